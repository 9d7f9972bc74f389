// The six properties of docs/engine.md, derived anew from a form and its answer without the engine's own readers:
// tests run them over the corpus and over generated forms, the bench over real sellers' texts.
import type { GenerateResponse, ListingForm, Provenance } from '@smart-listings/contract';
import { categoryWords } from '../categories/category-words.ts';
import { readItem } from '../values/read-item.ts';
import { stateWord } from '../writer/templates.ts';

/** Letters and digits alone, in small letters: what tidying must keep. */
function letters(text: string): string {
  return (
    text
      .toLowerCase()
      // Behind the case: a capital may have no letter of its own with both accents where the small one has.
      .normalize('NFC')
      // "ℹ" is a letter to Unicode, and a picture to everybody.
      .replace(/[^\p{L}\p{N}]+|\p{Extended_Pictographic}/gu, '')
  );
}

export interface Broken {
  property: 'provenance' | 'lost' | 'twice' | 'order' | 'title' | 'tag';
  what: string;
}

/** Every property that an answer of the built-in writer breaks; none for a right one. */
export function brokenProperties(
  form: ListingForm,
  answer: GenerateResponse,
  /** Words beside the form's own that a title may hold: synonyms of the type, the state. */
  synonyms: readonly string[] = [],
): Broken[] {
  const { description } = answer.listing;
  return [
    ...brokenProvenance(form, answer),
    ...lostOrTwice(form, answer),
    ...outOfOrder(answer),
    ...strangeWords(form, answer, synonyms),
    ...(answer.provenance.length === 0 && letters(description) !== ''
      ? [{ property: 'provenance' as const, what: 'none at all' }]
      : []),
  ];
}

/** Words that the table of types and the condition lend to a title. */
export function lentWords(form: ListingForm): readonly string[] {
  const { category, language, condition } = readItem(form);
  const { names, synonyms } =
    category === null ? { names: [], synonyms: [] } : categoryWords(category, language);
  return [...names, ...synonyms, (condition && stateWord(condition, language)) ?? ''];
}

type SellerStretch = Extract<Provenance, { kind: 'seller' }>;

function sellerStretches({ provenance }: GenerateResponse): SellerStretch[] {
  return provenance.filter((stretch) => stretch.kind === 'seller');
}

/** 1: each stretch equals its sentence, less what it names; a template holds its values; nothing stands between. */
function brokenProvenance(form: ListingForm, answer: GenerateResponse): Broken[] {
  const { description } = answer.listing;
  const broken: Broken[] = [];
  let reached = 0;
  for (const stretch of answer.provenance) {
    const between = description.slice(reached, stretch.start);
    if (between.trim() !== '') broken.push({ property: 'provenance', what: `between: ${between}` });
    reached = stretch.end;
    const said = description.slice(stretch.start, stretch.end);
    if (stretch.kind === 'template') {
      broken.push(...strangeTemplate(said, stretch.values, answer));
      continue;
    }
    const source =
      stretch.from.field === 'features' ? form.features.slice(stretch.from.start, stretch.from.end) : said;
    const plain = (text: string) => letters(text.replace(MARKUP, ' '));
    const less = (stretch.less ?? []).map(({ text }) => plain(text)).filter((text) => text !== '');
    if (!isRest(letters(said), plain(source), less))
      broken.push({ property: 'provenance', what: `${said} <> ${source}` });
  }
  if (description.slice(reached).trim() !== '')
    broken.push({ property: 'provenance', what: 'an end of no source' });
  return broken;
}

