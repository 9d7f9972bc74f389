/** Phrases of the seller's first sentences that say what a thing is like: "42 inch deck, 17.5 hp Briggs" of a mower. */
import { AND, WITH } from '../categories/name-words.ts';
import { type Clause, clausesOf, isSpacedDash } from '../language/clauses.ts';
import type { Cue } from '../language/cues.ts';
import { startOutsideQuotation } from '../language/quotations.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { EACH } from '../lexicon/speech-words.ts';
import { once, rememberOne } from '../text/remember.ts';
import { certainValues, type Item, type SellerSentence, type Topic } from '../values/item.ts';
import { isOfPartLine } from '../values/part-line.ts';
import { openerIn, predicateStart } from './clause-words.ts';
import { contentsIn } from './contents.ts';
import { openingClause } from './opening-clauses.ts';
import { isOfSeveral, keysOf, titleName } from './phrases.ts';
import { type StretchContext, stretchContext, stretchesOf } from './stretches.ts';
import { phraseIn } from './sure-phrase.ts';
import { isOfValues, MOST_TOKENS, toldBy } from './told.ts';

const FIRST_SENTENCES = 3;
/** Of lines that stand one below the other as many as a sentence has clauses. */
const FIRST_LINES = 6;
const MOST_PHRASES = 6;
/** Among these a correction stands. */
const FIRST_WORDS = 3;
/** A longer phrase with an "and" is a list of its own. */
const MOST_OF_PIECE = 2;
const OF_THE_DEAL: readonly Topic[] = ['delivery', 'payment', 'contact', 'other-marketplace'];

/**
 * The phrases of the first sentences that stand whole between their marks, name no more than nouns and what they are
 * like, and say nothing that the name says; in their order. A clause that is a sentence ends those of its sentence: what
 * follows "fits Canon" and "comes with a case" in a list is said of something else.
 */
export const openingPhrases = rememberOne((item: Item): OpeningPhrases => {
  const context = stretchContext(item);
  const told = item.sentences.filter(({ place, form }) => place.field === 'features' && form !== 'heading');
  const phrases = (sentences: readonly SellerSentence[]): OpeningPhrases => {
    const [opening = [], ...others] = sentences
      .filter(({ form }, at) => at < (form === 'prose' ? FIRST_SENTENCES : FIRST_LINES))
      .map((sentence, at) =>
        phrasesIn(sentence, {
          item,
          context,
          isFirst: at === 0,
          goesOn: at === 1 && isFragment(sentences[0], item),
        }),
      );
    const first = opening.slice(0, MOST_PHRASES);
    return { opening: first, others: others.flat().slice(0, MOST_PHRASES - first.length) };
  };
  const found = phrases(told);
  const own = new Set(keysOf(titleName(item)));
  // "Selling my late father's camera as none of us shoot film."
  const isSaid = found.opening.every((phrase) => keysOf(phrase).every((key) => own.has(key)));
  const at = isSaid ? laterOpening(told, item) : 0;
  const later = at === 0 ? found : phrases(told.slice(at));
  return later.opening.length > 0 ? later : found;
});

/** "Age 7-8. Navy velvet top with a tulle skirt.": behind a first sentence without a verb the next may go on with it. */
function isFragment(sentence: SellerSentence | undefined, { language }: Item): boolean {
  return (
    sentence !== undefined &&
    sentence.form === 'prose' &&
    sentence.cues.length === 0 &&
    !sentence.tokens.some(({ key }) => SENTENCE_WORDS[language].has(key))
  );
}

/**
 * "My son has grown out of it. Blue frame, 20 inch wheels.": where the first sentence states why it is sold or whose it
 * was, the next that states nothing, or says what the thing is, opens the text; 0 where none does.
 */
