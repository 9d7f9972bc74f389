/** Phrases of the seller's first sentences that say what a thing is like: "42 inch deck, 17.5 hp Briggs" of a mower. */
import type { ItemValue } from '@smart-listings/contract';
import { phraseAt } from '../categories/category-index.ts';
import { AND, CUTS, SOFT_CUTS } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { CUE_CLASSES } from '../language/cues.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { PARTICIPLE } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { once, rememberOne } from '../text/remember.ts';
import { certainValues, type Item, type SellerSentence, type Topic } from '../values/item.ts';
import { isOfPartLine } from '../values/part-line.ts';
import { keysOf, titleName } from './phrases.ts';
import { type StretchContext, stretchContext, stretchesOf } from './stretches.ts';

const FIRST_SENTENCES = 3;
/** Of a sentence; what stands further off opens nothing. */
const MOST_TOKENS = 40;
const MOST_PHRASES = 4;
const MOST_WORDS = 6;
/** A clause with one of these says how the thing is, how it comes or what it costs, not what it is like. */
const NO_LIKENESS: readonly WordClass[] = [
  ...['condition', 'fault', 'missing', 'included', 'care', 'history', 'delivery', 'payment', 'asking-price'],
  ...['past-price', 'contact', 'filler', 'month', ...CUE_CLASSES],
] as const satisfies readonly WordClass[];
const OF_THE_DEAL: readonly Topic[] = ['delivery', 'payment', 'contact', 'other-marketplace'];
/** Kinds of values that stand before a noun. */
const LEADING: ReadonlySet<ItemValue['kind']> = new Set(['colour', 'material', 'pattern', 'edition']);
const LIKENESS = ['colour', 'material', 'pattern'] as const;
const isLike = ({ kind }: Told) => LIKENESS.some((one) => one === kind);
/** Languages in which a material stands before its noun. */
const PREMODIFIED: ReadonlySet<Language> = new Set(['en', 'de', 'nl', 'sv']);
const MARKS = /^[-/&'’"”″+]$/u;

/**
 * The phrases of the first sentences that stand whole between their marks, name no more than nouns and what they are
 * like, and say nothing that the name says; in their order. A clause that is a sentence ends those of its sentence: what
 * follows "fits Canon" and "comes with a case" in a list is said of something else.
 */
export const openingPhrases = rememberOne((item: Item): readonly string[] => {
  const context = stretchContext(item);
  return item.sentences
    .filter(({ place, form }) => place.field === 'features' && form !== 'heading')
    .slice(0, FIRST_SENTENCES)
    .flatMap((sentence) => phrasesIn(sentence, item, context))
    .slice(0, MOST_PHRASES);
});

function phrasesIn(sentence: SellerSentence, item: Item, context: StretchContext): readonly string[] {
  const { raw, tokens, topics, cues } = sentence;
  // A page of a catalogue has its words for that.
  const isPage = item.marketplace.layout.parts.v1.includes('condition-note');
  if (isPage || OF_THE_DEAL.some((topic) => topics.has(topic)) || sentence.mark === '✗') return [];
  if (isOfPartLine(tokens, new Set(tokenise(titleName(item)).map(({ key }) => key)))) return [];
  const gone = [...stretchesOf(sentence, context), ...(context.asked?.get(sentence) ?? [])];
  const isCued = ({ from, to }: Clause) =>
    cues.some((cue) => (cue.from < to && cue.to > from) || (cue.at >= from && cue.at < to));
  const told = once(() => toldBy(sentence, item));
  const found: string[] = [];
  let isList = false;
  for (const clause of clausesOf(tokens.slice(0, MOST_TOKENS))) {
    const start = tokens[clause.from]?.start ?? 0;
    const end = tokens[clause.to - 1]?.end ?? start;
    if (gone.some((stretch) => stretch.start < end && stretch.end > start)) break;
    // "7 side plates": what is counted is a piece of it.
    if (isCount(tokens, clause)) break;
    const span = likenessIn(tokens, clause, { told, item });
    if (span === null || isCued(span)) break;
    // "Brown, red and cream": half a list of colours is another colour.
    const isColour = entriesAt(tokens, clause.from, ['colour']).length > 0;
    if (isColour && isList) break;
    isList = isColour;
    if (isCued(clause) && span.to === span.from) break;
    if (span.to === span.from) {
      // "Cuts wood, steel and ali": what nothing is known of may be a sentence that the list goes on with.
      if (!isName(tokens, clause, item)) break;
      continue;
    }
    if (!/\p{Ll}/u.test(raw.slice(start, end))) continue;
    found.push(raw.slice(tokens[span.from]?.start, tokens[span.to - 1]?.end).replace(/\s+/g, ' '));
    // "Wooden ark for 4 hens": what follows is said of something else.
    if (isCued(clause)) break;
  }
  return found;
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

function isCount(tokens: readonly Token[], { from, to }: Clause): boolean {
  const next = tokens[from + 1];
  return (
    /^\d{1,3}$/.test(tokens[from]?.text ?? '') && from + 1 < to && next?.kind === 'word' && !isUnit(next.text)
  );
}

/**
 * The tokens of a clause that say what the thing is like, without the name at its head: none where nothing shows that
 * they do, null where it is a sentence.
 */
function likenessIn(
  tokens: readonly Token[],
  clause: Clause,
  { told: tell, item }: { told: () => ReadonlyMap<number, Told>; item: Item },
): Clause | null {
  const { language } = item;
  let { from, to } = clause;
  // "Kemble upright" of a Kemble.
  const name = keysOf(titleName(item));
  for (let at = 0; from < to && at < name.length && keysOf(tokens[from]?.text ?? '')[0] === name[at]; at += 1)
    from += 1;
  while (to > from && tokens[to - 1]?.text === '.') to -= 1;
  if (from === to) return { from, to };
  const told = tell();
  const cut = tokens.findIndex(
    ({ key }, at) => at > from && at < to && (CUTS[language].has(key) || CUTS.en.has(key)),
  );
  // "Alte Hobelbank aus Buche": what leads to a value alone stays.
  if (cut !== -1 && !tokens.slice(cut + 1, to).every((_, index) => told.has(cut + 1 + index))) {
    // "42mm lug to lug": what a measure is of goes on.
    if (told.get(from)?.kind === 'measurement') return null;
    to = cut;
  }
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark').length;
  if (words > MOST_WORDS || !isPhrase(tokens, { from, to, cut }, language)) return null;
  return isLikeness(tokens, { from, to }, { told, item }) ? { from, to } : { from, to: from };
}

/** What is said by a token: the kind of a value, and that value where the item has it. */
interface Told {
  kind: ItemValue['kind'];
  value?: ItemValue;
}

/**
 * For each token what it tells; nothing that is denied or in doubt. It need not be the whole item's, nor certain: the
 * phrase says of what it is.
 */
function toldBy({ tokens, place }: SellerSentence, { values, language }: Item): ReadonlyMap<number, Told> {
  const found = new Map<number, Told>();
  const near = tokens.slice(0, MOST_TOKENS);
  for (const at of near.keys()) {
    for (const kind of LIKENESS) {
      const entry = entriesAt(tokens, at, [kind]).find(
        (one) => !one.weak && [language, 'xx'].includes(one.language),
      );
      for (let part = 0; part < (entry?.length ?? 0); part += 1) found.set(at + part, { kind });
    }
  }
  for (const value of values) {
    if (value.from.field !== place.field) continue;
    const { start, end } = value.from;
    for (const [at, token] of near.entries()) {
      if (token.start + place.start < start || token.end + place.start > end) continue;
      if (value.polarity === 'asserted') found.set(at, { kind: value.kind, value });
      else found.delete(at);
    }
  }
  return found;
}

/** Whether nothing in it makes a sentence: no verb or pronoun that the lexicon knows, no label, no word of another topic. */
function isPhrase(
  tokens: readonly Token[],
  { from, to, cut }: Clause & { cut: number },
  language: Language,
): boolean {
  const isSmall = ({ key, text }: Token) =>
    key === AND[language] || text === '&' || SOFT_CUTS[language].has(key);
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.kind === 'mark' && !MARKS.test(token.text))) return false;
    if (token.kind === 'mark' || at === cut) continue;
    if (labelAt(tokens, at) !== null) return false;
    const entries = entriesAt(tokens, at).filter(
      (entry) => [language, 'en', 'xx'].includes(entry.language) && (!entry.weak || entry.class === 'fault'),
    );
    if (entries.some((entry) => NO_LIKENESS.includes(entry.class))) return false;
    if (entries.some((entry) => entry.class === 'joiner') && !(isSmall(token) && at > from && at < to - 1))
      return false;
  }
  return true;
}

