/** Wrong qualities of known things: a long cage where the facts say short, a steel knob that is plastic. */
import { rememberOne } from '../text/remember.ts';
import type { Found } from './claim.ts';
import { STOP } from './common-words.ts';
import { colourConcept, materialConcept } from './concepts.ts';
import { CONCEPT, QUALITY } from './marks.ts';
import { oppositesOf, sameQuality } from './opposites.ts';
import type { Support } from './support.ts';
import type { Token } from './tokens.ts';

type Group = 'colour' | 'material' | number;
/** What the facts say of things, by the thing's stem. */
type Qualities = ReadonlyMap<string, ReadonlyMap<Group, ReadonlySet<string>>>;

const REACH = 4;
const BE = new Set(['is', 'are', 'was', 'were', 'looks']);
const JOINS = new Set(['and', 'or', 'very', 'quite', 'coloured', 'colored', 'solid', 'real']);

/** The thing that a quality stands before: "short cage", "black leather upper". */
function thingAfter(list: readonly Token[], at: number): Token | undefined {
  const clause = list[at]?.clause;
  for (let step = 1; step <= REACH; step += 1) {
    const token = list[at + step];
    if (!token || token.clause !== clause || token.kind !== 'word') return undefined;
    if (JOINS.has(token.key) || (token.marks & (QUALITY | CONCEPT)) !== 0) continue;
    return token.key.length > 2 && !STOP.has(token.key) ? token : undefined;
  }
  return undefined;
}

/** The thing that a quality is said of behind it: "the cage is short". */
function thingBefore(list: readonly Token[], at: number): Token | undefined {
  const verb = list[at - 1];
  const thing = list[at - 2];
  if (!verb || !BE.has(verb.key) || thing?.kind !== 'word' || thing.clause !== list[at]?.clause)
    return undefined;
  return thing.key.length > 2 && !STOP.has(thing.key) ? thing : undefined;
}

/** The group of a quality and its value in it: colours and materials by their idea. */
function readQuality(token: Token): readonly [Group, string] | undefined {
  const group = oppositesOf(token.key);
  if (group !== undefined) return [group, sameQuality(token.key)];
  const colour = colourConcept(token.key);
  const material = materialConcept(token.key);
  // 'Gold' is both: too unsure to be held against a text.
  if (colour && material) return undefined;
  if (colour) return ['colour', colour];
  return material ? ['material', material] : undefined;
}

const qualitiesOf = rememberOne((support: Support): Qualities => {
  const all = new Map<string, Map<Group, Set<string>>>();
  let last = '';
  for (const { list, denied } of support.readings) {
    for (let at = 0; at < list.length; at += 1) {
      const token = list[at];
      if (!token || (token.marks & (QUALITY | CONCEPT)) === 0) continue;
      const thing = thingAfter(list, at) ?? thingBefore(list, at);
      const quality = thing ? readQuality(token) : undefined;
      if (!thing || !quality) continue;
      const [group, value] = quality;
      // "Green strap, the black one is here too": a strap as well.
      const name = thing.stem === 'one' && last !== '' ? last : thing.stem;
      last = name;
      const groups = all.get(name) ?? new Map<Group, Set<string>>();
      all.set(name, groups);
      const values = groups.get(group) ?? new Set<string>();
      groups.set(group, values);
      // What is denied is known of, and supports nothing.
      if (!denied && !token.negated) values.add(value);
    }
  }
  return all;
});

/** Qualities of a text that the facts give otherwise for the same thing. */
export function checkQualities(
  list: readonly Token[],
  support: Support,
  itemWords: ReadonlySet<string>,
): Found[] {
  const out: Found[] = [];
  for (let at = 0; at < list.length; at += 1) {
    const token = list[at];
    if (!token || token.negated || (token.marks & (QUALITY | CONCEPT)) === 0) continue;
    const after = thingAfter(list, at);
    const thing = after ?? thingBefore(list, at);
    if (!thing || thing.negated) continue;
    const quality = readQuality(token);
    if (!quality) continue;
    const [group, value] = quality;
    const values = qualitiesOf(support).get(thing.stem)?.get(group);
    if (!values || values.size === 0 || values.has(value)) continue;
    // Of the item itself any colour and material may be said that the facts hold: "burgundy (dark red) coat".
    if (typeof group === 'string' && itemWords.has(thing.stem) && support.words.has(value)) continue;
    out.push({
      kind: typeof group === 'string' ? group : 'model',
      start: token.start,
      end: after ? after.end : token.end,
    });
  }
  return out;
}
