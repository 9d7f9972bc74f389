import { Tick } from './tick.tsx';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Pro's choice whether a promotional line ends the file. */
export function BrandingBox({ checked, onChange }: Props) {
  return (
    <Tick checked={checked} onChange={onChange}>
      Include "Powered by" branding
    </Tick>
  );
}
