import { useWatch } from 'react-hook-form';
import type { FormValues } from '../../features/generator/draft.ts';
import type { ListingFormControl } from '../../features/generator/use-listing-form.ts';
import { PhotosField } from '../../features/photos/components/photos-field.tsx';
import type { FillableForm } from '../../features/photos/findings.ts';
import type { PhotosControl } from '../../features/photos/use-photos.ts';

interface Props {
  photos: PhotosControl;
  form: ListingFormControl;
  onFill: (values: FormValues, message: string) => void;
}

const FILLED = ['platform', 'condition', 'itemName', 'make', 'modelNumber', 'features', 'keywords'] as const;

/** The photos as the head of the generator's form, which they fill. */
export function HomePhotos({ photos, form, onFill }: Props) {
  const { control, getValues, setValue, formState } = form;
  const platform = useWatch({ control, name: 'platform' });

  function change(values: FillableForm) {
    const before = getValues();
    for (const name of FILLED) {
      if (values[name] === before[name]) continue;
      setValue(name, values[name], { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  }

  return (
    <PhotosField
      photos={photos}
      platform={platform}
      form={{
        read: getValues,
        fill: (values, message) => onFill({ ...getValues(), ...values }, message),
        change,
      }}
    />
  );
}
