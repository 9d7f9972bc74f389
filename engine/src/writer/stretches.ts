/** The smallest stretches of a sentence that no text may say, and the sentence without them. */
import { phraseAt } from '../categories/category-index.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { findPrivateNumbers } from '../language/private-numbers.ts';
import { capitalise } from '../language/tidy.ts';
import { firstEndingAfter } from '../language/token.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { keyOf, privateSpans } from '../leave-out-private.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { contactsOf } from '../text/contact.ts';
import { rememberOne } from '../text/remember.ts';
import { amountAt, isJoining } from '../values/amounts.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { isLedTo, isStatement, leadStart } from './contact-leads.ts';
import { paymentCuts, priceCuts } from './deal-cuts.ts';
import { type AskingPrices, askingPrices } from './price-lists.ts';
import type { Stretch } from './stretch.ts';

/** What of an item decides on the stretches of all its sentences. */
export interface StretchContext {
  item: Item;
  /** The words of its name and make. */
  names: ReadonlySet<string>;
  /** The private numbers that must go, and the text whose numbers may stay: what the seller insists on. */
  keys: readonly string[];
  allowed: string;
  asked: AskingPrices | null;
  /** What was found in its sentences so far. */
  found: Map<SellerSentence, readonly Stretch[]>;
}

/** The context of an item, found once for all its sentences. */
export const stretchContext = rememberOne(
  (item: Item): StretchContext => ({
    item,
    names: new Set(tokenise(`${item.name} ${item.form.make}`).map(({ key }) => key)),
    keys: item.privateNumbers.map(({ key }) => key),
    asked: askingPrices(item),
    allowed: keyOf([...item.confirmed, ...item.putBack].join('\n')),
    found: new Map(),
  }),
);

/** Contact details, payment, asking price and private numbers of a sentence, in order. */
export function stretchesOf(sentence: SellerSentence, context: StretchContext): readonly Stretch[] {
  const found = context.found.get(sentence) ?? findStretches(sentence, context);
  context.found.set(sentence, found);
  return found;
}

function findStretches(
  sentence: SellerSentence,
  { item, names, keys, allowed, asked }: StretchContext,
): readonly Stretch[] {
  const { raw, tokens, topics } = sentence;
  const found: Stretch[] = [];
  if (topics.has('contact')) {
    for (const { start, end, kind } of contactsOf(raw)) {
      // A make such as "Notonthehighstreet.com" is a name, whatever it looks like.
      if (
        kind === 'url' &&
        tokenise(raw.slice(start, end)).every(({ key, kind: sort }) => sort === 'mark' || names.has(key))
      )
        continue;
      found.push({ start: leadStart(tokens, start), end: numbersEnd(tokens, end), reason: 'contact' });
    }
  }
  for (const { start, end } of privateSpans(raw, keys)) found.push({ start, end, reason: 'private-number' });
  // A number that a new line glued to the next word is found in its own sentence.
  for (const { start, end, value } of findPrivateNumbers(raw)) {
    if (!allowed.includes(keyOf(value))) found.push({ start, end, reason: 'private-number' });
  }
  if (topics.has('payment') && item.marketplace.policies.payment !== undefined)
    found.push(...paymentCuts(tokens, paymentWords(tokens, { item, names })));
  // The amount of a gift card is its name.
  const amounts = asked
    ?.get(sentence)
    ?.filter(
      ({ start, end }) =>
        !tokensWithin(tokens, start, end).some(({ kind, key }) => kind === 'number' && names.has(key)),
    );
  if (amounts !== undefined) found.push(...priceCuts(tokens, amounts));
  return found.sort((one, other) => one.start - other.start);
}

/** Where a sentence speaks of how it is paid, in the text's language. */
function paymentWords(
  tokens: readonly Token[],
  { item, names }: Pick<StretchContext, 'item' | 'names'>,
): readonly number[] {
  return tokens.flatMap(({ key }, at) => {
    const isPayment = entriesAt(tokens, at, ['payment']).some(
      ({ language, weak }) =>
        !weak && (!item.languageKnown || language === item.language || language === 'en'),
    );
    return isPayment && !names.has(key) ? [at] : [];
  });
}

