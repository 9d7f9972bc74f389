/** How something is said of an item: asserted, denied, with doubt, or of another thing. Cue words are data (lexicon). */
import type { ItemValue } from '@smart-listings/contract';
import { AND } from '../categories/name-words.ts';
import { entriesAt, isInLexicon } from '../lexicon/lexicon.ts';
import type { LexiconEntry } from '../lexicon/word-classes.ts';
import { BUT, COMMAS, CROSSES, IN, NO, ONLY, SO, SUBJECTS, THEREFORE } from './cue-words.ts';
import type { Language } from './languages.ts';
import type { Token } from './token.ts';

export type Polarity = ItemValue['polarity'];

/** A cue and what it reaches, in tokens: from `from` to before `to`. */
export interface Cue {
  class: 'deny' | 'doubt' | 'choice' | 'correct' | 'other';
  at: number;
  /** The token after the cue's last. */
  end: number;
  from: number;
  to: number;
}

export const CUE_CLASSES = ['deny', 'doubt', 'choice', 'correct', 'other'] as const;
// What ends the reach of a cue, whatever the cue; a comma does not, since lists are denied throughout.
const BREAKS: ReadonlySet<string> = new Set('!?;:()[]–—|•/*');
/** Nobody denies and doubts so much in one sentence; what it says is then not known. */
const MOST_CUES = 40;

/**
 * The cues of `tokens` with what each reaches; linear. `language` is that of the text, null where it is not known:
 * a known one leaves out the words of others ("no" is "in the" in Portuguese) and lets its own weak ones count.
 */
export function cuesIn(tokens: readonly Token[], language: Language | null): readonly Cue[] {
  const cues: Cue[] = [];
  let ends: Reaches | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const asked = askedBefore(tokens, at);
    if (asked !== null) {
      cues.push({ class: 'deny', at, end: at + 1, from: asked, to: at });
      continue;
    }
    if (token.kind === 'mark') {
      if (token.text === '?') cues.push({ class: 'doubt', at, end: at + 1, from: 0, to: tokens.length });
      if (CROSSES.has(token.text)) cues.push({ class: 'deny', at, end: at + 1, from: at, to: tokens.length });
      continue;
    }
    if (!isInLexicon(token)) continue;
    const said = entriesAt(tokens, at, CUE_CLASSES);
    // "Never worn", "new without tags": a grade of its own, and nothing behind it is denied with it.
    const grade = longestOf(entriesAt(tokens, at, ['condition', 'history']));
    if (grade > Math.max(1, longestOf(said))) {
      at += grade - 1;
      continue;
    }
    if (said.length === 0) continue;
    const entries = said.filter((entry) => counts(entry, tokens, at, language));
    const longest = entries[0]?.length ?? 0;
    for (const entry of entries) {
      const kind = CUE_CLASSES.find((name) => name === entry.class);
      // Words of the same length in two languages reach as far as both do.
      if (kind === undefined || entry.length < longest) continue;
      const end = at + entry.length;
      ends ??= reachesOf(tokens, language ?? 'en');
      const endsList = isEndOfList(tokens, ends.lastComma[at] ?? 0, {
        at,
        language: language ?? 'en',
      });
      // "Other colours (grey, mint)": what the choice is from stands in the bracket.
      const start = kind === 'choice' && tokens[end]?.text === '(' ? end + 1 : end;
      cues.push({
        class: kind,
        at,
        end,
        ...(kind === 'doubt' && tokens[end]?.kind === 'number'
          ? // "Holds maybe 20 minutes": the amount is not known for sure, and all else is.
            { from: at, to: ends.nextComma[end] ?? end }
          : kind === 'doubt' || kind === 'correct'
            ? colouredBy(tokens, ends, { at, end })
            : reachOf(ends, { kind, direction: entry.means, at, end: start, endsList })),
        // "Non stick coating": it denies the word that it begins.
        ...(token.key === 'non' && language === 'en' ? { to: end + 1 } : {}),
      });
    }
    at += Math.max(0, longest - 1);
    if (cues.length > MOST_CUES) return [{ class: 'doubt', at: -1, end: 0, from: 0, to: tokens.length }];
  }
  return cues;
}

const LEADS_TO_ANSWER: ReadonlySet<string> = new Set(':(=–-[');

