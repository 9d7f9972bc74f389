/** Where a thing was made, as its text says: "Made in Italy", "gemaakt in Portugal". */
import { cuesIn, polarityOf } from '../language/cues.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import type { Item } from '../values/item.ts';

/** "Made in", in nine languages. */
const MADE_IN: readonly (readonly string[])[] = (
  'made in, manufactured in, hergestellt in, fabriqué en, fabriquée en, fabriqué au, hecho en, hecha en, fabricado en, ' +
  'fatto in, fatta in, prodotto in, prodotta in, gemaakt in, wyprodukowano w, zrobione w, feito em, feita em, ' +
  'fabricado em, tillverkad i, gjord i'
)
  .split(', ')
  .map((words) => tokenise(words).map(({ key }) => key));
const MOST_WORDS = 3;

/** The country, in the seller's words; null where none is said. */
export function madeIn({ name, sentences, language }: Item): string | null {
  const named = tokenise(name);
  const texts = [{ raw: name, tokens: named, cues: cuesIn(named, language) }, ...sentences];
  for (const { raw, tokens, cues } of texts) {
    for (const [at] of tokens.entries()) {
      const lead = MADE_IN.find((words) => words.every((word, offset) => tokens[at + offset]?.key === word));
      const from = at + (lead?.length ?? 0);
      const to = lead === undefined ? from : placeEnd(tokens, from);
      if (to > from && polarityOf(cues, at, to) === 'asserted')
        return raw.slice(tokens[from]?.start, tokens[to - 1]?.end);
    }
  }
  return null;
}

function placeEnd(tokens: readonly Token[], from: number): number {
  let to = from;
  const isName = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
  while (to < from + MOST_WORDS && isName(tokens[to])) to += 1;
  return to;
}
