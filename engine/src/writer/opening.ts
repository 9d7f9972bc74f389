import type { Platform, Variant } from '@smart-listings/contract';
import type { Material } from './material.ts';
import { afterColon, head, traitsOf } from './opening-traits.ts';
import { namesPeople } from './phrasing.ts';
import { inside, listOf } from './statements.ts';
import { capitalised } from './words.ts';

/** How a listing opens, and what needs no saying after it. */
export interface Opening {
  readonly text: string;
  /** The values and statements that the sentence carries. */
  readonly said: ReadonlySet<string>;
  readonly tellsCondition: boolean;
}

/**
 * The angles: what it is; with its key facts; how it is made; what and in which state; a private seller's own
 * words; an advertisement; whom it is for, or else what comes with it, or else that it waits for an owner; its
 * condition first. On Amazon's page: the item, with its size, how it is made.
 */
type Frame = 'item' | 'facts' | 'made' | 'sized' | 'worn' | 'selling' | 'sale' | 'buyer' | 'state';

const FRAMES: Record<Platform, Record<Variant, Frame>> = {
  eBay: { v1: 'facts', v2: 'buyer', v3: 'state' },
  Etsy: { v1: 'made', v2: 'buyer', v3: 'worn' },
  Vinted: { v1: 'worn', v2: 'selling', v3: 'state' },
  Amazon: { v1: 'item', v2: 'sized', v3: 'made' },
  'Facebook Marketplace': { v1: 'selling', v2: 'buyer', v3: 'state' },
  Gumtree: { v1: 'sale', v2: 'buyer', v3: 'state' },
  Other: { v1: 'facts', v2: 'buyer', v3: 'state' },
};

/** The first sentence of a listing: the item with its strongest facts, in the platform's own voice. */
export function openListing(material: Material, variant: Variant): Opening {
  const { ledger } = material;
  if (ledger.condition === 'for-parts' && ledger.platform !== 'Amazon')
    return openForParts(material, variant);
  const frame = FRAMES[ledger.platform][variant];
  switch (frame) {
    case 'item':
      return plainly(material, 'none');
    case 'facts':
      return plainly(material, 'key');
    case 'made':
      return plainly(material, 'made');
    case 'sized':
      return plainly(material, 'worn');
    case 'worn':
      return withState(material, plainly(material, 'worn'));
    case 'selling':
      return framed(material, 'selling', 'key');
    case 'sale':
      return framed(material, 'sale', 'key');
    case 'buyer':
      return forBuyer(material);
    case 'state':
      return stateFirst(material);
  }
}

function plainly(material: Material, traits: 'key' | 'made' | 'worn' | 'with' | 'none'): Opening {
  return framed(material, 'plain', traits);
}

function framed(
  material: Material,
  template: 'plain' | 'selling' | 'sale' | 'next' | 'parts',
  choice: 'key' | 'made' | 'worn' | 'with' | 'none',
): Opening {
  const { pack } = material;
  const start = head(
    material,
    template === 'plain' || template === 'sale' || template === 'next' ? 'first' : 'inside',
  );
  const traits = traitsOf(material, choice, start.text);
  const rest = traits.parts.map((part) => pack.comma + part).join('');
  const text = pack.opening[template].replace(/\{(item|rest)\}/gu, (_, slot) =>
    slot === 'item' ? start.text : rest,
  );
  return {
    text: oneStop(capitalised(text), pack.stop),
    said: new Set([...start.said, ...traits.said]),
    tellsCondition: false,
  };
}

/** The condition as a sentence of its own after the item; the seller's words stand where they differ from it. */
function withState(material: Material, opening: Opening): Opening {
  const { pack, ledger, contradicted } = material;
  if (contradicted) return opening;
  const space = pack.spaced ? ' ' : '';
  const text = opening.text + space + pack.conditionSentence[ledger.condition];
  return { ...opening, text, tellsCondition: true };
}

/** "Used, in good condition: Trek Marlin 5 mountain bike, size Large." */
function stateFirst(material: Material): Opening {
  const opening = plainly(material, 'worn');
  const { pack, ledger, contradicted } = material;
  if (contradicted) return opening;
  const told = pack.conditionSentence[ledger.condition];
  const state = told.includes(pack.colon.trim())
    ? pack.condition[ledger.condition]
    : told.slice(0, -pack.stop.length);
  const item = afterColon(opening.text, material);
  return { ...opening, text: state + pack.colon + item, tellsCondition: true };
}

/** "For commuters and trail beginners: …" where the seller named them, else the item with what comes along. */
function forBuyer(material: Material): Opening {
  const { facts, english, pack, ledger } = material;
  const audience = facts.audience[0]?.value;
  if (audience === undefined || !english || !namesPeople(audience)) {
    const alone = facts.included.length === 0 && !ledger.condition.startsWith('new');
    return alone ? framed(material, 'next', 'key') : plainly(material, 'with');
  }
  const opening = plainly(material, 'worn');
  const parts = audience.split(/\s*,\s*/u).map((part) => inside(part, pack, material.names));
  const text = `For ${listOf(parts, pack)}${pack.colon}${afterColon(opening.text, material)}`;
  return { text, said: new Set([...opening.said, audience]), tellsCondition: false };
}

/** What does not work is said at once: by the frame, or by the sentence after the item. */
function openForParts(material: Material, variant: Variant): Opening {
  const first = framed(material, variant === 'v1' ? 'parts' : 'plain', 'none');
  if (variant === 'v1') return { ...first, tellsCondition: true };
  return withState({ ...material, contradicted: false }, first);
}

function oneStop(text: string, stop: string): string {
  if (stop === '.') return text.replace(/[.,;:!\s]+$/u, '') + stop;
  return text;
}
