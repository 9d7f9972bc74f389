import { ChevronDown, LayoutTemplate } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { ProButton } from '../../../ui/pro-button.tsx';
import type { TemplateForm } from './templates-panel.tsx';

const TemplatesPanel = lazy(() =>
  import('./templates-panel.tsx').then((module) => ({ default: module.TemplatesPanel })),
);

interface Props {
  locked: boolean;
  open: boolean;
  onPress: () => void;
  readForm: () => unknown;
  onApply: (form: TemplateForm, name: string) => void;
}

/** Opens the templates in the form's place for shortcuts. */
export function TemplatesShortcut({ locked, open, onPress, readForm, onApply }: Props) {
  return (
    <>
      <ProButton locked={locked} aria-expanded={locked ? undefined : open} onClick={onPress}>
        <LayoutTemplate aria-hidden className="size-4" />
        Templates
        {!locked && (
          <ChevronDown aria-hidden className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
        )}
      </ProButton>
      {!locked && open && (
        <div className="order-last w-full min-w-0">
          <ErrorBoundary message="The templates could not be shown. See whether you are online, and reload the page.">
            <Suspense fallback={<p className="text-note text-soft">Loading your templates…</p>}>
              <TemplatesPanel readForm={readForm} onApply={onApply} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </>
  );
}
