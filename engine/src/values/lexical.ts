/** Classes whose members are words of the lexicon: colours, materials, patterns, departments, eras, editions. */
import type { ValueKind } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { HEAD_FIRST, LANGUAGES } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import type { Token } from '../language/token.ts';
import { entriesAt, isInLexicon, labelAt } from '../lexicon/lexicon.ts';
import { type LexiconEntry, LIKENESS_CLASSES, type WordClass } from '../lexicon/word-classes.ts';
import type { FoundValue } from './found-value.ts';

const CLASSES = LIKENESS_CLASSES satisfies readonly (WordClass & ValueKind)[];
type Lexical = (typeof CLASSES)[number];

/** Words that belong to a value behind them: a shade to a colour, a grade to a material. */
const BEFORE: Readonly<Partial<Record<Lexical, readonly WordClass[]>>> = {
  colour: ['shade', 'colour', 'material'],
  material: ['grade'],
};
const MOST_MODIFIERS = 2;
/** "Knit white": stuffs have a colour of their own, ways of making none. */
const WAYS_OF_MAKING: ReadonlySet<string> = new Set(['knit', 'lace']);

/** The value that begins at token `at`, with the words that belong to it ("dark navy", "solid oak"); or null. */
export function readLexical(tokens: readonly Token[], at: number): FoundValue | null {
  const first = tokens[at];
  if (first === undefined || !isInLexicon(first)) return null;
  return readModified(tokens, at) ?? readPlain(tokens, at);
}

function readPlain(tokens: readonly Token[], at: number): FoundValue | null {
  const [first, ...others] = entriesAt(tokens, at, CLASSES);
  // "Ange en cuivre": a stuff that a colour is called for is itself behind what leads to stuffs.
  const stuff =
    first?.class === 'colour' && MADE_OF.has(tokens[at - 1]?.key ?? '')
      ? others.find((other) => other.class === 'material' && other.length === first.length)
      : undefined;
  const entry = stuff ?? first;
  // "Lace up": how a thing is made, in words that begin like a stuff.
  if (entry !== undefined && (entriesAt(tokens, at, ['grade'])[0]?.length ?? 0) > entry.length) return null;
  return entry === undefined ? null : found(entry, tokens, at);
}

/** "Of", before what a thing is made of; "in" leads to colours as well. */
const MADE_OF: ReadonlySet<string> = new Set('of aus en di de van z ze em av'.split(' '));

function found(entry: LexiconEntry, tokens: readonly Token[], at: number): FoundValue | null {
  const own = CLASSES.find((name) => name === entry.class);
  if (own === undefined) return null;
  const kind = own === 'material' && isColourOf(tokens, at + entry.length) ? 'colour' : own;
  const said = tokens[at];
  // English does not inflect them; other languages' lists show the word as the dictionary does, with the seller's accents.
  const base = said?.key === fold(entry.base) ? said.text.toLowerCase() : entry.base;
  const value = entry.language === 'en' ? '' : capitalise(base);
  return { kind, value, means: entry.means, from: at, to: at + entry.length, weak: entry.weak };
}

/** "Mahogany colour" is no wood; "lana color panna" is wool, whose colour follows. */
function isColourOf(tokens: readonly Token[], at: number): boolean {
  const label = labelAt(tokens, at);
  return label?.kind === 'colour' && entriesAt(tokens, at + label.length, ['colour', 'shade']).length === 0;
}

/** A shade, a grade, or a word that is as often something else ("pine", "rose") before a sure colour or material. */
function readModified(tokens: readonly Token[], at: number): FoundValue | null {
  let end = at;
  const modifiers: LexiconEntry[] = [];
  while (modifiers.length < MOST_MODIFIERS) {
    const modifier = entriesAt(tokens, end, ['shade', 'grade', 'colour', 'material']).find(
      (entry) =>
        (entry.weak && !WAYS_OF_MAKING.has(entry.means)) ||
        entry.class === 'shade' ||
        entry.class === 'grade',
    );
    if (modifier === undefined) break;
    modifiers.push(modifier);
    end += modifier.length;
  }
  if (modifiers.length === 0) return null;
  const last = modifiers.at(-1);
  // "Solid beech": what has a grade is a stuff, though its word is as often something else.
  const graded = last?.class === 'material' && modifiers.at(-2)?.class === 'grade' ? last : undefined;
  const sure = entriesAt(tokens, end, CLASSES).find(({ weak }) => !weak);
  if (sure === undefined && graded !== undefined) end -= modifiers.pop()?.length ?? 0;
  const head = sure ?? graded;
  const kind = CLASSES.find((name) => name === head?.class);
  if (head === undefined || kind === undefined) return null;
  if (!modifiers.every((modifier) => BEFORE[kind]?.includes(modifier.class))) return null;
  // "Piel negra": where adjectives stand behind, the stuff is the noun, and the colour is what it is like.
  if (
    kind === 'colour' &&
    modifiers.some(({ class: name, language }) => name === 'material' && isHeadFirst(language))
  )
    return null;
  return {
    kind,
    value: '',
    means: phraseOf(tokens, at, end + head.length),
    from: at,
    to: end + head.length,
    weak: false,
  };
}

function isHeadFirst(language: LexiconEntry['language']): boolean {
  return LANGUAGES.some((one) => one === language && HEAD_FIRST.has(one));
}

function phraseOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ');
}

const DECADE = /^(?:(?:1[6-9]|20)\d0|\d0)(?:s|er|er-jahre)$/;
const YEAR = /^(?:1[6-9]\d\d|20[0-3]\d)$/;

/** A decade: "1980s", "80s", "80er". */
export function readDecade(tokens: readonly Token[], at: number): FoundValue | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'word' || !DECADE.test(token.key)) return null;
  return { kind: 'era', value: '', means: token.key, from: at, to: at + 1 };
}

const MONEY = /^(?:[€$£]|eur|euros?|dollars?|pounds?|zł|pln|kr|sek)$/i;

/** A year; only where its place says that it is one (a label, or a clause of values). */
export function readYear(tokens: readonly Token[], at: number): FoundValue | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'number' || !YEAR.test(token.text)) return null;
  // "Was 2000€", "$1999": a price.
  if (MONEY.test(tokens[at + 1]?.text ?? '') || /^[€$£]$/.test(tokens[at - 1]?.text ?? '')) return null;
  // "Datejust 1601": numbers of things are as high, and few things as old; a label says which it is.
  if (token.text < OLDEST_SURE) return null;
  return { kind: 'era', value: '', means: token.text, from: at, to: at + 1 };
}

const OLDEST_SURE = '1880';
