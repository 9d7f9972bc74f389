/** The values that the form's fields of their own say; sellers write other things there too. */

import type { ItemValue, ListingForm } from '@smart-listings/contract';
import type { Category } from '../categories/category.ts';
import { hasArticleCheckDigit } from '../language/check-digits.ts';
import { cuesIn } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { IS } from '../lexicon/speech-words.ts';
import { type DraftValue, fieldPlace, type ItemDraft } from './draft.ts';
import { type ReadValue, readValues } from './read-values.ts';
import { calmName, isMakeOf, plainField } from './tidy-name.ts';

interface FieldReading {
  category: Category | null;
  language: Language;
}

/** Adds the make, the model and who it is for. */
export function addFields(draft: ItemDraft, form: ListingForm, reading: FieldReading): void {
  const { language } = reading;
  const fields = [
    ['brand', 'make', form.make],
    ['model', 'modelNumber', form.modelNumber],
    ...form.targetBuyer.split(/[,;\n]/).map((buyer) => ['audience', 'targetBuyer', buyer] as const),
  ] as const;
  for (const [kind, field, raw] of fields) {
    const plain = field === 'make' ? plainField(raw) : plainField(raw, isMakeOf(form));
    const named = kind === 'audience' ? plain : withoutRemark(plain, kind);
    const said = kind === 'brand' ? named : saying(named);
    const { said: value, denied } = kind === 'audience' ? { said, denied: '' } : affirmed(said, language);
    // "Compatible, not Dyson": no search word says it either.
    if (/[\p{L}\p{N}]/u.test(denied))
      draft.put({
        kind,
        value: denied,
        means: fold(denied),
        certainty: 'certain',
        polarity: 'denied',
        from: fieldPlace(field, raw),
      });
    if (!/[\p{L}\p{N}]/u.test(value)) continue;
    const instead = kind === 'audience' ? kind : insteadOfName(value, kind);
    if (instead === null) continue;
    const polarity = value.includes('?') || isDoubted(value, language) ? 'unsure' : 'asserted';
    const labelled = kind === 'audience' ? null : (labelledBy(value) ?? saidOfAnother(value, language));
    if (labelled !== null) {
      draft.put({
        kind: 'attribute',
        ...labelled,
        means: fold(labelled.value),
        certainty: 'certain',
        polarity,
        from: fieldPlace(field, raw),
      });
      continue;
    }
    const article = kind === 'model' ? articleOf(value) : null;
    if (article !== null) {
      draft.put({ ...article, certainty: 'certain', polarity: 'asserted', from: fieldPlace(field, raw) });
      continue;
    }
    const sizes = kind === 'audience' ? null : onlySizes(value, reading);
    if (sizes !== null) {
      // Of "S M L XL" the buyer chooses.
      const [size] = sizes;
      if (size !== undefined && sizes.length === 1)
        draft.add(size, {
          certainty: 'certain',
          polarity,
          place: { field, text: value, tokens: tokenise(value) },
        });
      continue;
    }
    draft.put({
      kind: instead,
      value: (instead === 'brand' ? calmName(value) : value).replace(/[?\s]+$/u, ''),
      means: fold(value),
      certainty: 'certain',
      // "Christofle ?": the seller asks as well.
      polarity,
      from: fieldPlace(field, raw),
    });
  }
}

/** "Mirra 1, size n/a": without the parts that say nothing. */
function saying(model: string): string {
  const parts = model.split(/\s*[,;]\s*/u);
  const said = parts.filter((part) => insteadOfName(part, 'model') !== null);
  return said.length === parts.length || said.length === 0 ? model : said.join(', ');
}

/** "X Rocker I think", "SP414 or SP164", "mostly Wilson, putter is Ping": who tells something gives no plain name. */
function isDoubted(value: string, language: Language): boolean {
  const tokens = tokenise(value);
  return (
    tokens.some(({ key, text }) => IS.has(key) && text === text.toLowerCase()) ||
    cuesIn(tokens, language).some(({ class: kind }) => kind === 'doubt' || kind === 'choice')
  );
}

