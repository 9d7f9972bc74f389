/** What a clause says the item has or comes with, thing by thing: behind "comes with" and "with", before "is included". */
import { singular } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { HAS, TASTE, WITH } from '../lexicon/speech-words.ts';
import { meaningsAt, type Wording } from './meanings.ts';
import { type Clause, saidAs } from './statements.ts';

/** The words of one thing, without articles and praise. */
export interface Thing {
  kind: 'included' | 'feature';
  /** The first token and the one after the last. */
  from: number;
  to: number;
  words: readonly Token[];
}

const SMALL = ['joiner', 'filler', 'grade', 'shade', 'deny', 'other'] as const;
const AND = /^(?:,|&|\+|and|und|et|y|e|en|i|och|plus|sowie|as|well|sowie|oraz|o|ou|or)$/;
const ARTICLE =
  /^(?:a|an|the|its|their|his|her|my|your|both|all|some|one|ein|eine|einen|einem|einer|der|die|das|den|dem|le|la|les|l|un|une|des|du|de|d|el|los|las|una|unos|unas|su|sus|il|lo|gli|i|een|het|zijn|haar|o|os|as|um|uma|seu|sua|ett|original|originale?[rsn]?)$/;
const GERMAN_ARTICLE = /^(?:der|die|das|den|dem|ein|eine|einen)$/;
const LONGEST = 5;

/** The things that a clause says the item has; none where it denies or doubts that. Looks no further than `limit`. */
export function thingsIn(clause: Clause, limit: number, language: Language): readonly Thing[] {
  const { tokens } = clause;
  const things: Thing[] = [];
  for (let at = 0; at < limit; at += 1) {
    const entry = meaningsAt(clause, at, ['included']).find(({ weak }) => !weak);
    const after = at + (entry?.length ?? 1);
    const key = tokens[at]?.key ?? '';
    if (
      entry === undefined &&
      !WITH[language].has(key) &&
      !(HAS[language].has(key) && isThing(tokens[after], language))
    )
      continue;
    if (saidAs(clause, at, after) !== 'asserted') continue;
    const kind = entry === undefined ? 'feature' : 'included';
    const found = thingsFrom(clause, after, { limit, commas: kind === 'included' }).map(
      (thing) => ({ ...thing, kind }) as const,
    );
    if (found.length > 0) things.push(...found.filter((thing) => !isTaste(thing, language)));
    else if (entry !== undefined && (tokens[after] === undefined || tokens[after]?.kind === 'mark'))
      things.push(...thingBefore(clause, at));
  }
  return things;
}

/** Whether a thing begins there, not a verb that "has" helps. */
function isThing(token: Token | undefined, language: Language): boolean {
  if (token === undefined || token.kind === 'mark') return false;
  if (ARTICLE.test(token.key) || token.kind === 'number') return true;
  if (language === 'de') return /^\p{Lu}/u.test(token.text);
  return (language === 'en' || language === 'nl') && !HELPED.test(token.key);
}

const HELPED =
  /^(?:ge|ver|be|never|not|no|always|only|just|also|since|nooit|niet|geen|altijd|alleen|nog|al)|(?:ed|en|un|own|one|ept|ost|eft|old|ade|ad)$/;

function isTaste({ words }: { words: readonly Token[] }, language: Language): boolean {
  return words.some(({ key }) => TASTE[language].has(key) || TASTE[language].has(singular(key)));
}

type Stretch = Omit<Thing, 'kind'>;

function thingsFrom(
  wording: Wording,
  start: number,
  { limit, commas }: { limit: number; commas: boolean },
): readonly Stretch[] {
  const { tokens } = wording;
  const things: Stretch[] = [];
  let at = start;
  while (at < limit) {
    while (at < limit && isSkipped(wording, at)) at += 1;
    const from = at;
    while (at < limit && at - from < LONGEST && isContent(wording, at)) at += 1;
    // "Dazu gehören die Kabel": what an article follows is a verb.
    const isVerb = at - from === 1 && GERMAN_ARTICLE.test(tokens[at]?.key ?? '');
    if (at === from || isVerb) break;
    things.push({ from, to: at, words: tokens.slice(from, at) });
    const next = tokens[at]?.key ?? '';
    if (!AND.test(next) || (next === ',' && !commas)) break;
  }
  return things;
}

/** "The charger is also included": the words before the small words before the cue, or those before the cue itself. */
function thingBefore(wording: Wording, cue: number): readonly Thing[] {
  const { tokens } = wording;
  let found: Thing | undefined;
  let to = cue;
  for (let round = 0; round < 2; round += 1) {
    while (to > 0 && tokens[to - 1]?.kind !== 'mark' && !isContent(wording, to - 1)) to -= 1;
    let from = to;
    while (from > 0 && to - from < LONGEST && isContent(wording, from - 1)) from -= 1;
    if (from === to) break;
    found = { kind: 'included', from, to, words: tokens.slice(from, to) };
    to = from;
  }
  return found === undefined ? [] : [found];
}

/** The word of a thing that names it: the last, or the first where adjectives follow; in German one with a capital. */
export function headOf({ words }: Thing, language: Language): Token | undefined {
  if (language === 'de') return words.findLast(({ text }) => /^\p{Lu}/u.test(text));
  return HEAD_LAST.has(language) ? words.at(-1) : words[0];
}

const HEAD_LAST: ReadonlySet<Language> = new Set<Language>(['en', 'nl', 'sv']);

function isSkipped(wording: Wording, at: number): boolean {
  const token = wording.tokens[at];
  if (token === undefined) return false;
  return (
    AND.test(token.key) ||
    ARTICLE.test(token.key) ||
    token.kind === 'number' ||
    meaningsAt(wording, at, ['filler', 'grade', 'shade']).length > 0
  );
}

function isContent(wording: Wording, at: number): boolean {
  const token = wording.tokens[at];
  if (token === undefined || token.kind === 'mark' || AND.test(token.key) || ARTICLE.test(token.key))
    return false;
  return meaningsAt(wording, at, SMALL).length === 0;
}
