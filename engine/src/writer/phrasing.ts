/** Values as they stand inside a sentence: sizes, colours, things with their article. */
import type { Material } from './material.ts';
import { article, wordKey, wordKeys } from './words.ts';

const BARE_SIZE = /^(?:\d{1,3}(?:[.,]\d)?|X{0,4}[SL]|M|\d?X[SL]|[SML]\s?\/\s?[SML]|[A-Z]\d{1,3}\b.*|[A-Z])$/i;
const SIZE_WORD = /^(?:small|medium|large|x+-?large)$/i;

/** "Large": the seller's word for how big it is. */
export function isSizeWord(value: string): boolean {
  return SIZE_WORD.test(value);
}

/** A size that would say nothing alone takes the word before it: "size M", "taille 38". */
export function sizePhrase(value: string, material: Material): string {
  if (!BARE_SIZE.test(value) && !SIZE_WORD.test(value)) return value;
  const { pack } = material;
  const word = pack.lowersInside ? pack.label.size.toLowerCase() : pack.label.size;
  return pack.spaced ? `${word} ${value}` : word + value;
}

/** The names of one size: "UK 6" and "EU 39" of "UK 6 / EU 39"; "M/L" is one name. */
export function sizeNames(value: string): string[] {
  const names = value.split(/\s*\/\s*/u);
  return names.every((name) => name.length > 2) ? names : [value];
}

const BASIC_COLOURS = new Set(
  (
    'black white red blue green yellow grey gray pink purple brown orange cream navy beige gold silver teal ivory khaki tan burgundy maroon ' +
    'turquoise lilac mint lime light dark pale bright deep mid and multicoloured multi neon matt matte cool warm wash'
  ).split(' '),
);

/** Ordinary colours are ordinary words in a sentence; a maker's own name for one ("Empire Red") keeps its capitals. */
export function colourInSentence(value: string): string {
  const lower = value.toLowerCase();
  return lower.split(/[\s-]+/).every((word) => BASIC_COLOURS.has(word)) && !/\s\p{Lu}/u.test(value)
    ? lower
    : value;
}

// Things of which one comes along: a sentence gives them their article.
const COUNTABLE = new Set(
  (
    'box case charger cable lead manual remote stand lock bag strap cover lid battery adaptor adapter receiver clip controller bench hood ' +
    'footmuff raincover holder key knob hook whisk sleeve pouch cap cup dock supply card tray mat basket bulb seat blade pump pillow belt ' +
    'hanger bottle tripod lens receipt certificate guide booklet carrycot button pedal stylus brush hose nozzle plug frame tin jar poster tube ' +
    'beater motor headset microphone mic helmet purse wallet funnel amp light lamp mount harness jug ladder keyboard mouse filter rope'
  )
    .split(' ')
    .flatMap((word) => wordKeys(word)),
);
const DETERMINED =
  /^(?:a|an|the|all|both|some|one|two|three|four|five|six|seven|eight|nine|ten|several|many|plus|matching|my|his|her|its|their|spare|about|approx)\b|^\d+\s|^x\s?\d|\bx\s?\d+$|\b(?:and|in|for|with|from|of)\b/iu;

/** "a carry case", "an Allen key"; "instructions" and "2 batteries" as they are. */
export function withArticle(thing: string): string {
  const last = /([\p{L}-]+)$/u.exec(thing)?.[1];
  if (last === undefined || /s$/i.test(last) || DETERMINED.test(thing) || !COUNTABLE.has(wordKey(last)))
    return thing;
  return `${article(thing)} ${thing}`;
}

const PEOPLE = /^(?:some|any)(?:one|body)\b|[^s]s$|\b(?:people|men|women|children|beginner|owner|buyer)$/i;

/** Whether the seller's target buyer names people or what they have, so that "for …" reads well. */
export function namesPeople(audience: string): boolean {
  return audience
    .split(/\s*(?:[,/&]|\band\b|\bor\b)\s*/u)
    .every((part) => /^(?:some|any)(?:one|body)\b/i.test(audience) || PEOPLE.test(part.trim()));
}
