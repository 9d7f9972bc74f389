/** The fuller name that a text opens with: "Ladies Raleigh Pioneer bike, 17 inch frame" of a "Raleigh ladies bike". */
import { CUTS } from '../categories/name-words.ts';
import { clausesOf } from '../language/clauses.ts';
import { singular } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { ItemDraft } from './draft.ts';
import type { SellerSentence } from './item.ts';
import { OWNERS, WEARERS } from './wearers.ts';

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
  { name, make, language }: { name: string; make: readonly Token[]; language: Language },
): void {
  const own = tokenise(name);
  const makes = new Set(make.map(({ key }) => key));
  const words = new Set(
    own
      .filter((token, at) => token.kind !== 'mark' && !isSmall(own, at, language))
      .map(({ key }) => singular(key)),
  );
  if (words.size === 0) return;
  const isOwn = (token: Token | undefined) => token !== undefined && words.has(singular(token.key));
  for (const { tokens, cues, raw, place } of sentences.slice(0, OPENING_SENTENCES)) {
    const [clause] = clausesOf(tokens.slice(0, OPENING_TOKENS));
    if (clause === undefined) continue;
    const known = new Set(draft.covered(tokens, place, OPENING_TOKENS));
    for (const [at, { key }] of tokens.slice(0, OPENING_TOKENS).entries()) if (makes.has(key)) known.add(at);
    const end = nameEnd(tokens, clause, { isOwn, language });
    const isKnown = (at: number) => isOwn(tokens[at]) || known.has(at) || brandAt(tokens, at) !== null;
    let from = clause.from;
    while (from < end && entriesAt(tokens, from, LEADS).length > 0) from += 1;
    let to = end;
    while (from < to && !isKnown(from)) from += 1;
    while (to > from && !isKnown(to - 1)) to -= 1;
    const said = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
    const keys = new Set(said.map(({ key }) => singular(key)));
    if (keys.size > words.size + MOST_MORE || ![...words].every((word) => keys.has(word))) continue;
    // Values have their places in a title without that.
    const says = (at: number) =>
      tokens[at]?.kind !== 'mark' && !isOwn(tokens[at]) && !known.has(at) && !isSmall(tokens, at, language);
    const first = tokens.findIndex((token, at) => at >= from && isOwn(token));
    // "Wooden shed" reads better than "shed, wooden": where they lead the noun, they stay before it.
    const leads =
      language === 'en' &&
      range(from, first).some((at) => known.has(at) && entriesAt(tokens, at, LIKE).length > 0);
    if (!leads && !range(from, to).some(says)) continue;
    if (said.some(({ key }) => OWNERS.has(key) || WEARERS.has(key))) continue;
    if (cues.some((cue) => cue.at < to && cue.to > from)) continue;
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

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
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
