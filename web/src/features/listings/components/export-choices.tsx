import { Tick } from '../../../ui/tick.tsx';

/** How ticks stand in the bar. */
export const IN_BAR = 'max-sm:w-full sm:ml-2';

/** What stands in the exported file. */
export interface ExportChoice {
  /** Pro's choice whether a promotional line ends the file. */
  branding: boolean;
  /** Category and item specifics in two columns more. */
  specifics: boolean;
}

interface Props {
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
}

export function ExportChoices({ choice, onChange }: Props) {
  return (
    <>
      <Tick
        className={IN_BAR}
        checked={choice.branding}
        onChange={(branding) => onChange({ ...choice, branding })}
      >
        Include "Powered by" branding
      </Tick>
      <Tick
        className={IN_BAR}
        checked={choice.specifics}
        onChange={(specifics) => onChange({ ...choice, specifics })}
      >
        With category and item specifics
      </Tick>
    </>
  );
}
