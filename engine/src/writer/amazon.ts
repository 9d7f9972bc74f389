import type { Variant } from '@smart-listings/contract';
import { joinAmazonDescription } from '../formats/amazon-description.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';
import { topicsOf } from './amazon-topics.ts';
import type { Material } from './material.ts';
import { openListing } from './opening.ts';
import { head } from './opening-traits.ts';
import { type Spec, specsOf } from './specs.ts';
import { inside, listOf, sentencesOf } from './statements.ts';
import { bareThing } from './things.ts';
import { capitalised, fragment, sentence } from './words.ts';

const BULLET_MAX = 200;
const BULLET_MIN = 10;
const BULLETS = 5;
const BULLETS_MIN = 3;
const DESCRIPTION_MAX = 2_000;
const FEWER_MAX = 120;

// Amazon's list of characters that bullets may not carry, and emoji.
const BANNED_CHARACTERS = /[™®€…†‡°¢£¥©±~\p{Extended_Pictographic}]/gu;
// Page text must not speak of condition, price or availability; statements that do belong into the note.
const OFFER_WORDS =
  /\b(?:new|used|unused|worn|condition|mint|sealed|unopened|opened|boxed|faulty|working|works|price|priced|sale|cheap|rrp|paid|cost|available|availability|stock|gift|free(?! *(?:$|[,;.]))|postage|delivery|guarantee|refund|bought|tried|tested|never|once)\b/iu;
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
  const { pack, names } = material;
  const bullets: string[] = [];
  let line = '';
  for (const raw of parts) {
    const part = cleanFragment(line === '' ? capitalised(raw) : inside(raw, pack, names));
    if (part === '') continue;
    const longer = line === '' ? part : `${line}; ${part}`;
    if (line !== '' && codePointLength(header + pack.colon + longer) > BULLET_MAX) {
      bullets.push(line);
      line = cleanFragment(capitalised(raw));
    } else line = longer;
  }
  if (line !== '') bullets.push(line);
  return bullets
    .map((text) => cleanFragment(cutAtWord(header + pack.colon + text, 255)))
    .filter((text) => codePointLength(text) >= BULLET_MIN);
}

/** Values under the labels of the first of them: "Size and colour: C42 / 107CM; Sage; length 29"". */
function lookBullets(specs: readonly Spec[], material: Material): string[] {
  const { pack, names } = material;
  const main = [pack.label.size, pack.label.colour, pack.label.material, pack.label.measurements];
  const labelled = specs.filter(({ label }) => main.includes(label));
  const others = specs.filter(({ label }) => !main.includes(label));
  const labels = labelled.map(({ label }, at) => (at === 0 ? label : inside(label, pack, names)));
  const parts = labelled.map(({ values }) => values.join(pack.comma));
  const more = others.map(({ label, values }) => `${label} ${values.join(pack.comma)}`);
  const header = labels.length > 0 ? listOf(labels, pack) : pack.label.measurements;
  return bulletsOf(header, [...parts, ...more], material);
}

const DATA_LABELS = 3;

/** One value under its own label; several under the labels of the first of them. */
function dataBullets(specs: readonly Spec[], material: Material): string[] {
  const { pack, names } = material;
  const [first] = specs;
  if (first === undefined) return [];
  if (specs.length === 1) return bulletsOf(first.label, first.values, material);
  const isBare = ({ label }: Spec): boolean => label === pack.label.data;
  const labelled = specs.filter((spec) => !isBare(spec));
  const told = labelled.slice(0, DATA_LABELS);
  // "Colour and specification: White; 1100 lumens": what has no label of its own is announced too.
  const bare = told.length > 0 && told.length < DATA_LABELS && specs.some(isBare) ? [pack.label.data] : [];
  const header = listOf(
    [...told.map(({ label }) => label), ...bare].map((label, at) =>
      at === 0 ? label : inside(label, pack, names),
    ),
    pack,
  );
  const parts = [
    ...told.map(({ values }) => values.map((value) => inside(value, pack, names)).join(pack.comma)),
    ...labelled
      .slice(DATA_LABELS)
      .map(
        ({ label, values }) =>
          `${label} ${values.map((value) => inside(value, pack, names)).join(pack.comma)}`,
      ),
    ...specs.filter(isBare).map(({ values }) => values.join(pack.comma)),
  ];
  return bulletsOf(header === '' ? pack.label.data : header, parts, material);
}