function laterOpening(sentences: readonly SellerSentence[], { language }: Item): number {
  const isStated = (words: readonly Token[]) => words.some(({ key }) => SENTENCE_WORDS[language].has(key));
  // Of the sentence that opens the text the first clause: what it goes on to state is left out anyway.
  const opens = ({ tokens }: SellerSentence) => {
    const near = tokens.slice(0, MOST_TOKENS);
    const [first] = clausesOf(near);
    if (first === undefined) return false;
    const from = predicateStart(near, first, language);
    // "Die Lampe leuchtet": behind an article a verb may stand that no list has.
    if (from === first.from && ARTICLES_OF[language].has(tokens[0]?.key ?? '')) return false;
    return !isStated(near.slice(from, openerIn(near, { from, to: first.to }, language)));
  };
  const near = sentences.slice(0, FIRST_SENTENCES);
  const at = near.findIndex(opens);
  const isProse = near.slice(0, at + 1).every(({ form }) => form === 'prose');
  // What is doubted there is no reason to sell.
  const isSure = near.slice(0, at).every(({ cues }) => cues.every((cue) => !IN_QUESTION.has(cue.class)));
  return isProse && isSure ? Math.max(0, at) : 0;
}

/** How a first sentence may say that what follows is not so. */
const IN_QUESTION: ReadonlySet<Cue['class']> = new Set(['doubt', 'choice', 'correct']);

export interface OpeningPhrases {
  /** Those of the sentence that opens the text, which says what the thing is. */
  opening: readonly string[];
  others: readonly string[];
}

