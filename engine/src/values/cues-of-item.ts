/** The cues of a sentence without those that only seem to speak of another thing: whose the item was, and who wears it. */
import type { Cue } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF } from '../lexicon/sentence-words.ts';
import type { SellerSentence } from './item.ts';
import { OWNERS } from './wearers.ts';

/** The cues of a sentence that are said of the item of that name. */
export function cuesOfItem(
  { tokens, cues }: Pick<SellerSentence, 'tokens' | 'cues'>,
  { nouns }: { /** Folded words that name the item. */ nouns: ReadonlySet<string> },
): readonly Cue[] {
  // "Meine alte Lederjacke": what is somebody's and is called as the item is, is the item.
  return cues.filter(
    ({ class: kind, at, from, to }) =>
      kind !== 'other' ||
      !OWNERS.has(tokens[at]?.key ?? '') ||
      !tokens.slice(from, to).some(({ key }) => nouns.has(key)),
  );
}

/** The same without those that say who wears it: "for girls in red, size 6" is no other thing's, "for kids bikes" is. */
export function cuesOfWorn(
  { tokens, cues }: Pick<SellerSentence, 'tokens' | 'cues'>,
  language: Language,
): readonly Cue[] {
  return cues.filter(
    ({ class: kind, at, end }) =>
      kind !== 'other' || !FOR.has(tokens[at]?.key ?? '') || !leadsToWearer(tokens, end, language),
  );
}

/** In nine languages: leads to who a thing is for. */
export const FOR: ReadonlySet<string> = new Set('for fur pour para per voor dla'.split(' '));

function leadsToWearer(tokens: readonly Token[], at: number, language: Language): boolean {
  const from = ARTICLES_OF[language].has(tokens[at]?.key ?? '') ? at + 1 : at;
  const length = entriesAt(tokens, from, ['department'])[0]?.length ?? 0;
  if (length === 0) return false;
  const next = tokens[from + length];
  return (
    next?.kind !== 'word' ||
    labelAt(tokens, from + length) !== null ||
    entriesAt(tokens, from + length, ['size', 'joiner', 'department']).length > 0
  );
}
