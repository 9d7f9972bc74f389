import { ChevronDown, LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import type { TemplateForm } from './templates-panel.tsx';

const TemplatesPanel = lazy(() =>
  import('./templates-panel.tsx').then((module) => ({ default: module.TemplatesPanel })),
);

interface Props {
  readForm: () => unknown;
  onApply: (form: TemplateForm, name: string) => void;
}

/** Opens the templates in the form's place for shortcuts. */
export function TemplatesShortcut({ readForm, onApply }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        <LayoutTemplate aria-hidden className="size-4" />
        Templates
        <ChevronDown aria-hidden className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
      </Button>
      {open && (
        <div className="order-last w-full min-w-0">
          <ErrorBoundary message="The templates could not be shown. See whether you are online, and reload the page.">
            <Suspense fallback={<p className="text-[13px] text-soft">Loading your templates…</p>}>
              <TemplatesPanel readForm={readForm} onApply={onApply} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </>
  );
}
