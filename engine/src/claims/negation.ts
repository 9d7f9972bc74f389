/** Which words of a text are denied: "no charger", "charger not included", what stands under "Missing:". */
import type { Token } from './drafts.ts';
import { DENIES_BACK, DENIES_NEXT, FREES, TURNS } from './marks.ts';

const set = (words: string) => new Set(words.split(/\s+/));

// After a denial these show that what stood before is meant: "charger not included".
const PARTICIPLES = set(
  `included supplied present provided with here there enthalten dabei inklusive inclus incluse compris incluido incluida incluidos incluso inclusa inclusi inbegrepen dolaczony inclu`,
);
const NO_LONGER = /^no longer (?:with|included|there|present|part|here|has|have|on|attached)$/;
const NOTHING = set('nothing none not never no isnt arent');
const REACH = 6;

function deny(tokens: readonly Token[], from: number, to: number) {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token) token.negated = true;
  }
}

function clauseStart(tokens: readonly Token[], at: number): number {
  const clause = tokens[at]?.clause;
  let start = at;
  while (start > 0 && tokens[start - 1]?.clause === clause && at - start < REACH) start -= 1;
  return start;
}

/** "Free of", "free from". */
export function isFreeOf(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === 'free' && /^(?:of|from)$/.test(tokens[at + 1]?.key ?? '');
}

/** Sets `negated` on the tokens that a denial reaches. */
export function negatedPlaces(tokens: readonly Token[]) {
  let reach = 0;
  let clause = -1;
  // Inside "Not included: hood, box" every item is denied, up to the end of the line or of the list.
  let listLine = -1;
  let inList = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const previous = tokens[at - 1];
    if (token.clause !== clause) {
      const runsOn = previous?.after === ',' && reach > 0 && tokens[at]?.key === 'or';
      if (!runsOn) reach = 0;
      clause = token.clause;
    }
    if (previous?.after === '\n\n' || (inList && listLine !== -1 && token.line !== listLine)) inList = false;
    if (inList) token.negated = true;
    if ((token.marks & (DENIES_NEXT | DENIES_BACK)) !== 0) {
      const isBefore = (token.marks & DENIES_NEXT) !== 0;
      const next = tokens[at + 1];
      const ends = token.after !== '' || at === tokens.length - 1;
      const denies = PARTICIPLES.has(next?.key ?? '') && next?.clause === token.clause;
      const loses =
        (token.marks & DENIES_BACK) !== 0 && (ends || /^(?:from|in|on|and|so|but|as)$/.test(next?.key ?? ''));
      const isOver = NO_LONGER.test(`${token.key} ${next?.key ?? ''} ${tokens[at + 2]?.key ?? ''}`);
      // "With nothing missing" denies nothing.
      const isDenied = !isBefore || token.key === 'missing' ? NOTHING.has(previous?.key ?? '') : false;
      if (isDenied) continue;
      if (ends || denies || loses || isOver) deny(tokens, clauseStart(tokens, at), at);
      reach = isBefore ? REACH : reach;
      const closing = denies ? next : token;
      const label =
        closing?.after === ':'
          ? closing
          : tokens[at + 2]?.after === ':' && tokens[at + 2]?.clause === token.clause
            ? tokens[at + 2]
            : undefined;
      if (label) {
        inList = true;
        const first = tokens[tokens.indexOf(label, at) + 1];
        listLine = first && first.line === label.line ? label.line : -1;
      }
      continue;
    }
    if ((token.marks & FREES) !== 0 && isFreeOf(tokens, at)) reach = REACH;
    if ((token.marks & TURNS) !== 0) reach = 0;
    if (reach > 0) {
      token.negated = true;
      reach -= 1;
    }
  }
}
