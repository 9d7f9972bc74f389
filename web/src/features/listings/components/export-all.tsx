import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { ProButton } from '../../../ui/pro-button.tsx';
import { type ExportChoice, ExportChoices } from './export-choices.tsx';

interface Props {
  locked: boolean;
  busy: boolean;
  choice: ExportChoice;
  onChoice: (choice: ExportChoice) => void;
  onLocked: () => void;
  onExport: () => void;
}

/** Every listing of the account as one file, whatever the filters show. */
export function ExportAll({ locked, busy, choice, onChoice, onLocked, onExport }: Props) {
  const [open, setOpen] = useState(false);
  const label = busy ? 'Exporting...' : 'Export all';
  return (
    <>
      <ProButton
        locked={locked}
        disabled={busy}
        onClick={() => (locked ? onLocked() : setOpen(true))}
        className="max-lg:min-h-11"
      >
        <Download aria-hidden className="size-4" />
        {locked ? 'Export CSV' : label}
      </ProButton>
      {open && (
        <Modal
          open
          onClose={() => setOpen(false)}
          title="Export all listings"
          description="One CSV file with every listing of your account, for a spreadsheet or another tool."
        >
          <ExportChoices choice={choice} onChange={onChoice} />
          <div className="mt-4 flex justify-end gap-2">
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button
              look="accent"
              onClick={() => {
                setOpen(false);
                onExport();
              }}
            >
              Download CSV
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
