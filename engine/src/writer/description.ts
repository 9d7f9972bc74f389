import type { Variant } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';
import { type Block, type BlockId, makeBlock, renderBlock, type Shape } from './blocks.ts';
import { stateLines } from './condition-lines.ts';
import { LAYOUTS } from './layouts.ts';
import type { Material } from './material.ts';
import { openListing } from './opening.ts';

// A paragraph of more statements than this is a wall: it becomes a list.
const PROSE_STATEMENTS = 8;
const LABEL_STATEMENTS = 6;
const LABEL_LENGTH = 160;

// eBay's inventory interface takes 4,000; nobody reads more than that anywhere.
const READABLE = 4_000;

/** What gives way first when the text is too long for the platform; flaws and missing parts never do. */
const EXPENDABLE: readonly BlockId[] = [
  'history',
  'closing',
  'suits',
  'delivery',
  'features',
  'notes',
  'care',
  'specs',
  'included',
];

function readableShape(shape: Shape, statements: readonly string[]): Shape {
  const length = statements.reduce((sum, statement) => sum + statement.length, 0);
  if (shape === 'prose' && statements.length > PROSE_STATEMENTS) return 'bullets';
  if (shape === 'label' && (statements.length > LABEL_STATEMENTS || length > LABEL_LENGTH)) return 'bullets';
  return shape;
}

function buildBlocks(material: Material, variant: Variant): Block[] {
  const { facts, ledger } = material;
  const opening = openListing(material, variant);
  const state = stateLines(material);
  // The faults of a thing for parts have a block of their own.
  const bad = ledger.condition === 'for-parts' ? [] : [...facts.flaw, ...facts.missing];
  const counts: Partial<Record<BlockId, readonly string[]>> = {
    features: material.features,
    faults: facts.flaw.map((fact) => fact.value),
    condition: [...facts.condition, ...facts.working, ...bad].map((fact) => fact.value),
    history: facts.history.map((fact) => fact.value),
    care: facts.care.map((fact) => fact.value),
    included: facts.included.map((fact) => fact.value),
    delivery: facts.delivery.map((fact) => fact.value),
  };
  const blocks: Block[] = [];
  for (const [id, wanted] of LAYOUTS[ledger.platform][variant]) {
    const shape = readableShape(wanted, counts[id] ?? []);
    const block = makeBlock(material, id, { shape, variant, opening, state });
    if (block !== null) blocks.push(block);
  }
  return blocks;
}

/** The description of one variant, within the length that the platform takes together with these tags. */
export function writeDescription(material: Material, variant: Variant, tags: readonly string[]): string {
  const spec = platformSpec(material.ledger.platform);
  // Vinted has no field for tags: its hashtags stand at the end of the description, after a blank line.
  const below = spec.tags.form === 'hashtag' && tags.length > 0 ? codePointLength(tags.join(' ')) + 2 : 0;
  const max = Math.min(spec.description.max.value, READABLE) - below;
  const blocks = buildBlocks(material, variant);
  const texts = blocks.map((block) => renderBlock(block, material));
  const whole = texts.join('\n\n');
  return codePointLength(whole) <= max ? whole : fitted(blocks, material, max);
}

function fitted(blocks: readonly Block[], material: Material, max: number): string {
  let kept = [...blocks];
  const render = (): string => kept.map((block) => renderBlock(block, material)).join('\n\n');
  for (const id of EXPENDABLE) {
    const at = kept.findIndex((block) => block.id === id);
    const block = kept[at];
    if (block === undefined) continue;
    const over = codePointLength(render()) - max;
    if (over <= 0) break;
    const lines = shortened(block.lines, over);
    kept = lines.length === 0 ? kept.filter((other) => other !== block) : kept.with(at, { ...block, lines });
  }
  return cutAtWord(render(), max);
}

/** `lines` without as many of the last ones as make up `over` code points. */
function shortened(lines: readonly string[], over: number): readonly string[] {
  let gained = 0;
  let count = lines.length;
  while (count > 0 && gained < over) {
    count -= 1;
    gained += codePointLength(lines[count] ?? '') + 1;
  }
  return lines.slice(0, count);
}
