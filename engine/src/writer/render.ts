/** Renders a description by the marketplace's layout; every stretch of it says where it comes from. */
import type { Provenance, Variant } from '@smart-listings/contract';
import { categoryById } from '../categories/table.ts';
import { CONDITION_NOTE_LABEL } from '../formats/page-description.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { LayoutPart } from '../marketplaces/writing.ts';
import { belongsToOffer, formProblem } from '../rules/page-rules.ts';
import { codePointLength } from '../text/length.ts';
import { certainValues, type Item, type SellerSentence } from '../values/item.ts';
import { isList } from './arrange.ts';
import { Composer } from './composer.ts';
import type { Published } from './leave-out.ts';
import { addParagraphs, type Rendering } from './paragraphs.ts';
import { keysOf, titleName } from './phrases.ts';
import { conditionWords, labelled, labelOf } from './templates.ts';
import { titleRoom } from './titles.ts';
import { addAnswers, addValues, isBullet, MARK } from './value-lines.ts';

export interface Rendered {
  description: string;
  provenance: readonly Provenance[];
}

/** The description of one variant from the sentences that are published. */
export function renderDescription(item: Item, published: readonly Published[], variant: Variant): Rendered {
  const { layout } = item.marketplace;
  const work: Rendering = { item, published, variant, composer: new Composer() };
  const parts = layout.parts[variant];
  // What no title has room for is said, whatever the version.
  if (isNameCut(item) && !parts.includes('opening')) addOpening(work);
  for (const part of parts) PARTS[part](work);
  // Never an empty text: where the seller wrote nothing, the name and the condition stand there.
  if (work.composer.text === '') addOpening(work);
  if (published.length === 0) addCondition(work);
  // A page of a catalogue has a field for each.
  if (!parts.includes('condition-note')) addAnswers(work.composer, item);
  const { text, provenance } = work.composer;
  return { description: text, provenance };
}

const PARTS: Record<LayoutPart, (work: Rendering) => void> = {
  opening: addOpening,
  audience: ({ item, composer }) => addAudience(composer, item),
  values: ({ composer, item, published }) =>
    addValues(composer, item, { mark: '', condition: conditionLine(item, published) }),
  'value-bullets': addBullets,
  sentences: addSentences,
  'condition-note': addConditionNote,
};

/** The name, where no title has room for all of it or nothing else is said: right below a title that says it it tells nothing new. */
function addOpening({ item, published, composer }: Rendering): void {
  const text = openingName(item);
  if (keysOf(text).length === 0 || (published.length > 0 && !isNameCut(item))) return;
  const ids = certainValues(item, 'name').map(({ id }) => id);
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

/** The grade, where the seller chose one and says nothing of the condition: their own words are nearer to the thing. */
function conditionLine(item: Item, published: readonly Published[]): string | null {
  if (item.condition === null || !item.languageKnown) return null;
  if (published.some(({ sentence }) => speaksOfCondition(sentence))) return null;
  if (item.questions.some(({ id }) => id.startsWith('conflict:condition'))) return null;
  const words = conditionWords(item.condition, item.language);
  return labelled(labelOf('condition', item.language), words, item.language);
}

function addCondition({ item, published, composer }: Rendering): void {
  const line = conditionLine(item, published);
  const told = composer.provenance.some((part) => part.kind === 'template' && part.id === 'condition');
  if (line !== null && !told)
    composer.gap('\n\n').add(line, { kind: 'template', id: 'condition', values: [] });
}

function speaksOfCondition({ tokens, topics }: SellerSentence): boolean {
  if (topics.has('fault')) return true;
  return tokens.some((_, at) => {
    if (entriesAt(tokens, at, ['condition']).some(({ weak }) => !weak)) return true;
    return labelAt(tokens, at)?.kind === 'condition';
  });
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
function splitForNote({ item, published }: Rendering): {
  page: readonly Published[];
  note: readonly Published[];
} {
  const kept = item.marketplace.layout.parts.v1.includes('condition-note');
  if (!kept) return { page: published, note: [] };
  const hasPage = item.condition === 'new';
  const offer = hasPage ? published.findIndex(({ text }) => belongsToOffer(text)) : 0;
  const at = offer === -1 ? published.length : offer;
  return { page: published.slice(0, at), note: published.slice(at) };
}

function addSentences(work: Rendering): void {
  const page = splitForNote(work).page.slice(ownBullets(work).length);
  // On a page of bullet points lines of their own would be read as bullets.
  addParagraphs(work, hasBullets(work) ? page.map(alone) : page);
}

/** The bullet points of a page: the seller's own lines where they wrote such, else one a value. */
function addBullets(work: Rendering): void {
  const { item, composer } = work;
  const own = ownBullets(work);
  if (own.length === 0) addValues(composer, item, { mark: MARK, condition: null });
  for (const [index, { text, sentence, less }] of own.entries())
    composer
      .gap(index === 0 ? '\n\n' : '\n')
      .add(MARK, { kind: 'template', id: 'bullet', values: [] })
      .add(text, {
        kind: 'seller',
        from: sentence.place,
        ...(less.length === 0 ? {} : { less: [...less] }),
      });
}

/** The headed lines ("Material: steel") that a new thing's list opens with, as many as a page has bullet points for. */
function ownBullets({ item, published, variant }: Rendering): readonly Published[] {
  const { most, fewest } = item.marketplace.limits.bullets ?? NO_BULLETS;
  const isOffered =
    item.condition === 'new' && item.marketplace.layout.parts[variant].includes('value-bullets');
  if (!isOffered || !isList(published)) return [];
  const end = published.findIndex(
    ({ text, sentence: { form, mark } }) =>
      // A bullet point has no sign of its own: "✗ Charger" would be one.
      mark !== undefined ||
      form === 'prose' ||
      form === 'heading' ||
      belongsToOffer(text) ||
      formProblem(text) !== null ||
      !isBullet(`${MARK}${text}`, item),
  );
  const own = published.slice(0, end === -1 ? published.length : end).slice(0, most.value);
  return own.length < fewest.value ? [] : own;
}

const NO_BULLETS = { most: { value: 0 }, fewest: { value: 1 } };

/** A sentence in a paragraph of its own line. */
function alone(one: Published): Published {
  return { ...one, sentence: { ...one.sentence, block: one.sentence.line, form: 'prose' } };
}

function hasBullets({ item, variant }: Rendering): boolean {
  return item.marketplace.layout.parts[variant].includes('value-bullets');
}

/** The offer's note: all that the seller wrote of a used thing; of a new one what is said of the offer. The grade has a field. */
function addConditionNote(work: Rendering): void {
  const { note } = splitForNote(work);
  if (note.length === 0) return;
  work.composer.gap('\n\n').add(CONDITION_NOTE_LABEL, { kind: 'template', id: 'condition', values: [] });
  addParagraphs(work, note, '\n');
}
