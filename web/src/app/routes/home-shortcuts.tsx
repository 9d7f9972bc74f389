// In the built page from the start; its code comes after the form's.
import { type Capability, can, STORAGE_KEYS } from '@smart-listings/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CompetitionShortcut } from '../../features/competition/components/competition-shortcut.tsx';
import type { FormValues } from '../../features/generator/draft.ts';
import type { KeptItem } from '../../features/generator/kept-items.ts';
import { FORM_ID } from '../../features/generator/use-listing-form.ts';
import { useOnceKnown, useVisitor } from '../../features/session/use-me.ts';
import { TemplatesShortcut } from '../../features/templates/components/templates-shortcut.tsx';
import { readText } from '../../lib/storage.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';

const DeviceOffer = lazy(() =>
  import('../../features/generator/components/device-offer.tsx').then((module) => ({
    default: module.DeviceOffer,
  })),
);

const EarlierItems = lazy(() =>
  import('../../features/generator/components/earlier-items.tsx').then((module) => ({
    default: module.EarlierItems,
  })),
);

interface Props {
  readForm: () => FormValues;
  /** Fills the form, with a sentence that says so. */
  onApply: (values: FormValues, message: string) => void;
  onAnalyze: () => void;
  onUpgrade: () => void;
  /** Whether items were left for the next one on this device. */
  hasEarlier: boolean;
  onEarlier: (item: KeptItem) => void;
  /** Hears whether the AI of this browser is to write. */
  onHere: (here: boolean) => void;
}

/** What spares typing: templates, what others write, and who is to write. */
export function HomeShortcuts({
  readForm,
  onApply,
  onAnalyze,
  onUpgrade,
  hasEarlier,
  onEarlier,
  onHere,
}: Props) {
  const visitor = useVisitor();
  const onceKnown = useOnceKnown();
  const [open, setOpen] = useState(false);
  const hasDeviceOffer = useDeviceOffer();
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
      <Link to={PATHS.tray} className={buttonClass({ size: 'small' })}>
        Tray for many items
      </Link>
      {hasEarlier && (
        <Suspense>
          <EarlierItems onOpen={onEarlier} />
        </Suspense>
      )}
      {hasDeviceOffer && (
        <Suspense>
          <DeviceOffer onChange={onHere} />
        </Suspense>
      )}
    </>
  );
}

/** Once somebody works with the form, where the browser has an AI; at once where it was chosen, even if it is gone. */
function useDeviceOffer(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (readText('local', STORAGE_KEYS.writer) === 'device') return setWanted(true);
    if (!('LanguageModel' in window)) return;
    const form = document.getElementById(FORM_ID);
    if (form?.contains(document.activeElement)) return setWanted(true);
    const look = () => setWanted(true);
    form?.addEventListener('focusin', look, { once: true });
    return () => form?.removeEventListener('focusin', look);
  }, []);
  return wanted;
}
