/** In which order the parts of a title stand. */
import type { TitlePart } from '../marketplaces/writing.ts';

/** Other orders of the same parts, the usual one first. */
export function otherOrders(parts: readonly TitlePart[]): readonly (readonly TitlePart[])[] {
  // What the thing is stays beside its name.
  const first = parts.indexOf(parts[parts.indexOf('name') + 1] === 'type' ? 'type' : 'name');
  const lead = parts.slice(0, first + 1);
  const rest = parts.slice(first + 1);
  const kinds: readonly TitlePart[] = [
    'size',
    'colour',
    'material',
    'keyword',
    'measurement',
    'department',
    'identifier',
    'model',
  ];
  return [
    ...kinds
      .filter((kind) => rest.includes(kind))
      .map((kind) => [...lead, kind, ...rest.filter((part) => part !== kind)]),
    ['brand', 'name', 'keyword', ...parts.filter((part) => !['name', 'brand', 'keyword'].includes(part))],
    // Where the first sentence says it all, its values go before the rest of it.
    [...parts.filter((part) => part !== 'state'), 'opening', ...parts.filter((part) => part === 'state')],
  ];
}

/**
 * The phrases of the seller's first sentence stand behind what the thing is called unless `order` has a place for them,
 * what comes with it, those of the next ones and further keywords last, before the state of the thing where that ends a
 * title.
 */
export function withPhrases(order: readonly TitlePart[]): readonly TitlePart[] {
  const called = order.filter((part) => CALLS.has(part) && part !== 'name');
  const rest = order.filter((part) => !CALLS.has(part) && part !== 'search');
  const isStateLast = rest.at(-1) === 'state';
  const ended: readonly TitlePart[] = [
    ...(isStateLast ? rest.slice(0, -1) : rest),
    ...LATER,
    ...order.filter((part) => part === 'search'),
    ...(isStateLast ? (['state'] as const) : []),
  ];
  return rest.includes('opening') ? [...called, ...ended] : [...called, 'opening', ...ended];
}

const LATER: readonly TitlePart[] = ['parts', 'phrase', 'further'];

export const CALLS: ReadonlySet<TitlePart> = new Set(['name', 'type', 'brand', 'model']);
