/** Phrases of the seller's first sentences that say what a thing is like: "42 inch deck, 17.5 hp Briggs" of a mower. */
import { AND, WITH } from '../categories/name-words.ts';
import { type Clause, clausesOf, isSpacedDash } from '../language/clauses.ts';
import { isShortText } from '../language/language.ts';
import { startOutsideQuotation } from '../language/quotations.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { EACH } from '../lexicon/speech-words.ts';
import { once, rememberOne } from '../text/remember.ts';
import { certainValues, type Item, type SellerSentence } from '../values/item.ts';
import { isOfPartLine } from '../values/part-line.ts';
import { contentsIn, countOfLot } from './contents.ts';
import { openingClause } from './opening-clauses.ts';
import { isOfSeveral, keysOf, makesOf, titleName } from './phrases.ts';
import { type StretchContext, stretchContext, stretchesOf } from './stretches.ts';
import { phraseIn } from './sure-phrase.ts';
import { FIRST_SENTENCES, isFragment, laterOpening, sentencesOf } from './text-opening.ts';
import { isOfValues, MOST_TOKENS, toldBy } from './told.ts';
import { holdsDoubt, isSideOfSeveral, isTakenBack, OF_THE_DEAL, weighable } from './weighed-stretches.ts';
import { isOfThing, worthOf } from './worth.ts';

/** Of lines that stand one below the other as many as a sentence has clauses. */
const FIRST_LINES = 6;
/** Further on a text tells of the deal. */
export const MOST_SENTENCES = 8;
const MOST_PHRASES = 8;
const FIRST_OF_LOT = 2;
/** Of what passes resellers say seven in ten in their titles; of the rest most is true of the thing and left for want of room. */
const LEAST_WORTH = 0.4;
/** Where nothing shows that it is of the thing, it may be a greeting or the half of a statement; one word may be anything. */
const LEAST_UNSHOWN = 0.55;
/** What fills a title that would be short: of these resellers say three in ten. */
const LEAST_FURTHER = 0.2;
const MOST_FURTHER = 4;
/** A longer phrase with an "and" is a list of its own. */
const MOST_OF_PIECE = 2;

/**
 * The phrases of the first sentences that stand whole between their marks, name no more than nouns and what they are
 * like, and say nothing that the name says; in their order. A clause that is a sentence ends those of its sentence: what
 * follows "fits Canon" and "comes with a case" in a list is said of something else.
 */
export const openingPhrases = rememberOne((item: Item): OpeningPhrases => {
  const context = stretchContext(item);
  const told = sentencesOf(item);
  const phrases = (sentences: readonly SellerSentence[]): OpeningPhrases => {
    const read = sentences.slice(0, MOST_SENTENCES).map((sentence, at) =>
      phrasesIn(sentence, {
        isLater: at >= (sentence.form === 'prose' ? FIRST_SENTENCES : FIRST_LINES),
        number: at,
        sentences: sentences.length,
        item,
        context,
        isFirst: at === 0,
        goesOn: at === 1 && isFragment(sentences[0], item),
      }),
    );
    const [opening = [], ...others] = read.map(({ told }) => told);
    const first = opening.slice(0, MOST_PHRASES);
    const further = read.flatMap((one) => one.further).toSorted((one, other) => other.worth - one.worth);
    return {
      opening: first,
      others: others.flat().slice(0, MOST_PHRASES - first.length),
      further: further.slice(0, MOST_FURTHER).map(({ text }) => text),
    };
  };
  const found = phrases(told);
  const own = new Set(keysOf(titleName(item)));
  // "Selling my late father's camera as none of us shoot film."
  const isSaid = found.opening.every((phrase) => keysOf(phrase).every((key) => own.has(key)));
  const at = isSaid ? laterOpening(told, item) : 0;
  const later = at === 0 ? found : phrases(told.slice(at));
  return later.opening.length > 0 ? later : found;
});

export interface OpeningPhrases {
  /** Those of the sentence that opens the text, which says what the thing is. */
  opening: readonly string[];
  others: readonly string[];
  /** What resellers say less often, the most likely first. */
  further: readonly string[];
}
/** What one sentence gives for a title. */
interface Phrases {
  told: readonly string[];
  further: readonly { text: string; worth: number }[];
}

