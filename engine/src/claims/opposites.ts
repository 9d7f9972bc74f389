/** Qualities of which a thing has one: what the facts say in one word, a text may not say in another of its row. */

const ROWS = `short long
large big small little mini tiny
left right
front rear back
upper lower top bottom
wide narrow
thick thin
inner outer
driver passenger
nearside offside
single double triple
manual automatic
hard soft
dark light pale bright
wired wireless
mono stereo colour color
round square oval rectangular
straight curved
male female
matte glossy shiny
open closed
full empty
hot cold`;

const rows = new Map<string, number>();
ROWS.split('\n').forEach((row, index) => {
  for (const word of row.split(' ')) rows.set(word, index);
});

/** The row that a word stands in, by number; undefined for other words. */
export function oppositesOf(word: string): number | undefined {
  return rows.get(word);
}

// 'Large' and 'big' do not contradict each other.
const SAME: ReadonlyMap<string, string> = new Map([
  ['big', 'large'],
  ['little', 'small'],
  ['mini', 'small'],
  ['tiny', 'small'],
  ['back', 'rear'],
  ['upper', 'top'],
  ['lower', 'bottom'],
  ['pale', 'light'],
  ['bright', 'light'],
  ['shiny', 'glossy'],
]);

/** The word that stands for all that mean the same in its row. */
export function sameQuality(word: string): string {
  return SAME.get(word) ?? word;
}

/** All words of the rows. */
export function oppositeWords(): Iterable<string> {
  return rows.keys();
}
