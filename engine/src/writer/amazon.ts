import type { Variant } from '@smart-listings/contract';
import { joinAmazonDescription } from '../formats/amazon-description.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';

import type { Material } from './material.ts';
import { openListing } from './opening.ts';
import { specLines } from './specs.ts';
import { sentencesOf } from './statements.ts';
import { capitalised, fragment, sentence } from './words.ts';

const BULLET_MAX = 200;
const BULLET_MIN = 10;
const BULLETS = 5;
const DESCRIPTION_MAX = 2_000;
const FEWER_MAX = 120;

// Amazon's list of characters that bullets may not carry, and emoji.
const BANNED_CHARACTERS = /[™®€…†‡°¢£¥©±~\p{Extended_Pictographic}]/gu;
// Page text must not speak of condition, price or availability; statements that do belong into the note.
const OFFER_WORDS =
  /\b(?:new|used|unused|worn|condition|mint|sealed|unopened|opened|boxed|faulty|working|works|price|priced|sale|cheap|rrp|paid|cost|available|availability|stock|gift|free|postage|delivery|guarantee|refund|bought|tried|tested|never|once)\b/iu;
const OFFER_WORD_ALONE = /\b(?:new|used|mint|faulty|sealed)\b/giu;
const BANNED_PHRASES =
  /eco-?\s?friendly|environmentally friendly|anti-?\s?bacterial|anti-?\s?microbial|(?:made\s+(?:from|of|with)|contains)\s+(?:bamboo|soy)|money back|full refund/iu;

function fitForPage(statement: string): boolean {
  return !OFFER_WORDS.test(statement) && !BANNED_PHRASES.test(statement);
}

function cleanFragment(text: string): string {
  return fragment(text.replace(BANNED_CHARACTERS, '').replace(/\s+/gu, ' ')).replace(/[.!?;:,。、]+$/u, '');
}

/** Fragments under one header, as many lines as they need, each within a bullet's length. */
function bulletsOf(header: string, parts: readonly string[], material: Material): string[] {
  const bullets: string[] = [];
  let line = '';
  for (const part of parts.map(cleanFragment)) {
    if (part === '') continue;
    const longer = line === '' ? part : `${line}; ${part}`;
    if (line !== '' && codePointLength(header + material.pack.colon + longer) > BULLET_MAX) {
      bullets.push(line);
      line = part;
    } else line = longer;
  }
  if (line !== '') bullets.push(line);
  return bullets
    .map((text) => cleanFragment(cutAtWord(header + material.pack.colon + capitalised(text), 255)))
    .filter((text) => codePointLength(text) >= BULLET_MIN);
}

/** Labelled values side by side, spread evenly over `count` bullets. */
function specBullets(lines: readonly string[], count: number): string[] {
  const bullets: string[] = [];
  const total = Math.min(count, lines.length);
  for (let nth = 0; nth < total; nth += 1) {
    const from = Math.round((nth * lines.length) / total);
    let bullet = '';
    for (const line of lines.slice(from, Math.round(((nth + 1) * lines.length) / total))) {
      const longer = bullet === '' ? line : `${bullet}; ${line}`;
      if (codePointLength(longer) <= BULLET_MAX) bullet = longer;
    }
    if (codePointLength(bullet) >= BULLET_MIN) bullets.push(bullet);
  }
  return bullets;
}

/** The bullets of the page, and what did not fit into them. */
function pageBullets(material: Material, variant: Variant): { bullets: string[]; rest: string[] } {
  const { pack, facts } = material;
  const valuesOf = (list: readonly { value: string }[]): string[] =>
    list.map((fact) => fact.value).filter(fitForPage);
  const specs = specLines(material, { said: new Set(), named: true, bare: false })
    .map(cleanFragment)
    .filter(fitForPage);
  const features = bulletsOf(pack.heading.features, material.features.filter(fitForPage), material);
  const included = bulletsOf(pack.heading.included, valuesOf(facts.included), material);
  const care = bulletsOf(pack.heading.care, valuesOf(facts.care), material);
  const kept = { features: features.slice(0, 2), included: included.slice(0, 1), care: care.slice(0, 1) };
  const others = kept.features.length + kept.included.length + kept.care.length;
  const wanted = variant === 'v3' ? BULLETS - others : Math.max(2, BULLETS - 1 - others);
  const details = specBullets(specs, Math.max(1, Math.min(BULLETS - others, wanted)));
  const groups =
    variant === 'v2'
      ? [kept.features, kept.included, details, kept.care]
      : [details, kept.features, kept.included, kept.care];
  const all = groups.flat();
  const rest = [...all.slice(BULLETS), ...features.slice(2), ...included.slice(1), ...care.slice(1)];
  const bullets = all.slice(0, BULLETS);
  return bullets.length >= 3 ? { bullets, rest } : { bullets: fewBullets(material, specs, all), rest };
}

