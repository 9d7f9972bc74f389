import { ArrowDown } from 'lucide-react';
import { FORM_ID } from '../../features/generator/use-listing-form.ts';
import { buttonClass } from '../../ui/button.tsx';

export function HomeHero() {
  return (
    <section className="hero flex flex-wrap items-center gap-x-6 gap-y-3 pt-5 pb-4">
      <div className="min-w-0 flex-1 basis-[26rem]">
        <h1 className="text-[1.75rem] leading-8 sm:text-[2rem] sm:leading-9">Turbocharge Your Listings.</h1>
        <p className="mt-1.5 text-soft">
          From rough notes to a listing that keeps the platform’s rules, with every unsupported statement
          marked.
        </p>
      </div>
      <div className="flex items-center gap-3">
        <p className="text-note text-soft">No sign-up required to try it.</p>
        <a
          href={`#${FORM_ID}`}
          className={`${buttonClass({ look: 'outline' })} max-lg:hidden`}
          onClick={focusFirstEmptyField}
        >
          Generate My Listing
          <ArrowDown aria-hidden className="size-4" />
        </a>
      </div>
    </section>
  );
}

/** The hero's button leads into the form: to the first required field that is still empty. */
function focusFirstEmptyField() {
  const form = document.getElementById(FORM_ID);
  const fields = form?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? [];
  const empty = [...fields].find((field) => field.value.trim() === '');
  requestAnimationFrame(() => (empty ?? fields[0])?.focus());
}
