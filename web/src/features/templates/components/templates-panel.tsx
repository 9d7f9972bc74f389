// Loaded when the panel is first opened.
import { createTemplateRequestSchema, MESSAGES, type Template } from '@smart-listings/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { notifyError, notifyInfo, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { createTemplate, deleteTemplate, renameTemplate } from '../api/change-templates.ts';
import { refreshTemplates, templatesQuery } from '../api/list-templates.ts';
import { NameDialog } from './name-dialog.tsx';

export type TemplateForm = Template['formData'];

interface Props {
  /** The form as it stands: what a new template is made of. */
  readForm: () => unknown;
  /** Fills the form. */
  onApply: (form: TemplateForm, name: string) => void;
}

type Dialog = { kind: 'save'; itemName: string } | { kind: 'rename'; template: Template };

/** The account's templates: apply, save, rename, delete. */
export function TemplatesPanel({ readForm, onApply }: Props) {
  const client = useQueryClient();
  const query = useQuery(templatesQuery);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);

  function openSave() {
    const form = createTemplateRequestSchema.shape.formData.safeParse(readForm());
    if (form.success) setDialog({ kind: 'save', itemName: form.data.itemName });
    else notifyError(MESSAGES.templateMissing);
  }

  async function save(name: string) {
    const template = createTemplateRequestSchema.parse({ name, formData: readForm() });
    await createTemplate(template);
    await refreshTemplates(client);
    notifySuccess(`Template “${name}” saved.`);
  }

  async function rename({ id }: Template, name: string) {
    await renameTemplate(id, name);
    await refreshTemplates(client);
  }

  async function remove({ id, name, formData }: Template) {
    try {
      await deleteTemplate(id);
    } catch (error) {
      return notifyError(messageOf(error));
    }
    await refreshTemplates(client);
    // The pressed button has gone with its row.
    saveButton.current?.focus();
    notifyInfo(`Template “${name}” deleted.`, {
      action: { label: 'Undo', onClick: () => void bringBack({ name, formData }) },
    });
  }

  async function bringBack(template: Pick<Template, 'name' | 'formData'>) {
    await createTemplate(template).catch(() => notifyError(MESSAGES.templateFailed));
    await refreshTemplates(client);
  }

  return (
    <section aria-label="Templates" className="rounded-md border border-line">
      {query.isPending && <p className="px-3 py-2.5 text-note text-soft">Loading your templates…</p>}
      {query.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-2 px-3 py-2 text-note text-bad">
          Your templates could not be loaded.
          <Button size="small" onClick={() => query.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {query.data?.length === 0 && (
        <p className="px-3 py-2.5 text-note text-soft">
          No templates yet. Fill in what your items have in common, and save it as one.
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <ul className="max-h-56 overflow-y-auto [scrollbar-width:thin]">
          {query.data.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              onApply={() => onApply(template.formData, template.name)}
              onRename={() => setDialog({ kind: 'rename', template })}
              onDelete={() => remove(template)}
            />
          ))}
        </ul>
      )}
      <div className="border-t border-line px-2 py-1.5 first:border-0">
        <Button ref={saveButton} look="quiet" size="small" onClick={openSave}>
          <BookmarkPlus aria-hidden className="size-4" />
          Save this form as a template
        </Button>
      </div>
      {dialog?.kind === 'save' && (
        <NameDialog
          title="Save as template"
          description="The form as it stands now, to start the next item of its kind from."
          name={dialog.itemName}
          onSave={save}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'rename' && (
        <NameDialog
          title="Rename template"
          name={dialog.template.name}
          onSave={(name) => rename(dialog.template, name)}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}

interface RowProps {
  template: Template;
  onApply: () => void;
  onRename: () => void;
  onDelete: () => void;
}

function TemplateRow({ template: { name, formData }, onApply, onRename, onDelete }: RowProps) {
  return (
    <li className="flex items-center gap-0.5 border-t border-line pr-1.5 first:border-0">
      <button
        type="button"
        aria-label={`Apply ${name}`}
        onClick={onApply}
        className="min-w-0 flex-1 px-3 py-1.5 text-left hover:bg-sunken max-lg:min-h-11"
      >
        <span className="bidi block truncate text-sm font-semibold">{name}</span>
        <span className="block truncate text-note text-soft">
          {[formData.platform, formData.itemName].filter(Boolean).join(' · ')}
        </span>
      </button>
      <IconButton label={`Rename ${name}`} className="max-lg:size-11" onClick={onRename}>
        <Pencil aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={`Delete ${name}`} className="max-lg:size-11" onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}
