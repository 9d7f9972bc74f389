import type { Platform, Variant } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import type { StateLines } from './condition-lines.ts';
import type { Material } from './material.ts';
import type { Opening } from './opening.ts';
import { withArticle } from './phrasing.ts';
import { newsOf, saidIn } from './repeats.ts';
import { specLines } from './specs.ts';
import { inside, listOf, proseOf, sentencesOf } from './statements.ts';
import { bareThing, isThing } from './things.ts';
import { article, capitalised, fragment, sentence } from './words.ts';

/** The parts that descriptions are built of; each platform and variant orders and shapes them in its own way. */
export type BlockId =
  | 'opening'
  | 'faults'
  | 'suits'
  | 'specs'
  | 'features'
  | 'included'
  | 'condition'
  | 'notes'
  | 'care'
  | 'history'
  | 'delivery'
  | 'closing';

/** bullets: heading and "- " lines. lines: heading and bare lines. prose: a paragraph. label: "Label: a, b". inline: one line of all. */
export type Shape = 'bullets' | 'lines' | 'prose' | 'label' | 'inline';

export interface Block {
  id: BlockId;
  shape: Shape;
  heading: string;
  lines: readonly string[];
}

/** What a block is made for: its shape, and what the listing has said by then. */
export interface BlockRequest {
  readonly shape: Shape;
  readonly variant: Variant;
  readonly opening: Opening;
  readonly state: StateLines;
}

const INLINE_LINES = 5;
const PROSE_THINGS = 6;

/** The platforms where people sell what they own: short, in the first person, nothing labelled that was said. */
const PERSONAL: ReadonlySet<Platform> = new Set<Platform>(['Vinted', 'Facebook Marketplace', 'Gumtree']);

const GIFT = /\bgifts?\b/iu;

function suitsLine(material: Material): string[] {
  const { facts, pack, names } = material;
  const audience = facts.audience[0]?.value;
  if (audience === undefined) return [];
  const parts = audience.split(/,\s*/).map((part) => inside(part, pack, names));
  const gifts = material.english ? parts.filter((part) => GIFT.test(part)) : [];
  if (gifts.length > 0) {
    const people = parts.filter((part) => !GIFT.test(part));
    const given = `as ${listOf(
      gifts.map((gift) => (/gifts/iu.test(gift) ? gift : `${article(gift)} ${gift}`)),
      pack,
    )}`;
    const told = people.length > 0 ? `${pack.label.suits} ${listOf(people, pack)}, or ${given}` : given;
    return [sentence(told, pack.stop)];
  }
  return [sentence(pack.label.suits + pack.colon + listOf(parts, pack), pack.stop)];
}

/** "Comes with a, b and c.", and what was told in sentences behind it. */
function includedProse(material: Material, all: readonly string[]): string {
  const { pack, names, english } = material;
  const items = all.map(fragment);
  const things = items.filter((item) => isThing(item, english)).map((item) => inside(item, pack, names));
  const list = listOf(english ? things.map(withArticle) : things, pack);
  const told = sentencesOf(
    items.filter((item) => !isThing(item, english)),
    pack,
  );
  const parts = [things.length === 0 ? '' : pack.includes.replace('{list}', () => list), told];
  return parts.filter((part) => part !== '').join(pack.spaced ? ' ' : '');
}

function includedBlock(material: Material, request: BlockRequest): Block | null {
  const { pack, facts, english } = material;
  const values = facts.included.map((fact) => fact.value).filter((value) => !request.opening.said.has(value));
  const items = values.map((value) => bareThing(value, english));
  if (items.length === 0) return null;
  const inSentences = items.some((item) => !isThing(fragment(item), english));
  const { shape } = request;
  const inWords =
    (shape === 'prose' && items.length <= PROSE_THINGS) ||
    (shape === 'label' && inSentences) ||
    (shape === 'bullets' && items.length === 1);
  if (inWords)
    return { id: 'included', shape: 'lines', heading: '', lines: [includedProse(material, items)] };
  return shape === 'label'
    ? { id: 'included', shape: 'label', heading: pack.label.included, lines: items }
    : { id: 'included', shape: 'bullets', heading: pack.heading.included, lines: items };
}

/** The condition and all that was said of it; of a thing for parts, whose faults stand above, what still works. */
function conditionBlock(material: Material, { shape, opening, state }: BlockRequest): Block | null {
  const { pack, ledger, contradicted } = material;
  const { bad, use, good } = state;
  const parts = ledger.condition === 'for-parts';
  // Of what has seen much use a buyer wants the faults first.
  const worn = ledger.condition === 'used-fair' ? [...bad, ...use, ...good] : [...use, ...bad, ...good];
  const said = parts ? [...use, ...good] : worn;
  const told = opening.tellsCondition || contradicted;
  if (shape === 'prose') {
    const works = parts && use.length === 0 && good.length > 0;
    const lead = works
      ? pack.heading.works + pack.colon.trimEnd()
      : told || parts
        ? ''
        : pack.conditionSentence[ledger.condition];
    const text = [lead, sentencesOf(said, pack)].filter((part) => part !== '').join(pack.spaced ? ' ' : '');
    return text === '' ? null : { id: 'condition', shape: 'lines', heading: '', lines: [text] };
  }
  if ((parts || told) && said.length === 0) return null;
  // The opening has said the condition: one more statement needs no heading.
  if (told && !parts && said.length === 1)
    return { id: 'condition', shape: 'lines', heading: '', lines: [sentencesOf(said, pack)] };
  const heading = told
    ? pack.label.condition
    : pack.label.condition + pack.colon + pack.condition[ledger.condition];
  return { id: 'condition', shape, heading: parts ? pack.heading.works : heading, lines: said };
}

