import { BRANDS } from '../facts/lexicon/brands.ts';
import { LABEL_MAKES, MAKES_ALSO_WORDS, MAKES_INSIDE } from './lexicon/makes.ts';
import { differByOne, lookAlikeKey, plainKey } from './look-alikes.ts';
import { type Draft, draftOf, type PlacedLine } from './page.ts';

interface Make {
  name: string;
  /** Letters and digits of the spelling. */
  key: string;
  /** A word as well: it counts only where the line says nothing else. */
  word: boolean;
  /** A part or format inside other makers' things. */
  inside: boolean;
}

interface Lexicon {
  byKey: ReadonlyMap<string, Make>;
  byLookAlike: ReadonlyMap<string, Make>;
  long: readonly Make[];
}

/** Shorter names are too easily a scrap of something else. */
const SHORTEST_MISREAD = 4;
const SHORTEST_FUZZY = 6;
const SHORTEST_IN_TEXT = 4;
const MOST_WORDS = 4;
/** A line of more words is a sentence; a make in it is mostly somebody else's. */
const LABEL_WORDS = 4;
const AMONG_WORDS = 0.9;

const LEGAL_FORM =
  /^(?:inc|ltd|limited|llc|corp|corporation|co|company|gmbh|ag|kg|sa|spa|srl|bv|nv|ab|oy|as|plc|pty|sas|kk)$/;
const FOR_ANOTHER = /^(?:for|fits|with|works|compatible|für|pour|para|per|voor|kompatibel|passend|dla)$/;
const DOMAIN =
  /(?:www\.|https?:\/\/)?\b([a-z\d-]{3,30})\.(?:com|co\.uk|de|fr|it|es|nl|net|eu|se|dk|us|jp)\b/i;
const MADE_BY =
  /\b(?:made|manufactured|produced|designed) by\s+([\p{Lu}\p{Ll}][\p{L}\d&.' -]{2,30})$|^(?:hergestellt von|fabriqué par|prodotto da|fabricado por)\s+([\p{L}][\p{L}\d&.' -]{2,30})$/iu;

let built: Lexicon | undefined;

/** Made at the first photo: a page that shows none need not pay for it. */
function lexicon(): Lexicon {
  built ??= build();
  return built;
}

function build(): Lexicon {
  const words = new Set(MAKES_ALSO_WORDS.map(plainKey));
  const inside = new Set(MAKES_INSIDE.map(plainKey));
  const byKey = new Map<string, Make>();
  const add = (spelling: string, name: string, common: boolean) => {
    const key = plainKey(spelling);
    if (key.length < 2 || name === '' || byKey.has(key)) return;
    byKey.set(key, { name, key, word: common || words.has(key), inside: inside.has(key) });
  };
  for (const entry of [...LABEL_MAKES, ...MAKES_INSIDE]) {
    const [spelling = '', name = spelling] = entry.split('=');
    add(spelling, name, false);
  }
  for (const [first, brands] of BRANDS) {
    for (const { name, rest, common } of brands) add([first, ...rest].join(''), name, common);
  }
  const makes = [...byKey.values()];
  const byLookAlike = new Map<string, Make>();
  for (const make of makes) {
    const key = lookAlikeKey(make.key);
    if (make.key.length >= SHORTEST_MISREAD && !byLookAlike.has(key)) byLookAlike.set(key, make);
  }
  return { byKey, byLookAlike, long: makes.filter(({ key, word }) => key.length >= SHORTEST_FUZZY && !word) };
}

/** How many makes the reader knows by name. */
export function countMakes(): number {
  return new Set([...lexicon().byKey.values()].map(({ name }) => name.toLowerCase())).size;
}

interface Match {
  make: Make;
  /** What the reading of the letters is worth, before the place is weighed. */
  likeness: number;
}

/**
 * Makes that the lines of one photo name. What stands small at the rim, in a sentence, after "for", or
 * is known as a part inside other things is offered with too little confidence to fill a form.
 */
export function findMakes(lines: readonly PlacedLine[]): Draft[] {
  const drafts = lines.flatMap((line) => makesOf(line));
  const own = drafts.some(({ make, draft }) => !make.inside && draft.confidence >= 0.7);
  return drafts
    .map(({ make, draft }) => (make.inside && own ? { ...draft, confidence: draft.confidence * 0.5 } : draft))
    .map((draft) => ({ ...draft, confidence: Math.round(draft.confidence * 100) / 100 }));
}

function makesOf(line: PlacedLine): { make: Make; draft: Draft }[] {
  const by = MADE_BY.exec(line.text);
  const maker = (by?.[1] ?? by?.[2])?.trim();
  if (maker) {
    const known = lexicon().byKey.get(plainKey(maker));
    const make = known ?? { name: maker, key: plainKey(maker), word: false, inside: false };
    return [{ make, draft: toDraft(line, make, 0.85) }];
  }
  // Addresses stand small and at the rim wherever they stand.
  const domain = DOMAIN.exec(line.text)?.[1];
  if (domain) {
    const match = matchMake(domain);
    if (!match || match.make.key.length < SHORTEST_MISREAD) return [];
    const { make, likeness } = match;
    return [{ make, draft: toDraft({ ...line, atRim: false }, make, 0.85 * likeness) }];
  }
  const tokens = line.text.split(/[\s/]+/).filter((token) => plainKey(token) !== '');
  const found: { make: Make; draft: Draft }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(tokens, at);
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

function toDraft(line: PlacedLine, make: Make, weight: number): Draft {
  const place = (line.atRim ? 0.7 : 1) * (make.inside ? 0.75 : 1);
  return draftOf(line, { kind: 'brand', value: make.name, confidence: line.confidence * weight * place });
}

function longestAt(tokens: readonly string[], at: number): { match: Match; taken: number } | null {
  for (let taken = Math.min(MOST_WORDS, tokens.length - at); taken > 0; taken -= 1) {
    const match = matchMake(tokens.slice(at, at + taken).join(''));
    if (match) return { match, taken };
  }
  return null;
}

function matchMake(text: string): Match | null {
  const key = plainKey(text);
  const exact = lexicon().byKey.get(key);
  if (exact) return { make: exact, likeness: 1 };
  if (key.length < SHORTEST_MISREAD) return null;
  const alike = lexicon().byLookAlike.get(lookAlikeKey(text));
  if (alike && Math.abs(alike.key.length - key.length) <= 1) return { make: alike, likeness: 0.93 };
  if (key.length < SHORTEST_FUZZY) return null;
  const near = lexicon().long.filter((make) => differByOne(make.key, key));
  const [only, second] = near;
  return only && !second ? { make: only, likeness: 0.8 } : null;
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
  if (!alone && (make.word || make.key.length < SHORTEST_IN_TEXT)) return 0;
  if (alone && make.key.length <= 3) return line.confidence >= 0.9 && line.prominence >= 0.4 ? 0.9 : 0.5;
  if (alone && make.word) return line.prominence >= 0.5 ? 0.85 : 0.6;
  if (tokens.length > LABEL_WORDS) return 0.6;
  return alone ? 1 : AMONG_WORDS;
}