interface Known {
  told: ReadonlyMap<number, Told>;
  item: Item;
}

/** Whether something in it shows that it says what the thing is like; a word of which nothing is known may be a verb. */
function isLikeness(tokens: readonly Token[], { from, to }: Clause, { told, item }: Known): boolean {
  const { language } = item;
  const first = told.get(from);
  const last = told.get(to - 1);
  if (isOtherMake(tokens, from, item)) return false;
  let behind = from;
  while (behind < to && told.get(behind)?.value === first?.value) behind += 1;
  // "42 inch deck", "64gb black".
  if (first?.kind === 'measurement')
    return first.value?.label === undefined && tokens[behind]?.kind === 'word' && behind < to;
  // "Mahogany case", "green satin"; "leather polished" tells what was done.
  const end = tokens[to - 1]?.key ?? '';
  const isDone = language === 'en' && !told.has(to - 1) && PARTICIPLE.test(end);
  const leads =
    first !== undefined &&
    LEADING.has(first.kind) &&
    !(first.kind === 'material' && !PREMODIFIED.has(language));
  if (leads && !isDone && to - from > 1) return true;
  // "Laque noire": where nouns come first.
  if (HEAD_FIRST.has(language) && last !== undefined && isLike(last) && to - from > 1)
    return isPlainNoun(tokens, from, language) && to - from <= 3;
  if (endsInKind(tokens, { from, to }, item)) return true;
  return language === 'de' && isGermanNoun(tokens, { from, to }, told);
}

