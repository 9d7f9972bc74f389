/** Other makes than the item's own: search words that buyers of this item did not look for. */
import type { Ledger } from '../facts/ledger.ts';
import { BRANDS } from '../facts/lexicon/brands.ts';
import { rememberLast, rememberOne } from '../text/remember.ts';
import { removeWords } from './remove.ts';
import { type Finding, NONE, type RuleContext, spoken, type TextRule } from './rule.ts';
import { tidyTitle } from './symbols.ts';
import { listWords } from './words.ts';

interface BrandMention {
  name: string;
  start: number;
  end: number;
}

// Makes that are also words of a listing, or names that stand beside another make by right
// ("Funko Marvel", "Lego Star Wars").
const ALSO_WORDS = new Set(
  'hp valve crucial jigsaw undercover neighborhood kapital whistles monsoon mulberry antler converse pioneer rode rab joules hobbs roberts honor bose arabia murano staffordshire panini topps marvel disney nerf meccano pokemon pokémon steam loake keen hotter vox head drops flymo emma simba gigabyte lodge tower kipling radley coleman carters churchs starter majestic midwinter specialized peloton mission naim nad pure ring sage panasonic yoyo rolleiflex barbie warhammer playmobil duplo corgi matchbox bartolini dc harry magic intel amd nvidia microsoft google android windows bluetooth'.split(
    ' ',
  ),
);

/** The makes named in a text, apart from those whose names are common words. */
const findBrands = rememberLast((text) => readBrands(text, false));

/**
 * The makes named in `text`, one mention each. Makes whose names are common words count only where
 * `common` is set, because "Next" and "Orange" are mostly no makes.
 */
function readBrands(text: string, common: boolean): readonly BrandMention[] {
  const words = listWords(text);
  const found: BrandMention[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) continue;
    const key = keyOf(word.text);
    const blank = key.indexOf(' ');
    const first = blank < 0 ? key : key.slice(0, blank);
    const candidates = BRANDS.get(first);
    if (candidates === undefined) continue;
    const parts = blank < 0 ? [] : key.slice(blank + 1).split(' ');
    for (const brand of candidates) {
      if (!common && (brand.common || (brand.rest.length === 0 && ALSO_WORDS.has(first)))) continue;
      const following = [...parts];
      let last = index;
      while (following.length < brand.rest.length && last + 1 < words.length) {
        last += 1;
        following.push(...keyOf(words[last]?.text ?? '').split(' '));
      }
      if (!brand.rest.every((part, at) => following[at] === part)) continue;
      const end = words[last] ?? word;
      found.push({ name: brand.name, start: word.start, end: end.start + end.text.length });
      index = last;
      break;
    }
  }
  return found;
}

