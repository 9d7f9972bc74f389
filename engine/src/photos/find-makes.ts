import { PHOTO_CONFIDENCE } from '@smart-listings/contract';
import { findCategory } from '../categories/find-category.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { plainKey } from './look-alikes.ts';
import {
  findMake,
  isPartedAs,
  type Make,
  type Match,
  matchLogo,
  matchMake,
  SHORTEST_MISREAD,
} from './make-lexicon.ts';
import { type Draft, draftOf, nextTo, type PlacedLine, under } from './page.ts';

const SHORTEST_IN_TEXT = 4;
const MOST_WORDS = 4;
/** A line of more words is a sentence; a make in it is mostly somebody else's. */
const LABEL_WORDS = 4;
const AMONG_WORDS = 0.9;
/** The letters of a make in other words than its own, or its word in another name. */
const OTHER_WORDS = 0.7;
const MOST_STACKED = 3;
const SHORTEST_STACKED = 5;
const NAME_PROMINENCE = 0.55;
const NAME_CONFIDENCE = 0.85;
const SHORTEST_NAME = 3;
const LONGEST_NAME = 20;
const MOST_NAMES = 3;
/** Shown, and far enough below what fills the form to rival nothing that does. */
export const OFFERED = 0.5;

const LEGAL_FORM =
  /^(?:inc|ltd|limited|llc|corp|corporation|co|company|gmbh|ag|kg|sa|spa|srl|bv|nv|ab|oy|as|plc|pty|sas|kk)$/;
const FOR_ANOTHER = /^(?:for|fits|with|works|compatible|für|pour|para|per|voor|kompatibel|passend|dla)$/;
const DOMAIN =
  /(?:www\.|https?:\/\/)?\b([a-z\d-]{3,30})\.(?:com|co\.uk|de|fr|it|es|nl|net|eu|se|dk|us|jp)\b/i;
const MADE_BY =
  /\b(?:made|manufactured|produced|designed) by\b[\s:]*|\b(?:hergestellt von|fabriqué par|prodotto da|fabricado por)\b[\s:]*/iu;
/** A name as it follows "made by": up to where the sentence goes on. */
const MAKER =
  /^(?!(?:hands?|machines?|artisans?|crafts(?:men|women|people)|wom[ae]n|m[ae]n|people|us|an?|the|our|in)\b)[\p{L}][\p{L}\d&.' -]{2,30}?(?=$|,|\s(?:in|for|of|at|and)\b)/iu;

interface Found {
  make: Make;
  draft: Draft;
}

/**
 * Makes that the lines of one photo name. What stands small at the rim, in a sentence, after "for", or
 * is known as a part inside other things is offered with too little confidence to fill a form.
 */
export function findMakes(lines: readonly PlacedLine[]): Draft[] {
  const logos = lines.flatMap((line) => stacked(line, lines) ?? []);
  const partsOfLogos = new Set(logos.flatMap(({ parts }) => parts));
  const rest = lines.filter((line) => !partsOfLogos.has(line));
  const match = rememberMatches();
  const drafts = [...logos, ...rest.flatMap((line) => makesOf(line, lines, match))];
  if (!drafts.some(({ draft }) => draft.confidence >= PHOTO_CONFIDENCE)) {
    drafts.push(...unknownNames(rest, drafts));
  }
  const own = drafts.some(({ make, draft }) => !make.inside && draft.confidence >= 0.7);
  return drafts
    .map(({ make, draft }) => (make.inside && own ? { ...draft, confidence: draft.confidence * 0.5 } : draft))
    .map((draft) => ({ ...draft, confidence: Math.round(draft.confidence * 100) / 100 }));
}

/**
 * The largest words, where no known make is sure: names are printed large, whether a list has them or not. Not sure
 * enough for a form, whatever else speaks for them.
 */
function unknownNames(lines: readonly PlacedLine[], known: readonly Found[]): Found[] {
  const said = new Set(known.map(({ draft }) => plainKey(draft.quote ?? '')));
  return lines
    .filter(
      (line) => line.prominence >= NAME_PROMINENCE && line.confidence >= NAME_CONFIDENCE && isName(line.text),
    )
    .filter(({ text }) => !said.has(plainKey(text)))
    .sort((one, other) => other.prominence - one.prominence)
    .slice(0, MOST_NAMES)
    .map((line) => {
      const name = line.text.trim().replace(/[®™]$/, '');
      return {
        make: unlisted(name),
        draft: draftOf(line, { kind: 'brand', value: name, confidence: OFFERED }),
      };
    });
}

function unlisted(name: string): Make {
  return { name, spelling: name, key: plainKey(name), word: false, inside: false };
}

/** One to three words of letters that say neither what the thing is nor what stands on any label. */
function isName(text: string): boolean {
  const name = text.trim().replace(/[®™]$/, '');
  if (!/^\p{L}[\p{L}&.'’-]*(?: [\p{L}&.'’-]+){0,2}$/u.test(name)) return false;
  const key = plainKey(name);
  if (key.length < SHORTEST_NAME || key.length > LONGEST_NAME || DOMAIN.test(name)) return false;
  const words = tokenise(name);
  return (
    findCategory(name) === null &&
    !words.some((_, at) => entriesAt(words, at).length > 0 || labelAt(words, at))
  );
}

