/** Whether a listing answers what buyers of its kind filter by. */
import type { ScoreAction, ScorePart } from '@smart-listings/contract';
import { ATTRIBUTES, type AttributeId } from '../categories/category.ts';
import { plural } from '../categories/plural.ts';
import { categoryById } from '../categories/table.ts';
import { tokenise } from '../language/tokens.ts';
import { type Dimension, readMeasures } from '../language/units.ts';
import { certainValues, type Item, type Topic } from '../values/item.ts';
import { type Judged, scorePart } from './parts.ts';

/** What buyers ask of a thing of no known kind; three answers of these are enough. */
const ANY_KIND: readonly AttributeId[] = ['brand', 'size', 'colour', 'material', 'measurements'];
const ENOUGH_OF_ANY = 3;
const DIMENSIONS: Readonly<
  Record<'length' | 'storage' | 'volume' | 'weight' | 'power', readonly Dimension[]>
> = {
  length: ['length'],
  storage: ['storage'],
  volume: ['volume'],
  weight: ['weight'],
  power: ['power', 'voltage', 'charge'],
};
const KNOWN_UNSAID = 0.5;

/** A point for each thing asked that is known and said, half for what is known and not said in the text. */
export function detailsPart({ listing, item }: Judged): ScorePart {
  const category = item.category === null ? undefined : categoryById(item.category);
  const asks = category?.asks ?? ANY_KIND;
  const text = ` ${keysOf(`${listing.title} ${listing.description} ${listing.tags.join(' ')}`)} `;
  let sum = 0;
  let missing: AttributeId | undefined;
  let unsaid: AttributeId | undefined;
  for (const ask of asks) {
    const answer = answerTo(ask, item, text);
    sum += answer;
    if (answer > 0 && answer < 1) unsaid ??= ask;
    // Only what is worn has a size: where nobody knows that it is, no buyer asks for it.
    if (answer === 0 && (category !== undefined || ask !== 'size')) missing ??= ask;
  }
  const ask = unsaid ?? missing ?? 'brand';
  const { label } = ATTRIBUTES[ask];
  const buyers = category === undefined ? 'buyers' : `buyers of ${plural(category.type)}`;
  return scorePart(
    { id: 'details', label: 'Details that buyers filter by', max: 30 },
    sum / (category === undefined ? ENOUGH_OF_ANY : asks.length),
    unsaid === undefined
      ? `Add ${label}: ${buyers} look for it.`
      : `Say ${label} in the text: you gave it, the text does not.`,
    askFor(ask),
  );
}

function askFor(ask: AttributeId): ScoreAction {
  const { label, kinds } = ATTRIBUTES[ask];
  const [valueKind] = kinds;
  return { kind: 'ask', what: label, ...(valueKind === undefined ? {} : { valueKind }) };
}

function keysOf(text: string): string {
  return tokenise(text)
    .flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]))
    .join(' ');
}

interface AttributeRule {
  kinds: readonly string[];
  topics?: readonly Topic[];
  units?: keyof typeof DIMENSIONS;
}

function answerTo(ask: AttributeId, item: Item, text: string): number {
  const { kinds, topics, units }: AttributeRule = ATTRIBUTES[ask];
  if (
    topics !== undefined &&
    item.sentences.some((sentence) => topics.some((topic) => sentence.topics.has(topic)))
  )
    return 1;
  const answers = certainValues(item).filter(
    ({ kind, value }) => kinds.includes(kind) && (kind !== 'measurement' || isOf(value, units)),
  );
  if (answers.length === 0) return 0;
  return answers.some(({ value }) => text.includes(` ${keysOf(value)} `)) ? 1 : KNOWN_UNSAID;
}

function isOf(value: string, wanted: keyof typeof DIMENSIONS | undefined): boolean {
  const dimension = readMeasures(value)[0]?.dimension;
  return wanted === undefined || dimension === undefined || DIMENSIONS[wanted].includes(dimension);
}