function specsBlock(material: Material, { shape, opening }: BlockRequest): Block | null {
  const { pack, ledger } = material;
  const personal = PERSONAL.has(ledger.platform);
  const lines = specLines(material, {
    said: personal ? opening.said : new Set(),
    named: !personal,
    bare: shape === 'inline',
  });
  if (lines.length === 0) return null;
  const own = shape === 'inline' && lines.length > INLINE_LINES ? 'lines' : shape;
  // One labelled line explains itself.
  const headed = lines.length > 1 && own !== 'inline' && !(own === 'lines' && personal);
  return {
    id: 'specs',
    shape: headed || own === 'inline' ? own : 'lines',
    heading: headed ? pack.heading.details : '',
    lines,
  };
}

/** Each statement without what the opening has told. */
function newsIn(statements: readonly string[], opening: string): string[] {
  const said = saidIn(opening.replace(/[.]$/u, ''));
  return statements.map((statement) => newsOf(statement, said)).filter((text) => text !== '');
}

/** One block of a description, or null where the ledger has nothing for it. */
export function makeBlock(material: Material, id: BlockId, request: BlockRequest): Block | null {
  const { pack, facts, ledger } = material;
  const { shape, variant, opening, state } = request;
  const block = (heading: string, lines: readonly string[], own: Shape = shape): Block | null =>
    lines.length === 0 ? null : { id, shape: own, heading, lines };
  const valuesOf = (kind: 'care' | 'history' | 'delivery'): string[] => facts[kind].map((fact) => fact.value);
  switch (id) {
    case 'opening':
      return block('', [opening.text], 'lines');
    case 'suits':
      return opening.said.has(facts.audience[0]?.value ?? '')
        ? null
        : block('', suitsLine(material), 'lines');
    case 'specs':
      return specsBlock(material, request);
    case 'features': {
      const told = material.features.filter((feature) => !opening.said.has(feature));
      const news = material.english ? newsIn(told, opening.text) : told;
      return block(pack.heading.features, news, news.length === 1 && shape !== 'label' ? 'prose' : shape);
    }
    case 'included':
      return includedBlock(material, request);
    case 'faults':
      return ledger.condition === 'for-parts' ? block(pack.heading.faults, state.bad) : null;
    case 'condition':
      return conditionBlock(material, request);
    case 'notes':
      return block(pack.label.note, state.notes);
    case 'care':
      return block(pack.heading.care, valuesOf('care'));
    case 'history':
      return block(pack.heading.history, valuesOf('history'));
    case 'delivery':
      return platformSpec(ledger.platform).voice.deliveryInText
        ? block(pack.heading.delivery, valuesOf('delivery'))
        : null;
    case 'closing':
      return block('', [pack.closing[PERSONAL.has(ledger.platform) ? 'person' : 'shop'][variant]], 'lines');
  }
}

/** A block as text, without the blank line after it. */
export function renderBlock(block: Block, material: Material): string {
  const { pack, names } = material;
  const { shape, lines, heading } = block;
  if (shape === 'prose')
    return block.id === 'faults' ? sentencesOf(lines, pack) : proseOf(lines, pack, names);
  if (shape === 'inline')
    return sentence(inlined(lines, pack.spaced ? '; ' : pack.comma, material), pack.stop);
  if (shape === 'label') {
    const list = listOf(
      lines.map((line) => inside(fragment(line), pack, names)),
      pack,
    );
    return sentence(heading + pack.colon + list, pack.stop);
  }
  const mark = shape === 'bullets' ? '- ' : '';
  const body = lines.map((line) => mark + (heading === '' ? line : capitalised(fragment(line))));
  return [heading, inGroups(body)].filter((part) => part !== '').join('\n');
}

const WALL = 14;
const GROUP = 6;

/** Lines one below the other; a wall of them in groups with a blank line between. */
function inGroups(lines: readonly string[]): string {
  if (lines.length <= WALL) return lines.join('\n');
  const groups: string[] = [];
  for (let at = 0; at < lines.length; at += GROUP) groups.push(lines.slice(at, at + GROUP).join('\n'));
  return groups.join('\n\n');
}

function inlined(lines: readonly string[], separator: string, material: Material): string {
  return lines
    .map((line, at) => (at === 0 ? line : inside(line, material.pack, material.names)))
    .join(separator);
}

/** The parts of one description in their order, each with its shape. */
export type Layout = readonly (readonly [BlockId, Shape])[];
export type PlatformLayouts = Readonly<Record<Platform, Readonly<Record<Variant, Layout>>>>;
