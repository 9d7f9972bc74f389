/** Renders a description by the marketplace's layout; every stretch of it says where it comes from. */
import type { ItemValue, Provenance, ValueKind, Variant } from '@smart-listings/contract';
import { categoryById } from '../categories/table.ts';
import { CONDITION_NOTE_LABEL } from '../formats/page-description.ts';
import { singular, squeeze } from '../language/fold.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { Layout, LayoutPart } from '../marketplaces/writing.ts';
import { belongsToOffer } from '../rules/page-rules.ts';
import { codePointLength } from '../text/length.ts';
import { certainValues, type Item, type SellerSentence } from '../values/item.ts';
import { dealBreakerFirst, isList, type Paragraph, paragraphsOf, shortParagraphs } from './arrange.ts';
import { Composer } from './composer.ts';
import type { Published } from './leave-out.ts';
import { keysOf, titleName } from './phrases.ts';
import { conditionWords, labelled, labelOf } from './templates.ts';
import { titleRoom } from './titles.ts';
import { addValues } from './value-lines.ts';

export interface Rendered {
  description: string;
  provenance: readonly Provenance[];
}

/** The description of one variant from the sentences that are published. */
export function renderDescription(item: Item, published: readonly Published[], variant: Variant): Rendered {
  const { layout } = item.marketplace;
  const work: Work = { item, published, variant, composer: new Composer() };
  const parts = layout.parts[variant];
  // What no title has room for is said, whatever the version.
  if (isNameCut(item) && !parts.includes('opening')) addOpening(work);
  for (const part of parts) PARTS[part](work);
  const { text, provenance } = work.composer;
  return { description: text, provenance };
}

interface Work {
  item: Item;
  published: readonly Published[];
  variant: Variant;
  composer: Composer;
}

const PARTS: Record<LayoutPart, (work: Work) => void> = {
  opening: addOpening,
  audience: ({ item, composer }) => addAudience(composer, item),
  condition: addCondition,
  values: ({ composer, item }) => addValues(composer, item, ''),
  'value-bullets': ({ composer, item }) => addValues(composer, item, '• '),
  sentences: addSentences,
  'condition-note': addConditionNote,
};

/** From this share of its words on, the text says the name already. */
const SAID = 0.5;
const OPENING_VALUES = 2;
/** What these say stands in the text or in the name itself. */
const IN_SIGHT: ReadonlySet<string> = new Set(['features', 'itemName']);
const OPENING_KINDS: readonly ValueKind[] = ['colour', 'size', 'material', 'era', 'measurement', 'edition'];

function addOpening({ item, published, composer }: Work): void {
  const name = openingName(item);
  const nameKeys = keysOf(name);
  // Where the text names the thing itself, a line that names it again sounds like a machine.
  const first = new Set(published.flatMap(({ sentence }) => sentence.tokens.map(({ key }) => singular(key))));
  const said = nameKeys.filter((key) => first.has(key)).length;
  const isCut = isNameCut(item);
  if (nameKeys.length === 0 || (published.length > 0 && !isCut && said / nameKeys.length >= SAID)) return;
  const told = new Set([...nameKeys, ...first]);
  const values = OPENING_KINDS.flatMap((kind) => certainValues(item, kind))
    .filter(
      ({ value, label, from }) =>
        label === undefined && !IN_SIGHT.has(from.field) && keysOf(value).every((key) => !told.has(key)),
    )
    .filter(({ value }) => !(/\d/.test(value) && squeeze(name).includes(squeeze(value))))
    .slice(0, OPENING_VALUES);
  // Right below the title the name alone says nothing new.
  if (values.length === 0 && published.length > 0 && !isCut) return;
  const text = [name, ...values.map((value) => openingWords(value, item))].join(', ');
  const ids = [...values, ...certainValues(item, 'name')].map(({ id }) => id);
  composer
    .gap('\n\n')
    // A name with a label in it ("… includes: case, strap") reads as a line of a list, which has no stop.
    .add(/[.!?]$|: /u.test(text) ? text : `${text}.`, { kind: 'template', id: 'opening', values: ids });
}

