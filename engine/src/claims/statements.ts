/** A text as statements: the tokens of each sentence, each with how it is said. */
import { AND } from '../categories/name-words.ts';
import { type Cue, cuesIn, type Polarity, polarityOf } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import { splitSentences } from '../language/sentences.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { type Concept, isDone } from '../lexicon/concepts.ts';
import { CONTRAST, DENIES_VERB, EXCEPTS, NEVER } from '../lexicon/speech-words.ts';
import { remembering, rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';
import { meaningsAt, type Wording, wordingOf } from './meanings.ts';

/** Tokens of one sentence between its contrasts and strong marks: within them a cue reaches, beyond them not. */
export interface Clause extends Wording {
  /** Of a title or tag, where nothing says how far a denial goes. */
  isPhrase: boolean;
  cues: readonly Cue[];
}

/** Tokens of a clause, from `from` to before `to`. */
export interface Span {
  clause: Clause;
  from: number;
  to: number;
}

export interface Statement {
  /** UTF-16 offsets into the text; those of its tokens count from `start`. */
  start: number;
  end: number;
  clauses: readonly Clause[];
}

interface StatementSpan {
  start: number;
  end: number;
  isPhrase: boolean;
  /** Whether the writer put a ✗ before it. */
  isDenied: boolean;
}

/** The language of a text, and whether that is sure. */
export type Speech = Pick<Item, 'language' | 'languageKnown'>;

const CUTS: ReadonlySet<string> = new Set(';()[]{}–—|•/.!?…');
const COLON = ':';
const LIST_MEMBER = 4;
/** Tokens; what reads a clause may look at each of its words from each other. */
const LONGEST_CLAUSE = 200;
/** Tokens within which a verb and its denial stand. */
const NEAR = 3;

/** The statements of a text, with offsets into it. A title or a tag is one statement. */
export function readStatements(text: string, form: 'prose' | 'phrase', speech: Speech): readonly Statement[] {
  return splitStatements(text, form).map((span) => ({
    start: span.start,
    end: span.end,
    clauses: readClauses(text.slice(span.start, span.end), span, speech),
  }));
}

/** Where the statements of a text stand, for whoever does not read them all. */
export function splitStatements(text: string, form: 'prose' | 'phrase'): readonly StatementSpan[] {
  if (form === 'phrase') return [{ start: 0, end: text.length, isPhrase: true, isDenied: false }];
  return splitSentences(text).map(({ start, end, mark }) => ({
    start,
    end,
    isPhrase: false,
    isDenied: mark === '✗',
  }));
}

/** The clauses of one statement, which is `text`. */
export function readClauses(
  text: string,
  { isPhrase, isDenied }: Pick<StatementSpan, 'isPhrase' | 'isDenied'>,
  speech: Speech,
): readonly Clause[] {
  return sayingReader(speech)(text).map((clause) => ({
    ...clause,
    isPhrase,
    cues: isDenied ? [deniesAll(clause), ...clause.cues] : clause.cues,
  }));
}

type Saying = Omit<Clause, 'isPhrase'>;

/** The seller's sentences come again in the description and in each check of it: each is read once. */
const sayingReader = rememberOne(({ language, languageKnown }: Speech) =>
  remembering((text): readonly Saying[] =>
    splitClauses(tokenise(text), language).map((part) => sayingOf(part, languageKnown ? language : null)),
  ),
);

function deniesAll({ tokens }: Saying): Cue {
  return { class: 'deny', at: -1, end: 0, from: 0, to: tokens.length };
}

function splitClauses(tokens: readonly Token[], language: Language): readonly (readonly Token[])[] {
  const parts: Token[][] = [];
  let part: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.text === COLON) {
      // "Missing: the strap" says one thing, as a list does.
      part.push({ ...token, text: ',' });
      continue;
    }
    const cuts =
      token.kind === 'mark' ? CUTS.has(token.text) || isDash(tokens, at) : CONTRAST[language].has(token.key);
    if ((cuts && part.length > 0) || part.length === LONGEST_CLAUSE) {
      parts.push(part);
      part = [];
    }
    if (token.kind !== 'mark' || !cuts) part.push(token);
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** A hyphen between blanks is a dash. */
function isDash(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text !== '-' || before === undefined || after === undefined) return false;
  return before.end < token.start && token.end < after.start;
}

