/** Whether the text says another condition than the one that was chosen: then the seller is asked. */
import {
  CONDITIONS,
  type Condition,
  type ListingForm,
  type Question,
  type SellerAnswer,
} from '@smart-listings/contract';
import { phraseAt } from '../categories/category-index.ts';
import { CUTS } from '../categories/name-words.ts';
import { clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt, isUnknownWord, labelAt } from '../lexicon/lexicon.ts';
import { MEASURES_A_FAULT } from '../lexicon/speech-words.ts';
import type { SellerSentence } from './item.ts';
import { saidCondition } from './said-condition.ts';

interface Whose {
  /** Folded words of the item's own names. */
  own: ReadonlySet<string>;
  language: Language;
}

interface Said extends Whose {
  answers: readonly SellerAnswer[];
}

const USED: ReadonlySet<Condition> = new Set(['used-like-new', 'used-good', 'used-fair']);

/** A clause that says of the item itself that it is new; "brand new battery" speaks of a part. */
function saysNew(
  { tokens, cues }: Pick<SellerSentence, 'tokens' | 'cues'>,
  { own, language }: Whose,
): boolean {
  const bracket = tokens.findIndex(({ text }, at) => at > 0 && text === '(');
  return clausesOf(tokens).some(({ from, to }) => {
    // "Mats (new)" speaks of what stands before the bracket.
    if (bracket !== -1 && bracket < from) return false;
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
    // "Nut dispenser never used": what stands right before it is another thing.
    if (at > clause.from && isUnknownWord(tokens, at - 1) && !own.has(tokens[at - 1]?.key ?? ''))
      return false;
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

/** New, and yet with a fault; used, and yet "never worn". */
export function conditionQuestion(
  form: ListingForm,
  sentences: readonly SellerSentence[],
  { answers, own, language }: Said,
): Question | null {
  if (saidCondition(form, answers) === null) return unsaidQuestion();
  if (answers.some(({ kind }) => kind === 'condition')) return null;
  const told =
    form.condition === 'new'
      ? sentences.find(tellsFault)
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

/**
 * "Small hole in the lining", and not "leak proof", "scratching post", "35 hours burn": a fault that is told as one, with
 * an article, a count or its size before it. In the text of a new thing other words of faults are mostly its properties.
 */
function tellsFault({ tokens, cues, topics }: SellerSentence): boolean {
  if (!topics.has('fault') || topics.has('care')) return false;
  return tokens.some((_, at) =>
    entriesAt(tokens, at, ['fault']).some(
      ({ length }) =>
        MEASURES_A_FAULT.test(tokens[at - 1]?.key ?? '') &&
        polarityOf(cues, at, at + length) === 'asserted' &&
        // "A twisted skein" is of its kind.
        (length > 1 || entriesAt(tokens, at + 1).length > 0 || tokens[at + 1]?.kind !== 'word') &&
        !PROOF.has(tokens[at + length]?.key ?? ''),
    ),
  );
}

/** What these follow it withstands. */
const PROOF: ReadonlySet<string> = new Set(['proof', 'free', 'resistant', 'safe']);

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
