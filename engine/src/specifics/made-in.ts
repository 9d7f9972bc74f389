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

/** The country, in the seller's words, and whether a clause says it and nothing else; null where none is said. */
export function madeIn({ name, sentences, language }: Item): { place: string; isAlone: boolean } | null {
  const named = tokenise(name);
  const texts = [{ raw: name, tokens: named, cues: cuesIn(named, language) }, ...sentences];
  for (const { raw, tokens, cues } of texts) {
    for (const [at] of tokens.entries()) {
      const lead = MADE_IN.find((words) => words.every((word, offset) => tokens[at + offset]?.key === word));
      const from = at + (lead?.length ?? 0);
      const to = lead === undefined ? from : placeEnd(tokens, from);
      if (to > from && polarityOf(cues, at, to) === 'asserted')
        return {
          place: raw.slice(tokens[from]?.start, tokens[to - 1]?.end),
          isAlone: isEnd(tokens[at - 1]) && isEnd(tokens[to]),
        };
    }
  }
  return null;
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'mark';
}

function placeEnd(tokens: readonly Token[], from: number): number {
  const isName = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
  // "made in germany, laces replaced": where nothing has a capital, the one word up to the next mark.
  const isSmall = tokens.slice(0, from + 1).every(({ text }) => text === text.toLowerCase());
  const next = tokens[from + 1];
  if (isSmall && tokens[from]?.kind === 'word' && (next === undefined || next.kind === 'mark'))
    return from + 1;
  const end = namesEnd(from);
  // "Made in Sheffield, England".
  const country = tokens[end]?.text === ',' ? namesEnd(end + 1) : end;
  const isWhole = country > end + 1 && (tokens[country] === undefined || tokens[country]?.kind === 'mark');
  return end > from && isWhole ? country : end;

  function namesEnd(start: number): number {
    let to = start;
    while (to < start + MOST_WORDS && isName(tokens[to])) to += 1;
    return to;
  }
}
