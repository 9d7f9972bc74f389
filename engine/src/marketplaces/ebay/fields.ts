/** Item specifics that most of eBay's categories share; with keys the category's own take their place. */
import type { FieldOption, SpecificField } from '../marketplace.ts';
import { cite, fact } from './sources.ts';

const SPECIFIC = { entry: 'type', max: fact(65, 'hard', 'memory'), ...cite('memory') } as const;
const WORN = ['clothing', 'shoes', 'bags'] as const;
const READ = ['books'] as const;

const DEPARTMENTS: readonly FieldOption[] = [
  { label: 'Women', means: ['women', 'maternity'] },
  { label: 'Men', means: ['men'] },
  { label: 'Girls', means: ['girls'] },
  { label: 'Boys', means: ['boys'] },
  { label: 'Unisex Adults', means: ['adult'] },
  { label: 'Unisex Kids', means: ['kids', 'toddler'] },
  { label: 'Unisex Baby & Toddler', means: ['baby'] },
];

/** Only the upload file asks for it; the form finds the category by itself. */
export const CATEGORY_NUMBER = 'category-number';

export const FIELDS: readonly SpecificField[] = [
  {
    id: 'condition',
    label: 'Condition',
    fill: { by: 'condition' },
    entry: 'choose',
    hint: 'The category decides which grades are offered.',
    ...cite('E17'),
  },
  {
    id: 'brand',
    label: 'Brand',
    fill: { by: 'value', kind: 'brand' },
    most: fact(1, 'hard', 'memory'),
    ...SPECIFIC,
  },
  {
    id: 'type',
    label: 'Type',
    fill: { by: 'value', kind: 'type' },
    most: fact(1, 'hard', 'memory'),
    ...SPECIFIC,
  },
  {
    id: 'department',
    label: 'Department',
    fill: { by: 'value', kind: 'department' },
    families: WORN,
    options: DEPARTMENTS,
    most: fact(1, 'hard', 'memory'),
    ...SPECIFIC,
    entry: 'choose',
  },
  {
    id: 'size',
    label: 'Size',
    fill: { by: 'value', kind: 'size' },
    families: ['clothing', 'shoes', 'bags', 'jewellery', 'baby', 'sports', 'cycling'],
    most: fact(1, 'hard', 'memory'),
    ...SPECIFIC,
  },
  { id: 'colour', label: 'Colour', fill: { by: 'value', kind: 'colour' }, ...SPECIFIC },
  {
    id: 'model',
    label: 'Model',
    fill: { by: 'value', kind: 'model' },
    most: fact(1, 'hard', 'memory'),
    ...SPECIFIC,
  },
  { id: 'material', label: 'Material', fill: { by: 'value', kind: 'material' }, ...SPECIFIC },
  { id: 'pattern', label: 'Pattern', fill: { by: 'value', kind: 'pattern' }, ...SPECIFIC },
  {
    id: 'storage',
    label: 'Storage Capacity',
    fill: { by: 'measure', label: 'Storage', dimension: 'storage' },
    families: ['phones', 'computers', 'games', 'cameras', 'audio'],
    ...SPECIFIC,
  },
  {
    id: 'memory',
    label: 'RAM Size',
    fill: { by: 'measure', label: 'Memory' },
    families: ['phones', 'computers'],
    ...SPECIFIC,
  },
  {
    id: 'screen',
    label: 'Screen Size',
    fill: { by: 'measure', label: 'Screen' },
    families: ['phones', 'computers', 'audio', 'cameras'],
    ...SPECIFIC,
  },
  { id: 'author', label: 'Author', fill: { by: 'label' }, families: READ, ...SPECIFIC },
  { id: 'publisher', label: 'Publisher', fill: { by: 'label' }, families: READ, ...SPECIFIC },
  {
    id: 'language',
    label: 'Language',
    fill: { by: 'label' },
    families: ['books', 'media', 'games'],
    ...SPECIFIC,
  },
  {
    id: 'artist',
    label: 'Artist',
    fill: { by: 'label' },
    families: ['media', 'decor', 'antiques'],
    ...SPECIFIC,
  },
  {
    id: 'edition',
    label: 'Edition',
    fill: { by: 'value', kind: 'edition' },
    families: ['books', 'media', 'games', 'toys', 'collectables'],
    ...SPECIFIC,
  },
  {
    id: 'compatible',
    label: 'Compatible Model',
    fill: { by: 'value', kind: 'compatible' },
    families: [
      'spares',
      'vehicle-parts',
      'phones',
      'computers',
      'games',
      'appliances',
      'garden',
      'tools',
      'cameras',
    ],
    ...SPECIFIC,
  },
  {
    id: 'era',
    label: 'Decade',
    fill: { by: 'value', kind: 'era' },
    families: [
      'clothing',
      'shoes',
      'bags',
      'jewellery',
      'watches',
      'antiques',
      'collectables',
      'decor',
      'furniture',
      'toys',
      'media',
    ],
    ...SPECIFIC,
  },
  { id: 'length', label: 'Item Length', fill: { by: 'measure', label: 'Length' }, ...SPECIFIC },
  { id: 'width', label: 'Item Width', fill: { by: 'measure', label: 'Width' }, ...SPECIFIC },
  { id: 'height', label: 'Item Height', fill: { by: 'measure', label: 'Height' }, ...SPECIFIC },
  { id: 'depth', label: 'Item Depth', fill: { by: 'measure', label: 'Depth' }, ...SPECIFIC },
  {
    id: 'weight',
    label: 'Item Weight',
    fill: { by: 'measure', label: 'Weight' },
    ...SPECIFIC,
  },
  { id: 'mpn', label: 'MPN', fill: { by: 'maker-code' }, most: fact(1, 'hard', 'memory'), ...SPECIFIC },
  { id: 'ean', label: 'EAN', fill: { by: 'product-number' }, most: fact(1, 'hard', 'memory'), ...SPECIFIC },
  {
    id: CATEGORY_NUMBER,
    label: 'Category number',
    fill: { by: 'answer' },
    ...SPECIFIC,
    most: fact(1, 'hard', 'E25'),
    hint: 'eBay’s own number, in digits: only the upload file needs it.',
    ...cite('E25'),
  },
];
