/** A key of the keyboard, shown to those who have one. */
export function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      className="inline-flex size-4.5 items-center justify-center rounded-sm border border-line font-sans text-fine text-current uppercase pointer-coarse:hidden"
    >
      {name}
    </kbd>
  );
}