const NAME_MAX = 40;

/** What the thing is, where its name can stand as the header before it. */
function kindBeside(name: string, { type, published }: Material): string | undefined {
  if (type === undefined || published || BUNDLE.test(type)) return undefined;
  if (!HEADER_START.test(name) || name.includes(':') || codePointLength(name) > NAME_MAX) return undefined;
  if (name.toLowerCase().includes(type.toLowerCase())) return undefined;
  // 'DSLR', 'TV': no word to be read.
  return VOWEL.test(type) ? type : type.toUpperCase();
}

const BUNDLE = /^(?:bundle|job lot|lot|set|collection)\b/iu;
const VOWEL = /[aeiouy]/iu;

/** "Sony WH-1000XM4: Wireless headphones; model number YY2954"; without a kind, "Brand: Sony". */
function nameBullets(specs: readonly Spec[], material: Material): string[] {
  const { pack } = material;
  const isName = ({ label }: Spec): boolean =>
    [pack.label.brand, pack.label.publisher, pack.label.model].includes(label);
  const names = specs.filter(isName);
  const codes = specs.filter((spec) => !isName(spec));
  const parts = codes.map(({ label, values }) => `${label} ${values.join(pack.comma)}`);
  if (names.length === 0) return codes.flatMap(({ label, values }) => bulletsOf(label, values, material));
  const name = cleanFragment(names.flatMap(({ values }) => values).join(' '));
  const kind = kindBeside(name, material);
  if (kind !== undefined) return bulletsOf(name, [kind, ...parts], material);
  return bulletsOf(names.at(-1)?.label ?? pack.label.brand, [name, ...parts], material);
}

const HEADER_START = /^[\p{Lu}\p{Lo}\d]/u;
const LEADS = 2;
const LEAD_WORDS = 3;

/** "Noise cancelling and Bluetooth: Sony WH-1000XM4 wireless headphones in black": what it is known for, and what it is. */
function leadOf(material: Material): { bullets: string[]; said: ReadonlySet<string> } {
  const { pack, names, highlights } = material;
  const leads = highlights
    .filter((text) => fitForPage(text) && text.split(' ').length <= LEAD_WORDS)
    .slice(0, LEADS);
  if (leads.length === 0) return { bullets: [], said: new Set() };
  const header = listOf(
    leads.map((lead, at) => (at === 0 ? capitalised(lead) : inside(lead, pack, names))),
    pack,
  );
  return { bullets: bulletsOf(header, [head(material, 'first').text], material), said: new Set(leads) };
}

/** Features under what they are about; the rest under one header. */
function featureBullets(features: readonly string[], material: Material): string[] {
  const { pack, english } = material;
  if (!english) return bulletsOf(pack.heading.features, features, material);
  const { topics, others } = topicsOf(features);
  const groups = [...topics, { header: pack.heading.features, features: others }];
  return groups
    .toSorted((one, other) => other.features.length - one.features.length)
    .flatMap((group) => bulletsOf(group.header, group.features, material));
}

interface Page {
  readonly bullets: string[];
  /** What found no place in them. */
  readonly rest: readonly string[];
}

/** The bullets of the page. */
function pageBullets(material: Material, variant: Variant): Page {
  const { pack, facts, english } = material;
  const specs = specsOf(material, { said: new Set(), named: true, bare: false })
    .map((spec) => ({ ...spec, values: spec.values.filter(fitForPage) }))
    .filter(({ values }) => values.length > 0);
  const telling = (tells: Spec['tells']): Spec[] => specs.filter((spec) => spec.tells === tells);
  const things = facts.included.map((fact) => bareThing(fact.value, english)).filter(fitForPage);
  const lead = leadOf(material);
  const features = material.features.filter((text) => fitForPage(text) && !lead.said.has(text));
  const looks = telling('look');
  // "Colour: black" alone is no bullet where there is other data to stand with.
  const together = looks.length === 1 && telling('data').length > 0;
  const parts = {
    lead: lead.bullets,
    features: featureBullets(features, material),
    look: together ? [] : lookBullets(looks, material),
    data: dataBullets(together ? [...looks, ...telling('data')] : telling('data'), material),
    included: bulletsOf(english ? 'What you get' : pack.heading.included, things, material),
    care: bulletsOf(pack.heading.care, facts.care.map((fact) => fact.value).filter(fitForPage), material),
    name: nameBullets(telling('name'), material),
  };
  const all = ORDERS[variant].flatMap((id) => parts[id]);
  // Each part has its first bullet before any has its second.
  const chosen = [...ORDERS[variant].flatMap((id) => parts[id].slice(0, 1)), ...all];
  const bullets = [...new Set(chosen)].slice(0, BULLETS);
  if (bullets.length < BULLETS_MIN)
    return fewBullets(material, variant, {
      specs,
      told: [...parts.lead, ...parts.features, ...parts.included, ...parts.care],
    });
  // What it is called is the paragraph's first sentence.
  const rest = all.filter((bullet) => !bullets.includes(bullet) && !parts.name.includes(bullet));
  const told = new Set(parts.features);
  return {
    bullets,
    rest: rest.map((bullet) => (told.has(bullet) ? withoutHeader(bullet, material) : bullet)),
  };
}

