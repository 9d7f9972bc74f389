/** What a buyer must know and a text leaves out: faults, missing parts and warnings of the seller's sentences. */
import type { Breach, ListingText } from '@smart-listings/contract';
import { isDrawback, isPart } from '../lexicon/concepts.ts';
import { NEEDS } from '../lexicon/speech-words.ts';
import { cite } from '../marketplaces/sources.ts';
import { codePointLength } from '../text/length.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { meaningsAt, placedAt } from './meanings.ts';
import {
  type Clause,
  conceptSaidAs,
  faultSaidAs,
  isBarred,
  readStatements,
  type Speech,
} from './statements.ts';
import { NEEDED, NOT_WORKING, readTold, type ToldStatement, type ToldText } from './told.ts';
import { sentencePlacer } from './with-sentence.ts';

/** One thing that a sentence warns of, with the words that say what of the item it concerns. */
interface Warning {
  kind: 'fault' | 'missing';
  /** The meanings of its fault words. */
  faults: ReadonlySet<string>;
  /** The fault words themselves, folded. */
  words: readonly string[];
  /** Folded content words beside them: the part, the place. */
  about: readonly string[];
  /** Parts of a known kind that are not there. */
  parts: ReadonlySet<string>;
}

/** The share of a warning's words that tell it in other words, and beside a fault of the same kind. */
const TOLD_SHARE = 0.5;
const NEAR_SHARE = 0.3;
/** Tokens round a fault that say what it is on. */
const BESIDE = 7;
/** Nobody reads more; each carries a whole description as its fix. */
const MOST_OMISSIONS = 60;
const BROKEN = 'broken';
const SMALL_WORDS = ['joiner', 'filler', 'deny', 'missing', 'included', 'other', 'doubt', 'choice'] as const;
// What these speak of is not the seller's to tell in the text, or breaks a rule of the marketplace there.
const NOT_TO_TELL = ['contact', 'payment', 'other-marketplace', 'asking-price'] as const;

/** A breach for each sentence of the form that warns of something which the description nowhere tells. */
export function findOmissions(listing: ListingText, item: Item): Breach[] {
  const warning = warningsOfItem(item);
  if (warning.length === 0) return [];
  const kinds = new Map<string, number>();
  for (const means of warning.flatMap(({ warnings }) => warnings.flatMap(({ faults }) => [...faults])))
    kinds.set(means, (kinds.get(means) ?? 0) + 1);
  const told = readTold(`${listing.title}\n\n${listing.description}`, item);
  const nearer = nearerParts(item, told);
  const untold = warning.filter(({ warnings }) =>
    warnings.some((one) => !isTold(one, kinds, told) && !isRetold(one, told, nearer)),
  );
  if (untold.length === 0) return [];
  const put = sentencePlacer(listing.description, item);
  return untold.slice(0, MOST_OMISSIONS).map(({ sentence }) => breachFor(sentence, put, item));
}

/** The seller's sentences that a buyer must know of: faults, missing parts, warnings. */
export function warningSentences(item: Item): readonly SellerSentence[] {
  return warningsOfItem(item).map(({ sentence }) => sentence);
}

function warningsOfItem(item: Item): readonly { sentence: SellerSentence; warnings: readonly Warning[] }[] {
  const own = ownWords(item);
  return item.sentences.flatMap((sentence) => {
    if (sentence.form === 'heading') return [];
    const warnings = warningsOf(sentence, own, item);
    return warnings.length > 0 ? [{ sentence, warnings }] : [];
  });
}

function ownWords(item: Item): ReadonlySet<string> {
  const { form } = item;
  return new Set(
    readStatements(`${form.itemName} ${form.make} ${form.modelNumber}`, 'phrase', item).flatMap(
      ({ clauses }) => clauses.flatMap(({ tokens }) => tokens.map(({ key }) => key)),
    ),
  );
}

