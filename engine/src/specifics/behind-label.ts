/** What a sentence says behind a label without a colon: "in der Farbe Silber", "color tostado", "modèle LADE". */

import { phraseAt } from '../categories/category-index.ts';
import { AND, ARTICLES, CUTS, INTO, SOFT_CUTS } from '../categories/name-words.ts';
import { type Clause, clauseOfEach, clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { IS } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { leadsToChoice } from '../values/loosely-said.ts';

/** Names of colours and of models are no longer, the strokes between two counted. */
const MOST_WORDS = 5;
const COLOURS: readonly WordClass[] = ['colour', 'shade', 'material'];
const ASIDE = ['missing', 'included', 'delivery'] as const;

/** The first thing that stands behind a label of the kind, in the seller's words; null where none does. */
export function behindLabel(item: Item, kind: 'colour' | 'model'): string | null {
  const own = new Set(tokenise(`${item.name} ${item.form.make}`).map(({ key }) => key));
  for (const { raw, tokens, cues } of item.sentences) {
    const clauses = clauseOfEach(clausesOf(tokens));
    // Asked once for each clause: one may hold a label in every other word.
    const aside = new Map<Clause | undefined, boolean>();
    const isPassed = (clause: Clause | undefined) => {
      const known = aside.get(clause) ?? isAside(tokens, clause);
      aside.set(clause, known);
      return known;
    };
    for (const [at] of tokens.entries()) {
      const label = labelAt(tokens, at);
      if (label?.kind !== kind || isPassed(clauses.get(at))) continue;
      // A part has a colour of its own, and no model.
      if (kind === 'colour' && !isOfItem(tokens, at, { own, language: item.language })) continue;
      // "The model number is X233H".
      const isSaid = kind === 'model' && IS.has(tokens[at + label.length]?.key ?? '');
      const from = at + label.length + (isSaid ? 1 : 0);
      // "Color-Skopar" is one word.
      if (raw.charAt(tokens[from - 1]?.end ?? 0) !== ' ') continue;
      const to = kind === 'colour' ? colourEnd(tokens, from, item.language) : modelEnd(tokens, from);
      if (
        to > from &&
        !leadsToChoice({ kind, to }, { tokens, cues }) &&
        polarityOf(cues, at, to) === 'asserted'
      )
        return capitalise(raw.slice(tokens[from]?.start, tokens[to - 1]?.end));
    }
  }
  return null;
}

/** Whether a clause speaks of what comes along, is missing or is sent. */
function isAside(tokens: readonly Token[], { from, to }: Clause = { from: 0, to: tokens.length }): boolean {
  return tokens
    .slice(from, to)
    .some((_, at) => entriesAt(tokens, from + at, ASIDE).some(({ weak }) => !weak));
}

/** Whether nothing but small words stands between a label and the item's own word, a mark or a value. */
function isOfItem(
  tokens: readonly Token[],
  label: number,
  { own, language }: { own: ReadonlySet<string>; language: Language },
): boolean {
  let at = label - 1;
  while (at >= 0 && !own.has(tokens[at]?.key ?? '') && isSmall(tokens[at], language)) at -= 1;
  const before = tokens[at];
  return (
    before === undefined ||
    before.kind !== 'word' ||
    own.has(before.key) ||
    entriesAt(tokens, at).length > 0 ||
    [language, 'en' as const].some((one) => phraseAt(tokens, at, one) !== null)
  );
}

function isSmall(token: Token | undefined, language: Language): boolean {
  const key = token?.key ?? '';
  return (
    INTO.has(key) ||
    ARTICLES.has(key) ||
    IS.has(key) ||
    CUTS[language].has(key) ||
    SOFT_CUTS[language].has(key) ||
    (token?.kind === 'word' && key.length <= 2)
  );
}

/** Where the colour ends that begins at `from`: known words of colours, or the one word that stands in their place. */
function colourEnd(tokens: readonly Token[], from: number, language: Language): number {
  const isColour = (at: number) => entriesAt(tokens, at, COLOURS).length > 0;
  const isName = (at: number) => {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.key.length <= 2 || isSmall(token, language)) return false;
    return entriesAt(tokens, at).length === 0 && labelAt(tokens, at) === null;
  };
  // "Color will fade": in English what has a colour stands behind it as often as the colour.
  if (language === 'en' && !isColour(from)) return from;
  if (language === 'de' && !isColour(from) && !/^\p{Lu}/u.test(tokens[from]?.text ?? '')) return from;
  if (!isColour(from) && !(isName(from) && endsPhrase(tokens, from + 1, language))) return from;
  let to = from + 1;
  while (to < from + MOST_WORDS) {
    if (isColour(to)) to += 1;
    // "Iron grey/Wild grape": what a stroke joins is one colour.
    else if (tokens[to]?.text === '/' && (isColour(to + 1) || isName(to + 1))) to += 2;
    else if (tokens[to - 2]?.text === '/' && isName(to)) to += 1;
    else break;
  }
  return to;
}

/** "El color puede variar": a word of a sentence goes on, and one that stands as a value ends there. */
function endsPhrase(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  return (
    token === undefined ||
    token.kind === 'mark' ||
    token.key === AND[language] ||
    entriesAt(tokens, at, COLOURS).length > 0 ||
    labelAt(tokens, at) !== null ||
    // German names stand before their verb: "in der Farbe Space Grau erstrahlt".
    language === 'de'
  );
}

/** "1m81": how tall the wearer is. */
const FIRST_OF_MODEL = /^\p{Lu}|^\d{3,}/u;

/** Where the name of a model ends: words with capitals and codes; in a line of capitals codes alone. */
function modelEnd(tokens: readonly Token[], from: number): number {
  const isShouted = tokens.every(({ text }) => text === text.toUpperCase());
  if (!FIRST_OF_MODEL.test(tokens[from]?.text ?? '')) return from;
  let to = from;
  while (to < from + MOST_WORDS) {
    const token = tokens[to];
    if (token === undefined || token.kind === 'mark') break;
    // "U Symbol": a letter with a capital is a word of no language.
    const isLetter = /^\p{Lu}$/u.test(token.text);
    if (!isLetter && (entriesAt(tokens, to).length > 0 || labelAt(tokens, to) !== null)) break;
    if (token.kind === 'word' && (!/^\p{Lu}/u.test(token.text) || (isShouted && token.key.length > 2))) break;
    to += 1;
  }
  const words = tokens.slice(from, to);
  return words.some(({ text }) => /\p{L}{2}|\p{L}\p{N}|\p{N}\p{L}/u.test(text)) ? to : from;
}