/** A field without what it denies, and the names that are denied. */
interface Affirmed {
  said: string;
  denied: string;
}

/**
 * "Compatible, not Dyson": what stands behind a denial in small letters is denied; behind one that opens the field also
 * a known make with a capital, "Not Dyson". "No Fear" and "Paris, No. 5" are names.
 */
function affirmed(value: string, language: Language): Affirmed {
  if (insteadOfName(value, 'model') === null) return { said: value, denied: '' };
  const tokens = tokenise(value);
  const isName = brandAt(tokens, 0) !== null;
  const denial = cuesIn(tokens, language).find(({ class: kind, at, end, to }) => {
    // "Free" denies what stands before it.
    if (kind !== 'deny' || tokens[end] === undefined || to <= end) return false;
    if (at === 0) return !isName && (/^\p{Ll}/u.test(tokens[end].text) || brandAt(tokens, end) !== null);
    return tokens[at - 1]?.kind === 'mark' && /^\p{Ll}/u.test(tokens[at]?.text ?? '');
  });
  if (denial === undefined) return { said: value, denied: '' };
  return {
    said: value.slice(0, tokens[denial.at]?.start).replace(/[^\p{L}\p{N})]+$/u, ''),
    denied: value.slice(tokens[denial.end]?.start),
  };
}

/**
 * "Atelier Mirabelle (that's me!)": words in small letters in a bracket are no part of a make; "7S26 (from the case
 * back)": those that a preposition or an article begins are none of a model.
 */
function withoutRemark(name: string, kind: 'brand' | 'model'): string {
  const [bracket = '', words = ''] = /\s*\((\p{Ll}[^()?]*)\)$/u.exec(name) ?? [];
  const isRemark =
    kind === 'brand' ? /[\s!]/u.test(words) : entriesAt(tokenise(words), 0, ['joiner']).length > 0;
  return (isRemark && name.slice(0, name.length - bracket.length)) || name;
}

/** Labels of what no make or model is: "colour 2925, dye lot 61120". */
const OTHER_LABELS: ReadonlySet<string> = new Set(['colour', 'material', 'pattern']);

/** "Tag: Holoubek": who gives a label of their own says that of the thing, and no make or model. */
function labelledBy(value: string): { label: string; value: string } | null {
  const tokens = tokenise(value);
  const known = labelAt(tokens, 0);
  if (known !== null) {
    const end = tokens[known.length - 1]?.end ?? 0;
    const rest = value.slice(end).replace(/^[\s:=.]+/u, '');
    return OTHER_LABELS.has(known.kind) && /\d/.test(rest)
      ? { label: capitalise(value.slice(0, end)), value: rest }
      : null;
  }
  const [, label, rest] = /^(\p{L}[\p{L} ]{1,30}):\s*(\S.*)$/u.exec(value) ?? [];
  return label === undefined || rest === undefined ? null : { label: capitalise(label), value: rest };
}

/** "Replaces 799583", "fits DHP453": a number of the thing that it is for. */
function saidOfAnother(value: string, language: Language): { label: string; value: string } | null {
  const tokens = tokenise(value);
  const end = cuesIn(tokens, language).find(({ class: kind, at }) => kind === 'other' && at === 0)?.end;
  const rest = value.slice(tokens[end ?? 0]?.start ?? value.length);
  if (end === undefined || !/\d/.test(rest)) return null;
  return { label: capitalise(value.slice(0, tokens[end - 1]?.end)), value: rest };
}

/** Whether the field of the make says that there is none: what a name has of makes is then that of something else. */
export function saysNoMake(make: string, language: Language): boolean {
  const { said, denied } = affirmed(plainField(make), language);
  return denied !== '' || (insteadOfName(said, 'brand') === null && /[\p{L}\p{N}]/u.test(said));
}

/** What sellers write where there is no make or model: nothing ("Unbranded", "various"), or an era ("Vintage"). */
function insteadOfName(value: string, kind: 'brand' | 'model'): 'brand' | 'model' | 'era' | null {
  const words = tokenise(value);
  // "Brand not stated", "n/a".
  const tokens = words.slice(labelAt(words, 0)?.length ?? 0).filter((token) => token.kind !== 'mark');
  if (saysOnly(tokens, 'no-make')) return null;
  return kind === 'brand' && saysOnly(tokens, 'era') ? 'era' : kind;
}