function sayingOf(tokens: readonly Token[], language: Language | null): Saying {
  const wording = wordingOf(tokens, language);
  const cues = cuesIn(tokens, language)
    .filter(({ class: name, at }) => isCue(wording, at, name))
    .map((cue) => reachIn(wording, cue));
  return { ...wording, cues };
}

function reachIn(wording: Wording, cue: Cue): Cue {
  return cue.class === 'deny' ? denialReach(wording, cue) : inSegment(wording, cue);
}

/** A cue that is as often something else ("free") counts only beside what it can be said of: a fault. */
function isCue(wording: Wording, at: number, name: Cue['class']): boolean {
  if (wording.tokens[at]?.kind === 'mark') return true;
  const [entry] = meaningsAt(wording, at, [name]);
  if (entry === undefined || EXCEPTS.has(wording.tokens[at]?.key ?? '')) return false;
  return !entry.weak || isFreeOf(wording, at);
}

function isFreeOf(wording: Wording, at: number): boolean {
  return at > 0 && meaningsAt(wording, at - 1, ['fault']).length > 0;
}

function denialReach(wording: Wording, cue: Cue): Cue {
  const [entry] = meaningsAt(wording, cue.at, ['deny']);
  if (entry?.weak) return { ...cue, from: cue.at - 1, to: cue.end };
  return { ...cue, to: listEnd(wording, cue) };
}

/** Doubt and choice colour what stands between the commas beside them. */
function inSegment({ tokens }: Wording, cue: Cue): Cue {
  const { from, to } = segmentAt(tokens, cue.at);
  return { ...cue, from: Math.max(from, cue.from), to: Math.min(to, cue.to) };
}

/** The tokens between the commas round a place: the first, and the one after the last. */
export function segmentAt(tokens: readonly Token[], at: number): { from: number; to: number } {
  let from = at;
  let to = at;
  while (from > 0 && tokens[from - 1]?.text !== ',') from -= 1;
  while (to < tokens.length && tokens[to]?.text !== ',') to += 1;
  return { from, to };
}

/** Where a denial ends: it runs on over the short members of a list, not over what says something of its own. */
function listEnd(wording: Wording, { at, to }: Cue): number {
  let start = at;
  for (let place = at + 1; place <= to; place += 1) {
    if (place < to && wording.tokens[place]?.text !== ',') continue;
    if (start > at && saysOwn(wording, start, place)) return start - 1;
    start = place + 1;
  }
  return to;
}

function saysOwn(wording: Wording, from: number, to: number): boolean {
  if (to - from > LIST_MEMBER) return true;
  for (let at = from; at < to; at += 1) if (meaningsAt(wording, at, ['included']).length > 0) return true;
  return false;
}

/** How a concept is said; a verb is denied behind it too: "funktioniert leider nicht mehr". */
export function conceptSaidAs(concept: Concept, { clause, from, to }: Span): Polarity {
  const isDenied =
    isDone(concept) && clause.tokens.slice(to, to + NEAR).some(({ key }) => DENIES_VERB.has(key));
  return isDenied ? 'denied' : saidAs(clause, from, to);
}

/** "Not for the microwave": what must not be done with it; what was never done with it is its history. */
export function isBarred(concept: Concept, span: Span): boolean {
  if (concept.kind !== 'care' || conceptSaidAs(concept, span) !== 'denied') return false;
  return !span.clause.tokens.some(({ key }) => NEVER.has(key));
}

/** Whether a clause denies at a token that something comes with the item. */
export function isLeftOut(clause: Clause, at: number): boolean {
  const [cue] = meaningsAt(clause, at, ['included']);
  return cue !== undefined && !cue.weak && saidAs(clause, at, at + cue.length) === 'denied';
}

