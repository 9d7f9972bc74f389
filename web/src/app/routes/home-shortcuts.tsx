// In the built page from the start; its code comes after the form's.
import { type Capability, can } from '@smart-listings/contract';
import { useState } from 'react';
import { CompetitionShortcut } from '../../features/competition/components/competition-shortcut.tsx';
import type { FormValues } from '../../features/generator/draft.ts';
import { useOnceKnown, useVisitor } from '../../features/session/use-me.ts';
import { TemplatesShortcut } from '../../features/templates/components/templates-shortcut.tsx';

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
  const onceKnown = useOnceKnown();
  const [open, setOpen] = useState(false);
  const press = (feature: Capability, act: () => void) => () =>
    onceKnown((known) => (can(known, feature) ? act() : onUpgrade()));
  return (
    <>
      <TemplatesShortcut
        locked={!can(visitor, 'useTemplates')}
        open={open}
        onPress={press('useTemplates', () => setOpen((isOpen) => !isOpen))}
        readForm={readForm}
        onApply={(values, name) => onApply(values, `“${name}” is in the form.`)}
      />
      <CompetitionShortcut
        locked={!can(visitor, 'analyzeCompetition')}
        onPress={press('analyzeCompetition', onAnalyze)}
      />
    </>
  );
}
