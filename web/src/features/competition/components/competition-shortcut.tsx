import { Telescope } from 'lucide-react';
import { ProButton } from '../../../ui/pro-button.tsx';

interface Props {
  locked: boolean;
  onPress: () => void;
}

/** The form's button for the competitor snapshot. */
export function CompetitionShortcut({ locked, onPress }: Props) {
  return (
    <ProButton locked={locked} onClick={onPress}>
      <Telescope aria-hidden className="size-4" />
      Analyze competition
    </ProButton>
  );
}
