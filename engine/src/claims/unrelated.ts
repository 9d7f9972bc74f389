/** Plain statements of what an item is or has that share no word with what the seller wrote. */
import { squeeze } from '../language/fold.ts';
import type { Token } from '../language/tokens.ts';
import { adviceFrom, type Concept } from '../lexicon/concepts.ts';
import { PERSONS, PICTURES, REMARKS, saysState } from '../lexicon/speech-words.ts';
import { matchesOf } from '../text/matches.ts';
import { contentPlaces } from './content.ts';
import type { Finding } from './find-unsupported.ts';
import { placedAt } from './meanings.ts';
import { findNumbers, givesNumber } from './numbers.ts';
import type { Clause } from './statements.ts';
import { CLAIMED_CLASSES, type Support } from './support.ts';

/** Tokens before the verb: an article, a noun with a word or two beside it. */
const LONGEST_SUBJECT = 4;

/**
 * What a statement says of the item where no word of it, but those of the item's own name, is the seller's: nobody who
 * reworded the form comes to say that. Denials, advice, exclamations and what speaks of writer or reader say nothing of
 * an item that could be checked.
 */
export function findUnrelated(
  statement: string,
  clauses: readonly Clause[],
  support: Support,
): readonly Finding[] {
  const [clause, ...others] = clauses;
  if (clause === undefined || clause.isPhrase || statement.endsWith('!')) return [];
  const verb = clause.tokens.findIndex((token) => saysState(token, support.speech.language));
  if (verb === -1 || verb > LONGEST_SUBJECT || !clauses.every((one) => isPlain(one, support))) return [];
  const { language } = support.speech;
  if (findNumbers(statement, language).some((number) => givesNumber(support.numbers, number))) return [];
  const subject = wordsIn(clause, 0, verb, support);
  const predicate = wordsIn(clause, verb + 1, clause.tokens.length, support);
  const more = others.flatMap((one) => wordsIn(one, 0, one.tokens.length, support));
  const isSaid = ({ key }: Token) => support.inParts(key);
  // It is the item that is spoken of: its name alone says nothing of it.
  const said = [...subject.filter(({ key }) => !support.names(key)), ...predicate, ...more].some(isSaid);
  const [first, last] = [predicate.at(0), predicate.at(-1)];
  if (said || first === undefined || last === undefined) return [];
  if ([...subject, ...predicate].some(({ key }) => REMARKS[language].has(key))) return [];
  if (others.some((one) => isJudged(one, 0, support)) || isJudged(clause, verb, support)) return [];
  if (matchesOf(statement, HYPHENATED).some(([words]) => support.has(squeeze(words)))) return [];
  return [{ kind: 'feature', start: first.start, end: last.end, turned: false }];
}

/** "Wi-Fi" of what the form calls wifi. */
const HYPHENATED = /[\p{L}\p{N}]+-[\p{L}\p{N}]+/gu;

/** Whether behind a token it says something of a class that has been held against the form already. */
function isJudged(clause: Clause, from: number, support: Support): boolean {
  const isOf = ({ kind, id }: Concept) => kind !== 'neutral' || support.concept(id).size > 0;
  if (clause.concepts.some(({ concept, to }) => to > from && isOf(concept))) return true;
  return clause.tokens.some((_, at) => at >= from && placedAt(clause, at, CLAIMED_CLASSES).length > 0);
}

function isPlain({ tokens, cues, concepts }: Clause, { speech }: Support): boolean {
  return (
    !cues.some(({ class: name }) => name === 'deny' || name === 'doubt') &&
    adviceFrom(tokens, concepts) === tokens.length &&
    !tokens.some(({ key }) => PERSONS[speech.language].has(key) || PICTURES.has(key))
  );
}

function wordsIn(clause: Clause, from: number, to: number, { speech }: Support): readonly Token[] {
  return contentPlaces(clause, speech, { from, to }).flatMap((at) => clause.tokens[at] ?? []);
}