const MARKUP = /<[^<>]*>|&(?:#\w+|\w{2,8});/g;

/** Whether `said` is `whole` without the texts `less`, taken out in their order; each may stand there more than once. */
function isRest(said: string, whole: string, [first, ...others]: readonly string[]): boolean {
  if (first === undefined) return said === whole;
  for (let at = whole.indexOf(first); at !== -1; at = whole.indexOf(first, at + 1)) {
    if (!said.startsWith(whole.slice(0, at))) return false;
    if (isRest(said.slice(at), whole.slice(at + first.length), others)) return true;
  }
  return false;
}

function strangeTemplate(said: string, ids: readonly string[], { facts }: GenerateResponse): Broken[] {
  const missing = ids.filter((id) => {
    const value = facts.find((fact) => fact.id === id);
    if (value === undefined || value.certainty !== 'certain' || value.polarity !== 'asserted') return true;
    return !letters(said).includes(letters(value.value));
  });
  return missing.map((id) => ({ property: 'provenance', what: `template "${said}" with ${id}` }));
}

/** 2: each letter of the features stands in the description once, or in what was left out. */
function lostOrTwice(form: ListingForm, answer: GenerateResponse): Broken[] {
  const { features } = form;
  const told = new Uint8Array(features.length);
  for (const { from } of sellerStretches(answer)) {
    if (from.field === 'features')
      for (let at = from.start; at < from.end; at += 1) told[at] = (told[at] ?? 0) + 1;
  }
  const broken: Broken[] = [];
  if (told.some((times) => times > 1)) broken.push({ property: 'twice', what: 'a sentence' });
  for (const { field, start, end } of answer.leftOut) {
    if (field === 'features') for (let at = start; at < end; at += 1) told[at] = 1;
  }
  let lost = '';
  for (let at = 0; at < features.length; at += 1) if (told[at] === 0) lost += features[at];
  // Numbers and letters of a list are its bullets.
  const words = lost.replace(
    /(?<![\p{L}\p{N}])(?:\d{1,2}[.)]|[a-h]\)|o(?=\s)|<[^<>]*>|&(?:#\w+|\w{2,8});)/gu,
    '',
  );
  if (letters(words) !== '') broken.push({ property: 'lost', what: words.trim().slice(0, 200) });
  return broken;
}

/** 4: sentences keep their order. */
function outOfOrder(answer: GenerateResponse): Broken[] {
  const starts = sellerStretches(answer).flatMap(({ from }) =>
    from.field === 'features' ? [from.start] : [],
  );
  let turns = 0;
  for (let at = 1; at < starts.length; at += 1) if ((starts[at] ?? 0) < (starts[at - 1] ?? 0)) turns += 1;
  return turns > 0 ? [{ property: 'order', what: `${turns} turns` }] : [];
}

// "percent", "degree" and "plus" are what a rule writes for their signs, and "item" stands where a name holds no letter.
const JOINING = new Set(
  'plus and et y e und en i och percent degree item sale tm gbp eur usd jpy no and with for in of the by to a or size taille talla taglia maat größe rozmiar tamanho storlek'.split(
    ' ',
  ),
);

const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]*$/u;

/** Whether `text` is nothing but whole members of `words`, one behind the other. */
function isJoinedOf(text: string, words: ReadonlySet<string>): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!ends.has(at)) continue;
    for (let to = at + 1; to <= text.length; to += 1) if (words.has(text.slice(at, to))) ends.add(to);
  }
  return text !== '' && ends.has(text.length);
}

/** Behind one of these a title may say what comes with the thing, also a single word. */
const WITH = new Set('with mit avec con com met med z ze'.split(' '));

/** Behind a comma, and at the end of the name, a title may say a phrase of the features as it stands there. */
function withoutPhrases(title: string, features: string): string {
  const written = letters(features);
  const withoutEnd = (part: string) => {
    const words = part.split(' ');
    const isWith = (at: number) => WITH.has(words[at]?.toLowerCase() ?? '');
    const phrase = words.findIndex(
      (_, at) =>
        (at < words.length - 1 || isWith(at - 1)) && written.includes(letters(words.slice(at).join(' '))),
    );
    return phrase === -1 ? part : words.slice(0, isWith(phrase - 1) ? phrase - 1 : phrase).join(' ');
  };
  // What the name tells at its end stands behind a dash there.
  const [first = '', ...others] = title.split(/, | (?=[-–—] )/u);
  return [first, ...others.filter((part) => !written.includes(letters(part)))].map(withoutEnd).join(', ');
}

