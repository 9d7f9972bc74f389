import type { Fact, ListingForm } from '@smart-listings/contract';
import { saysUnsureLine } from '../categories/unsure-lines.ts';
import { cleanStatement, foldSpace } from './clean.ts';
import type { FactList } from './fact-list.ts';
import { factKey } from './fact-list.ts';
import type { readName } from './name.ts';
import { fold, isKnownCode, safe } from './plain-text.ts';
import { addDrafts, findFieldValues, quoteOf, readValues } from './values/add-values.ts';
import { findBrand, makerWords, spellBrand } from './values/brand.ts';
import { inferModel } from './values/model.ts';
import { findNameSizes } from './values/sizes.ts';
import { type Word, wordsOf } from './words.ts';

// What the item itself is called: a box that is for sale is not a box that comes along.
export function nounsOf(
  name: string,
  category: { id: string } | null,
  noun: Place | null,
): ReadonlySet<string> {
  const words = wordsOf(name);
  if (noun !== null) {
    return new Set(
      words.filter((word) => word.start >= noun.start && word.end <= noun.end).map((word) => word.key),
    );
  }
  const last = words.filter((word) => /^\p{L}{3,}$/u.test(word.key)).at(-1);
  return new Set(last === undefined || category !== null ? [] : [last.key]);
}

export interface Place {
  start: number;
  end: number;
}

const NO_MAKE =
  /^(?:various|unbranded|unknown|none|no brand|n\/?a|mixed|ohne|keine|sans|sin marca|generic|-+|\?+)$/i;

export interface NameContext {
  facts: FactList;
  name: ReturnType<typeof readName>;
  storied: boolean;
  category: { id: string; type: string } | null;
  /** Where the name's own noun stands. */
  noun: Place | null;
  keep: ReadonlyMap<string, string>;
}

/** Adds what the item's name, make and model say: name, brand, model, type, and the values in the name. */
export function addNameFacts(form: ListingForm, context: NameContext): void {
  const { facts, name, keep } = context;
  const given = (what: Fact['what'], value: string, field: string, quote: string) =>
    facts.add({ what, value, origin: 'given', from: { field, quote } });
  const words = wordsOf(name.text);
  if (name.name !== '') given('name', name.name, 'itemName', fold(form.itemName));
  const brand = findBrand(words);
  if (form.make.trim() !== '' && !NO_MAKE.test(form.make.trim()))
    given('brand', safe(spellBrand(form.make)), 'make', fold(form.make));
  else if (brand !== null) {
    const quote = quoteOf(form.itemName, words[brand.from]?.start ?? 0, words[brand.to - 1]?.end ?? 0);
    facts.add({ what: 'brand', value: brand.name, origin: 'inferred', from: { field: 'itemName', quote } });
  }
  addModel(form, { ...context, words, brandWords: brand });
  addType(form, context);
  const passage = {
    field: 'itemName',
    text: name.text,
    raw: form.itemName,
    words,
    from: 0,
    to: words.length,
    start: 0,
    end: name.text.length,
    makers: makerWords(words, facts.valueOf('brand') ?? ''),
  };
  const values = findFieldValues(name.text, (text, cues) => findNameSizes(text, form.modelNumber, cues));
  const { drafts } = readValues(
    passage,
    {
      ...values,
      identifiers: values.identifiers.filter((one) => !isKnownCode(form, one.code)),
    },
    {
      colours: !context.storied,
      closed: false,
      hedged: false,
    },
  );
  addDrafts(facts, drafts);
  for (const flaw of name.flaws) given('flaw', cleanStatement(flaw, keep), 'itemName', flaw);
  for (const condition of name.conditions)
    given('condition', cleanStatement(condition, keep), 'itemName', condition);
}

function addModel(
  form: ListingForm,
  context: NameContext & { words: readonly Word[]; brandWords: { from: number; to: number } | null },
): void {
  const { facts, name, words, noun } = context;
  const written = safe(form.modelNumber);
  const nameKey = factKey(form.itemName).replace(/[.'"]/g, '');
  const inName = written !== '' && nameKey.includes(factKey(written).replace(/[.'"]/g, ''));
  const isCode = /\d/.test(written) && !/\s\p{L}{3}/u.test(written);
  if (written !== '') {
    facts.add({
      what: isCode && !inName ? 'identifier' : 'model',
      value: written,
      ...(isCode && !inName ? { label: 'model number' } : {}),
      origin: 'given',
      from: { field: 'modelNumber', quote: fold(form.modelNumber) },
    });
  }
  if (facts.has('model')) return;
  const inferred = inferModel(name.text, words, {
    brand: form.make,
    type: `${context.category?.type ?? ''} ${noun === null ? '' : name.text.slice(noun.start, noun.end)}`,
  });
  if (inferred === null) return;
  facts.add({
    what: 'model',
    value: foldSpace(inferred.value).replace(/\p{L}+/gu, (word) => context.keep.get(word) ?? word),
    origin: 'inferred',
    from: { field: 'itemName', quote: quoteOf(form.itemName, inferred.start, inferred.end) },
  });
}

function isModel(facts: readonly Fact[], noun: string): boolean {
  return facts.some(
    (fact) => fact.what === 'model' && fact.origin === 'inferred' && fact.value.includes(noun),
  );
}

function isTitle(name: string, own: { start: number; end: number }): boolean {
  const words = name.slice(own.start, own.end).split(' ');
  return words.length >= 3 && words.every((word) => /^\p{Lu}/u.test(word)) && /\p{Ll}/u.test(name);
}

const SHELF = /\b(?:part|parts|accessory|item|component|tackle|hardware|fitting|memorabilia)$/i;

function addType(form: ListingForm, context: NameContext): void {
  const { facts, name, category } = context;
  if (category === null) return;
  const own = context.noun;
  // A title or a denomination ("Le Petit Prince", "50p") is no noun.
  if (
    own !== null &&
    !/\d/.test(name.text.slice(own.start, own.end)) &&
    !isTitle(name.text, own) &&
    !isModel(facts.all(), name.text.slice(own.start, own.end))
  ) {
    const quote = quoteOf(form.itemName, own.start, own.end);
    const value = quote === quote.toUpperCase() && quote.length > 3 ? quote.toLowerCase() : quote;
    facts.add({ what: 'type', value, origin: 'given', from: { field: 'itemName', quote } });
    return;
  }
  // A shelf mark ("appliance part") is no noun, and a product line may be more than one thing.
  if (SHELF.test(category.type) || category.id === 'action-figure' || /\btickets?\b/i.test(name.text)) return;
  if (saysUnsureLine(name.text)) return;
  facts.add({
    what: 'type',
    value: category.type,
    origin: 'inferred',
    from: { field: 'itemName', quote: fold(form.itemName) },
  });
}