/** Whether words of one class and those that join them are all there is: "handmade by me", "mixed, unbranded". */
function saysOnly(tokens: readonly Token[], one: 'no-make' | 'era'): boolean {
  let said = 0;
  for (let at = 0; at < tokens.length; ) {
    const length = entriesAt(tokens, at, [one])[0]?.length ?? 0;
    if (length === 0 && (said === 0 || entriesAt(tokens, at, ['joiner']).length === 0)) return false;
    said += length;
    at += Math.max(1, length);
  }
  return said > 0;
}

/** The number of an article with its check digit, which buyers read nowhere: "9780914098911" is no model. */
function articleOf(
  value: string,
): { kind: 'identifier'; value: string; label: string; means: string } | null {
  const digits = value.replace(/[-\s]/g, '');
  if (digits.length < SHORTEST_ARTICLE || !hasArticleCheckDigit(digits)) return null;
  const label = /^97[89]/.test(digits) && digits.length === ISBN_LENGTH ? 'ISBN' : 'EAN';
  return { kind: 'identifier', value: digits, label, means: digits };
}

/** Eight digits are as often a part's number. */
const SHORTEST_ARTICLE = 12;
const ISBN_LENGTH = 13;

/** "3-4" is an age or a size, whatever the field. */
function isSpan(text: string): boolean {
  const [, from, to] = /^(\d{1,2})\s?[-–/]\s?(\d{1,2})$/.exec(text) ?? [];
  return from !== undefined && Number(from) < Number(to);
}

const INSTEAD: ReadonlySet<ItemValue['kind']> = new Set(['size', 'measurement', 'identifier']);

/** What stands in a field of a name and is none, where it is all of it: "Gr. M", "8 inch / 20cm", "ISBN 978…". */
function onlySizes(text: string, { category, language }: FieldReading): readonly ReadValue[] | null {
  if (isSpan(text)) return [];
  const tokens = tokenise(text);
  const asks = category?.asks ?? [];
  const sized = category === null ? null : asks.includes('size');
  const values = readValues({ text, tokens }, { loose: true, sized, named: false, asks, language });
  const sizes = values.filter(({ kind }) => INSTEAD.has(kind));
  const isSaid = (at: number) =>
    sizes.some(({ from, to }) => at >= from && at < to) ||
    tokens[at]?.kind === 'mark' ||
    tokens.some((_, from) => {
      const label = labelAt(tokens, from);
      return label?.kind === 'size' && from <= at && at < from + label.length;
    });
  return sizes.length > 0 && tokens.every((_, at) => isSaid(at)) ? sizes : null;
}

/** Without a model that repeats the size: "38" beside "size 38". */
export function withoutSizeAsModel(values: readonly DraftValue[]): readonly DraftValue[] {
  const sizes = new Set(
    values.flatMap(({ kind, means, certainty, polarity }) =>
      kind === 'size' && certainty === 'certain' && polarity === 'asserted' ? [means] : [],
    ),
  );
  const repeats = ({ kind, means, from }: DraftValue) =>
    kind === 'model' && from.field === 'modelNumber' && sizes.has(means);
  return values.some(repeats) ? values.filter((value) => !repeats(value)) : values;
}

/** Adds the seller's search words. */
export function addKeywords(draft: ItemDraft, form: ListingForm): void {
  for (const keyword of form.keywords.split(/[,;\n、，]|\s(?=#)/)) {
    const value = plainField(keyword, isMakeOf(form)).replace(/^[#\s]+/, '');
    if (!/[\p{L}\p{N}]/u.test(value)) continue;
    draft.put({
      kind: 'keyword',
      value,
      means: fold(value),
      certainty: 'certain',
      polarity: value.endsWith('?') ? 'unsure' : 'asserted',
      from: fieldPlace('keywords', keyword),
    });
  }
}
