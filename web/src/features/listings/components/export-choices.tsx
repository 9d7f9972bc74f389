import { Tick } from './tick.tsx';

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
      <Tick checked={choice.branding} onChange={(branding) => onChange({ ...choice, branding })}>
        Include "Powered by" branding
      </Tick>
      <Tick checked={choice.specifics} onChange={(specifics) => onChange({ ...choice, specifics })}>
        With category and item specifics
      </Tick>
    </>
  );
}
