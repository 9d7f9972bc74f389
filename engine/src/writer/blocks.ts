import type { Fact, Platform, Variant } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import type { Material } from './material.ts';
import { openingSentence } from './opening.ts';
import { specLines } from './specs.ts';
import { inside, listOf, proseOf, sentencesOf } from './statements.ts';
import { capitalised, fragment, sentence } from './words.ts';

/** The parts that descriptions are built of; each platform and variant orders and shapes them in its own way. */
export type BlockId =
  | 'opening'
  | 'faults'
  | 'suits'
  | 'specs'
  | 'features'
  | 'included'
  | 'missing'
  | 'condition'
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

function values(facts: readonly Fact[]): string[] {
  return facts.map((fact) => fact.value);
}

/** What works and what is wrong, in the seller's words. */
function conditionLines(material: Material): { good: string[]; bad: string[] } {
  const { condition, working, flaw } = material.facts;
  // The opening says "for parts": the seller's own "Spares or repair" adds nothing to it.
  const bad = values(flaw).filter(
    (text) => material.ledger.condition !== 'for-parts' || !ONLY_PARTS.test(text),
  );
  return { good: values([...condition, ...working]), bad };
}

const ONLY_PARTS = /^(?:(?:for|as|or|and|spares?|parts?|repairs?|only|sold|faulty)[\s/&.,]*)+$/iu;
const INLINE_LINES = 5;
const INCLUDED_PROSE = 6;

