/** The door between what a seller typed and what may be published: numbers of one single device stay behind it. */
import type { ListingForm, ListingText } from '@smart-listings/contract';
import { cutSpans } from './language/cut-spans.ts';
import { languageOf } from './language/language.ts';
import { prepareText } from './language/prepare.ts';
import type { PrivateNumberKind } from './language/private-number.ts';
import { findPrivateNumbers } from './language/private-numbers.ts';
import { inReadable } from './language/readable.ts';
import { cuesOf } from './text/contact-cues.ts';
import { callStart } from './text/phone-calls.ts';
import { findPhones, type PhoneContext } from './text/phones.ts';

/** A number that stays out of the text unless the seller insists. */
export interface LeftOutNumber {
  kind: PrivateNumberKind;
  /** As it was typed, its label included. */
  text: string;
  /** Letters and digits of the number alone. */
  key: string;
}

const FIELDS = ['itemName', 'make', 'modelNumber', 'features', 'keywords', 'targetBuyer'] as const;
type Field = (typeof FIELDS)[number];
/** Numbers shorter than this are only sought where their labels stand. */
const SHORTEST_KEY = 5;
/** A number as long as this is itself wherever its digits stand, in the middle of a word too. */
const SURE_KEY = 9;
/** What the field asks for is said before its text, as a label would say it. */
const ASKED: Partial<Record<Field, string>> = { modelNumber: 'Model: ' };

/**
 * The form with its fields prepared (`language/prepare.ts`) and without its private numbers, each with its label, and
 * the numbers that were taken out. A confirmed statement that carries a number lets it stand.
 */
export function leaveOutPrivate(
  given: ListingForm,
  confirmed: readonly string[] = [],
): { form: ListingForm; numbers: LeftOutNumber[] } {
  const form = { ...given };
  // What is hidden in markup or written as entities is looked at as a buyer would see it.
  for (const field of FIELDS) form[field] = prepareText(given[field]);
  const language = hasLongNumber(form) ? languageOf(`${form.itemName}. ${form.features}`).language : null;
  const allowed = keyOf(confirmed.join('\n'));
  const found = FIELDS.flatMap((field) =>
    numbersOf(ASKED[field] ?? '', form[field], { language, codes: field === 'modelNumber' }),
  );
  const numbers = [...Map.groupBy(found, ({ key }) => key).values()]
    .flatMap((same) => same[0] ?? [])
    .filter(({ key }) => !allowed.includes(key));
  if (numbers.length === 0) return { form, numbers };
  const keys = numbers.map(({ key }) => key);
  for (const field of FIELDS) {
    // "No box call … blue": in a name without stops, what the number parted must not become one phrase.
    const joint = field === 'itemName' ? ' – ' : ' ';
    form[field] = withoutNumbers(form[field], keys, { asked: ASKED[field], joint });
  }
  return { form, numbers };
}

/** Seven. */
const SEVERAL_DIGITS = /\p{N}(?:\P{N}*\p{N}){6}/u;

/** Whether a telephone number can stand in it at all: to tell a text's language is dear. */
function hasLongNumber(form: ListingForm): boolean {
  return FIELDS.some((field) => SEVERAL_DIGITS.test(form[field]));
}

/**
 * A text that somebody else wrote from the form, without the numbers that were taken out of it, and without
 * those that neither the form nor the seller knows.
 */
export function mendPrivate<Text extends Partial<ListingText>>(
  text: Text,
  { form, numbers }: { form: ListingForm; numbers: readonly LeftOutNumber[] },
  confirmed: readonly string[] = [],
): Text {
  const known = keyOf([...FIELDS.map((field) => form[field]), ...confirmed].join('\n'));
  const keys = numbers.map(({ key }) => key);
  const mend = (part: string, prose = false) => {
    const strange = numbersOf('', part).flatMap(({ key }) => (known.includes(key) ? [] : [key]));
    return withoutNumbers(part, [...keys, ...strange], { prose });
  };
  return {
    ...text,
    ...(text.title !== undefined && { title: mend(text.title) }),
    ...(text.description !== undefined && { description: mend(text.description, true) }),
    ...(text.tags && { tags: text.tags.map((tag) => mend(tag)).filter((tag) => tag !== '') }),
  };
}

