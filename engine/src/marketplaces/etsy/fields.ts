/** What Etsy asks of every listing, and the attributes that most of its categories share. */
import type { FieldOption, SpecificField } from '../marketplace.ts';
import { cite, fact } from './sources.ts';

/** The decades that Etsy names as one: its list has no others before 2000. */
function decade(first: number): FieldOption {
  return { label: `${first}s`, means: [`${first}s`], years: [first, first + 9] };
}

const MADE: readonly FieldOption[] = [
  { label: 'Made to order' },
  { label: '2020 - 2026', years: [2020, 2026] },
  { label: '2010 - 2019', years: [2010, 2019] },
  { label: '2007 - 2009', years: [2007, 2009] },
  { label: '2000 - 2006', years: [2000, 2006] },
  ...[1990, 1980, 1970, 1960, 1950, 1940, 1930, 1920, 1910].map(decade),
  { label: '1900 - 1909', years: [1900, 1909] },
  { label: '1800s', means: ['19th century'], years: [1800, 1899] },
  { label: '1700s', means: ['18th century'], years: [1700, 1799] },
  { label: 'Before 1700', years: [0, 1699] },
];

const COLOURS: readonly FieldOption[] = [
  { label: 'Beige', means: ['beige'] },
  { label: 'Black', means: ['black'] },
  { label: 'Blue', means: ['blue', 'navy'] },
  { label: 'Bronze', means: ['bronze'] },
  { label: 'Brown', means: ['brown'] },
  { label: 'Clear', means: ['clear'] },
  { label: 'Copper', means: ['copper'] },
  { label: 'Gold', means: ['gold'] },
  { label: 'Gray', means: ['grey', 'charcoal'] },
  { label: 'Green', means: ['green', 'olive'] },
  { label: 'Orange', means: ['orange'] },
  { label: 'Pink', means: ['pink'] },
  { label: 'Purple', means: ['purple', 'lilac', 'violet'] },
  { label: 'Rainbow', means: ['multicolour'] },
  { label: 'Red', means: ['red', 'burgundy'] },
  { label: 'Rose gold', means: ['rose gold'] },
  { label: 'Silver', means: ['silver'] },
  { label: 'White', means: ['white'] },
  { label: 'Yellow', means: ['yellow'] },
];

const ATTRIBUTE = { entry: 'type', ...cite('memory') } as const;

export const FIELDS: readonly SpecificField[] = [
  {
    id: 'who-made',
    label: 'Who made it?',
    fill: { by: 'answer', offers: { concept: 'handmade', entry: 'I did' } },
    entry: 'choose',
    options: [{ label: 'I did' }, { label: 'A member of my shop' }, { label: 'Another company or person' }],
    most: fact(1, 'hard', 'T3', 'T8'),
    ...cite('T3', 'T8', 'memory'),
  },
  {
    id: 'what-is-it',
    label: 'What is it?',
    fill: { by: 'answer' },
    entry: 'choose',
    options: [{ label: 'A finished product' }, { label: 'A supply or tool to make things' }],
    most: fact(1, 'hard', 'T12'),
    ...cite('T12', 'memory'),
  },
  {
    id: 'when-made',
    label: 'When was it made?',
    fill: { by: 'value', kind: 'era' },
    entry: 'choose',
    options: MADE,
    most: fact(1, 'hard', 'T8', 'T12'),
    isOwn: true,
    ...cite('T12', 'T8'),
  },
  {
    id: 'materials',
    label: 'Materials',
    fill: { by: 'value', kind: 'material' },
    entry: 'type',
    most: fact(13, 'hard', 'T6'),
    max: fact(45, 'hard', 'T6'),
    isPlain: true,
    ...cite('T3', 'T6'),
  },
  {
    id: 'colour',
    label: 'Primary and secondary colour',
    fill: { by: 'value', kind: 'colour' },
    entry: 'choose',
    options: COLOURS,
    most: fact(2, 'hard', 'memory'),
    ...cite('memory'),
  },
  {
    id: 'size',
    label: 'Size',
    fill: { by: 'value', kind: 'size' },
    families: ['clothing', 'shoes', 'jewellery', 'baby'],
    most: fact(1, 'hard', 'memory'),
    ...ATTRIBUTE,
    entry: 'choose',
  },
  { id: 'pattern', label: 'Pattern', fill: { by: 'value', kind: 'pattern' }, ...ATTRIBUTE },
  { id: 'length', label: 'Length', fill: { by: 'measure', label: 'Length' }, ...ATTRIBUTE },
  { id: 'width', label: 'Width', fill: { by: 'measure', label: 'Width' }, ...ATTRIBUTE },
  { id: 'height', label: 'Height', fill: { by: 'measure', label: 'Height' }, ...ATTRIBUTE },
];
