/** What a clause says the item comes with, thing by thing: behind "comes with", before "is included". */
import { COUNTS, WITH } from '../categories/name-words.ts';
import { lemma } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { NUMBER_WORDS, ORDINALS } from '../lexicon/number-words.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { COMES, IS, SEPARABLE, saysIs, WHAT } from '../lexicon/speech-words.ts';
import { meaningsAt, type Wording } from './meanings.ts';
import { type Clause, type Statement, saidAs, segmentAt } from './statements.ts';

/** The words of one thing, without articles and praise. */
export interface Thing {
  /** The first token and the one after the last. */
  from: number;
  to: number;
  words: readonly Token[];
}

const SMALL = ['joiner', 'filler', 'grade', 'shade', 'deny', 'other'] as const;
const AND = /^(?:,|&|\+|and|und|et|y|e|en|i|och|plus|sowie|as|well|sowie|oraz|o|ou|or)$/;
/** Whether a word or mark joins the members of a list. */
export function isListJoiner(key: string): boolean {
  return AND.test(key);
}

const ARTICLE =
  /^(?:a|an|the|its|their|his|her|my|your|both|all|some|one|ein|eine|einen|einem|einer|der|die|das|den|dem|le|la|les|l|un|une|des|du|de|d|el|los|las|una|unos|unas|su|sus|il|lo|gli|i|een|het|zijn|haar|o|os|as|um|uma|seu|sua|ett|original|originale?[rsn]?|this|these|those)$/;
const PRONOUN =
  /^(?:them|it|ihnen|ihm|ihr|eux|elle|elles|lui|ello|ellos|ellas|esso|essa|essi|esse|hem|hen|ze)$/;
const ALSO =
  /^(?:also|too|even|ist|sind|is|are|auch|ausserdem|zudem|noch|ebenfalls|aussi|egalement|tambien|ademas|anche|inoltre|ook|tevens|tambem|ainda|aven|ocksa|rowniez|takze)$/;
/** What goes with the item goes with nothing else. */
const MATCHING =
  /^(?:matching|passend\w*|zugehorig\w*|assorti\w*|correspondant\w*|bijpassend\w*|bijbehorend\w*|abbinat\w*|coordinat\w*|pasujac\w*|matchande|tillhorande)$/;
const LONGEST = 5;

interface Reading {
  language: Language;
  isKnown: (thing: Thing) => boolean;
  /** Those that do not come with it, where it says so. */
  denied?: boolean;
}

/** The things that a clause says come with the item; none where it doubts that. Looks no further than `limit`. */
export function thingsIn(
  clause: Clause,
  limit: number,
  { language, isKnown, denied = false }: Reading,
): readonly Thing[] {
  const things: Thing[] = [];
  for (let at = 0; at < limit; at += 1) {
    const after = cueEnd(clause, at, language);
    if (after === at || WHAT[language].has(clause.tokens[at - 1]?.key ?? '')) continue;
    const polarity = saidAs(clause, at, after);
    if (denied ? polarity !== 'denied' : polarity !== 'asserted' && polarity !== 'other') continue;
    // "Has been installed anew": behind what was done stands how.
    const isPassive = COMES[language].has(clause.tokens[at]?.key ?? '') && isAuxiliary(clause.tokens[at - 1]);
    const found = isPassive ? [] : thingsFrom(clause, after, { limit, language });
    // "Comes with a lid fitted": what stands before has been named.
    const isNamed = things.some(({ from }) => from >= segmentAt(clause.tokens, at).from);
    things.push(...found);
    // "A lock is included with the bicycle": behind it stands the item itself.
    const isBefore =
      found.length === 0 || (WITH.has(clause.tokens[after]?.key ?? '') && found.every(isKnown));
    if (isBefore && !isNamed) things.push(...thingBefore(clause, at, language));
    at = after - 1;
  }
  return things;
}

/** The token after a cue that something comes with the item or is fitted to it; `at` where there is none. */
function cueEnd(clause: Clause, at: number, language: Language): number {
  const entry = meaningsAt(clause, at, ['included']).find(({ weak }) => !weak);
  if (entry !== undefined) return at + entry.length;
  const { tokens } = clause;
  const key = tokens[at]?.key ?? '';
  const verbs = SEPARABLE[language];
  const isParticle =
    verbs?.particles.has(key) &&
    isEnd(tokens[at + 1]) &&
    tokens.slice(segmentAt(tokens, at).from, at).some((token) => verbs.verbs.has(token.key));
  // "Le joint": behind an article it is a noun.
  const isVerb = COMES[language].has(key) && !isArticle(tokens[at - 1]?.key ?? '');
  return isParticle || isVerb ? at + 1 : at;
}

/** "Been", of the verbs that say what was done. */
const BEEN: ReadonlySet<string> = new Set(
  'been was were worden wurde wurden war waren ete etait etaient sido fue fueron era eran stato stata stati state foi foram werd werden byl byla bylo byly zostal zostala zostalo blev blivit'.split(
    ' ',
  ),
);

function isAuxiliary(token: Token | undefined): boolean {
  return saysIs(token) || BEEN.has(token?.key ?? '');
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'mark';
}

