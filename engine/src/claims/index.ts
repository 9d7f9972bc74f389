/** Finds what a text says of the item that no fact supports, whoever wrote it. */
import type { Claim, ClaimKind, ListingField, ListingText } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';
import { contactsOf } from '../text/contact.ts';
import { audienceWords } from './audiences.ts';
import { type Found, makeClaim, type Place } from './claim.ts';
import { type Context, makeContext } from './context.ts';
import { checkFrames } from './frames.ts';
import { ENGLISH_PHRASE, FRAMES, OTHER_PHRASE, PAIRS } from './marks.ts';
import { checkCode, checkNumber } from './numbers.ts';
import { checkPair } from './pairs.ts';
import { checkPhrase } from './phrases.ts';
import { checkQualities } from './qualities.ts';
import { CERTAIN, PLAIN, POSITIVE, type Reading } from './read-facts.ts';
import { isSaidOfItem } from './stances.ts';
import { flagsOf, type Support, sellerWrote } from './support.ts';
import { type Tokens, tokenise } from './tokens.ts';
import { JAPANESE_PHRASES } from './vocabulary.ts';
import { checkWanting } from './wanting.ts';
import { checkConcept, checkName } from './words.ts';

function checkTokens(list: Tokens['list'], context: Context): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < list.length) {
    const token = list[at];
    if (!token) break;
    const phrase = checkPhrase(list, at, context);
    if (token.kind === 'code') {
      const code = phrase.taken > 0 ? phrase.found : checkCode(token, context.support);
      if (code) found.push(code);
      at += Math.max(1, phrase.taken);
      continue;
    }
    if (phrase.taken > 0) {
      if (phrase.found) found.push(phrase.found);
      else if (phrase.taken === 1) addConcept(found, list, at, context);
      at += phrase.taken;
      continue;
    }
    const pair = token.kind === 'word' ? checkPair(list, at, context) : null;
    if (pair) {
      found.push(pair);
      at += 2;
      continue;
    }
    const isOnePair = context.isPair && token.key === 'pair';
    const number = token.values && !isOnePair ? checkNumber(list, at, context) : null;
    if (number) found.push(number);
    if (token.kind === 'number' || addConcept(found, list, at, context)) {
      at += 1;
      continue;
    }
    const name = checkName(list, at, context);
    if (name.found) found.push(name.found);
    at += Math.max(1, name.taken);
  }
  return found;
}

function addConcept(found: Found[], list: Tokens['list'], at: number, context: Context): boolean {
  const concept = checkConcept(list, at, context);
  if (concept) found.push(concept);
  return concept !== null;
}

function checkJapanese(text: string, ledger: Ledger, context: Context): Found[] {
  const found: Found[] = [];
  for (const [kind, phrase] of JAPANESE_PHRASES) {
    const start = text.indexOf(phrase);
    if (start < 0 || context.conditionPhrases.has(phrase)) continue;
    if (ledger.facts.some(({ value }) => value.includes(phrase))) continue;
    found.push({ kind, start, end: start + phrase.length });
  }
  return found;
}

/** Of two findings in one place the more telling one stays. */
function rank({ kind }: Found): number {
  if (kind === 'included') return 0;
  return kind === 'model' ? 2 : 1;
}

/** Leaves out what lies inside an earlier finding. */
function withoutOverlaps(found: Found[]): Found[] {
  found.sort((a, b) => a.start - b.start || b.end - a.end || rank(a) - rank(b));
  let end = -1;
  return found.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
}

const KANA_OR_KANJI = /[\u3040-\u30ff\u4e00-\u9fff]/;

const VERBATIM_WORDS = 3;

function beginsWith(fact: Reading, list: Tokens['list'], from: number, to: number): boolean {
  if (fact.list.length <= to - from) return false;
  for (let at = from; at <= to; at += 1) {
    if (fact.list[at - from]?.key !== list[at]?.key) return false;
  }
  return true;
}

