// In the built page from the start; its code comes after the form's.
import { can } from '@smart-listings/contract';
import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CompetitionShortcut } from '../../features/competition/components/competition-shortcut.tsx';
import type { FormValues } from '../../features/generator/draft.ts';
import { useVisitor } from '../../features/session/use-me.ts';
import { LockedButton } from '../../ui/locked-button.tsx';

const TemplatesShortcut = lazy(() =>
  import('../../features/templates/components/templates-shortcut.tsx').then((module) => ({
    default: module.TemplatesShortcut,
  })),
);

interface Props {
  readForm: () => FormValues;
  /** Fills the form, with a sentence that says so. */
  onApply: (values: FormValues, message: string) => void;
  onAnalyze: () => void;
  onUpgrade: () => void;
}

/** What spares typing: templates, and what others write. */
export function HomeShortcuts({ readForm, onApply, onAnalyze, onUpgrade }: Props) {
  const visitor = useVisitor();
  return (
    <>
      {can(visitor, 'useTemplates') ? (
        <Suspense>
          <TemplatesShortcut
            readForm={readForm}
            onApply={(values, name) => onApply(values, `“${name}” is in the form.`)}
          />
        </Suspense>
      ) : (
        <LockedButton onUpgrade={onUpgrade}>
          <LayoutTemplate aria-hidden className="size-4" />
          Templates
        </LockedButton>
      )}
      <CompetitionShortcut
        onAnalyze={can(visitor, 'analyzeCompetition') ? onAnalyze : null}
        onUpgrade={onUpgrade}
      />
    </>
  );
}
