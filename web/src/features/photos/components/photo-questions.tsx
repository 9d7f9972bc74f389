// What photos cannot say, asked in two or three questions, each answered by one tap.
import { familyOfKind } from '@smart-listings/engine';
import { Chips } from '../../../ui/chips.tsx';
import type { AlbumState } from '../album-store.ts';
import type { FillableForm } from '../findings.ts';
import { noteKind } from '../last-used.ts';
import { KindQuestion } from './kind-question.tsx';

interface Props {
  state: AlbumState;
  form: FillableForm;
  onChange: (form: FillableForm) => void;
}

const CLOTHES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const SHOES = Array.from({ length: 11 }, (_, step) => `EU ${36 + step}`);
/** As they stand in the features, the seller's own word. */
const MARKS = [
  { label: 'None', value: 'No marks or damage' },
  { label: 'Light wear', value: 'Light signs of wear' },
  { label: 'A mark or damage…', value: '' },
];
const SPEAKS_OF_MARKS =
  /\b(?:marks?|damage|wear|worn|scratch|scuff|stain|hole|chip|crack|flaw|fault|kratzer|fleck|gebrauchsspuren)/i;

export function PhotoQuestions({ state: { reading, readingState }, form, onChange }: Props) {
  if (readingState.phase === 'running') return null;
  const family = familyOfKind(form.itemName);
  const isNamed = form.itemName.trim() !== '' && family !== null;
  const isSized = /\b(?:size|taille|grösse|größe|talla|taglia|maat)\b/i.test(form.features);
  const sizes = family === 'shoes' ? SHOES : family === 'clothing' ? CLOTHES : [];
  const add = (line: string) =>
    onChange({ ...form, features: [form.features, line].filter(Boolean).join('\n') });

  function name(kind: string) {
    noteKind(kind);
    onChange({ ...form, itemName: [form.itemName.trim(), kind].filter(Boolean).join(' ') });
  }

  function tellMarks(line: string) {
    if (line !== '') return add(line);
    // Only the seller knows where it is and how large.
    add('Marks: ');
    requestAnimationFrame(() => document.getElementById('features')?.focus());
  }

  const asksSize = isNamed && sizes.length > 0 && !isSized;
  const asksMarks = isNamed && !SPEAKS_OF_MARKS.test(form.features);
  if (isNamed && !asksSize && !asksMarks) return null;
  return (
    <section
      aria-label="What the photos do not say"
      className="flex flex-col gap-2.5 rounded-md bg-sunken p-3"
    >
      {!isNamed && (
        <KindQuestion findings={reading?.analysis.findings ?? []} platform={form.platform} onChoose={name} />
      )}
      {asksSize && (
        <Chips
          question="Which size?"
          note="As on the label."
          options={sizes.map((size) => ({ label: size, value: size }))}
          onChoose={(size) => add(`Size: ${size}`)}
        />
      )}
      {asksMarks && <Chips question="Any marks?" options={MARKS} onChoose={tellMarks} />}
    </section>
  );
}
