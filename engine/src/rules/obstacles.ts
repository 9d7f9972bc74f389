/** What of a text a description may not hold, told before the text is put together. */
import type { Marketplace } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';
import { createContext } from './context.ts';
import { DESCRIPTION_RULES } from './description-rules.ts';
import { BULLET_RULES } from './page-rules.ts';
import { ruleName, sentence, type TextRule } from './rule.ts';

/** A stretch that enforcement would take out or write another way. UTF-16 offsets. */
export interface Obstacle {
  start: number;
  end: number;
  /** The rule's whole name: 'ebay.description.contact'. */
  rule: string;
  message: string;
}

/**
 * Everything in `text` that `enforceRules` would change in a description, but for its length and layout, in order.
 * A text without any passes enforcement as it is: ask of each sentence before a description is arranged, and of
 * the whole afterwards, where an address can span two lines.
 */
export function descriptionObstacles(
  text: string,
  marketplace: Marketplace,
  item: Item,
): readonly Obstacle[] {
  return obstaclesIn(text, ENFORCED, { marketplace, item });
}

/** What keeps `text` from standing as a bullet point of the item's marketplace as it is: characters, a small letter, its length. */
export function bulletObstacles(text: string, item: Item): readonly Obstacle[] {
  const found = obstaclesIn(`${BULLET}${text}`, BULLET_RULES, { marketplace: item.marketplace, item });
  return found.map((obstacle) => ({
    ...obstacle,
    start: Math.max(0, obstacle.start - BULLET.length),
    end: obstacle.end - BULLET.length,
  }));
}

const BULLET = '- ';
const ENFORCED = DESCRIPTION_RULES.filter(
  (rule) => rule.change !== undefined && rule.name !== 'length' && !BULLET_RULES.includes(rule),
);

function obstaclesIn(
  text: string,
  rules: readonly TextRule[],
  { marketplace, item }: { marketplace: Marketplace; item: Item },
): readonly Obstacle[] {
  const context = createContext({ marketplace, listing: { title: '', description: text, tags: [] }, item });
  return rules
    .filter((rule) => rule.basis(marketplace) !== undefined && rule.mend?.(text, context) !== text)
    .flatMap((rule) =>
      rule.find(text, context).map(({ start = 0, end = text.length, message }) => ({
        start,
        end,
        rule: ruleName(marketplace, 'description', rule.name),
        message: sentence(message),
      })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
