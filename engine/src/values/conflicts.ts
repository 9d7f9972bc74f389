/** Where two statements of a form cannot both hold, or one takes the other back: neither goes out, the seller is asked. */
import type { ListingForm, Question, SellerAnswer, ValueKind } from '@smart-listings/contract';
import { cuesIn } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { dimensionOf, inBaseUnit } from '../language/units.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { conditionQuestion } from './condition-question.ts';
import type { DraftValue } from './draft.ts';
import type { SellerSentence } from './item.ts';

export interface ConflictInput {
  form: ListingForm;
  /** Values of the whole form, answers applied. */
  values: readonly DraftValue[];
  sentences: readonly SellerSentence[];
  answers: readonly SellerAnswer[];
  /** Folded words of the item's own names. */
  own: ReadonlySet<string>;
  language: Language;
}

/** Fields and lists that say plainly what the item is; the rest of the text may take it back. */
const STATED: ReadonlySet<string> = new Set(['itemName', 'make', 'modelNumber', 'keywords']);
/** An item has one of each of these. */
const SINGLE: ReadonlySet<ValueKind> = new Set(['size', 'measurement', 'brand']);
/** Kinds that an imitation or a part names as well: "leather look", "fits Nikon". */
const OF_OTHERS: ReadonlySet<ValueKind> = new Set(['brand', 'material', 'model']);
const MOST_QUESTIONS = 8;

/** The open questions, and the values with those that are in question no longer asserted. */
export function findQuestions({ form, values, sentences, answers, own, language }: ConflictInput): {
  questions: readonly Question[];
  values: readonly DraftValue[];
  /** Those in question, and those that the seller denied when asked. */
  ruledOut: readonly DraftValue[];
} {
  const questions: Question[] = [];
  const inQuestion = new Set<DraftValue>();
  for (const value of values) {
    if (value.polarity !== 'asserted' || value.origin === 'answered' || inQuestion.has(value)) continue;
    const against = values.find((other) => takesBack(value, other));
    if (against !== undefined) {
      inQuestion.add(value);
      questions.push(doubtOf(value, against, sentences));
      continue;
    }
    const rival = values.find((other) => !inQuestion.has(other) && excludes(value, other, values));
    if (rival === undefined) continue;
    inQuestion.add(value).add(rival);
    questions.push(choiceOf(value, rival));
  }
  for (const value of values) {
    if (value.origin === 'answered') continue;
    const names = doubtedNames(value, language);
    const question = fieldQuestion(value, names);
    if (question !== null) questions.push(question);
    // "Scheurich (unconfirmed)", "Dell or HP?": as a search word it would be said for sure; of "mostly Wilson, putter is
    // Ping" each is there.
    if (names.length === 0 || (names.length > 1 && !isChoice(value, language))) continue;
    for (const keyword of values)
      if (keyword.kind === 'keyword' && names.some((name) => holdsWords(keyword.value, name)))
        inQuestion.add(keyword);
  }
  const condition = conditionQuestion(form, sentences, { answers, own, language });
  return {
    questions: [...(condition === null ? [] : [condition]), ...questions].slice(0, MOST_QUESTIONS),
    ruledOut: values.filter((value) => inQuestion.has(value) || isDenied(value, answers)),
    values: values.map((value) =>
      inQuestion.has(value) ? { ...value, polarity: 'unsure' as const } : value,
    ),
  };
}

function isDenied(value: DraftValue, answers: readonly SellerAnswer[]): boolean {
  return answers.some(
    (answer) => !answer.holds && answer.kind === value.kind && fold(answer.value) === fold(value.value),
  );
}

/** Another sentence denies it, doubts it, or says it of another thing. */
function takesBack(value: DraftValue, other: DraftValue): boolean {
  if (!STATED.has(value.from.field) || other.from.field !== 'features' || other.polarity === 'asserted')
    return false;
  if (value.kind === 'keyword' || !other.beside) return false;
  // "As usual with a Gibson", "for fans of the nineties": said of others, it takes nothing back that is said as well.
  if (other.polarity === 'other' && (value.fields.has('features') || !OF_OTHERS.has(value.kind)))
    return false;
  return other.kind === value.kind && other.means === value.means;
}

