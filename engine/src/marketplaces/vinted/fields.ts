/** The pickers of Vinted's form. */
import type { FieldOption, SpecificField } from '../marketplace.ts';
import { cite, fact } from './sources.ts';

const COLOURS: readonly FieldOption[] = [
  { label: 'Black', means: ['black'] },
  { label: 'Grey', means: ['grey', 'charcoal'] },
  { label: 'White', means: ['white'] },
  { label: 'Cream', means: ['cream', 'ivory'] },
  { label: 'Beige', means: ['beige'] },
  { label: 'Apricot', means: ['peach'] },
  { label: 'Orange', means: ['orange'] },
  { label: 'Coral', means: ['coral'] },
  { label: 'Red', means: ['red'] },
  { label: 'Burgundy', means: ['burgundy'] },
  { label: 'Pink', means: ['pink'] },
  { label: 'Rose' },
  { label: 'Purple', means: ['purple', 'violet'] },
  { label: 'Lilac', means: ['lilac'] },
  { label: 'Light blue', means: ['light blue', 'pale blue', 'baby blue', 'sky blue'] },
  { label: 'Blue', means: ['blue'] },
  { label: 'Navy', means: ['navy', 'dark blue'] },
  { label: 'Turquoise', means: ['turquoise'] },
  { label: 'Mint', means: ['mint green'] },
  { label: 'Green', means: ['green'] },
  { label: 'Dark green', means: ['dark green', 'bottle green', 'forest green'] },
  { label: 'Khaki', means: ['khaki', 'olive'] },
  { label: 'Brown', means: ['brown'] },
  { label: 'Mustard', means: ['mustard', 'mustard yellow'] },
  { label: 'Yellow', means: ['yellow'] },
  { label: 'Silver', means: ['silver'] },
  { label: 'Gold', means: ['gold'] },
  { label: 'Multi', means: ['multicolour'] },
  { label: 'Clear', means: ['clear'] },
];

/** What its picker of materials has, as far as we know it: what is not in it stays beside the field. */
const MATERIALS: readonly FieldOption[] = (
  'Acrylic, Alpaca, Bamboo, Canvas, Cardboard, Cashmere, Ceramic, Chiffon, Corduroy, Cotton, Denim, ' +
  'Down, Elastane, Faux fur, Faux leather, Felt, Flannel, Fleece, Foam, Glass, Gold, Jute, Lace, ' +
  'Latex, Leather, Linen, Merino, Mesh, Metal, Mohair, Neoprene, Nylon, Paper, Patent leather, ' +
  'Plastic, Polyester, Porcelain, Rattan, Rubber, Satin, Sequin, Silicone, Silk, Silver, Steel, ' +
  'Stone, Straw, Suede, Tulle, Tweed, Velvet, Viscose, Wood, Wool'
)
  .split(', ')
  .map((label) => ({ label }));

const PICKER = { entry: 'choose', ...cite('V3') } as const;

export const FIELDS: readonly SpecificField[] = [
  {
    id: 'brand',
    label: 'Brand',
    fill: { by: 'value', kind: 'brand' },
    most: fact(1, 'hard', 'V3'),
    ...PICKER,
  },
  {
    id: 'size',
    label: 'Size',
    fill: { by: 'value', kind: 'size' },
    families: ['clothing', 'shoes', 'jewellery', 'baby', 'sports'],
    most: fact(1, 'hard', 'V3'),
    ...PICKER,
  },
  { id: 'condition', label: 'Condition', fill: { by: 'condition' }, ...PICKER },
  {
    id: 'colour',
    label: 'Colour',
    fill: { by: 'value', kind: 'colour' },
    options: COLOURS,
    most: fact(2, 'hard', 'memory'),
    ...PICKER,
    ...cite('memory'),
  },
  {
    id: 'material',
    label: 'Material',
    fill: { by: 'value', kind: 'material' },
    options: MATERIALS,
    most: fact(3, 'hard', 'memory'),
    ...PICKER,
    ...cite('memory'),
  },
  {
    id: 'isbn',
    label: 'ISBN',
    fill: { by: 'product-number' },
    families: ['books'],
    ...PICKER,
    entry: 'type',
    ...cite('memory'),
  },
  {
    id: 'parcel-size',
    label: 'Parcel size',
    fill: { by: 'answer' },
    options: [{ label: 'Small' }, { label: 'Medium' }, { label: 'Large' }],
    most: fact(1, 'hard', 'V3'),
    hint: 'Measure it packed: the parcel decides the postage.',
    ...PICKER,
  },
];