/**
 * Inside the name words of the features may stand beside a word of the name that they stand beside there: "gold tone
 * leaf brooch" in "Vintage gold tone leaf brooch". Those that do not.
 */
function withoutNeighbours(
  part: string,
  features: string,
  strange: (text: string) => readonly string[],
): readonly string[] {
  const words = part.split(' ');
  const written = letters(features);
  const isStrange = words.map((word) => strange(word).length > 0);
  return words.flatMap((word, at) => {
    if (!isStrange[at]) return [];
    let [from, to] = [at, at + 1];
    while (from > 0 && isStrange[from - 1]) from -= 1;
    while (to < words.length && isStrange[to]) to += 1;
    const run = words.slice(from, to).join(' ');
    const isBeside = words.some(
      (other, place) =>
        (place >= to && written.includes(letters(`${run} ${other}`))) ||
        (place < from && written.includes(letters(`${other} ${run}`))),
    );
    return isBeside ? [] : strange(word);
  });
}

/** A tag may say a phrase of the features as it stands there, alone or beside words that it may say anyway. */
function isPhraseOf(tag: string, strangers: readonly string[], features: string): boolean {
  const said = letters(tag);
  const written = letters(features);
  if (written.includes(said)) return true;
  const words = tag.toLowerCase().split(/\s+/u);
  const isStranger = (word: string) =>
    strangers.some((stranger) => letters(word).includes(letters(stranger)));
  const [first, last] = [words.findIndex(isStranger), words.findLastIndex(isStranger)];
  return first !== -1 && written.includes(letters(words.slice(first, last + 1).join(' ')));
}

/**
 * 5: each word of title and tags is one of a value, the name, the keywords, the buyer, the type or its synonyms, or stands
 * in a phrase of the features.
 */
function strangeWords(form: ListingForm, answer: GenerateResponse, synonyms: readonly string[]): Broken[] {
  const values = answer.facts.filter(
    ({ certainty, polarity }) => certainty === 'certain' && polarity === 'asserted',
  );
  const written = [
    form.itemName,
    // Markup is nothing that a seller says: "Sony <b> Walkman" names a Sony Walkman.
    form.itemName.replace(/<[^<>]*>/g, ' '),
    form.keywords,
    form.make,
    form.modelNumber,
    form.targetBuyer,
    // A value stands in the list of facts, and in the form as the seller bent it: "azules" is said of "azul".
    ...values.flatMap(({ value, from }) => [value, from.quote]),
    ...synonyms,
  ].join('\n');
  const known = written.normalize('NFKC').toLowerCase();
  const said = letters(known);
  // The seller's own hashtags are search words as they stand.
  const hashtags = form.features.match(/#[\p{L}\p{N}_]+/gu) ?? [];
  const phrases = new Set([...written.split(/[\n,;、，]/u), ...hashtags].map(letters));
  const words = new Set(
    known
      .split(/[^\p{L}\p{M}\p{N}'’.-]+/u)
      .flatMap((word) => [word, ...word.split(/[^\p{L}\p{M}\p{N}]+/u)].map(letters)),
  );
  // Bare code points of no script that the project has words of are no words.
  const strange = (text: string) =>
    (LATIN.test(text) ? text : '')
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !JOINING.has(word) && !said.includes(word.replace(/s$/, '')));
  // A marketplace may want "½" written out, and markup is nothing that a seller says.
  const features = [form.features, form.features.replace(/<[^<>]*>/g, ' ')].join('\n').normalize('NFKC');
  return [
    ...withoutPhrases(answer.listing.title.normalize('NFKC'), features)
      .split(', ')
      .flatMap((part) => withoutNeighbours(part, features, strange))
      .map((what) => ({ property: 'title' as const, what })),
    // A hashtag joins the words of one phrase, or whole words of several values.
    ...answer.listing.tags
      .filter((tag) => !phrases.has(letters(tag)) && !isJoinedOf(letters(tag), words))
      .filter((tag) => !isPhraseOf(tag, strange(tag), form.features))
      .flatMap(strange)
      .map((what) => ({ property: 'tag' as const, what })),
  ];
}