/** What is called leather in one place and faux leather in another is one of them. */
function isImitation(one: DraftValue, other: DraftValue): boolean {
  const kinds = [one, other].every(({ kind, certainty }) => kind === 'material' && certainty === 'certain');
  return kinds && (other.means === `faux ${one.means}` || one.means === `faux ${other.means}`);
}

const TABLE = /\b(?:UK|US|EUR?|IT|FR|DE|AU|JP|ES)\b/;

function saysOtherTable(one: string, other: string): boolean {
  const [table] = TABLE.exec(one) ?? [];
  const [otherTable] = TABLE.exec(other) ?? [];
  return table !== undefined && otherTable !== undefined && table.slice(0, 2) !== otherTable.slice(0, 2);
}

function excludes(value: DraftValue, other: DraftValue, values: readonly DraftValue[]): boolean {
  if (isImitation(value, other)) return other.polarity === 'asserted' && other.origin !== 'answered';
  if (!SINGLE.has(value.kind) || other.kind !== value.kind || !isStated(other)) return false;
  if (!STATED.has(value.from.field) || value.fields.has('features') || other.from.field !== 'features')
    return false;
  if (other.origin === 'answered' || value.means === other.means || !areOneThing(value, other)) return false;
  // "Filter thread 58 mm" beside a "50 mm lens": what is not sure is of a part, or said by the way.
  if (value.kind === 'measurement' && (other.certainty !== 'certain' || !areTwoAmounts(value, other)))
    return false;
  // "Size 39" that "fits 39-40", "S/M" of a "M (EU 38)".
  if (value.kind === 'size' && sizesOf(value.value).some((size) => sizesOf(other.value).includes(size)))
    return false;
  // "UK 10" and "6 US" are one size by two tables, as far as we can tell.
  if (value.kind === 'size' && saysOtherTable(value.value, other.value)) return false;
  if (value.kind === 'brand' && (other.certainty !== 'certain' || sharesWord(value.value, other.value)))
    return false;
  const rivals = values.filter(
    (one) =>
      one.kind === value.kind &&
      dimensionOf(one.unit) === dimensionOf(value.unit) &&
      areOneThing(one, value) &&
      isStated(one),
  );
  // Two sizes of memory in one text are two things.
  return rivals.filter(({ from }) => from.field === 'features').length === 1;
}

/** Said plainly, or put in the place of what was: "size 5" of a name that the text corrects to "UK 5.5". */
function isStated({ polarity, putsRight }: DraftValue): boolean {
  return polarity === 'asserted' || (polarity === 'unsure' && putsRight === true);
}

/** "64GB" in a name and "Storage: 128 GB" are of one thing; two nouns are two things. */
function areOneThing({ label: one }: DraftValue, { label: other }: DraftValue): boolean {
  return one === undefined || other === undefined || fold(one) === fold(other);
}

/** Two amounts of one dimension: "500 GB" and "1 TB", not "1 TB" and "1000 GB". */
function areTwoAmounts(one: DraftValue, other: DraftValue): boolean {
  // A motor has watts and horsepower; of what stores, a thing has one amount.
  const dimension = dimensionOf(one.unit);
  if (one.unit !== other.unit && (dimension !== 'storage' || dimensionOf(other.unit) !== dimension))
    return false;
  const [amount, rival] = [one, other].map(inBase);
  return amount !== undefined && rival !== undefined && amount !== rival;
}

/** The sizes of a range or of two tables: "39-40", "s/m". */
function sizesOf(size: string): readonly string[] {
  return fold(size)
    .split(/[-–/() ]+/u)
    .filter((part) => part !== '');
}

function inBase({ amount, unit }: DraftValue): number | undefined {
  return amount === undefined || unit === undefined ? undefined : inBaseUnit({ amounts: [amount], unit })[0];
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(fold(one).split(/[^\p{L}\p{N}]+/u));
  return fold(other)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => words.has(word));
}

function answerOf(value: DraftValue, holds: boolean): SellerAnswer {
  const { kind, label } = value;
  return { kind, value: value.value, ...(label === undefined ? {} : { label }), holds };
}

const LONGEST_QUOTE = 120;

