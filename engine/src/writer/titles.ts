import type { Variant } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import type { Material } from './material.ts';
import { TitleLine, type TitleStyle } from './title-line.ts';
import { EXTRA_SLOTS, LAST_SLOTS, type Slot, TITLE_PLANS } from './title-plans.ts';
import { addSlot, type SlotContext } from './title-slots.ts';
import { capitalOf, wordKey } from './words.ts';

/**
 * The title of one variant: the item first, then other attributes in each, never over the platform's limit.
 * An alternative that would repeat an earlier variant's title takes what else there is.
 */
export function writeTitle(material: Material, variant: Variant, keywords: readonly string[]): string {
  const context = { material, platform: material.ledger.platform, keywords, style: styleOf(material) };
  const first = composeTitle(context, 'v1', []);
  if (variant === 'v1') return first;
  const second = composeTitle(context, 'v2', [first]);
  return variant === 'v2' ? second : composeTitle(context, 'v3', [first, second]);
}

// An alternative that says less than this share of the first is only the last resort.
const LEAST_SHARE = 0.7;

function composeTitle(context: SlotContext, variant: Variant, avoid: readonly string[]): string {
  const plan = TITLE_PLANS[context.platform];
  const slots = plan.slots[variant];
  const title = fillSlots(context, slots);
  if (!avoid.includes(title)) return title;
  // Little was given: the same words in another order, then with what else there is, then with less.
  const first: readonly Slot[] = plan.separator === undefined ? ['item', 'state'] : ['item', 'type', 'state'];
  const others = slots.filter((slot) => !first.includes(slot));
  const attempts: readonly (readonly Slot[])[] = [
    [...first, ...others.toReversed()],
    [...first, ...others, ...EXTRA_SLOTS],
    [...first, ...EXTRA_SLOTS, ...others],
    ...(variant === 'v3' && plan.separator === undefined
      ? [['used', ...first, ...others, ...EXTRA_SLOTS] as const]
      : []),
    [...first, 'honest', ...others],
    ...(plan.separator === undefined ? [] : lastAttempts(first, others)),
    ['core', 'state', ...others],
    ['core', 'state', ...EXTRA_SLOTS],
    [...first, ...others.filter((slot) => slot !== 'type' && slot !== 'keyword')],
    [...first, 'type'],
    first,
  ];
  const least = LEAST_SHARE * (avoid[0]?.length ?? 0);
  let fallback = title;
  for (const attempt of attempts) {
    const other = fillSlots(context, attempt);
    if (avoid.includes(other)) continue;
    if (other.length >= least) return other;
    fallback = other;
  }
  return fallback;
}

function lastAttempts(first: readonly Slot[], others: readonly Slot[]): readonly (readonly Slot[])[] {
  const named = first.map((slot) => (slot === 'item' ? 'name' : slot));
  return [
    [...first, ...LAST_SLOTS],
    [...first, ...LAST_SLOTS.toReversed()],
    [...named, ...others, ...EXTRA_SLOTS],
    [...named, ...LAST_SLOTS],
    named,
  ];
}

function styleOf(material: Material): TitleStyle {
  const { platform } = material.ledger;
  const plan = TITLE_PLANS[platform];
  const { title } = platformSpec(platform);
  return {
    max: title.policyMax?.value ?? title.max.value,
    maxWords: plan.maxWords,
    ...(platform === 'eBay' ? { cutMark: '...' } : {}),
    titleCase: plan.titleCase && material.english,
    clean: plan.clean,
    read: new Map(),
    ...(plan.separator === undefined ? {} : { separator: plan.separator }),
    ...(plan.maxParts === undefined ? {} : { maxParts: plan.maxParts }),
    ...(plan.once === undefined ? {} : { once: plan.once }),
    ...(plan.maxCaps === undefined ? {} : { maxCaps: plan.maxCaps }),
  };
}

function fillSlots(context: SlotContext, slots: readonly Slot[]): string {
  const { material } = context;
  const line = new TitleLine(context.style);
  for (const slot of slots) {
    addSlot(line, slot, context);
    if (line.isFull) break;
  }
  // A make alone is no title: the first words that say something, or the bare word for a thing.
  for (const words of [material.type, material.features[0], material.pack.label.item]) {
    if (!line.isEmpty && !isBrandAlone(line, material)) break;
    if (words !== undefined) line.addWords(words);
  }
  return finish(line.toString());
}

function isBrandAlone(line: TitleLine, material: Material): boolean {
  return material.brand !== undefined && line.isShort && wordKey(line.toString()) === wordKey(material.brand);
}

function finish(title: string): string {
  const first = title.charAt(0);
  // A brand may begin in lower case (iPhone, adidas); a plain word may not.
  return /^\p{Ll}+(?:\s|$)/u.test(title) ? capitalOf(first) + title.slice(1) : title;
}