const NOT_A_THING =
  /^(?:boxed|in|with|still|comes|all (?:there|here|in|present|complete)|i|i'll|it|also|plus|everything|full|complete|which|he|she|going)\b|\b(?:is|are|was|were|be|can|will|have|has|yes|there|here)\b|\b(?:present|included|intact|on|attached|available)$/iu;

/** The things that come with it, without the article that a sentence gave them ("the carry case"). */
function includedItems(material: Material): string[] {
  return material.facts.included.map(({ value }) =>
    material.english ? capitalised(value.replace(/^(?:the|a|an)\s+(?=\p{L})/iu, '')) : value,
  );
}

/** "Comes with a, b and c." where every part is a thing, else "Included: a; b." */
function includedProse(material: Material, all: readonly string[]): string {
  const { pack, names } = material;
  const items = all.map(fragment);
  const things =
    !material.english ||
    items.every((item) => item.length < 60 && !NOT_A_THING.test(item) && !/[.:]/.test(item));
  const list = listOf(
    items.map((item) => inside(item, pack, names)),
    pack,
  );
  return things
    ? pack.includes.replace('{list}', () => list)
    : sentence(pack.label.included + pack.colon + list, pack.stop);
}

function suitsLine(material: Material): string[] {
  const { facts, pack, ledger, english } = material;
  const audience = facts.audience[0]?.value;
  if (audience === undefined || ledger.platform === 'Amazon') return [];
  const parts = audience.split(/,\s*/).map((part) => inside(part, pack, material.names));
  const list = listOf(parts, pack);
  const people =
    english &&
    (/^(?:some|any)(?:one|body)\b/i.test(audience) ||
      parts.every((part) => /[^s]s$|people|men|children/i.test(part)));
  return [
    people
      ? `${pack.label.suits} ${list}${pack.stop}`
      : sentence(pack.label.suits + pack.colon + list, pack.stop),
  ];
}

/** The condition and all that was said of it; of a thing for parts, whose faults stand above, what still works. */
function conditionBlock(material: Material, shape: Shape, merged: boolean): Block | null {
  const { pack, facts, ledger } = material;
  const parts = ledger.condition === 'for-parts';
  const { good, bad } = conditionLines(material);
  const said = parts ? good : [...good, ...bad];
  const onlyWorks = parts && facts.condition.length === 0;
  if (shape === 'prose') {
    const space = pack.spaced ? ' ' : '';
    const lead = onlyWorks
      ? pack.heading.works + pack.colon.trimEnd()
      : pack.conditionSentence[ledger.condition];
    const missing = merged ? proseOf(values(facts.missing), pack, material.names) : '';
    const state = [parts && said.length === 0 ? '' : lead, sentencesOf(said, pack)].filter(
      (text) => text !== '',
    );
    // What is missing is no part of what works.
    const lines = onlyWorks
      ? [state.join(space), missing]
      : [[...state, missing].filter((text) => text !== '').join(space)];
    const told = lines.filter((line) => line !== '');
    return told.length === 0 ? null : { id: 'condition', shape: 'lines', heading: '', lines: told };
  }
  if (parts && said.length === 0) return null;
  const heading = onlyWorks
    ? pack.heading.works
    : pack.label.condition + pack.colon + pack.condition[ledger.condition];
  return { id: 'condition', shape, heading, lines: said };
}

/** One block of a description, or null where the ledger has nothing for it. */
export function makeBlock(
  material: Material,
  id: BlockId,
  request: { shape: Shape; variant: Variant; compact: boolean; merged: boolean },
): Block | null {
  const { pack, facts, ledger } = material;
  const { shape, variant, compact, merged } = request;
  const block = (heading: string, lines: readonly string[], own: Shape = shape): Block | null =>
    lines.length === 0 ? null : { id, shape: own, heading, lines };
  const parts = ledger.condition === 'for-parts';
  switch (id) {
    case 'opening':
      return block('', [openingSentence(material, variant)], 'lines');
    case 'suits':
      return block('', suitsLine(material), 'lines');
    case 'specs': {
      const lines = specLines(material, shape === 'inline' ? 'rest' : compact ? 'compact' : 'full');
      const own = shape === 'inline' && lines.length > INLINE_LINES ? 'lines' : shape;
      // One labelled line explains itself.
      return block(
        own === 'lines' && (compact || lines.length === 1) ? '' : pack.heading.details,
        lines,
        own,
      );
    }
    case 'features':
      return block(
        pack.heading.features,
        material.features,
        material.features.length === 1 && shape !== 'label' ? 'prose' : shape,
      );
    case 'included': {
      const items = includedItems(material);
      if (shape === 'prose' && items.length > 0 && items.length <= INCLUDED_PROSE)
        return block('', [includedProse(material, items)], 'lines');
      return block(
        shape === 'label' ? pack.label.included : pack.heading.included,
        items,
        shape === 'prose' ? 'bullets' : shape,
      );
    }
    case 'missing':
      return block(shape === 'label' ? pack.label.flaws : pack.heading.missing, values(facts.missing));
    case 'faults':
      return parts ? block(pack.heading.faults, conditionLines(material).bad) : null;
    case 'condition':
      return conditionBlock(material, shape, merged);
    case 'care':
      return block(pack.heading.care, values(facts.care));
    case 'history':
      return block(pack.heading.history, values(facts.history));
    case 'delivery':
      return platformSpec(ledger.platform).voice.deliveryInText
        ? block(pack.heading.delivery, values(facts.delivery))
        : null;
    case 'closing':
      return block('', [pack.closing[variant]], 'lines');
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
    return sentence(
      heading +
        pack.colon +
        listOf(
          lines.map((line) => inside(fragment(line), pack, names)),
          pack,
        ),
      pack.stop,
    );
  }
  const mark = shape === 'bullets' ? '- ' : '';
  const body = lines.map((line) => mark + (heading === '' ? line : capitalised(fragment(line))));
  return heading === '' ? body.join('\n') : [heading, ...body].join('\n');
}

function inlined(lines: readonly string[], separator: string, material: Material): string {
  return lines
    .map((line, at) => (at === 0 ? line : inside(line, material.pack, material.names)))
    .join(separator);
}

type Layout = readonly (readonly [BlockId, Shape])[];
export type PlatformLayouts = Readonly<Record<Platform, Readonly<Record<Variant, Layout>>>>;
