import type { ListingForm } from '@smart-listings/contract';
import { type FoundCategory, findItemCategory } from '../categories/find-category.ts';
import { findContacts } from '../text/contact.ts';
import { cleanStatement } from './clean.ts';
import { FactList } from './fact-list.ts';
import { detectLanguage } from './language.ts';
import type { Ledger, LeftOut } from './ledger.ts';
import { lexiconOf } from './lexicon/lexicons.ts';
import { readName } from './name.ts';
import { addNameFacts, nounsOf, type Place } from './name-facts.ts';
import { fold, tidyShort, withoutContacts } from './plain-text.ts';
import { prepareText } from './prepare.ts';
import { markSeen } from './seen.ts';
import { spellings } from './spellings.ts';
import { addStatements } from './statement-facts.ts';
import { parseField } from './statements.ts';
import { addDrafts, findFieldValues, readValues } from './values/add-values.ts';
import { isListOfSongsOrStories } from './values/media.ts';
import { tidyFacts } from './values/tidy.ts';
import { headOf, ownNoun, partNoun } from './values/type.ts';
import { splitWords, type Word, wordsOf } from './words.ts';

export interface LedgerOptions {
  /** Statements that the seller confirmed in the claim check: they count as given. */
  confirmed?: readonly string[];
  /** What was read on photos and kept: facts of the form that say it count as seen. */
  seen?: readonly string[];
}

/**
 * Everything that a form says of its item, as facts with their origin; what was left out, and why.
 * Pure, and the same for the same form; linear in the form's length.
 */
export function buildLedger(form: ListingForm, options: LedgerOptions = {}): Ledger {
  const keep = spellings(form);
  const name = readName(form.itemName, form.condition, keep);
  const featureText = prepareText(form.features);
  const featureWords = wordsOf(featureText);
  const nameWords = wordsOf(form.itemName);
  const { language, known, also } = detectLanguage(`${form.itemName} ${featureText}`, [
    ...nameWords,
    ...featureWords,
  ]);
  const lexicon = lexiconOf(language, known, also);
  const item = { make: form.make, details: form.features };
  const category =
    findItemCategory({ ...item, name: name.name }) ?? findItemCategory({ ...item, name: form.itemName });
  const bundle =
    /\b(?:bundle|job ?lot|lot|set of|collection|konvolut|paket|lote|lot de|zestaw|conjunto)\b/i.test(
      `${form.itemName} ${form.features.slice(0, 80)}`,
    );
  const noun = category === null ? null : nounIn(wordsOf(name.text), category);
  const facts = new FactList();
  const leftOut: LeftOut[] = [];
  const storied = isListOfSongsOrStories(category?.id ?? null);

  addNameFacts(form, { facts, name, storied, category, noun, keep });
  const field = parseField(form.features, featureText, {
    lexicon,
    bundle,
    japanese: language === 'ja',
    language,
    names: [form.make, form.modelNumber],
    nouns: nounsOf(name.text, category, noun),
  });
  leftOut.push(...field.leftOut);
  addStatements(form, field, {
    language: known ? language : '',
    facts,
    leftOut,
    keep,
    storied,
    name: name.name,
  });
  addSteering(form, facts);
  for (const statement of options.confirmed ?? []) addConfirmed(statement, { facts, keep });
  return {
    platform: form.platform,
    condition: form.condition,
    language,
    languageKnown: known,
    facts: markSeen(tidyFacts(facts.all(), form), options.seen ?? []),
    leftOut,
    category: category?.id ?? null,
    form,
  };
}

function nounIn(words: readonly Word[], category: FoundCategory): Place | null {
  if (category.of !== undefined) return partNoun(words, category.of);
  const own = ownNoun(words, category.id);
  const head = headOf(words, category.type);
  // "MX Master 3 mouse": the plain noun after a product's name says what it is.
  return own === null || (head !== null && head.start >= own.end) ? head : own;
}

function addSteering(form: ListingForm, facts: FactList): void {
  const audience = withoutContacts(form.targetBuyer);
  if (audience !== '') {
    facts.add({
      what: 'audience',
      value: audience,
      origin: 'given',
      from: { field: 'targetBuyer', quote: fold(form.targetBuyer) },
    });
  }
  if (form.keywords.trim() === '') return;
  const clear = findContacts(form.keywords).length === 0;
  for (const keyword of form.keywords.split(/[,;\n、，]/)) {
    // Looked through as one: a list without an address has none in its parts.
    const value = (clear ? tidyShort(prepareText(keyword)) : withoutContacts(keyword)).replace(/^[#\s]+/, '');
    if (value !== '')
      facts.add({
        what: 'keyword',
        value,
        origin: 'given',
        from: { field: 'keywords', quote: fold(keyword) },
      });
  }
}

function addConfirmed(
  statement: string,
  context: { facts: FactList; keep: ReadonlyMap<string, string> },
): void {
  const value = cleanStatement(withoutContacts(statement), context.keep);
  if (value === '') return;
  const text = prepareText(statement);
  const words = splitWords(text);
  const id = context.facts.add({
    what: 'feature',
    value,
    origin: 'given',
    from: { field: 'confirmed', quote: fold(statement) },
  });
  const passage = {
    field: 'confirmed',
    text,
    raw: statement,
    words,
    from: 0,
    to: words.length,
    start: 0,
    end: text.length,
  };
  addDrafts(
    context.facts,
    readValues(passage, findFieldValues(text), { colours: true, closed: false, hedged: false }).drafts,
    id,
  );
}
