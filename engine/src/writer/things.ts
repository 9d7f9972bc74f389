/** What comes along with the item, told as things. */
import type { Fact } from '@smart-listings/contract';
import { capitalised, fragment } from './words.ts';

const NOT_A_THING =
  /^(?:boxed|in|with|still|comes|all (?:there|here|in|present|complete)|i|i'll|it|also|plus|everything|full|complete|which|he|she|going)\b|\b(?:is|are|was|were|be|can|will|have|has|yes|there|here)\b|\b(?:present|included|intact|on|attached|available|applied|somewhere)$/iu;
const LONGEST = 60;

/** A thing without the article that its sentence gave it ("the carry case"). */
export function bareThing(value: string, english: boolean): string {
  return english ? capitalised(value.replace(/^(?:the|a|an)\s+(?=\p{L})/iu, '')) : value;
}

/** The included things that are told as such: "Tag still on" is a sentence. */
export function thingsIn(included: readonly Fact[], english: boolean): string[] {
  const items = included.map(({ value }) => fragment(bareThing(value, english)));
  return items.filter((item) => isThing(item, english));
}

/** Whether an included statement is the name of a thing, which a list of things may hold. */
export function isThing(item: string, english: boolean): boolean {
  return !english || (item.length < LONGEST && !NOT_A_THING.test(item) && !/[.:]/.test(item));
}