function warningsOf(sentence: SellerSentence, own: ReadonlySet<string>, speech: Speech): readonly Warning[] {
  const { raw, mark, topics } = sentence;
  const segments = readStatements(raw, 'phrase', speech).flatMap(({ clauses }) =>
    clauses.flatMap(splitAtCommas),
  );
  const warnings = segments.flatMap((part) => warningsIn(part, own, speech));
  if (warnings.length > 0 || mark !== '✗' || !topics.has('missing')) return warnings;
  // The seller's own sign says that it is not there.
  return readStatements(raw, 'phrase', speech).flatMap(({ clauses }) =>
    clauses.map((clause) => ({
      kind: 'missing',
      faults: new Set(),
      words: [],
      about: contentWords(clause, own),
      parts: new Set(),
    })),
  );
}

/** What stands before "werden" or behind "to be": what is to be done to the thing, in the languages that say so. */
const TO_BE: ReadonlySet<string> = new Set('be werden worden etre ser essere byc bli'.split(' '));
const HANDED_OVER =
  /^(?:collected|picked|abgeholt|opgehaald|recupere|recogid|ritirat|levantad|odebran|hamta|shipped|sent|dismantled|disassembled|abgebaut|demontiert|demont|desmont|smontat|gedemonteerd)/;

/** The token that says what is still to be done to the thing, or -1; that it must be fetched is no fault. */
function doneAt({ tokens, from, to }: Part): number {
  const at = tokens.findIndex(({ key }, place) => place >= from && place < to && TO_BE.has(key));
  if (at === -1) return -1;
  const isHandedOver = tokens.slice(from, to).some(({ key }) => HANDED_OVER.test(key));
  return isHandedOver ? -1 : at;
}

interface Part extends Clause {
  from: number;
  to: number;
}

function splitAtCommas(clause: Clause): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at <= clause.tokens.length; at += 1) {
    if (at < clause.tokens.length && clause.tokens[at]?.text !== ',') continue;
    if (at > from) parts.push({ ...clause, from, to: at });
    from = at + 1;
  }
  return parts;
}

function warningsIn(part: Part, own: ReadonlySet<string>, speech: Speech): readonly Warning[] {
  const { tokens, from, to } = part;
  const faults = new Map<string, number>();
  const parts = new Set<string>();
  const spent = new Set<number>();
  let isMissing = false;
  const needs = tokens.slice(from, to).some(({ key }) => NEEDS[speech.language].has(key));
  const due = needs ? doneAt(part) : -1;
  if (due !== -1) faults.set(NEEDED, due);
  for (const { concept, ...found } of part.concepts) {
    if (found.from < from || found.from >= to) continue;
    const polarity = conceptSaidAs(concept, { clause: part, ...found });
    if ((isPart(concept) && polarity === 'denied') || isBarred(concept, { clause: part, ...found }))
      parts.add(concept.id);
    if (isDrawback(concept) && polarity === 'asserted') faults.set(concept.id, found.from);
    if (concept.kind === 'function' && polarity === 'denied') faults.set(NOT_WORKING, found.from);
    // "Worn once" is no wear.
    if (concept.grade > 0) for (let at = found.from; at < found.to; at += 1) spent.add(at);
  }
  for (let at = from; at < to; at += 1) {
    if (tokens[at]?.kind === 'mark' || spent.has(at)) continue;
    const [fault] = placedAt(part, at, ['fault']);
    if (fault !== undefined) {
      for (let place = at; place < at + fault.length; place += 1) spent.add(place);
      const said = faultSaidAs(part, at, at + fault.length);
      if (said !== 'denied') faults.set(fault.means, at);
    } else if (meaningsAt(part, at, ['missing']).some(({ weak }) => !weak)) isMissing = true;
  }
  if (faults.size > 0) {
    return [...faults].map(([means, at]) => {
      const beside = { ...part, from: Math.max(from, at - BESIDE), to: Math.min(to, at + BESIDE) };
      return {
        kind: 'fault',
        faults: new Set([means]),
        words: at < to && tokens[at] !== undefined ? [tokens[at].key] : [],
        about: contentWords(beside, own, spent),
        parts,
      };
    });
  }
  const about = contentWords(part, own, spent);
  if (parts.size === 0 && (!isMissing || spent.size > 0 || about.length === 0)) return [];
  return [{ kind: 'missing', faults: new Set(), words: [], about, parts }];
}

