/** The stretches of a text that a title may say, clause by clause, with where each stands. */
import { type Clause, clausesOf } from '../language/clauses.ts';
import { CUE_CLASSES } from '../language/cues.ts';
import { isShortText } from '../language/language.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { EACH } from '../lexicon/speech-words.ts';
import { LOOKS, type WordClass } from '../lexicon/word-classes.ts';
import type { Item, SellerSentence, Topic } from '../values/item.ts';
import { isOfPartLine } from '../values/part-line.ts';
import { candidatesIn } from './candidates.ts';
import { keysOf, titleName } from './phrases.ts';
import { type StretchContext, stretchesOf } from './stretches.ts';
import { isCount, MOST_TOKENS, type Told, toldBy } from './told.ts';
import type { Place } from './worth.ts';

const COMMON: ReadonlySet<string> = new Set(['en', 'xx']);
/** Among these a correction stands. */
const FIRST_WORDS = 3;
export const OF_THE_DEAL: readonly Topic[] = ['delivery', 'payment', 'contact', 'other-marketplace'];
/** What these say is not said of the thing as it is: they take back what stands before them in their clause. */
const AGAINST: readonly WordClass[] = [
  'fault',
  'missing',
  'care',
  ...CUE_CLASSES.filter((name) => name !== 'other'),
];
/** What these say has its own place, or none: what stands before them is told. */
const ASIDE: readonly WordClass[] = [
  ...['other', 'included', 'history', 'delivery', 'payment', 'contact', 'asking-price', 'past-price'],
] as const satisfies readonly WordClass[];

/** What a title may say of one clause: one of these, the longest first. */
export interface WeighedClause {
  told: ReadonlyMap<number, Told>;
  place: Place;
  options: readonly Clause[];
}

/**
 * What a title may say of each clause of a sentence. Nothing that is denied, in doubt, in question, of another thing, at
 * fault, missing or taken out of the text, and nothing of the list behind that.
 * @param number the number of the sentence among `sentences`, how many there are
 */
export function weighable(
  sentence: SellerSentence,
  {
    item,
    context,
    number,
    sentences,
  }: { item: Item; context: StretchContext; number: number; sentences: number },
): readonly WeighedClause[] {
  const { tokens, cues, mark } = sentence;
  const { language } = item;
  if (mark === '✗' || isTakenBack(sentence, item)) return [];
  // In one long run of clauses the first may say what the thing is, and the last where to fetch it.
  if (number > 0 && OF_THE_DEAL.some((topic) => sentence.topics.has(topic))) return [];
  const near = tokens.slice(0, MOST_TOKENS);
  const told = toldBy(sentence, item);
  const own = new Set(keysOf(titleName(item)));
  const isPart = isOfPartLine(tokens, new Set(tokenise(titleName(item)).map(({ key }) => key)));
  const sure = item.languageKnown && !isShortText(item.form.features);
  const gone = [...stretchesOf(sentence, context), ...(context.asked?.get(sentence) ?? [])];
  const isGone = ({ from, to }: Clause) => {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? start;
    return gone.some((stretch) => stretch.start < end && stretch.end > start);
  };
  const placesOf = ({ from, to }: Clause) => Array.from({ length: to - from }, (_, index) => from + index);
  /** Whether a word of the classes stands there: "för" is Swedish first, and no English "for". */
  const isOf = (classes: readonly WordClass[]) => (at: number) => {
    const entries = entriesAt(tokens, at, classes).filter(({ weak }) => !weak);
    const isOwn = entriesAt(tokens, at).some((entry) => entry.language === language);
    return (
      !keysOf(tokens[at]?.text ?? '').some((key) => own.has(key)) &&
      entries.some((entry) => !sure || entry.language === language || (!isOwn && COMMON.has(entry.language)))
    );
  };
  const isCued = ({ from, to }: Clause) =>
    cues.some((cue) => (cue.from < to && cue.to > from) || (cue.at >= from && cue.at < to));
  const isAgainst = isOf(AGAINST);
  const isAside = isOf(ASIDE);
  const clauses = clausesOf(near);
  const found: WeighedClause[] = [];
  let isBehindStatement = false;
  for (const [at, clause] of clauses.entries()) {
    const place: Place = {
      ...{ sentence: number, clause: at, clauses: clauses.length, sentences },
      ...{ within: clause, isBehindStatement },
    };
    const places = placesOf(clause);
    const aside = places.find(isAside) ?? clause.to;
    const isNone =
      places.some(isAgainst) ||
      isGone(clause) ||
      isCount(tokens, clause, item) ||
      isSideOfSeveral(tokens, clause, [clauses[at - 1], clauses[at + 1]]) ||
      // A bracket is said of what stands before it, what follows it goes on with that, and a price is of what it may not say.
      /^[()]$/.test(tokens[clause.from - 1]?.text ?? '') ||
      places.some((one) => /\p{Sc}/u.test(tokens[one]?.text ?? ''));
    const options = isNone
      ? []
      : candidatesIn({ ...sentence, tokens: near }, clause, { item, told }).filter(
          (option) =>
            option.to <= aside &&
            !isCued(option) &&
            !holdsDoubt(sentence, option, item) &&
            tokens[option.to]?.text !== ':' &&
            // "8 m each" of a bundle: said of a piece.
            !EACH[language].has(tokens[option.to]?.key ?? '') &&
            // "Shade: linen": what a part is like is not said of the thing.
            !(isPart && placesOf(option).some((one) => LOOKS.some((look) => told.get(one)?.kind === look))),
        );
    found.push({ told, place, options });
    // What follows in the list is said of the same.
    if (isGone(clause) || isCued(clause) || aside < clause.to || places.some(isAgainst)) break;
    if (isCount(tokens, clause, item)) break;
    isBehindStatement ||= places.some(
      (one) => !told.has(one) && SENTENCE_WORDS[language].has(tokens[one]?.key ?? ''),
    );
  }
  return found;
}

/** "Breite 34 cm, Tiefe 28, Höhe 31": of several sides each leans on the others, and on the unit that one of them has. */
export function isSideOfSeveral(
  tokens: readonly Token[],
  clause: Clause,
  beside: readonly (Clause | undefined)[],
): boolean {
  const isSide = ({ from, to }: Clause) =>
    entriesAt(tokens, from, ['measure']).length > 0 &&
    tokens.slice(from + 1, to).some(({ kind }) => kind === 'number' || kind === 'code');
  return isSide(clause) && beside.some((one) => one !== undefined && isSide(one));
}

/** Whether the next sentence takes it back: "Navy. Sorry, I mean black." */
export function isTakenBack({ index }: SellerSentence, { sentences }: Item): boolean {
  const next = sentences.find((one) => one.index === index + 1)?.cues ?? [];
  return next.some((cue) => cue.class === 'correct' && cue.at < FIRST_WORDS);
}

/** Whether a value stands in it that is denied or in question: until the seller has answered, no title says it. */
export function holdsDoubt(
  { tokens, place }: SellerSentence,
  { from, to }: Clause,
  { values, ruledOut }: Item,
): boolean {
  const start = place.start + (tokens[from]?.start ?? 0);
  const end = place.start + (tokens[to - 1]?.end ?? 0);
  const doubted = values.filter(({ polarity }) => polarity === 'unsure' || polarity === 'denied');
  return [...doubted, ...ruledOut].some(
    ({ from: said }) => said.field === place.field && said.start < end && said.end > start,
  );
}
