/** A clause in the parts that each say something of their own: a lie behind a comma is read without what stands before. */
import { AND } from '../categories/name-words.ts';
import type { Span } from '../language/span.ts';
import type { Token } from '../language/tokens.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { saysState } from '../lexicon/speech-words.ts';
import { contentPlaces } from './content.ts';
import type { Clause, Speech } from './statements.ts';

/** So many words between commas say something without a verb too. */
const FEWEST_WORDS = 3;
const JOINS: ReadonlySet<string> = new Set([',', '&', '+']);

interface Part {
  /** The first token and the one after the last. */
  from: number;
  to: number;
  /** Whether it says something by itself. */
  isOwn: boolean;
  isBehindComma: boolean;
}

/** Where the pieces of a clause stand in its statement; the members of a list stay with the verb beside them. */
export function piecesOf(clause: Clause, speech: Speech): readonly Span[] {
  const pieces: Part[] = [];
  for (const part of partsOf(clause, speech)) {
    const last = pieces.at(-1);
    if (last === undefined || (part.isOwn && (last.isOwn || part.isBehindComma))) {
      pieces.push({ ...part });
      continue;
    }
    last.to = part.to;
    last.isOwn ||= part.isOwn;
  }
  return pieces.flatMap(({ from, to }) => {
    const [first, last] = [clause.tokens[from], clause.tokens[to - 1]];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
}

/** What stands between commas and conjunctions. */
function partsOf(clause: Clause, speech: Speech): readonly Part[] {
  const { tokens } = clause;
  const parts: Part[] = [];
  let from = 0;
  for (let to = 0; to <= tokens.length; to += 1) {
    const token = tokens[to];
    if (token !== undefined && !JOINS.has(token.key) && token.key !== AND[speech.language]) continue;
    if (to > from) {
      // ", and" as well.
      const isBehindComma = tokens[from - 1]?.text === ',' || tokens[from - 2]?.text === ',';
      const hasVerb = tokens.slice(from, to).some((one) => isVerb(one, speech));
      const isLong = contentPlaces(clause, speech, { from, to }).length >= FEWEST_WORDS;
      parts.push({ from, to, isBehindComma, isOwn: hasVerb || (isBehindComma && isLong) });
    }
    from = to + 1;
  }
  return parts;
}

function isVerb(token: Token, { language }: Speech): boolean {
  return saysState(token, language) || SENTENCE_WORDS[language].has(token.key);
}