/** "Tilt head" of "Adjustment: Tilt head": a sentence of the paragraph needs no header; "Fits:" is part of it. */
function withoutHeader(bullet: string, { pack }: Material): string {
  return bullet.startsWith('Fits') ? bullet : bullet.slice(bullet.indexOf(pack.colon) + pack.colon.length);
}

type Part = 'lead' | 'features' | 'look' | 'data' | 'included' | 'care' | 'name';

/** v1 what it can do, v2 what one gets, v3 the data. */
const ORDERS: Record<Variant, readonly Part[]> = {
  v1: ['lead', 'features', 'look', 'included', 'data', 'care', 'name'],
  v2: ['included', 'look', 'features', 'lead', 'care', 'data', 'name'],
  v3: ['name', 'data', 'look', 'features', 'lead', 'included', 'care'],
};

/** Size, colour, material, one bullet each, or together where one alone is too short for a bullet ("Size: M"). */
function ownLooks(specs: readonly Spec[], material: Material): string[] {
  const each = specs.map((spec) => lookBullets([spec], material));
  return each.some((bullets) => bullets.length === 0) ? lookBullets(specs, material) : each.flat();
}

/** With little known, each value stands alone, and the list is made up with what is true of any item. */
function fewBullets(
  material: Material,
  variant: Variant,
  { specs, told }: { specs: readonly Spec[]; told: readonly string[] },
): Page {
  const { pack } = material;
  const main = [pack.label.size, pack.label.colour, pack.label.material, pack.label.measurements];
  const looks = specs.filter(({ tells }) => tells === 'look');
  const lines = [
    ...nameBullets(
      specs.filter(({ tells }) => tells === 'name'),
      material,
    ),
    ...ownLooks(
      looks.filter(({ label }) => main.includes(label)),
      material,
    ),
    ...lookBullets(
      looks.filter(({ label }) => !main.includes(label)),
      material,
    ),
    ...dataBullets(
      specs.filter(({ tells }) => tells === 'data'),
      material,
    ),
  ];
  const bullets =
    variant === 'v3' ? [...lines, ...told] : [...told, ...(variant === 'v2' ? lines.toReversed() : lines)];
  const item = pack.label.item + pack.colon + cleanFragment(material.item);
  if (bullets.length < BULLETS_MIN && codePointLength(item) >= BULLET_MIN)
    bullets.splice(variant === 'v1' ? 0 : bullets.length, 0, cutAtWord(item, 255));
  if (bullets.length < BULLETS_MIN) bullets.push(pack.photos);
  if (bullets.length < BULLETS_MIN) bullets.push(pack.questions);
  return { bullets: bullets.slice(0, BULLETS), rest: bullets.slice(BULLETS) };
}

/** The condition note of the offer: the condition, every flaw, what is missing, and what else speaks of this very item. */
function noteOf(material: Material): string {
  const { pack, facts, ledger } = material;
  const space = pack.spaced ? ' ' : '';
  const said = [...facts.condition, ...facts.flaw, ...facts.missing, ...facts.working].map(
    (fact) => fact.value,
  );
  const apart = [
    ...facts.history.map((fact) => fact.value),
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
    // "In mint" without its colour.
    .replace(/\s+in\s*(?=[.,]|$)/gu, '')
    .replace(/\s*[:：]\s*/gu, ' - ');
  const sentences = [cutAtWord(plain.replace(/\s+/gu, ' ').trim(), 400)];
  for (const bullet of rest) sentences.push(sentence(bullet, pack.stop));
  return sentences.join(pack.spaced ? ' ' : '');
}
