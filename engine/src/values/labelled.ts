/** Lines with the marketplaces' own labels: "Colour: Navy", "Taille : M", also several on one line. */
import { isSpacedDash } from '../language/clauses.ts';
import { capitalise } from '../language/tidy.ts';
import type { Token } from '../language/token.ts';
import { isUnit, readMeasures } from '../language/units.ts';
import type { Label } from '../lexicon/known-word.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { IS } from '../lexicon/speech-words.ts';
import type { FoundValue } from './found-value.ts';
import { saysNothing } from './says-nothing.ts';

// What a label says in more words than these is a description.
const MOST_TOKENS = 6;
/** Three materials with their shares. */
const MOST_OF_BLEND = 12;
const QUOTE = /^["“”„«»]$/;
const END = /^[,;.|•\n]$/;
const PICTURE = /^(?![©®™\d#*])\p{Extended_Pictographic}/u;
// They have readers of their own, which need a unit or a code.
const ELSEWHERE: ReadonlySet<string> = new Set([
  'measurement',
  'identifier',
  'condition',
  'keyword',
  'audience',
  'name',
]);

/** Every "label: value" of a sentence, in order. */
export function readLabelled(tokens: readonly Token[], raw: string): readonly FoundValue[] {
  const found: FoundValue[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const label = labelAt(tokens, at);
    if (label === null || ELSEWHERE.has(label.kind)) continue;
    const named = namedMake(tokens, at, label);
    if (named !== null) {
      found.push({ kind: 'brand', value: '', means: '', from: at + label.length, to: named });
      at = named - 1;
      continue;
    }
    const sign = tokens[at + label.length];
    const quoted = label.kind === 'brand' && sign !== undefined && QUOTE.test(sign.text);
    if (sign === undefined || !(quoted || /^[:=：]$/.test(sign.text))) continue;
    const from = at + label.length + 1;
    const to = quoted ? quoteEnd(tokens, from) : contentEnd(tokens, from);
    if (to <= from || to - from > (label.kind === 'material' ? MOST_OF_BLEND : MOST_TOKENS)) continue;
    const words = raw.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0).replace(/\s+/g, ' ');
    if (isProse(tokens, { from, to }, label) || saysNothing(tokens, from, to)) continue;
    // "Rok: S": what has neither a number nor a word of eras tells no age.
    if (label.kind === 'era' && !/\d/.test(words) && !hasEra(tokens, from, to)) continue;
    // "Size: 7 x 4.7 in", 'Screen size 14"': sides, and an amount with its unit, are measured.
    if (
      label.kind === 'size' &&
      (/^\d[\d.,]*\s*(?:[x×*]\s*\d|["″”])/iu.test(raw.slice(tokens[from]?.start ?? 0)) ||
        // "Size: roughly 75 x 90cm"
        /\d\s*[x×*]\s*\d/iu.test(words))
    )
      continue;
    // "Size: ca. 180 cm": what has no number and is no letter of sizes is none.
    if (
      label.kind === 'size' &&
      (!(/\d|^[xsml/ -]+$/i.test(words) || SIZE_WORDS.test(words)) || isMeasured(words))
    )
      continue;
    // "Size: 24 Zoll": what is longer than a size's letters is a word.
    const value =
      label.kind === 'size'
        ? inLetters(words).replace(/(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu, (word) =>
            isUnit(word) && !/^[ml]$/i.test(word) ? word : word.toUpperCase(),
          )
        : capitalise(words);
    const means = (label.kind === 'size' ? inLetters(words) : words).toLowerCase();
    found.push({ kind: label.kind, value, means, from: at, to });
    at = to - 1;
  }
  return found;
}

function hasEra(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((_, index) => entriesAt(tokens, from + index, ['era']).length > 0);
}

/** Labels behind which a value stands, and no sentence. */
const OF_VALUES: ReadonlySet<string> = new Set(['size', 'era', 'colour']);
const FEWEST_OF_PROSE = 2;

/** "Size: I've made it as 3-6 months", "Époque : je dirais entre 1900 et 1940": a sentence, and no value. */
function isProse(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  { kind }: Label,
): boolean {
  if (!OF_VALUES.has(kind)) return false;
  let joiners = 0;
  for (let at = from; at < to; at += 1) {
    if (entriesAt(tokens, at, ['size', 'era', 'colour', 'shade', 'department']).length > 0) continue;
    if (entriesAt(tokens, at, ['joiner']).length > 0) joiners += 1;
  }
  return joiners >= FEWEST_OF_PROSE;
}

/** "Size: 4.5 cm across" says how large it is; "Size: 54 cm" is the size of a bike. */
function isMeasured(words: string): boolean {
  return readMeasures(words).some(({ end }) => /\p{L}/u.test(words.slice(end)));
}

/** Letters of sizes written out, as labels have them in every language. */
const SIZE_WORDS = /^(?:x+-? ?|extra[ -])*(?:small|medium|large)$/iu;

function inLetters(words: string): string {
  if (!SIZE_WORDS.test(words)) return words;
  return words
    .replace(/extra[ -]?/giu, 'x')
    .replace(/(small|medium|large)$/iu, (word) => word.charAt(0))
    .replace(/[ -]/gu, '');
}

const ENGLISH_LABELS: ReadonlySet<string> = new Set(['brand', 'make', 'maker', 'manufacturer']);

/** Where the make ends that stands with a capital right behind its label, "marca Sebago"; null where none does. */
function namedMake(tokens: readonly Token[], at: number, { kind, length }: Label): number | null {
  if (kind !== 'brand') return null;
  // "Boden brand Rosamund heels": the make stands before its label.
  for (let from = Math.max(0, at - MOST_TOKENS); from < at; from += 1) {
    const brand = brandAt(tokens, from);
    if (brand !== null && from + brand.length === at) return null;
  }
  // "Brand Name Purse": in an English title every word has a capital; elsewhere a line may begin with its label.
  const opens = (at === 0 || tokens[at - 1]?.kind === 'mark') && !ENGLISH_LABELS.has(tokens[at]?.key ?? '');
  if (!opens && !/^\p{Ll}/u.test(tokens[at]?.text ?? '')) return null;
  const from = at + length;
  let to = from;
  const isName = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
  while (to < from + MOST_TOKENS && isName(tokens[to]) && entriesAt(tokens, to).length === 0) to += 1;
  return to > from ? to : null;
}

/** Where a quotation ends that begins before `from`; `from` where it never does. */
function quoteEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < Math.min(tokens.length, from + MOST_TOKENS + 1); at += 1)
    if (QUOTE.test(tokens[at]?.text ?? '')) return at;
  return from;
}

/** Whether the words right before token `at` are a label of `kind`: "colour navy", "the colour is navy", "de la marque Sézane". */
export function standsBehindLabel(tokens: readonly Token[], at: number, kind: FoundValue['kind']): boolean {
  const end = IS.has(tokens[at - 1]?.key ?? '') ? at - 1 : at;
  for (let from = Math.max(0, end - LONGEST_LABEL); from < end; from += 1) {
    const label = labelAt(tokens, from);
    if (label !== null && label.kind === kind && from + label.length === end) return true;
  }
  return false;
}

const LONGEST_LABEL = 3;

function contentEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    // "Material: 80% wool, 20% polyester" goes on.
    if (
      token?.text === ',' &&
      /^\d/.test(tokens[at + 1]?.text ?? '') &&
      /%/.test(`${tokens[at + 1]?.text}${tokens[at + 2]?.text}`)
    )
      continue;
    if (token === undefined || END.test(token.text) || PICTURE.test(token.text) || isSpacedDash(tokens, at))
      return at;
    // "MacBook Pro (Nov. 2023)": a bracket that ends elsewhere is no part of the value.
    if (token.text === '(' && !isClosed(tokens, at)) return at;
    const label = labelAt(tokens, at);
    if (label !== null && /^[:=：]$/.test(tokens[at + label.length]?.text ?? '')) return at;
  }
  return tokens.length;
}

/** Whether a bracket ends before what is labelled does: of "(Nov. 2023)" the stop would leave the first half. */
function isClosed(tokens: readonly Token[], open: number): boolean {
  for (let at = open + 1; at < tokens.length; at += 1) {
    if (tokens[at]?.text === ')') return true;
    if (END.test(tokens[at]?.text ?? '')) return false;
  }
  return false;
}

/** "Colours: parchment, sage, plum", "colour: navy, grey": several pieces have one each, or the buyer chooses. */
export function isFirstOfMany({ kind, from, to }: FoundValue, tokens: readonly Token[]): boolean {
  if (kind !== 'colour' || tokens[to]?.text !== ',') return false;
  const label = tokens[from]?.key ?? '';
  return MANY_COLOURS.test(label) || entriesAt(tokens, to + 1, ['colour', 'shade']).length > 0;
}

/** The plurals among the labels of colours. */
const MANY_COLOURS = /^(?:colou?rs|farben|couleurs|colores|colori|kleuren|kolory|cores|farger)$/;

/** "Material: 80 % wool", not "Material: see photos": whether every word behind the label is one of materials. */
export function isOfMaterials({ kind, from, to }: FoundValue, tokens: readonly Token[]): boolean {
  if (kind !== 'material') return true;
  const label = labelAt(tokens, from)?.length ?? 0;
  let said = false;
  for (let at = from + label; at < to; at += 1) {
    if (tokens[at]?.kind !== 'word') continue;
    const [entry] = entriesAt(tokens, at, ['material', 'grade', 'shade', 'colour', 'joiner', 'filler']);
    if (entry === undefined) return false;
    said ||= entry.class === 'material';
    at += entry.length - 1;
  }
  return said;
}