/** With little known, each value stands alone, and the list is made up with what is true of any item. */
function fewBullets(material: Material, specs: readonly string[], all: readonly string[]): string[] {
  const { pack } = material;
  const others = all.filter((bullet) => !specs.some((line) => bullet.includes(line)));
  const bullets = [...specs.filter((line) => codePointLength(line) >= BULLET_MIN), ...others];
  const item = pack.label.item + pack.colon + cleanFragment(material.item);
  if (bullets.length < 3 && codePointLength(item) >= BULLET_MIN) bullets.unshift(cutAtWord(item, 255));
  if (bullets.length < 3) bullets.push(pack.photos);
  if (bullets.length < 3) bullets.push(pack.questions);
  return bullets.slice(0, BULLETS);
}

/** The condition note of the offer: the condition, every flaw, what is missing, and what else speaks of this very item. */
function noteOf(material: Material): string {
  const { pack, facts, ledger } = material;
  const space = pack.spaced ? ' ' : '';
  const said = [...facts.condition, ...facts.flaw, ...facts.missing, ...facts.working].map(
    (fact) => fact.value,
  );
  const apart = [
    ...material.features,
    ...facts.included.map((fact) => fact.value),
    ...facts.care.map((fact) => fact.value),
  ].filter((text) => !fitForPage(text));
  const parts = [pack.conditionSentence[ledger.condition], sentencesOf([...said, ...apart], pack)];
  return parts.filter((part) => part !== '').join(space);
}

/** Amazon's description: bullets, a short paragraph, and the condition note of the seller's own offer. */
export function writeAmazonDescription(material: Material, variant: Variant): string {
  const { bullets, rest } = pageBullets(material, variant);
  const conditionNote = noteOf(material);
  const whole = { bullets, paragraph: paragraphOf(material, variant, rest), conditionNote };
  const text = joinAmazonDescription(whole);
  const over = codePointLength(text) - DESCRIPTION_MAX;
  if (over <= 0) return text;
  // The note tells what is wrong with this very item: the page's text gives way to it.
  const opening = paragraphOf(material, variant, []);
  const short = joinAmazonDescription({ ...whole, paragraph: opening });
  if (codePointLength(short) <= DESCRIPTION_MAX) return short;
  const fewer = {
    bullets: bullets.slice(0, 3).map((bullet) => cleanFragment(cutAtWord(bullet, FEWER_MAX))),
    paragraph: opening,
  };
  const room = DESCRIPTION_MAX - codePointLength(joinAmazonDescription({ ...fewer, conditionNote: '-' }));
  return joinAmazonDescription({ ...fewer, conditionNote: cutAtWord(conditionNote, room) });
}

/** The item in a sentence, and what found no place in the bullets. */
function paragraphOf(material: Material, variant: Variant, rest: readonly string[]): string {
  const { pack } = material;
  const opening = openListing(material, variant).text;
  // A colon would make a bullet of it: "Clean Code: A Handbook".
  const plain = opening
    .replace(BANNED_CHARACTERS, '')
    .replace(OFFER_WORD_ALONE, '')
    .replace(/\s*[:：]\s*/gu, ' - ');
  const sentences = [cutAtWord(plain.replace(/\s+/gu, ' ').trim(), 400)];
  for (const bullet of rest) sentences.push(sentence(bullet, pack.stop));
  return sentences.join(pack.spaced ? ' ' : '');
}