/** As `saidAs` for a value: a denial further off is of something else, "without sleeves, size M"; what is missing has its colour. */
export function valueSaidAs(clause: Clause, from: number, to: number): Polarity {
  const cues = clause.cues.filter(
    ({ class: name, at, end }) =>
      name !== 'deny' || at === -1 || (from - end < NEAR && at - to < NEAR && !isLoss(clause, at)),
  );
  return saidAs({ ...clause, cues }, from, to);
}

function isLoss(clause: Clause, at: number): boolean {
  return meaningsAt(clause, at, ['deny']).some(({ means }) => means === 'both');
}

/**
 * Whether a cue reaches the tokens for sure: it stands beside them, or before a list of short members of which they are
 * one. Beyond that a sentence without commas has gone on to something else. "And" goes on with a verb of its own.
 */
export function isReachedForSure(clause: Clause, from: number, { isVerb = false } = {}): boolean {
  const joins = isVerb ? OR : LISTS;
  return clause.cues.some(({ class: name, at, end, from: start, to }) => {
    if (to <= from || start > from) return false;
    // "Never used or even taken out": what was done is not chosen from.
    if (isVerb && name === 'choice') return false;
    if (at === -1) return true;
    if (at >= from) return at - from <= LIST_MEMBER;
    let member = end;
    for (let place = end; place < from; place += 1) {
      if (!joins.has(clause.tokens[place]?.key ?? '')) continue;
      if (place - member > LIST_MEMBER) return false;
      member = place + 1;
    }
    return from - member < NEAR;
  });
}

/**
 * As `saidAs` for a fault: a denial reaches one beyond "and" or a comma only along a list of faults ("no chips or
 * cracks"), not what is said there of another thing ("without a lid and has a scratch"); and none that is "slight".
 */
export function faultSaidAs(clause: Clause, from: number, to: number): Polarity {
  const cues = clause.cues.filter((cue) => {
    if (cue.class !== 'deny' || cue.at === -1) return true;
    return cue.at < from ? isAlongFaults(clause, cue.end, from) : !isBeyondAnd(clause, to, cue.at);
  });
  return saidAs({ ...clause, cues }, from, to);
}

const ANDS: ReadonlySet<string> = new Set([',', '&', ...Object.values(AND)]);
/** What joins the members of a list that is denied. */
const OR: ReadonlySet<string> = new Set([',', ...'or nor oder noch ou ni o u lub ani of eller'.split(' ')]);
const LISTS: ReadonlySet<string> = new Set([...ANDS, ...OR]);

/** Whether each part between conjunctions has a fault in it, but for the one that the value itself stands in. */
function isAlongFaults(clause: Clause, start: number, end: number): boolean {
  let hasFault = false;
  for (let at = start; at < end; at += 1) {
    hasFault ||= meaningsAt(clause, at, ['fault']).length > 0;
    if (!ANDS.has(clause.tokens[at]?.key ?? '')) continue;
    if (!hasFault) return false;
    hasFault = false;
  }
  return true;
}

/** "It is broken and not part of the sale", not "chips and cracks: none": the denial is of something else. */
function isBeyondAnd(clause: Clause, start: number, end: number): boolean {
  const and = clause.tokens.findLastIndex(({ key }, at) => at >= start && at < end && ANDS.has(key));
  if (and === -1) return false;
  return !clause.tokens
    .slice(and, end)
    .some((_, offset) => meaningsAt(clause, and + offset, ['fault']).length > 0);
}

/** How the tokens from `from` to before `to` are said; a denial among them is part of what they say. */
export function saidAs({ cues }: Clause, from: number, to: number): Polarity {
  const isOwn = ({ at }: Cue) => at >= from && at < to;
  // "No tiene ningún defecto" denies once.
  const deniesItself = cues.some((cue) => cue.class === 'deny' && isOwn(cue));
  return polarityOf(
    cues.filter((cue) => !isOwn(cue) && !(deniesItself && cue.class === 'deny')),
    from,
    to,
  );
}
