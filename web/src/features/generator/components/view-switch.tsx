/** The listing to work on, or as the marketplace will show it. */
export function ViewSwitch({
  view,
  onChange,
}: {
  view: 'edit' | 'preview';
  onChange: (view: 'edit' | 'preview') => void;
}) {
  const look = (active: boolean) =>
    `min-h-8 pointer-coarse:min-h-11 rounded-sm px-3 text-note font-medium ${active ? 'bg-sheet border border-edge' : 'border border-transparent text-soft hover:text-ink'}`;
  return (
    <fieldset aria-label="View" className="flex rounded-md bg-sunken p-0.5">
      {(['edit', 'preview'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          className={look(view === name)}
          onClick={() => onChange(name)}
        >
          {name === 'edit' ? 'Edit' : 'Preview'}
        </button>
      ))}
    </fieldset>
  );
}
