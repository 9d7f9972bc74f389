import { Button } from '../../../ui/button.tsx';

interface Props {
  value: string;
  /** What stands in the form; '' where it was taken out. */
  instead: string;
  onUse: () => void;
}

/** A kept finding that the seller's own words have kept out of the form, and the way to put it there. */
export function UseThis({ value, instead, onUse }: Props) {
  return (
    <div className="flex basis-full flex-wrap items-center justify-between gap-x-3 gap-y-1 text-note">
      <p className="min-w-0 [overflow-wrap:anywhere] text-warn">
        {instead === '' ? 'Not in the form.' : `The form says “${instead}”.`}
      </p>
      <Button size="small" aria-label={`Use this: ${value}`} onClick={onUse}>
        Use this
      </Button>
    </div>
  );
}