function thingsFrom(
  wording: Wording,
  start: number,
  { limit, language }: { limit: number; language: Language },
): readonly Thing[] {
  const { tokens } = wording;
  const things: Thing[] = [];
  let at = start;
  while (at < limit) {
    // "Included: a lid", not "included, and please note".
    while (
      at < limit &&
      (isSkipped(wording, at) || isCount(wording, at, language)) &&
      (tokens[at]?.key !== ',' || things.length > 0)
    )
      at += 1;
    const from = at;
    while (at < limit && at - from < LONGEST && isContent(wording, at)) at += 1;
    // "Contains three litres" is how much.
    if (isUnit(tokens[from]?.text ?? '')) break;
    if (at === from || SENTENCE_WORDS[language].has(tokens[from]?.key ?? '')) break;
    things.push({ from, to: at, words: tokens.slice(from, at) });
    const next = tokens[at]?.key ?? '';
    if (!AND.test(next)) break;
  }
  return things;
}

/** "The charger is also included": the first thing between comma and cue, rather one with an article. */
function thingBefore(wording: Wording, cue: number, language: Language): readonly Thing[] {
  const { tokens } = wording;
  const isVerb = (at: number) => SEPARABLE[language]?.verbs.has(tokens[at]?.key ?? '') === true;
  const things: (Thing & { hasArticle: boolean })[] = [];
  let from = segmentAt(tokens, cue).from;
  while (from < cue) {
    let to = from;
    while (to < cue && to - from < LONGEST && isContent(wording, to) && !isVerb(to)) to += 1;
    const before = tokens[from - 1];
    if (to > from)
      things.push({
        from,
        to,
        words: tokens.slice(from, to),
        hasArticle: before?.kind === 'number' || isDeterminer(before?.key ?? ''),
      });
    from = to + 1;
  }
  const thing = things.find(({ hasArticle }) => hasArticle) ?? things[0];
  return thing === undefined ? [] : [thing];
}

/** Whether a word leads to a noun or stands for one. */
export function isDeterminer(key: string): boolean {
  return isArticle(key) || PRONOUN.test(key) || MATCHING.test(key);
}

/** Whether a noun may follow: an article, a possessive, a word for all or some. */
export function isArticle(key: string): boolean {
  return ARTICLE.test(key);
}

/** The word of a thing that names it: the last, or the first where adjectives follow; in German one with a capital. */
export function headOf({ words }: Thing, language: Language): Token | undefined {
  if (language === 'de') return words.findLast(({ text }) => /^\p{Lu}/u.test(text));
  return namesLast(language) ? words.at(-1) : words[0];
}

/** Whether the last word of a thing names it, not the first. */
export function namesLast(language: Language): boolean {
  return HEAD_LAST.has(language);
}

const HEAD_LAST: ReadonlySet<Language> = new Set<Language>(['en', 'de', 'nl', 'sv']);

function isSkipped(wording: Wording, at: number): boolean {
  const token = wording.tokens[at];
  if (token === undefined) return false;
  return (
    token.text === ',' ||
    AND.test(token.key) ||
    isDeterminer(token.key) ||
    ALSO.test(token.key) ||
    token.kind === 'number' ||
    meaningsAt(wording, at, ['filler', 'grade', 'shade']).length > 0
  );
}

const OF: ReadonlySet<string> = new Set('of von de di van av'.split(' '));

/** "Six bodies": how many is no name of a thing. */
function isCount({ tokens }: Wording, at: number, language: Language): boolean {
  const key = tokens[at]?.key ?? '';
  // "A couple of plants".
  if (COUNTS.has(key) && OF.has(tokens[at + 1]?.key ?? '')) return true;
  return NUMBER_WORDS[language][key] !== undefined || ORDINALS[language][key] !== undefined;
}

function isContent(wording: Wording, at: number): boolean {
  const token = wording.tokens[at];
  if (
    token === undefined ||
    token.kind === 'mark' ||
    AND.test(token.key) ||
    ARTICLE.test(token.key) ||
    PRONOUN.test(token.key)
  )
    return false;
  return meaningsAt(wording, at, SMALL).length === 0;
}

/** The heads of things that are said not to come with the item, without those that are said to as well. */
export function lackedIn(statements: readonly Statement[], language: Language): ReadonlySet<string> {
  const headsIn = (denied: boolean) =>
    statements.flatMap(({ clauses }) =>
      clauses.flatMap((clause) =>
        thingsIn(clause, clause.tokens.length, { language, isKnown: () => true, denied }).flatMap((thing) =>
          lemma(headOf(thing, language)?.key ?? '', language),
        ),
      ),
    );
  const given = new Set(headsIn(false));
  return new Set(headsIn(true).filter((key) => !given.has(key)));
}

/** A thing that is not there stands so near to what denies it, with no word between that leads on. */
const NEAR_DENIAL = 4;

/** Whether a denied word names what is denied: it ends a run of words beside the denial. "One little stone is missing" lacks nothing little. */
export function isDeniedThing(clause: Clause, at: number): boolean {
  const isSmall = (place: number) =>
    clause.tokens[place]?.kind !== 'word' ||
    meaningsAt(clause, place, ['joiner', 'deny', 'missing', 'included']).length > 0;
  const leadsOn = (place: number) =>
    meaningsAt(clause, place, ['joiner']).some(({ means }) => means !== 'conjunction') &&
    !IS.has(clause.tokens[place]?.key ?? '') &&
    !isArticle(clause.tokens[place]?.key ?? '');
  const isBeside = clause.cues.some(({ class: name, at: cue, end }) => {
    if (name !== 'deny') return false;
    const [from, to] = cue < at ? [end, at] : [at + 1, cue];
    return (
      to - from <= NEAR_DENIAL && !clause.tokens.slice(from, to).some((_, place) => leadsOn(from + place))
    );
  });
  return isBeside && isSmall(at + 1);
}
