/** Which facts a text says, by their words. */
import type { Fact, ListingText } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';
import { rememberLast, rememberOne } from '../text/remember.ts';
import { eachKey } from './keys.ts';

const ENOUGH = 0.75;
// 'size M' is said by 'M'.
const LABELS = new Set(['size', 'the', 'a', 'gr', 'taille', 'talla', 'rozmiar', 'maat', 'taglia', 'tamanho']);

/** The words of a short text, in their order. */
export const keysOf = rememberLast((text): readonly string[] => {
  const keys: string[] = [];
  eachKey(text, (key) => keys.push(key));
  return keys;
});

/** The words of texts, lower case and without apostrophes. */
export function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  const put = (key: string) => words.add(key);
  for (const text of texts) eachKey(text, put);
  return words;
}

/** The words that say each fact, in the ledger's order. */
const factWords = rememberOne((ledger: Ledger): readonly (readonly string[])[] =>
  ledger.facts.map(({ value }) => {
    const keys: string[] = [];
    eachKey(value, (key) => {
      if (!LABELS.has(key)) keys.push(key);
    });
    return keys;
  }),
);

/** The facts whose words stand in a text: most of them, since a text may leave out a 'the'. */
export function factsSaid(ledger: Ledger, words: ReadonlySet<string>): ReadonlySet<Fact> {
  const said = new Set<Fact>();
  factWords(ledger).forEach((keys, index) => {
    let found = 0;
    for (const key of keys) if (words.has(key)) found += 1;
    const fact = ledger.facts[index];
    if (fact && found >= keys.length * ENOUGH) said.add(fact);
  });
  return said;
}

/** All three fields' words. */
export function listingWords({ title, description, tags }: ListingText): ReadonlySet<string> {
  return wordsOf([title, description, ...tags]);
}
