/** The stretches of a clause that a title could say: each reads whole by itself, whatever stands round it. */
import { AND, CUTS } from '../categories/name-words.ts';
import type { Clause } from '../language/clauses.ts';
import { isShortText } from '../language/language.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt, isUnknownWord } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { ARTICLES_OF, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { OWNERS, OWNERS_OF, WEARERS } from '../values/wearers.ts';
import {
  isDefinite,
  isPraise,
  isWordy,
  openerIn,
  predicateStart,
  withoutMarks,
  withoutOffer,
} from './clause-words.ts';
import { isPreposition } from './new-words.ts';
import { keysOf } from './phrases.ts';
import { isDone, type Told } from './told.ts';

const MOST_WORDS = 12;

interface Known {
  item: Item;
  told: ReadonlyMap<number, Told>;
}

/**
 * What a title could say of a clause, the longest first: the clause without the offer and its article, up to by whom it was
 * made or to what goes on with it in a clause of its own, and of what goes on with "with …" or "of …" the part before.
 */
export function candidatesIn(sentence: SellerSentence, clause: Clause, known: Known): readonly Clause[] {
  const { tokens } = sentence;
  const { language } = known.item;
  const says = predicateStart(tokens, clause, language);
  const { from, to } = withoutOffer(tokens, withoutMarks(tokens, { from: says, to: clause.to }), language);
  let end = from;
  let cut: ReturnType<typeof breakAt> = null;
  while (end < to && cut === null) {
    cut = breakAt(end, sentence, known);
    if (cut === null) end += 1;
  }
  // "By me", "from my own hives": without what led to what is gone.
  const isLed = cut !== null && end - 1 > from && isPreposition(tokens[end - 1]?.key ?? '', language);
  const whole = { from, to: isLed ? end - 1 : end };
  // Before a verb stands its subject; one word, and what a preposition leads to, may be the half of anything.
  const isLeading = isPreposition(tokens[from]?.key ?? '', language);
  const isHalf = cut !== null && (whole.to - from < 2 || isLeading || (cut === 'verb' && !isLed));
  // "También la tengo en negro": an article may be a pronoun before a verb.
  const isBy = isLed && !ARTICLES_OF[language].has(tokens[end - 1]?.key ?? '');
  const tail = cut === null ? null : tailIn(sentence, { from: end, to: clause.to, isBy }, known);
  return [...(isHalf ? [] : [whole]), ...(tail === null ? [] : [tail])]
    .flatMap((span) => [span, ...headsOf(tokens, span, language)])
    .map((span) => withoutMarks(tokens, span))
    .filter((span) => readsWhole(sentence, span, known));
}

/**
 * What is said of the thing behind whoever made it, "by me from oak in sage green", or behind its own noun, "I made this
 * blanket in soft cotton": from the preposition up to the next word that ends a noun phrase.
 */
function tailIn(
  sentence: SellerSentence,
  { from, to, isBy }: Clause & { isBy: boolean },
  known: Known,
): Clause | null {
  const { tokens } = sentence;
  const { language, nounInName } = known.item;
  const nouns = new Set(keysOf(nounInName ?? ''));
  const isAnchor = (at: number) =>
    (isBy && at === from) || keysOf(tokens[at]?.text ?? '').some((key) => nouns.has(key));
  for (let at = from; at + 1 < to; at += 1) {
    if (!isAnchor(at) || !isPreposition(tokens[at + 1]?.key ?? '', language)) continue;
    let end = at + 2;
    while (end < to && breakAt(end, sentence, known) === null) end += 1;
    return { from: at + 1, to: end };
  }
  return null;
}

/**
 * What ends a noun phrase: a word that goes on with it in a clause of its own, or whose it is; a verb or a pronoun, of which
 * it may be the subject; an article of what is known already. Null for any other word.
 */
function breakAt(at: number, { tokens }: SellerSentence, { item, told }: Known): 'verb' | 'other' | null {
  const { language } = item;
  const token = tokens[at];
  if (token === undefined || told.has(at)) return null;
  // "I" is a preposition in Swedish and "and" in Polish.
  if (token.key === AND[language] || isPreposition(token.key, language)) return null;
  // "Mi-longue" is half long in French.
  const owners = item.languageKnown && !isShortText(item.form.features) ? OWNERS_OF[language] : OWNERS;
  // "Heart of the Hide" is a name.
  const isName = /^\p{Lu}\p{Ll}/u.test(tokens[at + 1]?.text ?? '') && language !== 'de';
  if (!HEAD_FIRST.has(language) && isDefinite(language)(token) && !isName) return 'other';
  if (openerIn(tokens, { from: at - 1, to: at + 1 }, language) === at) return 'other';
  if (owners.has(token.key) || WEARERS.has(token.key)) return 'other';
  return SENTENCE_WORDS[language].has(token.key) ? 'verb' : null;
}

/** Up to each preposition inside, the longest first: "velcro strap" of "velcro strap with a small flower". */
function headsOf(tokens: readonly Token[], { from, to }: Clause, language: Language): readonly Clause[] {
  const heads: Clause[] = [];
  for (let at = to - 1; at > from + 1; at -= 1)
    if (CUTS[language].has(tokens[at]?.key ?? '')) heads.push({ from, to: at });
  return heads;
}

/** Whether it stands by itself: a word of its own, no price, share or inches, nothing at its end that leads on. */
function readsWhole(sentence: SellerSentence, span: Clause, { item, told }: Known): boolean {
  const { tokens, raw } = sentence;
  const { language } = item;
  const { from, to } = span;
  if (to <= from || to - from > MOST_WORDS) return false;
  const words = raw.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const isSmall = (at: number) => {
    const key = tokens[at]?.key ?? '';
    return (
      key === AND[language] ||
      isPreposition(key, language) ||
      ARTICLES_OF[language].has(key) ||
      entriesAt(tokens, at, ['joiner']).some((entry) => [language, 'en', 'xx'].includes(entry.language))
    );
  };
  // Capitals alone are a heading or a shout.
  const isShouted = !/\p{Ll}/u.test(words) && /\p{Lu}{4}/u.test(words);
  // "Zoals Sony": in a language that nobody knows a word of which nothing is known may compare or deny.
  const sure = item.languageKnown && !isShortText(item.form.features);
  const isForeign = !sure && !told.has(from) && isUnknownWord(tokens, from);
  return (
    !isShouted &&
    !isForeign &&
    // Some marketplaces have shares and inches written out.
    !/[\p{Sc}%"”″]/u.test(words) &&
    // A number alone may be of anything, unless a value says of what; sizes have their own place, and of several one chooses.
    places.some(
      (at) =>
        (isWordy(tokens, at) && NUMBER_WORDS[language][tokens[at]?.key ?? ''] === undefined) ||
        (told.has(at) && told.get(at)?.kind !== 'size'),
    ) &&
    !(isSmall(to - 1) && !told.has(to - 1)) &&
    // "Leather polished" tells what was done, "black dial good" and "clean" how it is.
    !(isDone(tokens, span, { told, item }) && places.some((at) => told.has(at))) &&
    !isPraise(tokens, to - 1, language)
  );
}
