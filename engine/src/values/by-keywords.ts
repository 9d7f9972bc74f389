/** Likely values that the seller's keywords say too: of two places that agree neither is a chance. */
import type { Category } from '../categories/category.ts';
import type { Language } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { type DraftValue, meansOf } from './draft.ts';
import { readValues } from './read-values.ts';

/** What a thing is like and how large it is; a make among keywords is as often a rival's, and who it is for has its own rule. */
const KINDS: ReadonlySet<DraftValue['kind']> = new Set([
  'colour',
  'material',
  'pattern',
  'era',
  'edition',
  'size',
  'measurement',
]);

/** `values` with those certain that a text says in a longer clause and a keyword of the seller says as well. */
export function withSaidTwice(
  values: readonly DraftValue[],
  { category, language }: { category: Category | null; language: Language },
): readonly DraftValue[] {
  const asks = category?.asks ?? [];
  const sized = category === null ? null : asks.includes('size');
  const said = new Set(
    values
      .filter(({ kind, polarity }) => kind === 'keyword' && polarity === 'asserted')
      .flatMap(({ value: text }) =>
        readValues({ text, tokens: tokenise(text) }, { loose: true, sized, named: false, asks, language }),
      )
      // The "coffee" of a coffee mug is no brown.
      .filter(({ weak }) => weak !== true)
      .map(({ kind, value, means }) => `${kind} ${meansOf(kind, means === '' ? value : means)}`),
  );
  return values.map((value) =>
    value.certainty === 'likely' &&
    value.polarity === 'asserted' &&
    KINDS.has(value.kind) &&
    said.has(`${value.kind} ${value.means}`)
      ? { ...value, certainty: 'certain' as const }
      : value,
  );
}
