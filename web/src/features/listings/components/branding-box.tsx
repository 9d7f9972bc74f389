interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Pro's choice whether a promotional line ends the file. */
export function BrandingBox({ checked, onChange }: Props) {
  return (
    <label className="flex min-h-8 w-fit items-center gap-2 text-note max-lg:min-h-11 max-sm:w-full">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-ink"
      />
      Include "Powered by" branding
    </label>
  );
}
