/** What the texts of a page say of themselves: places, titles, and the words that were searched for. */
import { fold } from '../../language/fold.ts';

/** Names of places are capital but for words that join them. */
const PLACE =
  "\\p{Lu}[\\p{L}'.-]*(?:[ -](?:\\p{Lu}[\\p{L}'.-]*|am|an|auf|bei|im|in|of|on|upon|under|the|de|del|de la|des|du|d|en|le|les|la|sur|sous|di|da|do|dos|e|aan|bij|den|nad))*";
/** "York, North Yorkshire", "20359 St. Pauli", "21031 Lohbrügge (12 km)", "Lyon 69003 3e Arrondissement", "Villeurbanne 69100" */
const PLACES = [
  new RegExp(`^(?=.{3,64}$)${PLACE}, ?${PLACE}$`, 'u'),
  /^\d{4,5} \p{Lu}[\p{L}' .()/-]{1,40}(?:\(\d+ km\))?$/u,
  new RegExp(`^(?=.{3,64}$)${PLACE} \\d{5}(?: (?:\\d{1,2}(?:er?|ème) )?${PLACE})?$`, 'u'),
];

export function isPlace(text: string): boolean {
  return PLACES.some((pattern) => pattern.test(text));
}

const FEWEST_FOR_A_TOPIC = 3;

/** The words that stand beside more than a few of the prices, each with its share: what was searched for. */
export function topicOf(groups: readonly (readonly string[])[]): Topic {
  const filled = groups
    .map((texts) => texts.filter((text) => !isPlace(text)))
    .filter((texts) => texts.length > 0);
  if (filled.length < FEWEST_FOR_A_TOPIC) return new Map();
  // What is said again word for word is a town or a seller.
  const times = countIn(filled.flat().map((text) => [fold(text)]));
  const counts = countIn(
    filled.map((texts) => texts.filter((text) => times.get(fold(text)) === 1).flatMap(wordsOf)),
  );
  const least = Math.max(2, filled.length * 0.3);
  return new Map(
    [...counts].flatMap(([word, count]) => (count >= least ? [[word, count / filled.length] as const] : [])),
  );
}

export type Topic = ReadonlyMap<string, number>;

/** In how many of the groups each word stands. */
export function countIn(groups: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of groups)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

// Endings tell nothing.
const STEM = 6;

/** Long words, and short ones with a capital or a digit: the small words of a language tell nothing. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{N}]{3,}/gu)]
    .filter(([word]) => word.length > 4 || /[\p{Lu}\p{N}]/u.test(word))
    .map(([word]) => fold(word).slice(0, STEM));
}

/** Whether a text can be a whole title: three words, or long. Brands, sizes and sellers' names are shorter. */
export function looksLikeTitle(text: string): boolean {
  return !isPlace(text) && (text.split(/\s+/).length >= 3 || text.length >= 24);
}

/** How far a text is a whole title, up to 3. */
export function fullness(text: string): number {
  if (isPlace(text)) return 0;
  return looksLikeTitle(text) ? 3 : text.split(/\s+/).length;
}

/** How much a text says of what was searched for, for its length. */
export function saysOf(topic: Topic, text: string): number {
  const words = wordsOf(text);
  const sum = [...new Set(words)].reduce((total, word) => total + (topic.get(word) ?? 0), 0);
  return isPlace(text) ? 0 : sum / Math.sqrt(Math.max(1, words.length));
}

/** More words than this, or a stop behind them, are a description's. */
const MOST_WORDS = 14;

/** How likely a text is a title, by itself. */
export function titleScore(topic: Topic, text: string): number {
  const isProse = /[.!…]$|\p{Ll}[.!?] \p{Lu}/u.test(text) || text.split(/\s+/).length > MOST_WORDS;
  return saysOf(topic, text) + 0.1 * fullness(text) - (isProse ? 0.3 : 0);
}