/** Where the label begins that a "no" at the end of its phrase answers, "Waterproof yes, leather: no"; null for any other word. */
function askedBefore(tokens: readonly Token[], at: number): number | null {
  const next = tokens[at + 1];
  // "Non-slip" is one word.
  const isGlued = next?.text === '-' && next.start === tokens[at]?.end;
  const isLast = next === undefined || (next.kind === 'mark' && !isGlued);
  if (!isLast || !NO.has(tokens[at]?.key ?? '')) return null;
  const label = LEADS_TO_ANSWER.has(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  let from = label;
  while (from > 0 && tokens[from - 1]?.kind !== 'mark') from -= 1;
  return from < label ? from : null;
}

/** A longer phrase before a denial has a subject of its own: "soles and heels gone". */
const LONGEST_LIST_END = 4;

/** "Charger, cable and box missing": the last of a list, by its short phrase with "and"; "white, drawstring missing" is none. */
function isEndOfList(
  tokens: readonly Token[],
  from: number,
  { at, language }: { at: number; language: Language },
): boolean {
  if (at - from > LONGEST_LIST_END) return false;
  const and = tokens.findIndex(({ key }, place) => place >= from && place < at && key === AND[language]);
  // Behind a comma it begins a clause of its own, unless what stands before is as short: "…, and the lid is gone".
  return and > from || (and === from && isShort(tokens, from - 1));
}

function isShort(tokens: readonly Token[], end: number): boolean {
  const start = Math.max(0, end - LONGEST_LIST_END - 1);
  return start === 0 || tokens.slice(start, end).some((_, offset) => isComma(tokens, start + offset));
}

function longestOf(entries: readonly LexiconEntry[]): number {
  return Math.max(0, ...entries.map(({ length }) => length));
}

function counts(
  entry: LexiconEntry,
  tokens: readonly Token[],
  at: number,
  language: Language | null,
): boolean {
  // "Easy to style with any outfit": a verb, and no likeness.
  if (entry.language === 'en' && entry.class === 'other' && entry.means === 'backward' && entry.length === 1)
    if (tokens[at - 1]?.key === 'to') return false;
  // "Imitation pearls": what stands before such a word is not of it where what it is of follows.
  if (entry.class === 'other' && entry.means === 'backward' && tokens[at + entry.length]?.kind === 'word') {
    const isOfNext = ({ means, language: one, length }: LexiconEntry) =>
      means === 'forward' && one === entry.language && length === entry.length;
    if (entriesAt(tokens, at, ['other']).some(isOfNext)) return false;
  }
  if (language === null || entry.language === language) return true;
  if (entry.weak) return false;
  // English words stand in texts of every language, unless they are that language's own.
  return (
    entry.language === 'en' && !entriesAt(tokens, at, ['joiner']).some((own) => own.language === language)
  );
}

/** For each token where a phrase that begins or ends there ends or begins: at a break, and at a comma or a break. */
interface Reaches {
  nextBreak: readonly number[];
  nextComma: readonly number[];
  lastBreak: readonly number[];
  lastComma: readonly number[];
}

function reachesOf(tokens: readonly Token[], language: Language): Reaches {
  const size = tokens.length;
  const nextBreak = new Array<number>(size + 1).fill(size);
  const nextComma = new Array<number>(size + 1).fill(size);
  const lastBreak = new Array<number>(size + 1).fill(0);
  const lastComma = new Array<number>(size + 1).fill(0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const ends = isBreak(tokens, at, language);
    nextBreak[at] = ends ? at : (nextBreak[at + 1] ?? size);
    const isStop = at === size - 1 && tokens[at]?.text === '.';
    nextComma[at] = ends || isStop || isComma(tokens, at) ? at : (nextComma[at + 1] ?? size);
  }
  for (let at = 1; at <= size; at += 1) {
    const ends = isBreak(tokens, at - 1, language);
    lastBreak[at] = ends ? at : (lastBreak[at - 1] ?? 0);
    lastComma[at] = ends || isComma(tokens, at - 1) ? at : (lastComma[at - 1] ?? 0);
  }
  return { nextBreak, nextComma, lastBreak, lastComma };
}

function reachOf(
  { nextBreak, nextComma, lastBreak, lastComma }: Reaches,
  {
    kind,
    direction,
    at,
    end,
    endsList,
  }: { kind: Cue['class']; direction: string; at: number; end: number; endsList: boolean },
): { from: number; to: number } {
  // "for iPhone 12, black" and "size 12 or 14, black" end with their phrase; "choose from navy, red" is a list.
  const short = kind === 'other' || (kind === 'choice' && direction === 'both');
  const ownPhrase = short || (kind === 'deny' && !endsList);
  // "The lid is supplied; box and manual are not."
  const isLast = (kind === 'deny' || kind === 'other') && nextComma[end] === end;
  return {
    from: direction === 'forward' && !isLast ? at : ((ownPhrase ? lastComma[at] : lastBreak[at]) ?? at),
    to: direction === 'backward' ? end : ((short ? nextComma[end] : nextBreak[end]) ?? end),
  };
}

/**
 * What a doubt or a correction colours: its own phrase and what follows; one that begins its phrase also the phrase before,
 * whose words it may weigh or put right; alone between its commas, all. In a bracket nothing behind it.
 */
function colouredBy(
  tokens: readonly Token[],
  { nextBreak, nextComma, lastBreak, lastComma }: Reaches,
  { at, end }: { at: number; end: number },
): { from: number; to: number } {
  const all = { from: 0, to: tokens.length };
  // "Small-ish": of one word.
  if (isGluedTo(tokens, at)) return { from: at - 2, to: end };
  const phrase = lastComma[at] ?? 0;
  const before = phrase === 0 ? 0 : (lastComma[phrase - 1] ?? 0);
  const opening = (lastBreak[at] ?? 0) - 1;
  if (tokens[opening]?.text === '(') return { from: lastComma[opening] ?? 0, to: nextBreak[end] ?? all.to };
  const isLast = (nextComma[end] ?? all.to) === end;
  if (isLast && phrase === at) return all;
  return { from: phrase === at ? before : phrase, to: isLast ? end : all.to };
}

function isGluedTo(tokens: readonly Token[], at: number): boolean {
  const [word, hyphen, cue] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  return hyphen?.text === '-' && word?.end === hyphen.start && hyphen.end === cue?.start;
}

function isBreak(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const next = tokens[at + 1]?.key ?? '';
  if (token.kind !== 'mark')
    return (
      BUT[language].includes(token.key) ||
      (THEREFORE[language].includes(token.key) &&
        (!SO.has(token.key) || next === 'que' || SUBJECTS[language].has(next)))
    );
  if (token.text === ',' && IN.has(next) && tokens[at + 2]?.kind === 'number') return true;
  return (
    BREAKS.has(token.text) ||
    (token.text === ',' && (SUBJECTS[language].has(next) || ONLY[language].has(next)))
  );
}

function isComma(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.kind === 'mark' && COMMAS.has(token.text);
}

const POLARITY: Readonly<Record<Cue['class'], Polarity>> = {
  deny: 'denied',
  doubt: 'unsure',
  choice: 'unsure',
  correct: 'unsure',
  other: 'other',
};

/** How the tokens from `from` to before `to` are said, given the cues of their sentence: a denial that reaches them decides, else the first cue. */
export function polarityOf(cues: readonly Cue[], from: number, to: number): Polarity {
  // A cue inside the value's own words ("faux leather") is part of it.
  const reaching = cues.filter((one) => one.from < to && one.to > from && !(one.at >= from && one.at < to));
  const cue = reaching.find((one) => one.class === 'deny') ?? reaching[0];
  return cue === undefined ? 'asserted' : POLARITY[cue.class];
}

// What may stand between a cue and what it is surely said of: "not made of real leather".
const BETWEEN = ['joiner', 'grade', 'shade'] as const;

/**
 * Whether a cue stands right beside the tokens from `from` to before `to`, with no comma between: "not leather",
 * "leather look". Only then does one sentence take back what another says.
 */
export function isSaidBeside(
  tokens: readonly Token[],
  cues: readonly Cue[],
  [from, to]: readonly [number, number],
): boolean {
  return cues.some((cue) => {
    if (cue.from >= to || cue.to <= from || cue.class === 'choice' || (cue.at >= from && cue.at < to))
      return false;
    const [start, end] = cue.at < from ? [cue.end, from] : [to, cue.at];
    for (let at = start; at < end; at += 1) if (entriesAt(tokens, at, BETWEEN)[0] === undefined) return false;
    // "A footmuff (not X)": a bracket speaks of what stands before it.
    return !tokens.slice(1, cue.at).some(({ text }) => text === '(');
  });
}
