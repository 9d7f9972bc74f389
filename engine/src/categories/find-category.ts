/** Finds what a thing is from its own words. */

import { fold, singular } from '../language/fold.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { readMeasures } from '../language/units.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { type Entry, japaneseNoun } from './category-index.ts';
import type { Family } from './family.ts';
import { isGeneral } from './head-senses.ts';
import type { Match } from './name-match.ts';
import { isBeside, type NamePhrase, readName } from './name-phrases.ts';
import { CONTAINERS, COUNTS, CUTS, PART_WORDS } from './name-words.ts';
import { categoryById } from './table.ts';
import { UNSURE_LINES } from './unsure-lines.ts';
import { phraseKey } from './words.ts';

/** The kind of item that words point to, and how surely. */
export interface FoundCategory {
  id: string;
  /** The singular English noun. */
  type: string;
  /** For a part, the category of the whole: 'hedge-trimmer' for a hedge trimmer's blade. */
  of?: string;
  /**
   * How surely: the head of the name is a noun of it, or a product line stands for it; unsure where the word
   * stands elsewhere or is as often something else. An unsure kind is good for a guess only, never for a text.
   */
  strength: 'noun' | 'line' | 'unsure';
  /** The language of the noun; null where a line names it. */
  language: Language | null;
  /** The tokens of the noun, as [first, one after the last]; null where a line or Japanese names it. */
  noun: readonly [number, number] | null;
  /** Where the name names no kind: the words of the details that do, as UTF-16 offsets. */
  stated?: { start: number; end: number };
  /** Only a word that is as often a colour, a material or a part says so. */
  weak?: true;
}

const LONGEST_JAPANESE = 10;
// Words so general that a product line beside them says more: an "Aeron chair" is an office chair.
const GENERIC: ReadonlySet<string> = new Set([
  'chair',
  'watch',
  'digital-camera',
  'mobile-phone',
  'desktop-computer',
  'jacket',
  'shoes',
  'table',
  'handbag',
  'ring',
  'knitting-yarn',
  'keyboard-instrument',
]);
// What these name is the thing whatever else is named: "sheet music piano".
const DOMINANT: ReadonlySet<string> = new Set(['sheet-music', 'ticket']);
const PART_OF: Readonly<Partial<Record<Family, string>>> = {
  appliances: 'appliance-part',
  garden: 'garden-part',
  cameras: 'camera-accessory',
  audio: 'headphone-part',
  games: 'console-part',
  instruments: 'instrument-accessory',
  cycling: 'bike-part',
  phones: 'phone-case',
};
const ACCESSORIES: ReadonlySet<string> = new Set([
  ...Object.values(PART_OF),
  ...['car-part', 'computer-part', 'laptop-part'],
]);

/** The kind that the parts and additions of a kind are of; undefined where the table has none. */
export function partRowOf(id: string): string | undefined {
  const family = categoryById(id)?.family;
  return family === undefined ? undefined : PART_OF[family];
}

/** Whether a kind is a part or an addition of other things: a make in its name is as often that of the whole. */
export function isAccessory(id: string): boolean {
  return ACCESSORIES.has(id);
}

const KATAKANA = /[\u30a1-\u30fa\u30fc]/;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * The category that an item's own words (its name, as a rule) point to; null when no word names a thing. The head
 * of the first phrase that has a noun decides: its last noun in English and other Germanic names ("iPhone case" is a
 * case), its first in Romance and Polish ones. A product line counts where no noun stands. Nouns are looked up in
 * `language` and in English; where no language is given, in those whose words stand in the name.
 */
export function findCategory(words: string, language: Language | null = null): FoundCategory | null {
  return findIn(words, tokenise(words), { language, make: '' });
}

/** The same, of the tokens of `words`, beside the make that the seller gave. */
export function findIn(
  words: string,
  tokens: readonly Token[],
  context: { language: Language | null; beside?: Language | undefined; make: string },
): FoundCategory | null {
  const phrases = readName(tokens, context);
  const work = workIn(phrases, tokens);
  if (work !== null) return work;
  const phrase = phrases.find(({ matches }) => matches.some(({ strength }) => strength !== 'weak'));
  const found = phrase === undefined ? null : headOf(phrase, tokens);
  if (found !== null) return found;
  const weak = phrases.flatMap(({ matches }) => matches)[0];
  if (weak !== undefined)
    return { id: weak.id, type: weak.type, strength: 'unsure', language: null, noun: null, weak: true };
  const japanese = JAPANESE.test(words) ? findJapanese(words) : undefined;
  return japanese === undefined
    ? null
    : { id: japanese.id, type: japanese.type, strength: 'noun', language: null, noun: null };
}

