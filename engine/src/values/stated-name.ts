/** The fuller name that a text opens with: "Ladies Raleigh Pioneer bike, 17 inch frame" of a "Raleigh ladies bike". */
import type { Category } from '../categories/category.ts';
import { phraseAt } from '../categories/category-index.ts';
import { AND, CUTS, INTO, SOFT_CUTS } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { singular } from '../language/fold.ts';
import { HEAD_FIRST, isCompoundOf, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { ItemDraft } from './draft.ts';
import type { SellerSentence } from './item.ts';
import { OWNERS, WEARERS } from './wearers.ts';
import { MOST_BARE, MOST_WORDS, range, wholePhrase } from './whole-phrase.ts';

/** A text says what the thing is called in its first sentences, or nowhere. */
const OPENING_SENTENCES = 2;
const MOST_MORE = 5;
/** No name is longer; a sentence can be. */
const OPENING_TOKENS = 40;
/** With which a seller opens: "Vendo …", "For sale: …". */
const LEADS: readonly WordClass[] = ['filler', 'joiner', 'delivery', 'payment', 'asking-price'];
/** What these begin is said of the thing and no part of its name. */
const ENDS: readonly WordClass[] = [
  'fault',
  'condition',
  'grade',
  'delivery',
  'payment',
  'deny',
  'doubt',
  'other',
];

/** What a thing is like. */
const LIKE: readonly WordClass[] = ['colour', 'material', 'pattern'];

/**
 * Adds the name by which the text opens, where that holds every word of the item's name and says more: what stands
 * between those words belongs to the name, before and behind them only what is known of the item.
 */
export function addStatedName(
  draft: ItemDraft,
  sentences: readonly SellerSentence[],
  {
    name,
    make,
    category,
    language,
    sure,
  }: {
    name: string;
    make: readonly Token[];
    category: Category | null;
    language: Language;
    /** Whether the language is sure. */
    sure: boolean;
  },
): void {
  const own = tokenise(name);
  const makes = new Set(make.map(({ key }) => key));
  const words = new Set(
    own
      .filter((token, at) => token.kind !== 'mark' && !isSmall(own, at, language))
      .map(({ key }) => singular(key)),
  );
  if (words.size === 0) return;
  const ownWord = (token: Token | undefined) => {
    const key = singular(token?.key ?? '');
    return words.has(key) ? key : [...words].find((word) => isCompoundOf(key, word, language));
  };
  const isOwn = (token: Token | undefined) => ownWord(token) !== undefined;
  for (const { tokens, cues, raw, place } of sentences.slice(0, OPENING_SENTENCES)) {
    const [clause] = clausesOf(tokens.slice(0, OPENING_TOKENS));
    if (clause === undefined) continue;
    const known = new Set(draft.covered(tokens, place, OPENING_TOKENS));
    for (const [at, { key }] of tokens.slice(0, OPENING_TOKENS).entries()) if (makes.has(key)) known.add(at);
    const end = nameEnd(tokens, clause, { isOwn, language });
    const isKnown = (at: number) => isOwn(tokens[at]) || known.has(at) || brandAt(tokens, at) !== null;
    const lead = leadEnd(tokens, { from: clause.from, to: end }, raw);
    const window = shortest(tokens, { from: lead, to: end }, { words, ownWord });
    if (window === null) continue;
    const phrase = { from: lead, to: end };
    for (const at of kindWords(tokens, phrase, { isOwn, category, language })) known.add(at);
    for (const at of range(lead, end)) if (isLike(tokens, at)) known.add(at);
    let { from, to } = window;
    // "Singer 201K treadle sewing machine": codes and small words belong to what is known beyond them.
    const isPassed = (at: number) =>
      isKnown(at) || tokens[at]?.kind === 'code' || isLink(tokens[at]?.key ?? '', language);
    const ends = (at: number) =>
      isKnown(at) && (isOwn(tokens[at]) || !isLink(tokens[at]?.key ?? '', language));
    for (let at = from - 1; at >= lead && isPassed(at); at -= 1) if (ends(at)) from = at;
    for (let at = to; at < end && isPassed(at); at += 1) if (ends(at)) to = at + 1;
    // "Size 40 white sneakers": a number stays with its label.
    while (from < window.from && tokens[from]?.kind === 'number' && labelAt(tokens, from - 1) !== null)
      from += 1;
    const whole =
      words.size > MOST_BARE
        ? null
        : wholePhrase(
            { tokens, raw },
            { from: lead, to: clause.to },
            { window, known, isOwn, makes, cues, language, sure },
          );
    if (whole !== null) {
      from = Math.min(from, whole.from);
      to = Math.max(to, whole.to);
    }
    // "E-bike", "camera-set": no half of what is written as one.
    while (from > lead + 1 && isGlued(tokens, from - 1)) from -= 2;
    if (isGlued(tokens, to) || tokens.slice(from, to).some(({ text }) => text === '#')) continue;
    const said = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
    const keys = new Set(said.map(({ key }) => singular(key)));
    if (keys.size > words.size + (whole === null ? MOST_MORE : MOST_WORDS)) continue;
    // Values have their places in a title without that.
    const says = (at: number) =>
      tokens[at]?.kind !== 'mark' && !isOwn(tokens[at]) && !known.has(at) && !isSmall(tokens, at, language);
    const last = tokens.findLastIndex((token, at) => at < to && isOwn(token));
    // "Wooden shed" reads better than "shed, wooden", and "vestido de algodón" than "vestido algodón": a phrase that is
    // nothing but what is known stays whole, where no word follows that may be its noun ("wool coat hanger").
    const isPhrase =
      isEnd(tokens, to, end) &&
      range(from, HEAD_FIRST.has(language) ? to : last + 1).some(
        (at) => known.has(at) && !words.has(singular(tokens[at]?.key ?? '')),
      );
    if (!isPhrase && !range(from, to).some(says)) continue;
    if (said.some(({ key }) => OWNERS.has(key) || WEARERS.has(key))) continue;
    if (cues.some((cue) => cue.from < to && cue.to > from)) continue;
    draft.add(
      { kind: 'name', value: '', means: '', from, to },
      {
        certainty: 'certain',
        polarity: 'asserted',
        place: { field: place.field, text: raw, tokens, offset: place.start },
      },
    );
    return;
  }
}

function isGlued(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return mark?.kind === 'mark' && before?.end === mark.start && mark.end === after?.start;
}

/** Where the name may begin: behind "Vendo …", "For sale: …". */
function leadEnd(tokens: readonly Token[], { from, to }: Clause, raw: string): number {
  let at = from;
  // "E-bike": no half of what is written as one.
  const isHalf = (one: number) => /^[^\s]/.test(raw.slice(tokens[one]?.end, tokens[one + 1]?.start));
  while (at < to && !isHalf(at) && entriesAt(tokens, at, LEADS).length > 0) at += 1;
  return at;
}

function isLike(tokens: readonly Token[], at: number): boolean {
  return entriesAt(tokens, at, LIKE).some(({ weak }) => !weak);
}

/** Of "dining table" and "denim jacket" every word, where the item is such a thing and is called by the last. */
function kindWords(
  tokens: readonly Token[],
  { from, to }: Clause,
  {
    isOwn,
    category,
    language,
  }: { isOwn: (token: Token | undefined) => boolean; category: Category | null; language: Language },
): readonly number[] {
  return range(from, to).flatMap((at) => {
    const found = phraseAt(tokens, at, language);
    const isKind =
      found !== null &&
      found.to <= to &&
      found.entry.strength === 'noun' &&
      categoryById(found.entry.id)?.family === category?.family &&
      isOwn(tokens[HEAD_FIRST.has(language) ? at : found.to - 1]);
    return isKind ? range(at, found.to) : [];
  });
}

/** Whether no word of a longer phrase stands behind the name. */
function isEnd(tokens: readonly Token[], at: number, end: number): boolean {
  const token = tokens[at];
  if (at >= end || token === undefined) return true;
  if (token.kind === 'mark') return !/^[&/+]$/.test(token.text);
  // "Green and white": the phrase goes on.
  return entriesAt(tokens, at, ['joiner']).some(({ means }) => means !== 'conjunction');
}

/** The first stretch that holds all of `words`, from its first to its last; null where not all stand there. */
function shortest(
  tokens: readonly Token[],
  { from, to }: Clause,
  {
    words,
    ownWord,
  }: { words: ReadonlySet<string>; ownWord: (token: Token | undefined) => string | undefined },
): Clause | null {
  const open = new Set(words);
  let first = -1;
  for (let at = from; at < to; at += 1) {
    const word = ownWord(tokens[at]);
    if (word === undefined) continue;
    if (first === -1) first = at;
    open.delete(word);
    if (open.size === 0) return { from: first, to: at + 1 };
  }
  return null;
}

/** Small words that join what a thing is like to its noun: "en cuir", "di lana", "black and white". */
function isLink(key: string, language: Language): boolean {
  return SOFT_CUTS[language].has(key) || INTO.has(key) || AND[language] === key;
}

function isSmall(tokens: readonly Token[], at: number, language: Language): boolean {
  const key = tokens[at]?.key ?? '';
  return entriesAt(tokens, at, ['joiner']).length > 0 || CUTS[language].has(key) || CUTS.en.has(key);
}

/** Where the phrase ends at the latest: before what leads to another thing, unless the name goes on behind it. */
function nameEnd(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  { isOwn, language }: { isOwn: (token: Token | undefined) => boolean; language: Language },
): number {
  for (let at = from; at < to; at += 1) {
    const key = tokens[at]?.key ?? '';
    const leads = (CUTS[language].has(key) || CUTS.en.has(key)) && !isOwn(tokens[at + 1]);
    if (leads || (!isOwn(tokens[at]) && entriesAt(tokens, at, ENDS).length > 0)) return at;
  }
  return to;
}