/** The tokens that reach into a stretch of the sentence. */
function tokensWithin(tokens: readonly Token[], start: number, end: number): readonly Token[] {
  const from = firstEndingAfter(tokens, start);
  let to = from;
  while ((tokens[to]?.start ?? end) < end) to += 1;
  return tokens.slice(from, to);
}

/** "call 07700 900123": the numbers right behind an invitation go with it. */
function numbersEnd(tokens: readonly Token[], end: number): number {
  let reached = end;
  for (let at = firstEndingAfter(tokens, end); at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.start < end) continue;
    if (token.kind !== 'number' || token.text.length < 3 || token.start > reached + 1) break;
    reached = token.end;
  }
  return reached;
}

/** A clause of more words than this is a run-on: of it only the stretch itself goes. */
const RUN_ON = 18;
/** What remains must say something. */
const FEWEST_WORDS = 1;

/** The sentence without the clauses that hold the stretches; `raw` is null where nothing is left that says something. */
export function withoutStretches(
  sentence: SellerSentence,
  stretches: readonly Stretch[],
  { least, context }: { least: boolean; context: StretchContext },
): { raw: string | null; removed: readonly Stretch[] } {
  if (stretches.length === 0) return { raw: sentence.raw, removed: [] };
  const { raw, tokens } = sentence;
  const clauses = placed(tokens);
  const removed: Stretch[] = [];
  for (const stretch of stretches) {
    // Of the deal what goes was decided with it.
    if (stretch.reason === 'asking-price' || stretch.reason === 'payment') {
      remove(removed, { ...stretch });
      continue;
    }
    const inside = clausesIn(stretch, clauses);
    const [first, last] = [inside[0], inside.at(-1)];
    const points = stretch.reason === 'other-marketplace';
    const long =
      (least && !points) ||
      inside.some((clause) => clause.to - clause.from > RUN_ON || tellsState(tokens, clause));
    const start =
      long || first === undefined
        ? stretch.start
        : startOf(stretch, tokens, first, tellsBefore(sentence, stretch, { first, context }));
    const end =
      long || last === undefined
        ? stretch.end
        : Math.max(stretch.end, points && SAYS.test(raw.slice(stretch.end)) ? raw.length : last.end);
    remove(removed, { start, end, reason: stretch.reason });
  }
  let rest = '';
  let from = 0;
  for (const { start, end } of removed) {
    const behind = raw.slice(end);
    // A bracket goes where nothing else stands in it.
    const opens = /\(\s*$/u.test(raw.slice(from, start));
    const closes = /^\s*\)/u.test(behind);
    const kept = opens && !closes ? ' (' : '';
    rest += raw.slice(from, start).replace(/[\s,;:(–—|-]+$/u, kept || (from === start ? '' : ' '));
    from = end + (/^\s*[,;)]/u.exec(closes && !opens ? '' : behind)?.[0].length ?? 0);
    if (kept !== '') from += raw.slice(from).length - raw.slice(from).trimStart().length;
  }
  rest = joined(rest, raw.slice(from));
  const words = tokenise(rest).filter(({ kind }) => kind !== 'mark').length;
  if (words < FEWEST_WORDS) {
    const reason = removed[0]?.reason ?? 'contact';
    return { raw: null, removed: [{ start: 0, end: raw.length, reason }] };
  }
  return { raw: rest, removed };
}

const SAYS = /[\p{L}\p{N}]/u;

/** What overlaps with what went before goes with it. */
function remove(removed: Stretch[], stretch: Stretch): void {
  const before = removed.at(-1);
  if (before !== undefined && stretch.start < before.end) before.end = Math.max(before.end, stretch.end);
  else removed.push(stretch);
}

/** The clauses that a stretch lies in. */
function clausesIn({ start, end }: Stretch, clauses: readonly PlacedClause[]): readonly PlacedClause[] {
  const inside: PlacedClause[] = [];
  for (let at = firstEndingAfter(clauses, start); at < clauses.length; at += 1) {
    const clause = clauses[at];
    if (clause === undefined || clause.start >= end) break;
    inside.push(clause);
  }
  return inside;
}

