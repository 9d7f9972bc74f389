import { findContacts, findOffPlatform } from '../text/contact.ts';
import { cuesOf } from '../text/contact-cues.ts';
import { FieldReader } from './field-reader.ts';
import { classifyJapanese, cleanJapanese } from './japanese.ts';
import { andsOf } from './joins.ts';
import type { Language } from './ledger.ts';
import { type Lexicon, TAG } from './lexicon/tags.ts';

import { MARK, maskContacts } from './prepare.ts';
import { tagWords } from './reading.ts';
import { segment } from './segment.ts';
import type { ParsedField } from './statement.ts';
import { type Word, wordsOf } from './words.ts';

export interface FieldOptions {
  lexicon: Lexicon;
  /** List items are parts of a lot. */
  bundle: boolean;
  japanese: boolean;
  language: Language;
  /** Make and model: their words say nothing else ("Perfect Prep" is not perfect). */
  names: readonly string[];
  /** What the item itself is called. */
  nouns: ReadonlySet<string>;
}

/** Reads one free field, `prepared` from the seller's `raw`, into statements and what is left out. */
export function parseField(
  raw: string,
  prepared: string,
  { lexicon, bundle, japanese, language, names, nouns }: FieldOptions,
): ParsedField {
  const cues = cuesOf(prepared);
  const contacts = findContacts(prepared, cues);
  const text = maskContacts(prepared, contacts);
  const away = findOffPlatform(prepared, cues);
  const words = wordsOf(text);
  const tags = tagWords(words, lexicon);
  for (const name of names) blankName(words, tags, wordsOf(name));
  for (let at = 0; at < words.length; at += 1) {
    // A box that is for sale is not a box that comes along.
    if (nouns.has(words[at]?.key ?? '')) tags[at] = (tags[at] ?? 0) & ~TAG.accessory;
    if (words[at]?.key === 'us' && isCountry(text, words[at])) tags[at] = 0;
  }
  const field: ParsedField = { text, words, tags, ands: andsOf(language), statements: [], leftOut: [] };
  if (japanese) {
    readJapanese(field);
    return field;
  }
  const reader = new FieldReader(field, raw, { away, bundle });
  reader.readAll(segment(text), contacts.length > 0);
  return field;
}

// "US ANSI", unless all is shouted: "CALL US".
function isCountry(text: string, word: Word | undefined): boolean {
  return word !== undefined && text.slice(word.start, word.end) === 'US' && /\p{Ll}/u.test(text);
}

function blankName(words: readonly Word[], tags: number[], name: readonly Word[]): void {
  const first = name[0]?.key;
  if (first === undefined) return;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.key !== first || !name.every((word, index) => words[at + index]?.key === word.key))
      continue;
    tags.fill(0, at, at + name.length);
  }
}

// Without blanks between words, a sentence is the smallest thing that can be told apart safely.
function readJapanese(field: ParsedField): void {
  let at = 0;
  for (const sentence of field.text.split(/(?<=[。！!？\n])/)) {
    const start = at;
    at += sentence.length;
    const value = cleanJapanese(sentence);
    if (value === '' || value.includes(MARK.contact)) {
      if (value !== '') field.leftOut.push({ text: value.replaceAll(MARK.contact, ''), reason: 'contact' });
      continue;
    }
    const verdict = classifyJapanese(value);
    if ('leave' in verdict) {
      field.leftOut.push({ text: value, reason: verdict.leave });
      continue;
    }
    const from = field.words.findIndex((word) => word.start >= start);
    const next = field.words.findIndex((word) => word.start >= at);
    const piece = {
      from: from === -1 ? field.words.length : from,
      to: next === -1 ? field.words.length : next,
    };
    const closed = verdict.keep === 'flaw' || verdict.keep === 'missing' || verdict.keep === 'delivery';
    field.statements.push({
      kind: verdict.keep,
      start,
      end: at,
      piece,
      hedged: /たぶん|多分|かも|と思い|おそらく|約/.test(value),
      closed,
      value,
    });
  }
}
