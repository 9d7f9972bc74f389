import { Button } from '../../../ui/button.tsx';

/** Above a listing that no longer says what the form says. */
export function AheadNotice({ onGenerate }: { onGenerate: () => void }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-warn bg-warn-wash px-5 py-2.5 text-sm"
    >
      <span className="flex-1 basis-60">
        You changed the form. Generate again to bring the listing up to date.
      </span>
      <Button size="small" onClick={onGenerate}>
        Generate again
      </Button>
    </p>
  );
}