/** What is called by a title of its own. */
const NAMED_BY_TITLE: ReadonlySet<Family> = new Set(['books', 'media']);
const TITLED_GAMES: ReadonlySet<string> = new Set(['board-game', 'jigsaw', 'video-game']);
/** Small words as titles have them: "Spirit of Eden", "Ticket to Ride". */
const IN_TITLES: ReadonlySet<string> = new Set([
  'to',
  'of',
  'in',
  'on',
  'at',
  'from',
  'by',
  'and',
  'the',
  'a',
]);

/** "Spirit of Eden LP", "Ticket to Ride board game": in an English name that ends with what a work is, all before it is its title. */
function workIn(phrases: readonly NamePhrase[], tokens: readonly Token[]): FoundCategory | null {
  const last = phrases.at(-1)?.matches.findLast(({ strength }) => strength === 'noun');
  if (last?.language !== 'en' || DOMINANT.has(last.id)) return null;
  const family = categoryById(last.id)?.family;
  if (!TITLED_GAMES.has(last.id) && (family === undefined || !NAMED_BY_TITLE.has(family))) return null;
  const before = tokens.slice(0, last.from);
  const isTitle =
    before.some(({ key }) => IN_TITLES.has(key)) &&
    before.every(
      ({ key, kind }, at) =>
        kind === 'mark' ||
        IN_TITLES.has(key) ||
        (!CUTS.en.has(key) &&
          !COUNTS.has(singular(key)) &&
          !CONTAINERS.has(singular(key)) &&
          !isLotOf(before, at)),
    );
  const ends = tokens.slice(last.to).every((_, at) => isBeside(tokens, last.to + at));
  if (!isTitle || !ends) return null;
  return { id: last.id, type: last.type, strength: 'noun', language: 'en', noun: [last.from, last.to] };
}

/** "5 shelves of books" are shelves. */
function isLotOf(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && tokens[at + 2]?.key === 'of';
}

function headOf(phrase: NamePhrase, tokens: readonly Token[]): FoundCategory | null {
  const nouns = phrase.matches.filter(({ strength }) => strength === 'noun');
  const line = phrase.matches.find(({ strength }) => strength === 'line');
  const dominant = nouns.find(({ id }) => DOMINANT.has(id));
  const head = dominant ?? (phrase.headFirst ? nouns[0] : lastUncounted(nouns, tokens));
  if (
    head === undefined ||
    (line !== undefined &&
      (GENERIC.has(head.id) || isExtra(head, line, tokens) || isInside(head, line, tokens)))
  ) {
    return line === undefined
      ? null
      : {
          id: line.id,
          type: line.type,
          strength: phrase.isSureOf(line) && !isUnsureLine(tokens, line) ? 'line' : 'unsure',
          language: languageOfMatch(head),
          noun:
            head === undefined || isExtra(head, line, tokens) || isInside(head, line, tokens)
              ? null
              : [head.from, head.to],
        };
  }
  const whole: Whole = phrase.headFirst ? head : wholeOf(head, phrase.matches, tokens);
  const sure =
    dominant !== undefined ||
    (phrase.isSureOf(head) &&
      !whole.guessed &&
      !(whole.id === head.id && isGeneralHead(head, phrase, tokens)));
  return {
    id: whole.id,
    type: whole.type,
    ...(whole.of === undefined ? {} : { of: whole.of }),
    strength: sure ? 'noun' : 'unsure',
    language: languageOfMatch(head),
    noun: whole.id === head.id ? [head.from, head.to] : null,
  };
}

/** "Boat cover": a word that alone names no kind, beside nothing of the shelf or the thing that it is for ("iPhone cover"). */
function isGeneralHead(head: Match, { matches }: NamePhrase, tokens: readonly Token[]): boolean {
  const language = languageOfMatch(head);
  if (language === null || !isGeneral(tokens.slice(head.from, head.to), { id: head.id, language }))
    return false;
  const family = categoryById(head.id)?.family;
  return !matches.some(
    (one) => one !== head && (partRowOf(one.id) === head.id || categoryById(one.id)?.family === family),
  );
}

/** "Playstation 2 slim bundle 11 games": what is counted behind a line and other words comes with it; "Switch 3 games" are games. */
function isExtra(head: Match, line: Match, tokens: readonly Token[]): boolean {
  const between = tokens.slice(line.to, head.from).filter(({ kind }) => kind === 'word');
  return line.to < head.from && between.length > 0 && isCountedPlural(head, tokens);
}