/** The sentences that are the beginning (or all) of a fact, word for word: nothing in them is invented. */
function verbatimSentences({ list }: Tokens, { support }: Context): ReadonlySet<number> | undefined {
  let sentences: Set<number> | undefined;
  let from = 0;
  while (from < list.length) {
    const first = list[from];
    if (!first) break;
    let to = from;
    while (list[to + 1]?.sentence === first.sentence) to += 1;
    const length = to - from + 1;
    if (length >= VERBATIM_WORDS && support.readings.some((fact) => beginsWith(fact, list, from, to))) {
      sentences ??= new Set();
      sentences.add(first.sentence);
    }
    from = to + 1;
  }
  return sentences;
}

const SECOND_LOOK = new Set<ClaimKind>(['name', 'model', 'material', 'colour', 'size']);

/** One word, in the seller's own text. */
function isSellersWord(words: string, ledger: Ledger, { support }: Context): boolean {
  const [only, ...others] = tokenise(words).list;
  if (only === undefined || others.length > 0) return false;
  if (sellerWrote(ledger, support, only.stem)) return true;
  return audienceWords(only.stem).some((word) => sellerWrote(ledger, support, word));
}

/** A price that the seller wrote himself, "face value £95", was left out of the facts on purpose. */
function isSellersPrice(
  text: string,
  { start, end }: { start: number; end: number },
  ledger: Ledger,
): boolean {
  const sign = text.charAt(start - 1);
  return CURRENCY.test(sign) && ledger.form.features.includes(sign + text.slice(start, end));
}

const CURRENCY = /[£$€¥]/;
const TELLING = ENGLISH_PHRASE | OTHER_PHRASE | PAIRS | FRAMES;
const SURELY = POSITIVE | CERTAIN | PLAIN;

/** Only words that the facts say plainly, none of which promises anything: most tags. */
function isPlainlyKnown({ text, list }: Tokens, support: Support): boolean {
  for (const { kind, marks, stem, values } of list) {
    if (kind !== 'word' || values !== undefined || (marks & TELLING) !== 0) return false;
    if ((flagsOf(support, stem) & SURELY) !== SURELY) return false;
  }
  return !KANA_OR_KANJI.test(text);
}

function checkText(text: string, field: ListingField, ledger: Ledger): { place: Place; found: Found[] } {
  const tokens = tokenise(text);
  const context = makeContext(ledger, tokens, field);
  const { support, own } = context;
  if (isPlainlyKnown(tokens, support)) {
    return { place: { field, tokens }, found: checkQualities(tokens.list, support, own) };
  }
  const verbatim = verbatimSentences(tokens, context);
  const doubtful =
    verbatim === undefined ? tokens.list : tokens.list.filter(({ sentence }) => !verbatim.has(sentence));
  const all = checkFrames(doubtful, context);
  for (const one of checkTokens(doubtful, context)) all.push(one);
  for (const one of checkQualities(doubtful, support, own)) all.push(one);
  for (const one of checkWanting(doubtful, context)) all.push(one);
  // A telephone number is a breach of a rule, no statement about the item.
  const contacts = all.length === 0 ? [] : contactsOf(text);
  const found = all.filter((one) => {
    const { kind, start, end } = one;
    return (
      !contacts.some((span) => span.start < end && start < span.end) &&
      !(kind === 'number' && isSellersPrice(text, { start, end }, ledger)) &&
      !(SECOND_LOOK.has(kind) && isSellersWord(text.slice(start, end), ledger, context)) &&
      isSaidOfItem(one, tokens.list, context)
    );
  });
  if (KANA_OR_KANJI.test(text)) found.push(...checkJapanese(text, ledger, context));
  return { place: { field, tokens }, found: withoutOverlaps(found) };
}

/**
 * The statements of a listing that no fact of the ledger supports: numbers, codes, names, materials,
 * colours, sizes, conditions, things included, praise and promises. Each with its place (UTF-16
 * offsets into its field, or into its tag), its sentence and a message; in the order of the text.
 */
export function checkClaims(listing: ListingText, ledger: Ledger): Claim[] {
  const seen = new Map<string, number>();
  const claims: Claim[] = [];
  const check = (text: string, field: ListingField, tagIndex?: number) => {
    const { place, found } = checkText(text, field, ledger);
    for (const one of found) claims.push(makeClaim({ ...place, tagIndex }, one, seen));
  };
  check(listing.title, 'title');
  check(listing.description, 'description');
  listing.tags.forEach((tag, index) => {
    check(tag, 'tags', index);
  });
  return claims;
}
