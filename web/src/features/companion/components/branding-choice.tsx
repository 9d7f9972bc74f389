import { ProBadge } from '../../../ui/pro-badge.tsx';

/** Without Pro the branding line always goes along: the box stays ticked and leads to the plans. */
export function BrandingChoice({ onUpgrade }: { onUpgrade: () => void }) {
  return (
    <label className="flex min-h-8 w-fit items-center gap-2 text-[13px] text-soft">
      <input type="checkbox" checked onChange={onUpgrade} className="size-4 accent-ink" />
      Include "Powered by" branding
      <ProBadge />
    </label>
  );
}