const STORING: ReadonlySet<string> = new Set(['hard-drive', 'computer-part', 'laptop-part']);

/** "MacBook Air 16GB RAM": behind a line's name, what stores so much is in it. */
function isInside(head: Match, line: Match, tokens: readonly Token[]): boolean {
  const [number, unit] = [tokens[head.from - 2]?.text ?? '', tokens[head.from - 1]?.text ?? ''];
  return (
    line.to <= head.from &&
    STORING.has(head.id) &&
    (/^\d+[gt]b$/iu.test(unit) || (/^\d+$/u.test(number) && /^[gt]b$/iu.test(unit)))
  );
}

function isCountedPlural({ counted, to }: Match, tokens: readonly Token[]): boolean {
  const key = tokens[to - 1]?.key ?? '';
  return counted && singular(key) !== key;
}

/** "Alpaca yarn 9 balls": behind another noun a number counts what the thing comes in. */
function lastUncounted(nouns: readonly Match[], tokens: readonly Token[]): Match | undefined {
  return nouns.findLast((noun, at) => at === 0 || !isCountedPlural(noun, tokens)) ?? nouns.at(-1);
}

/** "Switch", "Pandora": names of several kinds of things say none. */
export function isUnsureLine(tokens: readonly Token[], { from, to }: Pick<Match, 'from' | 'to'>): boolean {
  const words = tokens.slice(from, to).map(({ text }) => text);
  return UNSURE.has(phraseKey(words.join(' ')));
}

const UNSURE: ReadonlySet<string> = new Set(UNSURE_LINES);

function languageOfMatch(match: Match | undefined): Language | null {
  return LANGUAGES.find((code) => code === match?.language) ?? null;
}

interface Whole {
  id: string;
  type: string;
  of?: string;
  guessed?: boolean;
}

/** A container is sold for what it holds; a part is one of the thing that it belongs to. */
function wholeOf(head: Match, matches: readonly Match[], tokens: readonly Token[]): Whole {
  // "Mower spares or repair": the words of a condition name no part.
  const isState = entriesAt(tokens, head.to, ['condition']).some(({ length }) => length > 1);
  if (!isState && PART_WORDS.has(singular(head.next))) return partOf(head) ?? { ...head, guessed: true };
  const before = matches.findLast(
    ({ from, strength }) =>
      from < head.from && (strength === 'noun' || (head.counted && strength === 'weak')),
  );
  // "Scrap bag 200g": by weight or volume what is in it is sold, whatever that is.
  if (CONTAINERS.has(head.word) && holdsAmount(tokens)) return { ...(before ?? head), guessed: true };
  if (head.to - head.from > 1 || before === undefined || before.id === head.id) return head;
  // "Computer bags" are bags.
  if (CONTAINERS.has(head.word) && DEVICES.has(categoryById(before.id)?.family ?? 'home')) return head;
  if (CONTAINERS.has(head.word)) return { ...before, guessed: true };
  if (!PART_WORDS.has(head.word)) return head;
  // "Bag strap": the part of a thing that has no row of parts is none of another thing for sure.
  const isOther = categoryById(before.id)?.family !== categoryById(head.id)?.family;
  return partOf(before) ?? (isOther ? { ...head, guessed: true } : head);
}

const DEVICES: ReadonlySet<Family> = new Set([
  'phones',
  'computers',
  'cameras',
  'audio',
  'games',
  'instruments',
]);

function holdsAmount(tokens: readonly Token[]): boolean {
  return readMeasures(tokens.map(({ text }) => text).join(' ')).some(
    ({ dimension }) => dimension === 'weight' || dimension === 'volume',
  );
}

function partOf(whole: Match): Whole | undefined {
  const id = partRowOf(whole.id);
  const row = id === undefined ? undefined : categoryById(id);
  return row === undefined ? undefined : { id: row.id, type: row.type, of: whole.id };
}

// A katakana compound is what its last word says: ウルトラライトダウン is no ライト.
function runsOn(text: string, end: number): boolean {
  return KATAKANA.test(text.charAt(end - 1)) && KATAKANA.test(text.charAt(end));
}

function findJapanese(text: string): Entry | undefined {
  const folded = fold(text);
  let best: Entry | undefined;
  let bestLength = 0;
  for (let start = 0; start < folded.length; start += 1) {
    for (let length = Math.min(LONGEST_JAPANESE, folded.length - start); length > bestLength; length -= 1) {
      const entry = japaneseNoun(folded.slice(start, start + length));
      if (!entry || runsOn(folded, start + length)) continue;
      best = entry;
      bestLength = length;
      break;
    }
  }
  return best;
}
