/** What a third title can be made of where the traits that buyers search by are used up. */
import type { Fact } from '@smart-listings/contract';
import type { Material } from './material.ts';
import { namesPeople } from './phrasing.ts';
import { inside } from './statements.ts';
import { UNFIT } from './traits.ts';
import { isSmallWord, ordinaryStart } from './words.ts';

const LONGEST = 24;
const TOLD_WORDS = 3;

/** Whether a phrase is two or three words that all say something. */
function isTerse(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length > 1 &&
    words.length <= TOLD_WORDS &&
    text.length <= LONGEST &&
    !UNFIT.test(text) &&
    !/[,;:()+&/]/u.test(text) &&
    !words.some(isSmallWord)
  );
}

/** A measure of the thing itself that the seller was sure of. */
function isExact(fact: Fact, { facts, loose }: Material): boolean {
  if (fact.hedged === true || fact.value.length > LONGEST) return false;
  return loose.has(fact) || facts.feature.some(({ id }) => id === fact.within);
}

/**
 * The phrases of one kind, the best first. people: "for woodworkers". part: "oak lined drawers". told: a
 * statement of two or three words. thing: "with terminal caps". exact: any measure. last: the last trait first.
 */
export function lastResorts(
  kind: 'people' | 'part' | 'told' | 'thing' | 'exact' | 'last',
  material: Material,
): string[] {
  const { facts, english, features, phrases, pack, names } = material;
  if (kind === 'last') return phrases.toReversed().filter((phrase) => phrase.includes(' '));
  if (kind === 'exact')
    return facts.measurement.filter((fact) => isExact(fact, material)).map((fact) => fact.value);
  if (kind === 'told') return features.filter(isTerse);
  // The rest is joined by English words.
  if (!english) return [];
  if (kind === 'people')
    return facts.audience
      .map((fact) => fact.value)
      .filter((value) => value.length <= LONGEST && !value.includes(',') && namesPeople(value))
      .map((value) => `for ${ordinaryStart(value, undefined)}`);
  if (kind === 'thing')
    return material.things.filter(isTerse).map((thing) => `with ${inside(thing, pack, names)}`);
  return [...facts.material, ...facts.colour]
    .filter((fact) => fact.label !== undefined && fact.hedged !== true)
    .map((fact) => `${fact.value} ${fact.label ?? ''}`);
}