/** The words of a part that say something of their own: no small words, no praise, not the item's name. */
function contentWords(
  clause: Clause & Partial<Part>,
  own: ReadonlySet<string>,
  except: ReadonlySet<number> = new Set(),
): readonly string[] {
  const { tokens, from = 0, to = tokens.length } = clause;
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || except.has(at) || own.has(token.key)) continue;
    const [small] = meaningsAt(clause, at, SMALL_WORDS);
    if (small !== undefined) at += small.length - 1;
    else if (token.key.length > 2) words.push(token.key);
  }
  return words;
}

function isTold(
  { kind, faults, about, parts }: Warning,
  kinds: ReadonlyMap<string, number>,
  told: ToldText,
): boolean {
  const words = new Set(about);
  const shared = sharedWith(about, told);
  if (kind === 'missing') {
    if ([...parts].some((part) => told.deniedParts.has(part))) return true;
    return [...shared].some(([at, count]) => told.statements[at]?.denies && count >= words.size * NEAR_SHARE);
  }
  const isOnly = [...faults].every((means) => means !== BROKEN && (kinds.get(means) ?? 0) < 2);
  if ((words.size === 0 || isOnly) && [...faults].every((means) => told.faults.has(means))) return true;
  // In other words: the part is named, and something is wrong with it.
  return [...shared].some(([at, count]) => {
    const statement = told.statements[at];
    const isWrong =
      statement !== undefined &&
      [...faults].every((means) => !statement.noFaults.has(means)) &&
      (statement.denies || [...statement.faults].some((means) => !kinds.has(means)));
    return isWrong && count >= words.size * TOLD_SHARE;
  });
}

/** By statement of the text: the most content words that it shares with one part of the form. */
function nearerParts(item: Item, told: ToldText): ReadonlyMap<number, number> {
  const own = ownWords(item);
  const nearest = new Map<number, number>();
  for (const { raw } of item.sentences)
    for (const { clauses } of readStatements(raw, 'phrase', item))
      for (const part of clauses.flatMap(splitAtCommas))
        for (const [at, count] of sharedWith(contentWords(part, own), told))
          nearest.set(at, Math.max(count, nearest.get(at) ?? 0));
  return nearest;
}

function sharedWith(words: readonly string[], told: ToldText): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const word of new Set(words))
    for (const at of told.having(word)) shared.set(at, (shared.get(at) ?? 0) + 1);
  return shared;
}

const NOTHING_TOLD: ToldStatement = { faults: new Set(), noFaults: new Set(), denies: false, gives: false };

/** Whether a statement of the text has half of the warning's words, and no part of the form has more of that statement's. */
function isRetold(
  { kind, faults, words, about }: Warning,
  told: ToldText,
  nearest: ReadonlyMap<number, number>,
): boolean {
  const all = [...new Set([...words, ...about])];
  return [...sharedWith(all, told)].some(([at, count]) => {
    const { noFaults, denies, gives } = told.statements[at] ?? NOTHING_TOLD;
    const isOpposite =
      kind === 'missing' ? gives && !denies : [...faults].some((means) => noFaults.has(means));
    return !isOpposite && count >= 2 && count >= all.length * TOLD_SHARE && count >= (nearest.get(at) ?? 0);
  });
}

function breachFor(sentence: SellerSentence, put: (sentence: string) => string, item: Item): Breach {
  const { marketplace } = item;
  const { source, asOf, certainty } = cite('judgement');
  const breach: Breach = {
    rule: `${marketplace.slug}.description.omission`,
    severity: 'policy',
    field: 'description',
    text: sentence.text,
    message: `The text does not say: “${shortened(sentence.text)}” Buyers send back what they were not told of.`,
    source,
    asOf,
    certainty,
  };
  if (NOT_TO_TELL.some((topic) => sentence.topics.has(topic))) return breach;
  const description = put(sentence.text);
  if (codePointLength(description) > marketplace.limits.description.max.value) return breach;
  return { ...breach, fix: { label: 'Add it', description } };
}

const LONGEST_QUOTE = 160;

function shortened(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/u, '')} …`;
}
