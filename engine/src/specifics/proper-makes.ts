/** A make that no list knows: where nouns come first, names are written small but for what is a name. */
import { phraseAt } from '../categories/category-index.ts';
import { cuesIn, polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { certainValues, type Item } from '../values/item.ts';
import { behindLabel } from './behind-label.ts';

const SHORTEST = 3;
/** In a name where most words have capitals they say nothing. */
const MOST_SHARE = 0.5;

/** "Tondeuse électrique Sterwins", "Chemise Café Coton taille 41": the words with capitals inside the first clause of a name. */
export function properMake(item: Item): string | null {
  return makeInName(item) ?? makeOnLine(item);
}

const LONGEST_LINE = 3;

/** "Castaner" on a line of its own, and in a name "Castaner Zumba sandals". */
function makeOnLine({ name, sentences, language }: Item): string | null {
  // Every German noun has a capital.
  if (language === 'de') return null;
  const named = new Set(tokenise(name).map(({ text }) => text));
  const line = sentences.find(
    ({ form, tokens, cues }) =>
      form !== 'prose' &&
      cues.length === 0 &&
      tokens.length > 0 &&
      tokens.length <= LONGEST_LINE &&
      tokens.every(
        (token, at) => named.has(token.text) && isCapital(token) && isUnknown(tokens, at, language),
      ),
  );
  return line?.raw.trim() ?? null;
}

function isUnknown(tokens: readonly Token[], at: number, language: Language): boolean {
  const isWord = [language, 'en' as const].some((one) => phraseAt(tokens, at, one) !== null);
  return !isWord && entriesAt(tokens, at).length === 0 && labelAt(tokens, at) === null;
}

function makeInName(item: Item): string | null {
  const { name, language, languageKnown } = item;
  const noun = certainValues(item, 'type').find(({ from }) => from.field === 'itemName');
  if (noun === undefined || !languageKnown || !(HEAD_FIRST.has(language) || language === 'nl')) return null;
  const tokens = tokenise(name);
  const end = tokens.findIndex(({ kind, text }) => kind === 'mark' && !QUOTE.test(text));
  const clause = end === -1 ? tokens : tokens.slice(0, end);
  const all = tokens.filter(({ kind }) => kind === 'word');
  const capitals = all.slice(1).filter(isCapital);
  if (capitals.length === 0 || capitals.length > all.length * MOST_SHARE) return null;
  const isName = (at: number) => {
    const token = clause[at];
    return isCapital(token) && (token?.key.length ?? 0) >= SHORTEST && isUnknown(clause, at, language);
  };
  // What stands before the noun begins the name, and has its capital for that.
  const nounEnd = name.toLowerCase().indexOf(noun.value.toLowerCase()) + noun.value.length;
  const from = clause.findIndex(({ start }, at) => at > 0 && start >= nounEnd && isName(at));
  // "Bleu Câlin": behind another capital it is the end of a longer name.
  if (from === -1 || (from > 1 && isCapital(clause[from - 1]))) return null;
  let to = from + 1;
  while (isName(to)) to += 1;
  // "Bois de chauffage Toulouse centre": what goes on with a word of its own is no make.
  const next = clause[to];
  const goesOn = next?.kind === 'word' && entriesAt(clause, to).length === 0 && labelAt(clause, to) === null;
  const isOwn = polarityOf(cuesIn(tokens, language), from, to) === 'asserted';
  const words = name.slice(clause[from]?.start, clause[to - 1]?.end);
  const isModel = fold(behindLabel(item, 'model') ?? '') === fold(words);
  return goesOn || !isOwn || isModel ? null : words;
}

const QUOTE = /^["“”«»'’]$/u;

function isCapital(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}\p{L}/u.test(token.text);
}
