/**
 * Whether an answer is a listing of the item, or a model's word that it writes none. Told by what the text shares
 * with the seller's form, and by the closed classes of words in which models decline (`refusal-words.ts`).
 */
import { fold } from '../language/fold.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';
import {
  AGAINST_RULES,
  ASKS_MORE,
  DECLINES,
  FIRST_PERSON,
  MAKING,
  REGRETS,
  SELF,
  TEXT,
  WRITING,
} from './refusal-words.ts';
import { firstSentence } from './sentences.ts';

/** Whether a title, a description or a whole answer declines to write, in its first sentence. */
export function isRefusal(text: string, item: Item): boolean {
  const opening = fold(firstSentence(text));
  const form = formOf(item);
  if (ALWAYS.some((words) => words.test(opening) && !words.test(form))) return true;
  const { index: declined = -1, 0: words = '' } = DECLINES.exec(opening) ?? {};
  // A listing that speaks of itself as not to be written, whatever it names: nobody sells so.
  if (declined !== -1 && TEXT.test(opening) && MAKING.test(opening) && !TEXT.test(form)) return true;
  // Who is sorry and declines speaks for itself; a seller who does so is heard in the form.
  if (declined !== -1 && REGRETS.test(opening) && !REGRETS.test(form)) return true;
  const saysBoth = DECLINES.test(form) && WRITING.test(form);
  // Who writes a listing names the thing first, and speaks of it; who declines comes to it later, or speaks of themselves.
  const speaker = opening.slice(Math.max(0, declined - NEAR), declined + words.length);
  const isOfWriter = FIRST_PERSON.test(speaker) || !sharesWord(opening.slice(0, declined), form);
  if (declined !== -1 && !saysBoth && isOfWriter && WRITING.test(opening.slice(declined))) return true;
  return (declined !== -1 || REGRETS.test(opening)) && !sharesWord(opening, form);
}

const NEAR = 12;

/** What no listing says in its first sentence, unless the seller does. */
const ALWAYS = [SELF, ASKS_MORE, AGAINST_RULES];

/**
 * Whether a title or a description has a word of what the seller says: one that has none speaks of something else.
 * Short words count where they are of the name: all that is known of a "TV" may be that it is one.
 */
export function isAbout(text: string, item: Item): boolean {
  const folded = fold(text);
  if (sharesWord(folded, formOf(item))) return true;
  const name = new Set(fold(item.form.itemName).match(ANY_WORD));
  return name.size === 0 || (folded.match(ANY_WORD) ?? []).some((word) => name.has(word));
}

const formOf = rememberOne(({ form, confirmed }: Item): string => {
  const { itemName, make, modelNumber, features, keywords, targetBuyer } = form;
  return fold([itemName, make, modelNumber, features, keywords, targetBuyer, ...confirmed].join('\n'));
});

const ANY_WORD = /[\p{L}\d]{2,}/gu;
/** Words of fewer letters are of the language, not of the item. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}|\p{L}{4,}|\d{2,}/u;
const WORDS = new RegExp(WORD, 'gu');
const STEM_LENGTH = 4;
/** Where words stand without blanks between them, two signs are one. */
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A word of one in the other, by its first letters: inflected forms and compounds are the same word. */
function sharesWord(text: string, form: string): boolean {
  return (text.match(WORDS) ?? []).some((word) => stemsOf(word).some((stem) => form.includes(stem)));
}

function stemsOf(word: string): string[] {
  if (!SIGNS.test(word)) return [/^\d/.test(word) ? word : word.slice(0, STEM_LENGTH)];
  const signs = [...word];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}
