import { Telescope } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { LockedButton } from '../../../ui/locked-button.tsx';

interface Props {
  /** null: locked. */
  onAnalyze: (() => void) | null;
  onUpgrade: () => void;
}

/** The form's button for the competitor snapshot. */
export function CompetitionShortcut({ onAnalyze, onUpgrade }: Props) {
  const content = (
    <>
      <Telescope aria-hidden className="size-4" />
      Analyze competition
    </>
  );
  if (!onAnalyze) return <LockedButton onUpgrade={onUpgrade}>{content}</LockedButton>;
  return (
    <Button size="small" onClick={onAnalyze}>
      {content}
    </Button>
  );
}
