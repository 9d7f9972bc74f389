/** What helps most on each platform, under the features field. */
export const HINTS: Readonly<Record<string, string>> = {
  eBay: 'Sizes, colour, what is in the box, every flaw. eBay buyers filter by such facts.',
  Etsy: 'How it was made or how old it is, materials, measurements, care.',
  Vinted: 'Size on the label, measurements, material, colour, every flaw.',
  Amazon: 'Hard facts: material, size, capacity, what is included. Condition goes into its own note.',
  'Facebook Marketplace': 'What it is, its size, its flaws, collection or delivery.',
  Gumtree: 'What it is, its size, its flaws, collection or delivery.',
  Other: 'Sizes, materials, what is included, every flaw. Rough notes are fine.',
};
