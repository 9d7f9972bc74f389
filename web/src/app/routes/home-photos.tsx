import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { FormValues } from '../../features/generator/draft.ts';
import type { ListingFormControl } from '../../features/generator/listing-form.ts';
import { useFormValue } from '../../features/generator/use-listing-form.ts';
import { PhotosField } from '../../features/photos/components/photos-field.tsx';
import type { FillableForm } from '../../features/photos/findings.ts';
import { useAdding } from '../../features/photos/use-adding.ts';
import type { PhotosControl } from '../../features/photos/use-photos.ts';
import { SHARED } from '../../features/sharing/shared.ts';

interface Props {
  photos: PhotosControl;
  form: ListingFormControl;
  onFill: (values: FormValues, message: string) => void;
  /** The listing of before a reload has been looked for. */
  ready: boolean;
  /** Makes room for the next item; null while there is no listing of this one. */
  onNext: (() => void) | null;
}

const FILLED = ['platform', 'condition', 'itemName', 'make', 'modelNumber', 'features', 'keywords'] as const;

/** The photos as the head of the generator's form, which they fill. */
export function HomePhotos({ photos, form, onFill, ready, onNext }: Props) {
  const { getValues, setValue } = form;
  const platform = useFormValue(form, 'platform');
  const adding = useAdding(photos.open);
  useShared({ read: getValues, fill: onFill, addPhotos: adding.add, next: onNext }, ready);

  function change(values: FillableForm) {
    const before = getValues();
    for (const name of FILLED) if (values[name] !== before[name]) setValue(name, values[name]);
  }

  return (
    <PhotosField
      album={photos.album}
      adding={adding}
      platform={platform}
      form={{
        read: getValues,
        watch: form.subscribe,
        fill: (values, message) => onFill({ ...getValues(), ...values }, message),
        change,
      }}
    />
  );
}

/** Takes what another app has shared, when the address says that there is something, and only once. */
function useShared(
  form: Parameters<typeof import('./home-shared.ts').putSharedIntoForm>[0],
  ready: boolean,
): void {
  const [query, setQuery] = useSearchParams();
  const isShared = query.has(SHARED.parameter);
  const take = useEffectEvent(async () => {
    setQuery(
      (before) => {
        before.delete(SHARED.parameter);
        return before;
      },
      { replace: true },
    );
    const { putSharedIntoForm } = await import('./home-shared.ts');
    await putSharedIntoForm(form);
  });
  useEffect(() => {
    if (isShared && ready) void take();
  }, [isShared, ready]);
}