function phrasesIn(
  sentence: SellerSentence,
  {
    item,
    context,
    isFirst,
    goesOn,
  }: {
    item: Item;
    context: StretchContext;
    isFirst: boolean;
    /** Whether it goes on with what a sentence without a verb says before it. */
    goesOn: boolean;
  },
): readonly string[] {
  const { raw, tokens, topics, cues } = sentence;
  // "Navy. Sorry, I mean black."
  const next = item.sentences.find(({ index }) => index === sentence.index + 1)?.cues ?? [];
  const isTakenBack = next.some((cue) => cue.class === 'correct' && cue.at < FIRST_WORDS);
  // A page of a catalogue has its words for that.
  const isPage = item.marketplace.layout.parts.v1.includes('condition-note');
  if (isTakenBack) return [];
  // In one long run of clauses the first may say what the thing is, and the last where to fetch it.
  const isOfDeal = OF_THE_DEAL.some((topic) => topics.has(topic));
  if ((isPage && !isFirst) || (isOfDeal && !isFirst) || sentence.mark === '✗') return [];
  if (isOfPartLine(tokens, new Set(tokenise(titleName(item)).map(({ key }) => key)))) return [];
  // What is measured of a bundle is a piece of it, unless the sentence speaks of all of it.
  const own = new Set(keysOf(titleName(item)));
  const isOfAll = (text: string) => keysOf(text).some((key) => own.has(key));
  const [opens] = clausesOf(tokens.slice(0, MOST_TOKENS));
  const isOfItself =
    isFirst &&
    opens !== undefined &&
    isOfAll(raw.slice(tokens[opens.from]?.start, tokens[opens.to - 1]?.end));
  if (isOfSeveral(item) && !isOfItself) return contentsIn(sentence, item);
  const gone = [...stretchesOf(sentence, context), ...(context.asked?.get(sentence) ?? [])];
  const isCued = ({ from, to }: Clause) =>
    cues.some((cue) => (cue.from < to && cue.to > from) || (cue.at >= from && cue.at < to));
  const told = once(() => toldBy(sentence, item));
  const found: string[] = [];
  const isColour = (at: number) => entriesAt(tokens, at, ['colour']).length > 0;
  // Whether the clause before is told, or could be told and is not.
  let isSaid = false;
  let isUnsaid = false;
  // What the thing has or comes with stands behind what it is.
  let isNamed = false;
  let isWith = false;
  // Behind what may be a sentence only what is known for sure is said of the thing.
  let isStopped = false;
  for (const clause of clausesOf(tokens.slice(0, MOST_TOKENS))) {
    const start = tokens[clause.from]?.start ?? 0;
    const end = tokens[clause.to - 1]?.end ?? start;
    if (gone.some((stretch) => stretch.start < end && stretch.end > start)) break;
    // "(lining is cream)", "Size: …": a bracket is said of what stands before it, and a label has its own reader.
    if (tokens[clause.from - 1]?.text === '(' || tokens[clause.to]?.text === ':') break;
    // "In sage green, cream and mustard": without what stands before it the end of a list of colours is another colour.
    const isRest = isColour(clause.from) && isColour(clause.from - 2);
    if (isRest && !isSaid) continue;
    isSaid = false;
    // "By Clayden, Greeves and Warren": the end of a list whose beginning nobody told.
    const isEnd =
      isUnsaid &&
      tokens
        .slice(clause.from, clause.from + MOST_OF_PIECE + 1)
        .some(({ key }) => key === AND[item.language]);
    isUnsaid = false;
    if (isEnd) continue;
    // "Childs name (Olly) inside cover": in a later sentence what a bracket explains goes on behind it.
    if (!isFirst && tokens[clause.to]?.text === '(') break;
    // Of lines one below the other each says what the thing is like; a word or number alone may be anything.
    const isLine = sentence.form !== 'prose' && !isFirst;
    // "Pit to pit - 21": a dash makes a label of what stands before it.
    if (isLine && isSpacedDash(tokens, clause.to)) break;
    const isOpening = !isStopped && (isFirst || goesOn || (isLine && clause.to - clause.from > 1));
    const whole = isOpening ? openingClause(sentence, clause, { item, told: told() }) : 'none';
    if (whole === 'passed') continue;
    if (whole !== 'none' && whole.isUnsure) {
      isUnsaid = true;
      continue;
    }
    if (whole !== 'none') {
      isNamed = true;
      if (holdsDoubt(sentence, whole, item)) break;
      isSaid = true;
      if (isOfValues(tokens, whole, { told: told(), item })) continue;
      found.push(raw.slice(tokens[whole.from]?.start, tokens[whole.to - 1]?.end).replace(/\s+/g, ' '));
      continue;
    }
    isStopped = true;
    if (isOfDeal) break;
    const span = phraseIn(sentence, clause, { told, item, isFirst, isNamed });
    if (span === null || isCued(span) || holdsDoubt(sentence, span, item)) break;
    // "Brown, red and cream": half a list of colours is another colour.
    if (isRest) break;
    if (isCued(clause) && span.to === span.from) break;
    if (span.to === span.from) {
      // "Cuts wood, steel and ali": what nothing is known of may be a sentence that the list goes on with.
      if (!isName(tokens, clause, item)) break;
      isNamed = true;
      continue;
    }
    isNamed = true;
    // "With hose, lance and cleaner": what follows is part of that list, unless it is said of the thing for sure.
    if (isWith && tokens[span.from]?.kind === 'word' && !told().has(span.from)) continue;
    isWith ||= tokens.slice(span.from, clause.to).some(({ key }) => WITH.has(key));
    // A composition has its main material as its value, and its sign is written out in some titles.
    if (!/\p{Ll}/u.test(raw.slice(start, end)) || raw.slice(start, end).includes('%')) continue;
    // "8 m each" of a bundle: said of a piece.
    if (EACH[item.language].has(tokens[span.to]?.key ?? '')) continue;
    const said = { start: tokens[span.from]?.start ?? 0, end: tokens[span.to - 1]?.end ?? raw.length };
    isStopped = false;
    found.push(raw.slice(startOutsideQuotation(raw, said), said.end).replace(/\s+/g, ' '));
    // "Wooden ark for 4 hens": what follows is said of something else.
    if (isCued(clause)) break;
  }
  return found;
}

/** Whether a value stands in it that is denied or in question: until the seller has answered, no title says it. */
function holdsDoubt(
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

/** Whether a clause begins with the item's name, or says no more than its name, its values and numbers. */
function isName(tokens: readonly Token[], { from, to }: Clause, item: Item): boolean {
  const own = new Set([
    ...keysOf(titleName(item)),
    ...certainValues(item).flatMap(({ value }) => keysOf(value)),
  ]);
  const isOwn = (text: string) => keysOf(text).every((key) => own.has(key));
  if (isOwn(tokens[from]?.text ?? '')) return true;
  return tokens.slice(from, to).every(({ kind, text }) => kind !== 'word' || isOwn(text));
}