type FindMatch = typeof matchMake;

/** Each word is looked up once a photo, however often it is printed there. */
function rememberMatches(): FindMatch {
  const known = new Map<string, Match | null>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const match = matchMake(text);
    known.set(text, match);
    return match;
  };
}

function makesOf(line: PlacedLine, lines: readonly PlacedLine[], findMatch: FindMatch): Found[] {
  const said = makerSaidBy(line, lines);
  if (said) return [said];
  // Addresses stand small and aside wherever they stand.
  const domain = DOMAIN.exec(line.text)?.[1];
  if (domain) {
    const match = matchMake(domain);
    if (!match || match.make.key.length < SHORTEST_MISREAD) return [];
    const { make, likeness } = match;
    return [{ make, draft: toDraft({ ...line, isAside: false }, make, 0.85 * likeness) }];
  }
  const tokens = line.text.split(/[\s/]+/).filter((token) => plainKey(token) !== '');
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(tokens, at, findMatch);
    if (!hit) at += 1;
    else {
      const weight = weighPlace({ tokens, at, taken: hit.taken, line, make: hit.match.make });
      if (weight > 0) {
        const { make, likeness } = hit.match;
        found.push({ make, draft: toDraft(line, make, likeness * weight) });
      }
      at += hit.taken;
    }
  }
  return found;
}

/** "Made by" and the name after it, in the same line or in the next. */
function makerSaidBy(line: PlacedLine, lines: readonly PlacedLine[]): Found | null {
  const words = MADE_BY.exec(line.text);
  if (!words) return null;
  const rest = line.text.slice(words.index + words[0].length).trim();
  const from = rest === '' ? nextTo(line, lines) : line;
  const name = MAKER.exec(rest === '' ? (from?.text ?? '') : rest)?.[0].trim();
  if (!from || !name || name.split(/\s+/).length > MOST_WORDS) return null;
  const known = findMake(name);
  const make = known ?? unlisted(name);
  return { make, draft: toDraft(from, make, 0.85) };
}

/** Logos set in two or three lines, one under the other: "AM" over "RECORDS". */
function stacked(line: PlacedLine, lines: readonly PlacedLine[]): (Found & { parts: PlacedLine[] }) | null {
  const parts = [line];
  while (parts.length < MOST_STACKED) {
    const next = under(parts.at(-1) ?? line, lines);
    if (!next) return null;
    parts.push(next);
    const text = parts.map((part) => part.text.replace(/-$/, '')).join('');
    const key = plainKey(text);
    if (key.length < SHORTEST_STACKED) continue;
    const match = matchLogo(text);
    if (!match) continue;
    const largest = parts.reduce((one, other) => (one.prominence >= other.prominence ? one : other));
    const confidence = Math.min(...parts.map((part) => part.confidence));
    const draft = toDraft({ ...largest, confidence }, match.make, match.likeness);
    return { make: match.make, parts, draft: { ...draft, quote: text } };
  }
  return null;
}

function toDraft(line: PlacedLine, make: Make, weight: number): Draft {
  const place = (line.isAside ? 0.7 : 1) * (make.inside ? 0.75 : 1);
  return draftOf(line, { kind: 'brand', value: make.name, confidence: line.confidence * weight * place });
}

function longestAt(
  tokens: readonly string[],
  at: number,
  findMatch: FindMatch,
): { match: Match; taken: number } | null {
  for (let taken = Math.min(MOST_WORDS, tokens.length - at); taken > 0; taken -= 1) {
    const match = findMatch(tokens.slice(at, at + taken).join(''));
    if (match) return { match, taken };
  }
  return null;
}

interface Place {
  tokens: readonly string[];
  at: number;
  taken: number;
  line: PlacedLine;
  make: Make;
}

/** What a make is worth for the company it keeps in its line; 0 where it is no make at all. */
function weighPlace({ tokens, at, taken, line, make }: Place): number {
  if (tokens.slice(0, at).some((token) => FOR_ANOTHER.test(token.toLowerCase()))) return 0;
  const alone = taken === tokens.length;
  const marked =
    /^[©®™]/.test(tokens[at] ?? '') ||
    /[®™]$/.test(tokens[at + taken - 1] ?? '') ||
    LEGAL_FORM.test(plainKey(tokens[at + taken] ?? ''));
  if (marked) return 1;
  // "Artelia Nord": a word within a name that no list knows.
  if (at > 0 && isName(tokens.slice(0, at).join(' '))) return OTHER_WORDS;
  if (taken > 1 && !isPartedAs(tokens.slice(at, at + taken), make)) return OTHER_WORDS;
  if (!alone && (make.word || make.key.length < SHORTEST_IN_TEXT)) return 0;
  if (alone && make.key.length <= 3) return line.confidence >= 0.9 && line.prominence >= 0.4 ? 0.9 : 0.5;
  if (alone && make.word) return line.prominence >= 0.5 ? 0.85 : 0.6;
  if (tokens.length > LABEL_WORDS) return 0.6;
  return alone ? 1 : AMONG_WORDS;
}