const MARKED = /['’.&/-]/u;

/** A word as the lexicon keys it: "Levi’s" → "levis", "Rolls-Royce" → "rolls royce". */
function keyOf(word: string): string {
  if (!MARKED.test(word)) return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(/['’]s?(?=$)|['’]/gu, (mark) => (mark.length > 1 ? 's' : ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

interface OwnBrands {
  /** Makes that the seller's own words name, apart from the keywords field. */
  named: ReadonlySet<string>;
  /** The item's make: of the make field, or read out of the item's name. */
  main: readonly string[];
  /** Makes that the item fits without being of them: named after "for" in the seller's words. */
  fitted: ReadonlySet<string>;
}

const FITS = /\b(?:for|fits?|compatible(?:\s+with)?|to\s+fit|replaces)\s+(?:\p{L}+\s+){0,2}$/iu;

const ownBrands = rememberOne((ledger: Ledger): OwnBrands => {
  const { form } = ledger;
  const main = ledger.facts.filter(({ what }) => what === 'brand').map(({ value }) => value.toLowerCase());
  const given = `${form.itemName} | ${form.make} | ${form.modelNumber} | ${form.features}`;
  const mentions = readBrands(given, true);
  const fitted = mentions.filter(({ start }) => FITS.test(given.slice(Math.max(0, start - 40), start)));
  return {
    named: new Set(mentions.map(({ name }) => name.toLowerCase())),
    main,
    fitted: new Set(fitted.map(({ name }) => name)),
  };
});

const COMPATIBLE =
  /\b(?:for|fits?|fitting|compatible(?:\s+with)?|suits?|to\s+fit|works\s+with|replaces|für|passend|pour|para|per|voor|do|dla)\s+(?:(?:the|a|an|all|most|some|use\s+with|zu)\s+)?$/iu;

function isCompatibility(text: string, mention: BrandMention): boolean {
  return COMPATIBLE.test(text.slice(Math.max(0, mention.start - 30), mention.start));
}

/** The makes of `text` that are not this item's and that the seller did not name. */
export function foreignBrands(text: string, ledger: Ledger | null): readonly BrandMention[] {
  if (ledger === null) return [];
  return findBrands(text).filter((mention) => {
    const name = mention.name.toLowerCase();
    if (ledger.facts.some(({ what, value }) => what === 'brand' && isSameMake(value.toLowerCase(), name)))
      return false;
    const own = ownBrands(ledger);
    return ![...own.named].some((named) => isSameMake(named, name)) && !isCompatibility(text, mention);
  });
}

/** "Boden" and "Mini Boden", "Tiffany" and "Tiffany & Co" are one make. */
function isSameMake(one: string, other: string): boolean {
  return one === other || one.includes(other) || other.includes(one);
}

const titleSpam: TextRule = {
  name: 'keyword-spam',
  basis: (spec) => spec.policies['keyword-spam'],
  find: (title, context) =>
    foreignBrands(title, context.ledger).map((mention) =>
      finding(
        title,
        mention,
        `"${wordsOf(title, mention)}" is not this item’s brand: ${spoken(context.spec)} counts that as keyword spam.`,
      ),
    ),
  mend: (title, { ledger }) => tidyTitle(removeWords(title, foreignBrands(title, ledger))),
  fixLabel: 'Remove the other brand',
};

/** Makes in the title that the item only fits, without a word that says so. */
function fittedBrands(title: string, { ledger }: RuleContext): readonly BrandMention[] {
  if (ledger === null) return [];
  const { fitted } = ownBrands(ledger);
  if (fitted.size === 0) return [];
  const make = ledger.form.make.toLowerCase();
  return findBrands(title).filter(
    (mention) =>
      fitted.has(mention.name) &&
      !(make !== '' && isSameMake(make, mention.name.toLowerCase())) &&
      !FITS.test(title.slice(Math.max(0, mention.start - 40), mention.start)),
  );
}

const fitsWording: TextRule = {
  name: 'fits-wording',
  basis: (spec) => spec.policies['fits-wording'],
  find: (title, context) =>
    fittedBrands(title, context).map((mention) =>
      finding(
        title,
        mention,
        `Put "for" or "fits" before ${wordsOf(title, mention)}: the item is not made by it.`,
      ),
    ),
  mend: (title, context) => {
    const [mention] = fittedBrands(title, context);
    if (mention === undefined) return title;
    return `${title.slice(0, mention.start)}for ${title.slice(mention.start)}`.replace(/^for (.*)$/u, '$1');
  },
  fixLabel: 'Add "for"',
};

const oneBrand: TextRule = {
  name: 'one-brand',
  basis: (spec) => spec.policies['one-brand'],
  find: (text, { ledger, spec }) => {
    const mentions = findBrands(text);
    if (mentions.length === 0) return NONE;
    const main =
      ledger === null ? mentions.slice(0, 1).map(({ name }) => name.toLowerCase()) : mainOf(ledger, mentions);
    return mentions
      .filter(
        (mention) =>
          !main.some((name) => isSameMake(name, mention.name.toLowerCase())) &&
          !isCompatibility(text, mention),
      )
      .map((mention) =>
        finding(
          text,
          mention,
          `${spoken(spec)} allows one brand a listing: "${wordsOf(text, mention)}" is a second one.`,
        ),
      );
  },
};

function mainOf(ledger: Ledger, mentions: readonly BrandMention[]): readonly string[] {
  const { main } = ownBrands(ledger);
  if (main.length > 0) return main;
  return mentions.slice(0, 1).map(({ name }) => name.toLowerCase());
}

function wordsOf(text: string, mention: BrandMention): string {
  return text.slice(mention.start, mention.end);
}

function finding(text: string, mention: BrandMention, message: string): Finding {
  return { start: mention.start, end: mention.end, text: wordsOf(text, mention), message };
}

export const TITLE_BRAND_RULES: readonly TextRule[] = [titleSpam, fitsWording, oneBrand];
export const DESCRIPTION_BRAND_RULES: readonly TextRule[] = [oneBrand];