function doubtOf(value: DraftValue, against: DraftValue, sentences: readonly SellerSentence[]): Question {
  const { from } = against;
  const sentence = sentences.find(
    ({ place }) => place.field === from.field && place.start <= from.start && place.end >= from.end,
  );
  const quote = (sentence?.raw ?? from.quote).slice(0, LONGEST_QUOTE);
  return {
    id: `doubt:${value.kind}:${value.means}`.slice(0, 120),
    kind: 'doubt',
    text: `Is it ${value.value}? You also wrote: “${quote}”`.slice(0, 300),
    options: [
      { label: `Yes, ${value.value}`.slice(0, 300), answers: [answerOf(value, true)] },
      { label: 'No', answers: [answerOf(value, false)] },
    ],
  };
}

const FIELDS: ReadonlySet<string> = new Set(['make', 'modelNumber']);
const MOST_NAMES = 3;

/** The names among which the seller doubts in the field of the make or model. */
function doubtedNames({ kind, value, polarity, from }: DraftValue, language: Language): readonly string[] {
  if (polarity !== 'unsure' || !FIELDS.has(from.field)) return [];
  const said = undoubted(value, language);
  return (kind === 'brand' ? said.map(makeIn) : said).slice(0, MOST_NAMES);
}

function isChoice({ value, from }: DraftValue, language: Language): boolean {
  return cuesIn(tokenise(`${value} ${from.quote}`), language).some(
    ({ class: kind }) => kind === 'choice' || kind === 'doubt',
  );
}

/** Whether a text says all words of a name. */
function holdsWords(text: string, name: string): boolean {
  const said = new Set(tokenise(text).map(({ key }) => key));
  return tokenise(name).every(({ key, kind }) => kind === 'mark' || said.has(key));
}

/** A make or model that the seller doubts in its own field, "E1 ?", "SP414 or SP164": one tap decides. */
function fieldQuestion({ kind, value, from }: DraftValue, names: readonly string[]): Question | null {
  if (names.length === 0) return null;
  const denied = [{ kind, value, holds: false }];
  return {
    id: `doubt:${kind}:${fold(value)}`.slice(0, 120),
    kind: 'doubt',
    text: `Which ${kind === 'brand' ? 'make' : 'model'} is it? You wrote: “${from.quote.slice(0, LONGEST_QUOTE)}”`,
    options: [
      ...names.map((name) => ({ label: name, answers: [{ kind, value: name, holds: true }, ...denied] })),
      { label: 'Not sure: leave it out', answers: denied },
    ],
  };
}

/** "Ping" of "putter is Ping"; where no list knows one, all that is said. */
function makeIn(said: string): string {
  const tokens = tokenise(said);
  for (const [at] of tokens.entries()) {
    const brand = brandAt(tokens, at);
    if (brand !== null) return said.slice(tokens[at]?.start, tokens[at + brand.length - 1]?.end);
  }
  return said;
}

/** The names in a field that its words of doubt and choice leave; what follows a denial is none. */
function undoubted(value: string, language: Language): readonly string[] {
  const tokens = tokenise(value);
  const names: string[] = [];
  const cues = cuesIn(tokens, language);
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const cue = cues.find((one) => one.at === at);
    if (cue === undefined && at < tokens.length && tokens[at]?.kind !== 'mark') continue;
    const isInside = cue === undefined && at < tokens.length && /^[-./'’&+]$/u.test(tokens[at]?.text ?? '');
    if (isInside) continue;
    if (at > from) names.push(value.slice(tokens[from]?.start, tokens[at - 1]?.end));
    if (cue?.class === 'deny') break;
    from = cue?.end ?? at + 1;
  }
  return [...new Set(names)].filter((name) => entriesAt(tokenise(name), 0, ['no-make']).length === 0);
}

function choiceOf(value: DraftValue, rival: DraftValue): Question {
  const option = (right: DraftValue, wrong: DraftValue) => ({
    label: right.value,
    answers: [answerOf(right, true), answerOf(wrong, false)],
  });
  return {
    id: `conflict:${value.kind}:${value.means}:${rival.means}`.slice(0, 120),
    kind: 'conflict',
    text: `Which is right: ${value.value} or ${rival.value}?`.slice(0, 300),
    options: [option(value, rival), option(rival, value)],
  };
}
