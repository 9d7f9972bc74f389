import { matchesOf } from '../../text/matches.ts';
import { MATERIAL_AFTER, MATERIAL_BEFORE, MATERIALS, PARTS, WEAK_MATERIALS } from '../lexicon/materials.ts';
import type { Word } from '../words.ts';
import type { Stretch } from './colours.ts';
import type { FoundValue } from './found-value.ts';

const MADE_OF = new Set(
  'in,aus,en,di,z,van,de,fil,feather,pure,solid,cast,sterling,genuine,real,faux,fake,stainless'.split(','),
);
// "Merino wool" is one material, "suede crepe" are two.
const GENERIC = new Set(
  'wool,leather,steel,metal,cotton,wood,canvas,plastic,rubber,silk,fabric,laine,cuir,leder,wolle,holz,lana,cuero,pelle,wełna,skóra'.split(
    ',',
  ),
);
const DOUBTED = /^(?:\s\p{L}{3,12})?\s?(?:\(\?\)|\(or\b|\?(?!\?))/iu;
const CARATS = /\b\d{1,2}\s?(?:ct|k|kt|carat)\s(?:(?:yellow|white|rose)\s)?gold\b/giu;

/** Materials in the words `from` to `to`, with their modifiers, share and the part they belong to. */
export function findMaterials(text: string, stretch: Stretch): FoundValue[] {
  const { words, from, to } = stretch;
  const found: FoundValue[] = [];
  const begin = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? 0;
  const passage = text.slice(begin, end);
  if (/\d\s?(?:ct|k|kt|carat)\s/i.test(passage)) {
    for (const match of matchesOf(passage, CARATS)) {
      found.push({ start: begin + match.index, end: begin + match.index + match[0].length });
    }
  }
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    if (!MATERIALS.has(word.key) && !(WEAK_MATERIALS.has(word.key) && weakHolds(text, stretch, at))) continue;
    if (stretch.makers?.has(at) === true) continue;
    if (found.some((one) => one.start < word.end && word.start < one.end)) continue;
    let first = at;
    let last = at;
    while (last + 1 < to && spaced(text, words, last) && continues(words, last)) last += 1;
    while (first > from && spaced(text, words, first - 1) && MATERIAL_BEFORE.has(words[first - 1]?.key ?? ''))
      first -= 1;
    // Thread: "fil de lin", "filo di cotone".
    if (first >= from + 2 && /^(?:fil|filo|hilo)$/.test(words[first - 2]?.key ?? '')) first -= 2;
    const start = words[first]?.start ?? 0;
    const stop = words[last]?.end ?? 0;
    if (DOUBTED.test(text.slice(stop, stop + 20)) || words[last + 1]?.key === 'free') {
      at = last;
      continue;
    }
    const share = shareBefore(text, start, begin);
    const part = partAfter(text, stretch, last) ?? partBefore(words, first, from);
    found.push({
      start: share?.start ?? start,
      end: stop,
      amount: share?.amount,
      unit: share === null ? undefined : '%',
      label: part,
    });
    at = last;
  }
  return found;
}

// "Lining 100% cotton"
function partBefore(words: readonly Word[], first: number, from: number): string | undefined {
  for (const at of [first - 1, first - 2]) {
    const key = at < from ? '' : (words[at]?.key ?? '');
    if (PARTS.has(key)) return key;
    if (!/^\d+$/.test(key)) return undefined;
  }
  return undefined;
}

function continues(words: readonly Word[], last: number): boolean {
  const key = words[last + 1]?.key ?? '';
  if (MATERIAL_AFTER.has(key)) return true;
  // "stainless steel", "brass effect metal", "merino wool", "cast iron", "Vinylon F".
  const here = words[last]?.key ?? '';
  if (here === 'vinylon' && key === 'f') return true;
  if (GENERIC.has(key)) return key !== 'metal' || MATERIAL_AFTER.has(here);
  return here === 'stainless' && key === 'steel';
}

function spaced(text: string, words: readonly Word[], at: number): boolean {
  const between = text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0);
  return between === ' ' || between === '-';
}

function weakHolds(text: string, stretch: Stretch, at: number): boolean {
  const { words, from, to } = stretch;
  const key = words[at]?.key ?? '';
  const before = at > from ? (words[at - 1]?.key ?? '') : '';
  const after = at + 1 < to ? (words[at + 1]?.key ?? '') : '';
  if (/\d\s?%\s?$/.test(text.slice(Math.max(0, (words[at]?.start ?? 0) - 5), words[at]?.start ?? 0)))
    return true;
  if (key === 'iron') return before === 'cast' || before === 'wrought';
  if (key === 'foam') return /^(?:are|is|filled|core|padding)$/.test(before) || before === 'memory';
  if (key === 'steel' || key === 'glass')
    return !/^(?:looking|sea|hour|of|back)$/.test(before) && after !== 'fine';
  if (key === 'tin') return after === 'lining' || after === 'plate';
  if (key === 'denim') return /^(?:skirt|jacket|shirt|dress|shorts|dungarees|jeans)$/.test(after);
  if (key === 'down')
    return (
      /^(?:jacket|coat|filled|filling|gilet|duvet|vest|duck|goose)$/.test(after) ||
      /^(?:goose|duck)$/.test(before) ||
      (before === 'light' && words[at - 2]?.key === 'ultra')
    );
  if (key === 'gold' || key === 'silver')
    return (
      /^(?:sterling|solid|plated|filled)$/.test(before) || /^(?:plated|tone|tone|filled|plate)$/.test(after)
    );
  if (key === 'wood') return !/^(?:wind|effect)$/.test(before);
  if (before === 'of' || before === 'from') return /^(?:made|out|consists)$/.test(words[at - 2]?.key ?? '');
  if (before === 'in') return /^(?:lin|len|lace|denim|felt|fur|wax)$/.test(key);
  return MADE_OF.has(before);
}

function shareBefore(text: string, start: number, begin: number): { start: number; amount: number } | null {
  const match = /(\d{1,3}(?:[.,]\d)?)\s?%\s?(?:(?:de|di|of)\s)?$/.exec(
    text.slice(Math.max(begin, start - 10), start),
  );
  if (match === null) return null;
  return { start: start - match[0].length, amount: Number((match[1] ?? '').replace(',', '.')) };
}

function partAfter(text: string, stretch: Stretch, last: number): string | undefined {
  const key = stretch.words[last + 1]?.key ?? '';
  if (last + 1 >= stretch.to || !spaced(text, stretch.words, last)) return undefined;
  return PARTS.has(key) ? key : undefined;
}