/** A text without any private number; `asked` is what stands before it where it is shown. */
export function withoutPrivate(text: string, asked = ''): string {
  const behind = findPrivateNumbers(asked + text).map(({ start, end }) => ({
    start: Math.max(0, start - asked.length),
    end: end - asked.length,
  }));
  // What is shown before a text rescues a bare code in it, but no number with a label of its own.
  const labelled = asked === '' ? [] : findPrivateNumbers(text).filter(({ kind }) => kind !== 'long-code');
  const spans = [...behind, ...labelled].sort((one, other) => one.start - other.start);
  const apart = spans.filter((span, index) => index === 0 || span.start >= (spans[index - 1]?.end ?? 0));
  return apart.length === 0 ? text : cutSpans(text, apart);
}

function numbersOf(asked: string, text: string, context: PhoneContext = {}): LeftOutNumber[] {
  const whole = asked + text;
  const numbers = findPrivateNumbers(whole);
  const phones = inReadable(text, (plain) =>
    findPhones(plain, cuesOf(plain), context).map((span) => ({
      ...span,
      kind: 'phone' as const,
      value: plain.slice(span.start, span.end),
    })),
  );
  const told = [
    ...numbers.map((one) => ({ ...one, text: whole.slice(Math.max(one.start, asked.length), one.end) })),
    ...phones.map((one) => ({ ...one, text: text.slice(one.start, one.end) })),
  ];
  return told.map(({ kind, value, text: said }) => ({ kind, text: said, key: keyOf(value) }));
}

/** Without the stretches that say one of the numbers; what leads to a telephone stays in prose, where it is a clause. */
function withoutNumbers(
  text: string,
  keys: readonly string[],
  { asked = '', prose = false, joint }: { asked?: string; prose?: boolean; joint?: string },
): string {
  const spans = privateSpans(text, keys, asked);
  if (spans.length === 0) return text;
  return cutSpans(
    text,
    prose ? spans : spans.map(({ start, end }) => ({ start: callStart(text, start), end })),
    joint,
  );
}

/** Where `text` says one of the numbers, however it is spaced there; in order, apart, labels included. */
export function privateSpans(
  text: string,
  keys: readonly string[],
  asked = '',
): readonly { start: number; end: number }[] {
  if (text === '' || keys.length === 0) return [];
  const wanted = new Set(keys);
  const labelled = findPrivateNumbers(asked + text)
    .filter(({ value }) => wanted.has(keyOf(value)))
    .map(({ start, end }) => ({ start: Math.max(0, start - asked.length), end: end - asked.length }));
  const spans = [...labelled, ...repeats(text, keys)].sort((one, other) => one.start - other.start);
  const apart: { start: number; end: number }[] = [];
  for (const span of spans) {
    const last = apart.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else apart.push({ ...span });
  }
  return apart;
}

function repeats(text: string, keys: readonly string[]): readonly { start: number; end: number }[] {
  return inReadable(text, (plain) => repeatsIn(plain, keys));
}

function repeatsIn(text: string, keys: readonly string[]): { start: number; end: number }[] {
  const places: number[] = [];
  let bare = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = keyOf(text[at] ?? '');
    if (letter.length !== 1) continue;
    bare += letter;
    places.push(at);
  }
  return keys.flatMap((key) => {
    if (key.length < SHORTEST_KEY) return [];
    const found: { start: number; end: number }[] = [];
    for (let at = bare.indexOf(key); at !== -1; at = bare.indexOf(key, at + key.length)) {
      const start = places[at] ?? 0;
      const end = (places[at + key.length - 1] ?? 0) + 1;
      const isWhole = !/[\p{L}\d]/u.test(text[start - 1] ?? '') && !/[\p{L}\d]/u.test(text[end] ?? '');
      if (isWhole || isInWord(text, { start, end, key })) found.push({ start, end });
    }
    return found;
  });
}

/** Digits that letters run into, and no part of a longer number. */
function isInWord(text: string, { start, end, key }: { start: number; end: number; key: string }): boolean {
  return (
    key.length >= SURE_KEY &&
    /^\d+$/.test(key) &&
    !/\d/.test(text[start - 1] ?? '') &&
    !/\d/.test(text[end] ?? '')
  );
}

/** Letters and digits alone, by which two spellings of a number are one. */
export function keyOf(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\d]/gu, '');
}