function isNameCut(item: Item): boolean {
  return codePointLength(openingName(item)) > titleRoom(item);
}

/** The make leads the name where buyers ask for it and the name lacks it. */
function openingName(item: Item): string {
  const name = titleName(item);
  const brand = certainValues(item, 'brand')[0];
  const asks = item.category === null ? undefined : categoryById(item.category)?.asks;
  if (brand === undefined || (asks !== undefined && !asks.includes('brand'))) return name;
  const keys = keysOf(name);
  return keysOf(brand.value).some((key) => keys.includes(key)) ? name : `${brand.value} ${name}`;
}

function openingWords({ kind, value }: ItemValue, item: Item): string {
  if (kind === 'size') return `${labelOf('size', item.language).toLowerCase()} ${value}`;
  return /\d/.test(value) ? value : lowerFirst(value, item);
}

/** German nouns keep their capitals. */
function lowerFirst(value: string, { language }: Item): string {
  return language === 'de' || /^\p{Lu}{2}/u.test(value)
    ? value
    : value.charAt(0).toLowerCase() + value.slice(1);
}

/** The grade, where the seller chose one and says nothing of the condition: their own words are nearer to the thing. */
function addCondition({ item, published, composer }: Work): void {
  if (item.condition === null || !item.languageKnown) return;
  if (published.some(({ sentence }) => speaksOfCondition(sentence))) return;
  if (item.questions.some(({ id }) => id.startsWith('conflict:condition'))) return;
  const words = conditionWords(item.condition, item.language);
  const text = labelled(labelOf('condition', item.language), words, item.language);
  composer
    .gap(isAfterValues(composer) ? '\n' : '\n\n')
    .add(text, { kind: 'template', id: 'condition', values: [] });
}

function speaksOfCondition({ tokens, topics }: SellerSentence): boolean {
  if (topics.has('fault')) return true;
  return tokens.some((_, at) => {
    if (entriesAt(tokens, at, ['condition']).some(({ weak }) => !weak)) return true;
    return labelAt(tokens, at)?.kind === 'condition';
  });
}

function isAfterValues({ provenance }: Composer): boolean {
  const last = provenance.at(-1);
  return last?.kind === 'template' && last.id === 'values';
}

function addAudience(composer: Composer, item: Item): void {
  const buyers = certainValues(item, 'audience');
  if (buyers.length === 0) return;
  const text = labelled(
    labelOf('audience', item.language),
    buyers.map(({ value }) => value).join(', '),
    item.language,
  );
  composer.gap('\n\n').add(text, { kind: 'template', id: 'audience', values: buyers.map(({ id }) => id) });
}

/**
 * The text in two, where the layout keeps what speaks of one piece apart from the page of the product: a used thing's
 * text is all of this piece, a new one's from its first sentence of condition, price or stock on.
 */
function splitForNote({ item, published, composer }: Work): {
  page: readonly Published[];
  note: readonly Published[];
} {
  const kept = item.marketplace.layout.parts.v1.includes('condition-note');
  if (!kept) return { page: published, note: [] };
  // A page without its bullet points is none: then all stands in the note.
  const hasPage = item.condition === 'new' && composer.provenance.some(({ kind }) => kind === 'template');
  const offer = hasPage ? published.findIndex(({ text }) => belongsToOffer(text)) : 0;
  const at = offer === -1 ? published.length : offer;
  return { page: published.slice(0, at), note: published.slice(at) };
}

function addSentences(work: Work): void {
  const { page } = splitForNote(work);
  // On a page of bullet points lines of their own would be read as bullets.
  addParagraphs(work, hasBullets(work) ? page.map(alone) : page);
}

/** A sentence as a paragraph of its own. */
function alone(one: Published, index: number): Published {
  return { ...one, sentence: { ...one.sentence, block: index, form: 'prose' } };
}

function hasBullets({ item, variant }: Work): boolean {
  return item.marketplace.layout.parts[variant].includes('value-bullets');
}

