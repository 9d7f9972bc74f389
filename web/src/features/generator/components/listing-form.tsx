import { CONDITIONS, LIMITS, type ListingForm, PLATFORMS } from '@smart-listings/contract';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { ListingFormControl } from '../listing-form.ts';
import { useHint } from '../use-hint.ts';
import { FIELDS_ID, FORM_ID, useFormErrors, useFormValue } from '../use-listing-form.ts';

interface Props {
  form: ListingFormControl;
  onGenerate: (form: ListingForm) => void;
  onClear: () => void;
  /** The hint above the fields. */
  hint: ReactNode;
  currency: ReactNode;
  /** The box of the seller's own words. */
  note: ReactNode;
  photos: ReactNode;
  /** Templates and what else spares typing. */
  shortcuts: ReactNode;
  /** The line with the button that sends the form. */
  actions: ReactNode;
}

export function ListingFormCard({
  form,
  onGenerate,
  onClear,
  hint,
  currency,
  note,
  photos,
  shortcuts,
  actions,
}: Props) {
  const { register, handleSubmit } = form;
  const errors = useFormErrors(form);
  const features = useHint(useFormValue(form, 'platform'));

  return (
    <form
      id={FORM_ID}
      // Sent before the page's code has come, the details must not end up in the address.
      method="dialog"
      noValidate
      onSubmit={handleSubmit(onGenerate)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
      aria-labelledby="form-title"
      // On a wide screen the part that scrolls wears the frame: it is closed at its end too.
      className="panel flex flex-col lg:border-0"
    >
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-2 border-b border-line py-2 pr-3 pl-5">
        <h2 id="form-title" className="text-base whitespace-nowrap">
          Your item
        </h2>
        <div className="flex items-center sm:gap-1">
          {currency}
          <Button
            look="quiet"
            size="small"
            onClick={onClear}
            className="whitespace-nowrap text-soft hover:text-ink max-sm:px-2"
          >
            Clear form
          </Button>
        </div>
      </div>
      {hint}
      {note}
      {photos}
      <details id={FIELDS_ID} open className="group/fields mt-3 border-t border-line">
        <summary className="flex min-h-11 items-center justify-between px-5 text-note font-semibold">
          Details
          <ChevronDown
            aria-hidden
            className="size-4 text-soft transition-transform group-open/fields:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-x-4 gap-y-3 px-5 pb-4 sm:grid-cols-2">
          <Field id="platform" label="Platform" required error={errors.platform}>
            {(props) => (
              <NativeSelect {...props} {...register('platform')}>
                <option value="">Choose where you sell</option>
                {PLATFORMS.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field id="condition" label="Condition" required error={errors.condition}>
            {(props) => (
              <NativeSelect {...props} {...register('condition')}>
                <option value="">Choose the condition</option>
                {CONDITIONS.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field id="itemName" label="Item name" required error={errors.itemName} className="sm:col-span-2">
            {(props) => (
              <input
                {...props}
                dir="auto"
                {...register('itemName')}
                autoComplete="off"
                placeholder="Canon EOS 600D + 18-55mm lens"
                className={inputClass}
              />
            )}
          </Field>
          <Field id="make" label="Make" error={errors.make}>
            {(props) => (
              <input
                {...props}
                dir="auto"
                {...register('make')}
                autoComplete="off"
                placeholder="Canon"
                className={inputClass}
              />
            )}
          </Field>
          <Field id="modelNumber" label="Model number" error={errors.modelNumber}>
            {(props) => (
              <input
                {...props}
                dir="auto"
                {...register('modelNumber')}
                autoComplete="off"
                placeholder="EOS 600D"
                className={inputClass}
              />
            )}
          </Field>
          <Field
            id="features"
            label="Features"
            required
            error={errors.features}
            hint={features}
            aside={<FeaturesCount form={form} />}
            className="sm:col-span-2"
          >
            {(props) => (
              <textarea
                {...props}
                dir="auto"
                {...register('features')}
                rows={5}
                placeholder={
                  '18 megapixel, flip out screen, kit lens is the EF-S 18-55mm IS II\nComes with battery, charger, neck strap and 16GB card\nRubber grip is lifting a bit by the thumb'
                }
                className={`${inputClass} max-h-[40vh] min-h-32 resize-y [field-sizing:content]`}
              />
            )}
          </Field>
          <Field id="targetBuyer" label="Target buyer" error={errors.targetBuyer}>
            {(props) => (
              <input
                {...props}
                dir="auto"
                {...register('targetBuyer')}
                autoComplete="off"
                placeholder="Beginners, photography students"
                className={inputClass}
              />
            )}
          </Field>
          <Field id="keywords" label="Keywords" error={errors.keywords}>
            {(props) => (
              <input
                {...props}
                dir="auto"
                {...register('keywords')}
                autoComplete="off"
                placeholder="dslr, starter camera, vlogging"
                className={inputClass}
              />
            )}
          </Field>
        </div>
      </details>
      <fieldset
        aria-label="Shortcuts"
        className="flex min-w-0 flex-wrap gap-2 border-t border-line px-5 py-3 empty:hidden"
      >
        {shortcuts}
      </fieldset>
      {errors.root && (
        <p role="alert" className="px-5 pb-3 text-sm text-bad">
          {errors.root}
        </p>
      )}
      {actions}
    </form>
  );
}

function FeaturesCount({ form }: { form: ListingFormControl }) {
  const used = [...useFormValue(form, 'features')].length;
  const max = LIMITS.form.features;
  if (used < 200) return null;
  return (
    <span className={`tabular text-note ${used > max ? 'font-semibold text-bad' : 'text-soft'}`}>
      {used.toLocaleString('en')} / {max.toLocaleString('en')}
    </span>
  );
}
