/** The models that an item's name says: product lines with their number, and codes. */
import { CUTS } from '../categories/name-words.ts';
import { type Cue, polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { type ItemDraft, meansOf } from './draft.ts';
import { isHalf, lineEnd } from './product-line.ts';
import type { ReadValue } from './read-values.ts';

/** A name as it is read. */
export interface NameParts {
  name: string;
  tokens: readonly Token[];
  cues: readonly Cue[];
}

/** "600D", "12V": as often an amount as a model. */
const AMOUNT = /^\d+(?:[.,]\d+)?\p{L}{1,3}$/u;

/** "P38", "N37": a size with the letter of its word. */
const SIZE_CODE = /^\p{L}\d{2}$/u;

/** Memory, wireless classes, sockets and plugs, lamp bases and norms: many makes sell what has the same code. */
const STANDARD =
  /^(?:(?:LP|G)?DDR\d\w?|PC\d\w*|(?:AC|AX|BE)\d+00|USB\d|HDMI\d|SATA\d|PCIE\d|RJ\d{2}|CAT\d\w?|LGA\d+|AM[2-5]\+?|MP[34]|H26[45]|IP[X\d]\d|(?:GU?|E|B)(?:10|14|22|27)|EURO\d)$/u;

/** Codes of letters and digits ("WH-1000XM4", "D7100") that no other class has taken. */
export function addModels(
  draft: ItemDraft,
  {
    name,
    tokens,
    cues,
    values,
    language,
    sized,
  }: NameParts & { values: readonly ReadValue[]; language: Language; sized: boolean },
): void {
  const given = draft.values.find(({ kind }) => kind === 'model');
  // "ProDesk 600 G2 Core i5-6500T": behind the name of the line the codes are those of parts.
  const make = values.find(({ kind }) => kind === 'brand');
  const line = make === undefined ? 0 : lineEnd(tokens, make.to, language);
  const isNamed = make !== undefined && tokens.slice(make.to, line).some(({ kind }) => kind !== 'word');
  for (const [at, token] of tokens.entries()) {
    if (
      token.kind !== 'code' ||
      token.text.length < 3 ||
      !/\p{Lu}/u.test(token.text) ||
      /\p{Ll}/u.test(token.text) ||
      AMOUNT.test(token.text) ||
      STANDARD.test(token.text) ||
      isHalf(tokens, at)
    )
      continue;
    if (values.some(({ from, to }) => at >= from && at < to)) continue;
    // Part of the model number that the seller gave, or its other spelling.
    if (given?.means.includes(meansOf('model', token.text)) === true) continue;
    // "SNK809?" in the field of the model: which it is is asked, and no other code answers that.
    const isAsked = given?.polarity === 'unsure';
    const from = codesBehind(tokens, make?.to ?? at, at);
    // "Rower with PM5 display": behind what leads to another thing a code is that thing's.
    const isLed = tokens
      .slice(0, at)
      .some(({ key, text }) => CUTS[language].has(key) || CUTS.en.has(key) || text === '+');
    draft.add(
      from === at
        ? { kind: 'model', value: token.text, means: token.key, from: at, to: at + 1 }
        : { kind: 'model', value: '', means: '', from, to: at + 1 },
      {
        certainty:
          isLed || isAsked || (isNamed && at >= line) || (sized && SIZE_CODE.test(token.text))
            ? 'likely'
            : 'certain',
        polarity: polarityOf(cues, at, at + 1),
        place: { field: 'itemName', text: name, tokens },
      },
    );
  }
}

/** "Bosch PSR 1800 LI-2": where the model begins that ends with the code at `at`, with nothing but codes behind the make. */
function codesBehind(tokens: readonly Token[], make: number, at: number): number {
  const isCode = ({ kind, text }: Token) =>
    kind === 'number' ||
    (kind === 'code' && !STANDARD.test(text)) ||
    (kind === 'word' && text.length > 1 && text === text.toUpperCase());
  return make < at && tokens.slice(make, at).every(isCode) ? make : at;
}

/** What ends the name of a product line. */
const BESIDE_LINE = ['colour', 'shade', 'condition', 'department', 'edition', 'other', 'deny'] as const;

/** A line of a make with its number, "iPhone 13", is a model; the make follows from it. */
export function addLine(draft: ItemDraft, value: ReadValue, { name, tokens, cues }: NameParts): void {
  const word = tokens[value.from];
  const make = fold(value.value);
  const said = tokens.slice(value.from, value.to).map(({ key }) => key);
  // "North Face" of The North Face is the make itself.
  const isMake =
    word !== undefined && (make.startsWith(word.key) || ` ${make} `.includes(` ${said.join(' ')} `));
  if (value.kind !== 'brand' || word === undefined || isMake) return;
  const next = tokens[value.to];
  const to = next !== undefined && (next.kind === 'number' || next.kind === 'code') ? value.to + 1 : value.to;
  // "iPhone 12 Pro Max": a longer name than we can tell the end of.
  const after = tokens[to];
  if (after?.kind === 'word' && entriesAt(tokens, to, BESIDE_LINE).length === 0) return;
  draft.add(
    { kind: 'model', value: '', means: '', from: value.from, to },
    {
      certainty: 'certain',
      polarity: polarityOf(cues, value.from, to),
      place: { field: 'itemName', text: name, tokens },
    },
  );
}
