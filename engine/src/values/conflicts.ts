/** Where two statements of a form cannot both hold, or one takes the other back: neither goes out, the seller is asked. */
import {
  CONDITIONS,
  type Condition,
  type ListingForm,
  type Question,
  type SellerAnswer,
  type ValueKind,
} from '@smart-listings/contract';
import { phraseAt } from '../categories/category-index.ts';
import { CUTS } from '../categories/name-words.ts';
import { clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { dimensionOf, inBaseUnit } from '../language/units.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { DraftValue } from './draft.ts';
import type { SellerSentence } from './item.ts';
import { isConditionSaid } from './said-condition.ts';

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

type Whose = Pick<ConflictInput, 'own' | 'language'>;

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

function excludes(value: DraftValue, other: DraftValue, values: readonly DraftValue[]): boolean {
  if (isImitation(value, other)) return other.polarity === 'asserted' && other.origin !== 'answered';
  if (!SINGLE.has(value.kind) || other.kind !== value.kind || other.polarity !== 'asserted') return false;
  if (!STATED.has(value.from.field) || value.fields.has('features') || other.from.field !== 'features')
    return false;
  if (other.origin === 'answered' || value.means === other.means || !areOneThing(value, other)) return false;
  if (value.kind === 'measurement' && !areTwoAmounts(value, other)) return false;
  // "Size 39" that "fits 39-40", "S/M" of a "M (EU 38)".
  if (value.kind === 'size' && sizesOf(value.value).some((size) => sizesOf(other.value).includes(size)))
    return false;
  if (value.kind === 'brand' && (other.certainty !== 'certain' || sharesWord(value.value, other.value)))
    return false;
  const rivals = values.filter(
    (one) =>
      one.kind === value.kind &&
      dimensionOf(one.unit) === dimensionOf(value.unit) &&
      areOneThing(one, value) &&
      one.polarity === 'asserted',
  );
  // Two sizes of memory in one text are two things.
  return rivals.filter(({ from }) => from.field === 'features').length === 1;
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

const USED: ReadonlySet<Condition> = new Set(['used-like-new', 'used-good', 'used-fair']);

/** A clause that says of the item itself that it is new; "brand new battery" speaks of a part. */
function saysNew(
  { tokens, cues }: Pick<SellerSentence, 'tokens' | 'cues'>,
  { own, language }: Whose,
): boolean {
  return clausesOf(tokens).some(({ from, to }) => {
    // "Mats (new)" speaks of what stands before the bracket.
    if (from > 1 && tokens.slice(1, from).some(({ text }) => text === '(')) return false;
    if (isGradeAtEdge({ tokens, cues }, { from, to }, { own, language })) return true;
    if (isUnmistakable({ tokens, cues }, { from, to }, { own, language })) return true;
    for (let at = from; at < to; at += 1) {
      const entry = entriesAt(tokens, at, ['condition', 'joiner', 'filler'])[0];
      if (entry === undefined && !own.has(tokens[at]?.key ?? '')) return false;
      const end = at + (entry?.length ?? 1);
      if (entry?.means === 'new' && !entry.weak && polarityOf(cues, at, end) === 'asserted')
        return end === to || endsThere(tokens[end], language);
      at = end - 1;
    }
    return false;
  });
}

/** In nine languages: almost, hardly, as good as. */
const ALMOST: ReadonlySet<string> = new Set(
  'almost nearly hardly barely practically fast beinahe kaum presque quasi quasiment casi apenas bijna amper nauwelijks prawie niemal quase nastan knappt'.split(
    ' ',
  ),
);

/** "They are new with tags", "l'ho comprato e mai usato": words that are nothing else, in a clause that names no other thing before them. */
function isUnmistakable(
  { tokens, cues }: Pick<SellerSentence, 'tokens' | 'cues'>,
  clause: { from: number; to: number },
  { own, language }: Whose,
): boolean {
  for (let at = clause.from; at < clause.to; at += 1) {
    const key = tokens[at]?.key ?? '';
    if (!own.has(key) && phraseAt(tokens, at, language)?.entry.strength === 'noun') return false;
    const grade = entriesAt(tokens, at, ['condition'])[0];
    if (grade?.means !== 'new' || grade.weak || grade.length === 1) continue;
    if (ALMOST.has(tokens[at - 1]?.key ?? '')) return false;
    // "Brand new battery" speaks of a part.
    const end = at + grade.length;
    const next = tokens[end];
    const isOwn =
      endsThere(next, language) ||
      own.has(next?.key ?? '') ||
      labelAt(tokens, end) !== null ||
      entriesAt(tokens, end, ['condition', 'joiner']).length > 0;
    if (!isOwn) continue;
    // "Non sono stati mai indossati": who denies twice denies once.
    const deniesItself = entriesAt(tokens, at, ['deny']).length > 0;
    if (deniesItself || polarityOf(cues, at, end) === 'asserted') return true;
  }
  return false;
}

/** "Adidas trainers brand new size 5", "Neuves": right behind the item's own word, or the whole of a clause. */
function isGradeAtEdge(
  { tokens, cues }: Pick<SellerSentence, 'tokens' | 'cues'>,
  clause: { from: number; to: number },
  { own, language }: Whose,
): boolean {
  for (let at = clause.from; at < clause.to; at += 1) {
    const grade = entriesAt(tokens, at, ['condition'])[0];
    if (grade?.means !== 'new' || polarityOf(cues, at, at + grade.length) !== 'asserted') continue;
    const end = at + grade.length;
    const isWhole = at === clause.from && end === clause.to;
    const behindOwn =
      own.has(tokens[at - 1]?.key ?? '') && entriesAt(tokens, at - 1, ['joiner']).length === 0;
    if (
      isWhole ||
      (behindOwn &&
        (endsThere(tokens[end], language) || labelAt(tokens, end) !== null || isGrade(tokens, end)))
    )
      return true;
  }
  return false;
}

function isGrade(tokens: readonly Token[], at: number): boolean {
  return entriesAt(tokens, at, ['condition']).length > 0;
}

/** A name that begins or ends with "brand new", as it was typed. */
function newName(name: string): { raw: string } | undefined {
  const tokens = tokenise(name);
  const isNew = tokens.some((token, at) =>
    entriesAt(tokens, at, ['condition']).some(
      ({ means, weak, length }) =>
        means === 'new' &&
        // In capitals it is meant, whatever else it may be.
        (!weak || (token.text.length > 2 && token.text === token.text.toUpperCase())) &&
        (at === 0 || at + length === tokens.length),
    ),
  );
  return isNew ? { raw: name } : undefined;
}

/** A stop, or a word that leads to what comes with it: "with tags", "in its box". */
function endsThere(token: Token | undefined, language: Language): boolean {
  if (token === undefined || token.kind === 'mark') return true;
  return CUTS.en.has(token.key) || CUTS[language].has(token.key);
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

/** New, and yet with a fault; used, and yet "never worn". */
function conditionQuestion(
  form: ListingForm,
  sentences: readonly SellerSentence[],
  { answers, own, language }: Pick<ConflictInput, 'answers' | 'own' | 'language'>,
): Question | null {
  if (!isConditionSaid(answers)) return unsaidQuestion();
  if (answers.some(({ kind }) => kind === 'condition')) return null;
  const told =
    form.condition === 'new'
      ? sentences.find(({ topics }) => topics.has('fault'))
      : USED.has(form.condition) && !sentences.some(({ topics }) => topics.has('fault'))
        ? (newName(form.itemName) ?? sentences.find((sentence) => saysNew(sentence, { own, language })))
        : undefined;
  if (told === undefined) return null;
  const codes = [...new Set<Condition>([form.condition, 'new', 'used-like-new', 'used-good', 'used-fair'])];
  return {
    id: `conflict:condition:${form.condition}`,
    kind: 'conflict',
    text: `You chose ${label(form.condition)}, and you wrote “${told.raw.slice(0, 120)}”. Which condition is right?`.slice(
      0,
      300,
    ),
    options: conditionOptions(codes),
  };
}

function unsaidQuestion(): Question {
  return {
    id: 'conflict:condition:unsaid',
    kind: 'conflict',
    text: 'What condition is it in? Nobody has said so yet, and the text leaves it out.',
    options: conditionOptions(['new', 'used-like-new', 'used-good', 'used-fair', 'for-parts']),
  };
}

function conditionOptions(codes: readonly Condition[]): Question['options'] {
  return codes.map((code) => ({
    label: label(code),
    answers: [{ kind: 'condition', value: code, holds: true }],
  }));
}

function label(code: Condition): string {
  return CONDITIONS.find((one) => one.code === code)?.label ?? code;
}