interface PlacedClause extends Clause {
  start: number;
  end: number;
}

function placed(tokens: readonly Token[]): readonly PlacedClause[] {
  const clauses = clausesOf(tokens).flatMap(({ from, to }) => {
    const stops: number[] = [];
    for (let at = from; at + 1 < to; at += 1) if (endsStatement(tokens, at)) stops.push(at + 1);
    return [...stops, to].map((end, at) => ({ from: stops[at - 1] ?? from, to: end }));
  });
  return clauses.map(({ from, to }) => ({
    from,
    to,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
}

/** "Tacoma. $60", and not "approx. 60" or "tel no. 07700": a stop at which the sentence was not cut. */
function endsStatement(tokens: readonly Token[], at: number): boolean {
  const [stop, next] = [tokens[at], tokens[at + 1]];
  return (
    stop?.text === '.' &&
    next !== undefined &&
    next.start > stop.end &&
    next.kind !== 'number' &&
    !isJoining(tokens, at - 1)
  );
}

function startOf(stretch: Stretch, tokens: readonly Token[], { from }: Clause, tells: boolean): number {
  return tells ? stretch.start : Math.min(stretch.start, tokens[from]?.start ?? stretch.start);
}

/** Words that lead to a pointer go with it; a longer beginning says something of its own, and so does a statement. */
const LEADING_TOKENS = 3;

function tellsBefore(
  { raw, tokens }: SellerSentence,
  { start, reason }: Stretch,
  { first, context }: { first: PlacedClause; context: StretchContext },
): boolean {
  const to = firstEndingAfter(tokens, start);
  if (reason === 'contact')
    return isStatement(tokens, { from: first.from, to }) && !isLedTo(tokens, to, context.item.language);
  // "(about £15 on Amazon)": what it costs there is said of it.
  const isPriced = tokens
    .slice(first.from, to)
    .some((_, at) => amountAt(tokens, first.from + at)?.signed === true);
  return (
    isPriced || (to - first.from > LEADING_TOKENS && tellsOfItem(raw.slice(first.start, start), context))
  );
}

/** A clause that tells a fault, a missing part or a grade is not lost with a telephone number. */
function tellsState(tokens: readonly Token[], { from, to }: Clause): boolean {
  for (let at = from; at < to; at += 1)
    if (entriesAt(tokens, at, ['fault', 'missing', 'condition']).some(({ weak }) => !weak)) return true;
  return false;
}

/** A rest of more words than these says something of its own. */
const MOST_EMPTY_WORDS = 9;

const TELLING: readonly WordClass[] = [
  ...['colour', 'material', 'pattern', 'department', 'era', 'edition', 'size', 'condition', 'measure'],
  ...['fault', 'missing', 'included', 'care', 'history', 'past-price', 'delivery'],
] as const satisfies readonly WordClass[];

/** Whether what is left of a sentence still says something of the thing, and not of what was taken out. */
export function tellsOfItem(rest: string, { item, names }: StretchContext): boolean {
  const tokens = tokenise(rest);
  if (tokens.filter(({ kind }) => kind === 'word').length > MOST_EMPTY_WORDS) return true;
  return tokens.some(
    ({ key, kind }, at) =>
      kind === 'number' ||
      (kind === 'word' &&
        ((names.has(key) && entriesAt(tokens, at, ['joiner', 'filler']).length === 0) ||
          entriesAt(tokens, at, TELLING).length > 0 ||
          phraseAt(tokens, at, item.language) !== null)),
  );
}

/** What stood before and behind a stretch that is gone are two clauses still, or two sentences. */
function joined(before: string, after: string): string {
  const [first, second] = [before.trim(), after.trim()];
  if (first === '') return second.replace(/^[\s,;:–—|-]+(?=\s)/u, '').trim();
  if (second === '' || first.endsWith('(') || /^[.!?,;:)]/u.test(second)) return first + second;
  // The seller's own dash still parts them.
  if (/^[–—|-]+\s/u.test(second)) return `${first} ${second}`;
  return /[.!?…]$/u.test(first) ? `${first} ${capitalise(second)}` : `${first}, ${second}`;
}
