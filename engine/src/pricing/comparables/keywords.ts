import { fold, singular } from '../../language/fold.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;
const EMPTY = new Set(
  (
    'the a an and or with for of in on to from by at as is it this that your my w x uk eu us no not very new used pre owned preowned ' +
    'good great condition excellent mint vgc size small medium large xs s m l xl xxl free postage fast delivery shipping sale bargain ' +
    'look wow rare only mit und der die das für von in neu gebraucht guter zustand le la les de du des en et avec pour bon etat neuf ' +
    'el los las con y para nuevo usado buen estado il lo con per nuovo usato'
  ).split(' '),
);

interface Term {
  key: string;
  /** As the titles write it most often. */
  spellings: Map<string, number>;
  count: number;
}

export interface KeywordCount {
  keyword: string;
  count: number;
}

/** The words and pairs of words of one title, each once, by their folded singular. */
function termsOf(title: string): Map<string, string> {
  const words = [...title.matchAll(WORD)].map(([word]) => ({ word, key: singular(fold(word)) }));
  const terms = new Map<string, string>();
  words.forEach(({ word, key }, index) => {
    if (!isTelling(key)) return;
    terms.set(key, word);
    const next = words[index + 1];
    if (next && isTelling(next.key)) terms.set(`${key} ${next.key}`, `${word} ${next.word}`);
  });
  return terms;
}

function isTelling(key: string): boolean {
  return key.length > 1 && !EMPTY.has(key) && !/^\d{1,2}$/.test(key);
}

/**
 * The words that these titles share, most used first, with the number of titles that use each; counted, so
 * none is there that no title has. A pair that nearly always stands together takes the place of its words.
 */
export function countKeywords(titles: readonly string[], most: number): KeywordCount[] {
  const terms = new Map<string, Term>();
  for (const title of titles) {
    for (const [key, spelling] of termsOf(title)) {
      const term = terms.get(key) ?? { key, spellings: new Map<string, number>(), count: 0 };
      term.count += 1;
      term.spellings.set(spelling, (term.spellings.get(spelling) ?? 0) + 1);
      terms.set(key, term);
    }
  }
  const least = Math.max(2, Math.ceil(titles.length * 0.15));
  const frequent = [...terms.values()].filter(({ count }) => count >= least);
  const fixed = frequent.filter(({ key, count }) => key.includes(' ') && isFixed(key, count, terms));
  const pairs: Term[] = [];
  const inPairs = new Set<string>();
  // Each word goes into one pair: "combi drill", not "18V combi" and "drill boxed" beside it.
  for (const pair of fixed.sort((a, b) => b.count - a.count || numbersIn(a.key) - numbersIn(b.key))) {
    const words = pair.key.split(' ');
    if (words.some((word) => inPairs.has(word))) continue;
    pairs.push(pair);
    for (const word of words) inPairs.add(word);
  }
  return frequent
    .filter((term) => (term.key.includes(' ') ? pairs.includes(term) : !inPairs.has(term.key)))
    .sort((a, b) => b.count - a.count || a.key.localeCompare(b.key, 'en'))
    .slice(0, most)
    .map(({ spellings, count }) => ({ keyword: commonest(spellings), count }));
}

function isFixed(pair: string, count: number, terms: ReadonlyMap<string, Term>): boolean {
  return pair.split(' ').every((word) => count >= 0.75 * (terms.get(word)?.count ?? 0));
}

function numbersIn(pair: string): number {
  return pair.split(' ').filter((word) => /\d/.test(word)).length;
}

function commonest(spellings: ReadonlyMap<string, number>): string {
  const [first] = [...spellings].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'));
  return first?.[0] ?? '';
}