function addParagraphs({ item, variant, composer }: Work, published: readonly Published[]): void {
  const form = sentencesForm(item.marketplace.layout.sentences[variant], published);
  const written = paragraphsOf(published);
  const paragraphs = form === 'short-paragraphs' ? shortParagraphs(dealBreakerFirst(written)) : written;
  const list = isList(published);
  const single = paragraphs.every((paragraph) => paragraph.length === 1);
  for (const paragraph of paragraphs) {
    composer.gap('\n\n');
    const dashed = form === 'dashed' && (single || paragraph.length > 1) && saysStatements(paragraph);
    addParagraph(composer, paragraph, { dashed, list });
  }
}

/** Dashes suit statements; prose and a single sentence stay as they were written. */
function sentencesForm(
  form: Layout['sentences'][Variant],
  published: readonly Published[],
): Layout['sentences'][Variant] {
  if (form !== 'dashed') return form;
  const statements = published.filter(isStatement).length;
  return isList(published) && statements >= FEWEST_STATEMENTS && statements >= MOSTLY * published.length
    ? form
    : 'as-written';
}

const FEWEST_STATEMENTS = 3;
const MOSTLY = 0.6;
const LONGEST_STATEMENT = 14;

/** All lines of a paragraph get dashes, or none. */
function saysStatements(paragraph: Paragraph): boolean {
  return paragraph.flat().filter(isStatement).length >= MOSTLY * paragraph.length;
}

/** A short line without a stop, as lists have them; a line that ends with a stop is a sentence. */
function isStatement({ sentence: { raw, tokens, form } }: Published): boolean {
  return (
    form !== 'heading' &&
    tokens.length <= LONGEST_STATEMENT &&
    /^[\p{L}\p{N}"“'(]/u.test(raw) &&
    !/[.!?:]$/u.test(raw)
  );
}

function addParagraph(
  composer: Composer,
  paragraph: Paragraph,
  { dashed, list }: { dashed: boolean; list: boolean },
): void {
  const bullets = paragraph.flatMap((line, index) => (isBulleted(line) ? [index] : []));
  for (const [index, line] of paragraph.entries()) {
    if (index > 0) composer.gap('\n');
    // What stands above the seller's own list and below it belongs to none.
    const beyond = index < (bullets[0] ?? 0) || index > (bullets.at(-1) ?? paragraph.length);
    for (const [place, one] of line.entries()) {
      const { sentence } = one;
      if (place > 0) composer.gap(' ');
      const listed = list || [paragraph[index - 1], paragraph[index + 1]].some(isBulleted);
      const mark = markOf(one, { dashed: dashed && !beyond, list: listed, first: place === 0 });
      if (mark !== '') composer.add(mark, { kind: 'template', id: 'bullet', values: [] });
      composer.add(one.text, {
        kind: 'seller',
        from: sentence.place,
        ...(one.less.length === 0 ? {} : { less: [...one.less] }),
      });
    }
  }
}

function isBulleted(line: Paragraph[number] | undefined): boolean {
  return line?.[0]?.sentence.form === 'bullet';
}

/** The seller's own ✓ and ✗, and a dash before the lines of a list. */
function markOf(
  one: Published,
  { dashed, list, first }: { dashed: boolean; list: boolean; first: boolean },
): string {
  const { sentence } = one;
  if (first && sentence.mark !== undefined) return `${sentence.mark} `;
  if (sentence.form === 'heading' || sentence.raw.startsWith('#')) return '';
  if (dashed && first) return '- ';
  return first && sentence.form === 'bullet' && list ? '- ' : '';
}

/** The offer's note: its label, the grade, and, of a used thing, all that the seller wrote of it. */
function addConditionNote(work: Work): void {
  const { item, composer } = work;
  const { note } = splitForNote(work);
  const grade = item.condition === null ? [] : [`${conditionWords(item.condition, item.language)}.`];
  if (grade.length + note.length === 0) return;
  const words = [CONDITION_NOTE_LABEL, ...grade].join('\n');
  composer.gap('\n\n').add(words, { kind: 'template', id: 'condition', values: [] });
  if (note.length === 0) return;
  composer.gap('\n');
  addParagraphs(work, note);
}
