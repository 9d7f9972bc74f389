/** The lines made of values: "Colour: Navy, White". */
import type { ItemValue, ValueKind } from '@smart-listings/contract';
import { tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { bulletObstacles } from '../rules/obstacles.ts';
import { matchesOf } from '../text/matches.ts';
import { certainValues, type Item } from '../values/item.ts';
import type { Composer } from './composer.ts';
import { keysOf, titleName } from './phrases.ts';
import { labelFor, labelled } from './templates.ts';

const LISTED: readonly ValueKind[] = [
  'brand',
  'model',
  'size',
  'department',
  'colour',
  'material',
  'pattern',
  'measurement',
  'era',
  'edition',
  'identifier',
  'compatible',
  'attribute',
];

const FEWEST_LINES = 3;
/** What a bullet point begins with. */
export const MARK = '• ';

/** Whether enforcement leaves a line as it is. */
export function isBullet(text: string, item: Item): boolean {
  const shortest = item.marketplace.limits.bullets?.shortest.value ?? 0;
  return text.length >= MARK.length + shortest && bulletObstacles(text.slice(MARK.length), item).length === 0;
}

/** One line a kind, "Colour: Navy, White", and last the condition; none where they are too few for a list. */
export function addValues(
  composer: Composer,
  item: Item,
  { mark, condition }: { mark: '' | typeof MARK; condition: string | null },
): void {
  // Where the language is not known, labels of ours may stand in another than the text's.
  if (!item.languageKnown) return;
  const { mostValues } = item.marketplace.layout;
  const lines: { text: string; ids: string[] }[] = [];
  for (const kind of LISTED) {
    const byLabel = new Map<string, ItemValue[]>();
    for (const value of certainValues(item, kind)) {
      if (
        isLineAlready(item, value) ||
        isBareAmount(value) ||
        isOfMake(item, value) ||
        isModelAgain(item, value)
      )
        continue;
      const label = value.label ?? labelFor(kind, value.value, item.language);
      byLabel.set(label, [...(byLabel.get(label) ?? []), value]);
    }
    for (const [label, values] of byLabel) {
      if (kind === 'material' && !isWholeBlend(values)) continue;
      const words = [...new Set(values.map(({ value }) => value))].filter(isSaidOnce);
      lines.push({
        text: `${mark}${labelled(label, words.join(', '), item.language)}`,
        ids: values.flatMap(({ id, value }) => (words.includes(value) ? [id] : [])),
      });
    }
  }
  // Few lines are no list: the text or the title says them.
  const { bullets } = item.marketplace.limits;
  const listed = mark === '' ? lines : lines.filter(({ text }) => isBullet(text, item));
  if (listed.length < (mark === '' ? FEWEST_LINES : (bullets?.fewest.value ?? FEWEST_LINES))) return;
  for (const [index, { text, ids }] of listed.slice(0, mostValues).entries()) {
    composer.gap(index === 0 ? '\n\n' : '\n').add(text, { kind: 'template', id: 'values', values: ids });
  }
  if (condition !== null)
    composer.gap('\n').add(condition, { kind: 'template', id: 'condition', values: [] });
}

/** A line for each value that the seller gave beside the form, by an answer or a photo, and that neither the name nor the text says yet. */
export function addAnswers(composer: Composer, item: Item): void {
  const beside = LISTED.flatMap((kind) => certainValues(item, kind)).filter(
    ({ origin }) => origin !== 'given',
  );
  if (beside.length === 0) return;
  const told = new Set([...keysOf(titleName(item)), ...keysOf(composer.text)]);
  const given = beside.filter(({ value }) => !keysOf(value).every((key) => told.has(key)));
  for (const [index, { id, kind, value, label }] of given.entries()) {
    const own = label ?? labelFor(kind, value, item.language);
    composer
      .gap(index === 0 ? '\n\n' : '\n')
      // Where the language is not known, a label of ours may stand in another than the text's.
      .add(item.languageKnown ? labelled(own, value, item.language) : value, {
        kind: 'template',
        id: 'values',
        values: [id],
      });
  }
}

/** "Wool" beside "80% wool, 20% polyester", "Benetton" beside its whole name: what another value holds says no more. */
function isSaidOnce(value: string, at: number, all: readonly string[]): boolean {
  const keys = keysOf(value);
  return !all.some(
    (other, index) =>
      index !== at && keysOf(other).length > keys.length && keys.every((key) => keysOf(other).includes(key)),
  );
}

const PER_CENT = /(\d+)\s?%/g;

/** "2% lycra, 100% rabbit fur": shares that are no whole are of parts, or some of them were not understood. */
function isWholeBlend(values: readonly ItemValue[]): boolean {
  const shares = values.flatMap(({ value }) => matchesOf(value, PER_CENT).map(([, share]) => Number(share)));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.length === 0 || shares.length === 1 || (sum >= 95 && sum <= 100);
}

/** "Set: 10265" of the model 10265. */
function isModelAgain(item: Item, { kind, value }: ItemValue): boolean {
  return (
    (kind === 'identifier' || kind === 'attribute') &&
    certainValues(item, 'model').some((model) => keysOf(model.value).join(' ') === keysOf(value).join(' '))
  );
}

/** "Model: North Face" of The North Face. */
function isOfMake(item: Item, { kind, value }: ItemValue): boolean {
  const make = new Set(certainValues(item, 'brand').flatMap((brand) => keysOf(brand.value)));
  return kind === 'model' && keysOf(value).every((key) => make.has(key));
}

/** An amount without its noun says nothing in a list: "Measures: 40 cm". */
function isBareAmount({ kind, label, amount }: ItemValue): boolean {
  if (kind !== 'measurement' || amount === undefined) return false;
  if (label === undefined) return true;
  const words = tokenise(label);
  return words.some((_, at) => entriesAt(words, at, ['measure']).some(({ means }) => means === 'measured'));
}

// A line of the seller's own that is no longer reads as a line of ours.
const SHORT_LINE = 8;

/** A short line of the seller's own says it already, in the same way. */
function isLineAlready(item: Item, { from, kind, value }: ItemValue): boolean {
  if (from.field !== 'features') {
    const keys = keysOf(value);
    return item.sentences.some(
      ({ form, tokens, raw }) =>
        form !== 'prose' &&
        labelAt(tokens, 0)?.kind === kind &&
        keys.every((key) => keysOf(raw).includes(key)),
    );
  }
  const sentence = item.sentences.find(
    ({ place }) => place.field === 'features' && place.start <= from.start && place.end >= from.end,
  );
  return sentence !== undefined && sentence.form !== 'prose' && sentence.tokens.length <= SHORT_LINE;
}
