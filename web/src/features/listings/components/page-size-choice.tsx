import { LISTING_PAGE_SIZES } from '@smart-listings/contract';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { type PageSize, pageSizeOf } from '../filters.ts';

interface Props {
  size: PageSize;
  onChange: (size: PageSize) => void;
}

/** How many listings a page holds. */
export function PageSizeChoice({ size, onChange }: Props) {
  return (
    <NativeSelect
      aria-label="Listings on a page"
      value={size}
      onChange={(event) => onChange(pageSizeOf(event.target.value) ?? size)}
    >
      {LISTING_PAGE_SIZES.map((count) => (
        <option key={count} value={count}>
          {count} on a page
        </option>
      ))}
    </NativeSelect>
  );
}