function isOtherMake(tokens: readonly Token[], at: number, { values }: Item): boolean {
  const brand = brandAt(tokens, at);
  if (brand === null || brand.common) return false;
  return !values.some(
    ({ kind, value }) => kind === 'brand' && keysOf(value).join() === keysOf(brand.name).join(),
  );
}

function isPlainNoun(tokens: readonly Token[], at: number, language: Language): boolean {
  if (tokens[at]?.kind !== 'word') return false;
  return entriesAt(tokens, at).every(
    (entry) => entry.class === 'grade' || ![language, 'xx'].includes(entry.language),
  );
}

/** "3/8 drive ratchet": the last word names a kind of thing of the item's family. */
function endsInKind(tokens: readonly Token[], { from, to }: Clause, { language, category }: Item): boolean {
  if (category === null || HEAD_FIRST.has(language)) return false;
  const family = categoryById(category)?.family;
  for (let at = from; at < to; at += 1) {
    const found = phraseAt(tokens, at, language);
    if (found?.to === to && found.entry.strength === 'noun')
      return at > from && categoryById(found.entry.id)?.family === family;
  }
  return false;
}

/** Nouns have capitals, and what stands small before one is of it: "alte Hobelbank aus Buche". */
function isGermanNoun(
  tokens: readonly Token[],
  { from, to }: Clause,
  told: ReadonlyMap<number, Told>,
): boolean {
  if (![...told].some(([at, one]) => at >= from && at < to && isLike(one))) return false;
  return tokens
    .slice(from, to)
    .every(
      ({ text }, index) =>
        /^[\p{Lu}\p{N}]/u.test(text) || /^\p{Lu}/u.test(tokens[from + index + 1]?.text ?? ''),
    );
}