function phrasesIn(
  sentence: SellerSentence,
  {
    item,
    context,
    isFirst,
    goesOn,
    isLater,
    number,
    sentences,
  }: {
    item: Item;
    context: StretchContext;
    isFirst: boolean;
    /** Whether it goes on with what a sentence without a verb says before it. */
    goesOn: boolean;
    /** Whether it stands so far from the beginning that only what resellers mostly say is told. */
    isLater: boolean;
    /** Its number in the text, from 0. */
    number: number;
    /** How many sentences tell of the thing. */
    sentences: number;
  },
): Phrases {
  const { raw, tokens, topics, cues } = sentence;
  const nothing: Phrases = { told: [], further: [] };
  if (isTakenBack(sentence, item)) return nothing;
  // In one long run of clauses the first may say what the thing is, and the last where to fetch it.
  const isOfDeal = OF_THE_DEAL.some((topic) => topics.has(topic));
  if ((isOfDeal && !isFirst) || sentence.mark === '✗') return nothing;
  if (isOfPartLine(tokens, new Set(tokenise(titleName(item)).map(({ key }) => key)))) return nothing;
  // What is measured of a bundle is a piece of it, unless the sentence speaks of all of it.
  const own = new Set([titleName(item), ...makesOf(item)].flatMap(keysOf));
  const isOfAll = (text: string) => keysOf(text).some((key) => own.has(key));
  const [opens] = clausesOf(tokens.slice(0, MOST_TOKENS));
  const isOfItself =
    isFirst &&
    opens !== undefined &&
    isOfAll(raw.slice(tokens[opens.from]?.start, tokens[opens.to - 1]?.end));
  const count = number < FIRST_OF_LOT ? countOfLot(sentence, item) : null;
  const lot = count === null ? [] : [count];
  if (isOfSeveral(item) && !isOfItself) return { ...nothing, told: [...lot, ...contentsIn(sentence, item)] };
  const gone = [...stretchesOf(sentence, context), ...(context.asked?.get(sentence) ?? [])];
  const isGone = ({ from, to }: Clause) => {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? start;
    return gone.some((stretch) => stretch.start < end && stretch.end > start);
  };
  const isCued = ({ from, to }: Clause) =>
    cues.some((cue) => (cue.from < to && cue.to > from) || (cue.at >= from && cue.at < to));
  const isSure = item.languageKnown && !isShortText(item.form.features);
  const told = once(() => toldBy(sentence, item));
  const tellsWear = once(() =>
    tokens.some((_, at) => entriesAt(tokens, at, ['fault', 'condition']).length > 0),
  );
  const weighed = once(() => weighable(sentence, { item, context, number, sentences: sentences }));
  const isColour = (at: number) => entriesAt(tokens, at, ['colour']).length > 0;
  // Whether the clause before is told, or could be told and is not.
  let isSaid = false;
  let wasSaid = false;
  let isUnsaid = false;
  // What the thing has or comes with stands behind what it is.
  let isNamed = false;
  let isWith = false;
  // Behind what may be a sentence only what is known for sure is said of the thing.
  let isStopped = false;
  let isEnded = isLater;

  /** What shows by itself that it is said of the thing; null where nothing does. */
  const sure = (clause: Clause, { isRest, isEnd }: { isRest: boolean; isEnd: boolean }): Clause | null => {
    const ended = () => {
      isEnded = true;
      return null;
    };
    if (isGone(clause)) return ended();
    // "(lining is cream)", "Size: …": a bracket is said of what stands before it, and a label has its own reader.
    if (tokens[clause.from - 1]?.text === '(' || tokens[clause.to]?.text === ':') return ended();
    if (isEnd) return null;
    // "Childs name (Olly) inside cover": in a later sentence what a bracket explains goes on behind it.
    if (!isFirst && tokens[clause.to]?.text === '(') return ended();
    // Of lines one below the other each says what the thing is like; a word or number alone may be anything.
    const isLine = sentence.form !== 'prose' && !isFirst;
    // "Pit to pit - 21": a dash makes a label of what stands before it.
    if (isLine && isSpacedDash(tokens, clause.to)) return ended();
    const isOpening = !isStopped && (isFirst || goesOn || (isLine && clause.to - clause.from > 1));
    const whole = isOpening ? openingClause(sentence, clause, { item, told: told(), isNamed }) : 'none';
    if (whole === 'passed') return null;
    if (whole !== 'none' && whole.isUnsure) {
      isUnsaid = true;
      return null;
    }
    if (whole !== 'none') {
      isNamed = true;
      return holdsDoubt(sentence, whole, item) ? ended() : whole;
    }
    isStopped = true;
    if (isOfDeal) return ended();
    const span = phraseIn(sentence, clause, { told, item, isFirst, isNamed });
    if (span === null || isCued(span) || holdsDoubt(sentence, span, item)) return ended();
    // "Brown, red and cream": half a list of colours is another colour.
    if (isRest) return ended();
    if (isCued(clause) && span.to === span.from) return ended();
    if (span.to === span.from) {
      // "Cuts wood, steel and ali": what nothing is known of may be a sentence that the list goes on with.
      if (!isName(tokens, clause, item)) return ended();
      isNamed = true;
      return null;
    }
    isNamed = true;
    // "With hose, lance and cleaner": what follows is part of that list, unless it is said of the thing for sure.
    if (isWith && tokens[span.from]?.kind === 'word' && !told().has(span.from)) return null;
    isWith ||= tokens.slice(span.from, clause.to).some(({ key }) => WITH.has(key));
    const words = raw.slice(tokens[clause.from]?.start, tokens[clause.to - 1]?.end);
    // A composition has its main material as its value, and its sign is written out in some titles.
    if (!/\p{Ll}/u.test(words) || words.includes('%')) return null;
    isStopped = false;
    // "Wooden ark for 4 hens": what follows is said of something else.
    if (isCued(clause)) isEnded = true;
    return span;
  };

  const clauses = clausesOf(tokens.slice(0, MOST_TOKENS));
  const found: string[] = [...lot];
  const further: { text: string; worth: number }[] = [];
  for (const [at, clause] of clauses.entries()) {
    // "In sage green, cream and mustard": without what stands before it the end of a list of colours is another colour.
    const isRest = isColour(clause.from) && isColour(clause.from - 2);
    if (isRest && !isSaid) continue;
    // What follows a bracket leans on what stands before it.
    if (tokens[clause.from - 1]?.text !== '(') {
      wasSaid = isSaid;
      isSaid = false;
    }
    // "By Clayden, Greeves and Warren": the end of a list whose beginning nobody told.
    const isEnd =
      isUnsaid &&
      tokens
        .slice(clause.from, clause.from + MOST_OF_PIECE + 1)
        .some(({ key }) => key === AND[item.language]);
    isUnsaid = false;
    const isSide = isSideOfSeveral(tokens, clause, [clauses[at - 1], clauses[at + 1]]);
    const known = isEnded || isSide ? null : sure(clause, { isRest, isEnd });
    const worthy = known !== null || isEnd || isGone(clause) ? null : bestOf(at);
    const span = known ?? worthy?.span ?? null;
    // "8 m each" of a bundle: said of a piece.
    if (span === null || EACH[item.language].has(tokens[span.to]?.key ?? '')) continue;
    if (worthy?.isFurther) {
      further.push({ text: textOf(span), worth: worthy.worth });
      continue;
    }
    isSaid = true;
    isUnsaid = false;
    if (!isOfValues(tokens, span, { told: told(), item })) found.push(textOf(span));
    // "Handmade by me from oak": what goes on behind whoever made it.
    const rest = isEnd || isGone(clause) ? null : bestOf(at, span.to);
    if (rest !== null && !rest.isFurther) found.push(textOf(rest.span));
  }
  return { told: found, further };

  function textOf({ from, to }: Clause): string {
    const said = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? raw.length };
    return raw.slice(startOutsideQuotation(raw, said), said.end).replace(/\s+/g, ' ');
  }

  /** What of a clause resellers mostly say in a title; where they say none of it mostly, what they say more often than most. */
  function bestOf(at: number, from = 0): { span: Clause; worth: number; isFurther: boolean } | null {
    const clause = weighed().find(({ place }) => place.clause === at);
    if (clause === undefined) return null;
    const end = clause.options[0]?.to ?? 0;
    // "Some paint on the left cuff": what goes on behind a stretch that nothing is known of may make it a part or a fault.
    const isWhole = isSure && tokens.slice(end, clause.place.within.to).every(({ kind }) => kind === 'mark');
    const known = { item, told: told(), place: clause.place };
    const options = clause.options.flatMap((span) => {
      if (span.from < from) return [];
      const worth = worthOf(sentence, span, known);
      const isShown = isOfThing(tokens, span, known);
      // "Sleeve worn"
      const isOfState = entriesAt(tokens, span.to - 1, ['condition', 'history', 'fault']).length > 0;
      const isApart = isShown || (isWhole && !isOfState && span.to - span.from > 1);
      const isFurther = worth < (isShown ? LEAST_WORTH : LEAST_UNSHOWN);
      // Behind what is not told it may be the half of a statement.
      const isAlone = isFurther && !isShown && at > 0 && !wasSaid;
      return isApart && !isAlone && !isLeaning(span) ? [{ span, worth, isFurther }] : [];
    });
    const best = options.find(({ isFurther }) => !isFurther);
    // Of what stands beside a fault or wear, resellers leave half.
    if (best !== undefined || tellsWear()) return best ?? null;
    return options.find(({ worth }) => worth >= LEAST_FURTHER) ?? null;

    // "Some paint on the left cuff, white": what only says a likeness leans on what stands before it.
    function isLeaning({ from, to }: Clause): boolean {
      return (
        at > 0 &&
        !wasSaid &&
        // "Colour mustard" leans on nothing.
        labelAt(tokens, from) === null &&
        tokens.slice(from, to).every((_, index) => told().has(from + index))
      );
    }
  }
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
