/** Counts, parts and verbs that stand in a text as claims do and claim nothing of the item. */
import { squeeze } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import { ANY, REMARKS, UPON, UPON_THE } from '../lexicon/speech-words.ts';
import { meaningsAt } from './meanings.ts';
import type { Clause } from './statements.ts';
import type { Support } from './support.ts';
import { isArticle } from './things.ts';

/** Words from a count to its noun: "two small things". */
const TO_NOUN = 3;
/** Characters that so many words take. */
const NOUN_WITHIN = 60;

/** Whether it counts what is going to be said: "two things to mention". */
export function countsRemarks(after: string, { speech }: Support): boolean {
  const words = tokenise(after.slice(0, NOUN_WITHIN)).slice(0, TO_NOUN);
  const noun = words.findIndex(({ key }) => REMARKS[speech.language].has(key));
  return noun !== -1 && words.slice(0, noun).every(({ kind }) => kind === 'word');
}

/** Words from a preposition to its noun: "on a young reader's shelf". */
const TO_PLACE = 4;

/** Whether a part is named for where something stands or shows: "on any shelf", "on the keyboard"; "on castors" says what it has. */
export function standsUpon({ tokens, ...clause }: Clause, from: number): boolean {
  const isOne = (at: number) => isArticle(tokens[at]?.key ?? '') || ANY.has(tokens[at]?.key ?? '');
  for (let at = from - 1; at >= 0 && at >= from - TO_PLACE; at -= 1) {
    const { kind, key } = tokens[at] ?? {};
    if (kind !== 'word' || key === undefined) return false;
    if (UPON_THE.has(key)) return true;
    if (UPON.has(key)) return at + 1 < from && isOne(at + 1);
    if (!isOne(at) && meaningsAt({ tokens, ...clause }, at, ['joiner']).length > 0) return false;
  }
  return false;
}

/** Whether an amount follows that the form gives: "stretches to 200 cm" claims no more than that. */
export function leadsToAmount(clause: Clause, to: number, support: Support): boolean {
  const at = meaningsAt(clause, to, ['joiner']).length > 0 ? to + 1 : to;
  const token = clause.tokens[at];
  return token !== undefined && /^\d/.test(token.text) && support.has(squeeze(token.text));
}
