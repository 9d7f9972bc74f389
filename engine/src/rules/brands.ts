/** Other makes than the item's own: search words that buyers of this item did not look for. */

import { fold } from '../language/fold.ts';
import { withoutLooseEnd } from '../language/loose-end.ts';
import { tokenise } from '../language/tokens.ts';
import { brandAt } from '../lexicon/lexicon.ts';
import { spoken } from '../marketplaces/marketplace.ts';
import { rememberLast, rememberOne } from '../text/remember.ts';
import { certainValues, type Item } from '../values/item.ts';
import { removeWords } from './remove.ts';
import { type Finding, NONE, type RuleContext, type TextRule } from './rule.ts';
import { tidyTitle } from './symbols.ts';

interface BrandMention {
  name: string;
  start: number;
  end: number;
}

/** The makes named in a text, apart from those whose names are common words. */
const findBrands = rememberLast((text) => readBrands(text, false));

/**
 * The makes named in `text`, one mention each. Makes whose names are common words count only where
 * `common` is set, because "Next" and "Orange" are mostly no makes.
 */
function readBrands(text: string, common: boolean): readonly BrandMention[] {
  const tokens = tokenise(text);
  const found: BrandMention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index];
    const brand = brandAt(tokens, index);
    if (first === undefined || brand === null) continue;
    const last = tokens[index + brand.length - 1] ?? first;
    // A part or a licence stands beside another make by right: Gore-Tex in a jacket, Star Wars on LEGO.
    if (common || !(brand.common || brand.inside)) {
      found.push({ name: brand.name, start: first.start, end: last.end });
    }
    index += brand.length - 1;
  }
  return found;
}

interface OwnBrands {
  /** Makes that the seller's own words name, apart from the keywords field. */
  named: ReadonlySet<string>;
  /** The item's make: of the make field, or read out of the item's name. */
  main: readonly string[];
  /** Makes that the item fits without being of them: named after "for" in the seller's words. */
  fitted: ReadonlySet<string>;
}

function brandsOf(item: Item): readonly string[] {
  return certainValues(item, 'brand').map(({ value }) => fold(value));
}

const FITS = /\b(?:for|fits?|compatible(?:\s+with)?|to\s+fit|replaces)\s+(?:\p{L}+\s+){0,2}$/iu;

const ownBrands = rememberOne((item: Item): OwnBrands => {
  const { form } = item;
  const main = brandsOf(item);
  const given = `${form.itemName} | ${form.make} | ${form.modelNumber} | ${form.features}`;
  const mentions = readBrands(given, true);
  const fitted = mentions.filter(({ start }) => FITS.test(given.slice(Math.max(0, start - 40), start)));
  return {
    named: new Set(mentions.map(({ name }) => fold(name))),
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
export function foreignBrands(text: string, item: Item | null): readonly BrandMention[] {
  if (item === null) return [];
  return findBrands(text).filter((mention) => {
    const name = fold(mention.name);
    if (brandsOf(item).some((brand) => isSameMake(brand, name))) return false;
    const own = ownBrands(item);
    return ![...own.named].some((named) => isSameMake(named, name)) && !isCompatibility(text, mention);
  });
}

/** "Boden" and "Mini Boden", "Tiffany" and "Tiffany & Co" are one make. */
function isSameMake(one: string, other: string): boolean {
  return one === other || one.includes(other) || other.includes(one);
}

const titleSpam: TextRule = {
  name: 'keyword-spam',
  basis: (marketplace) => marketplace.policies['keyword-spam'],
  find: (title, context) =>
    foreignBrands(title, context.item).map((mention) =>
      finding(
        title,
        mention,
        `"${wordsOf(title, mention)}" is not this item’s brand: ${spoken(context.marketplace)} counts that as keyword spam.`,
      ),
    ),
  mend: (title, { item }) =>
    withoutLooseEnd(tidyTitle(removeWords(title, foreignBrands(title, item))), title, item?.language ?? 'en'),
  fixLabel: 'Remove the other brand',
};

/** Makes in the title that the item only fits, without a word that says so. */
function fittedBrands(title: string, { item }: RuleContext): readonly BrandMention[] {
  if (item === null) return [];
  const { fitted } = ownBrands(item);
  if (fitted.size === 0) return [];
  const make = fold(item.form.make);
  return findBrands(title).filter(
    (mention) =>
      fitted.has(mention.name) &&
      !(make !== '' && isSameMake(make, fold(mention.name))) &&
      !FITS.test(title.slice(Math.max(0, mention.start - 40), mention.start)),
  );
}

const fitsWording: TextRule = {
  name: 'fits-wording',
  basis: (marketplace) => marketplace.policies['fits-wording'],
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
  basis: (marketplace) => marketplace.policies['one-brand'],
  find: (text, { item, marketplace }) => {
    const mentions = findBrands(text);
    if (mentions.length === 0) return NONE;
    const main = item === null ? mentions.slice(0, 1).map(({ name }) => fold(name)) : mainOf(item, mentions);
    return mentions
      .filter(
        (mention) =>
          !main.some((name) => isSameMake(name, fold(mention.name))) && !isCompatibility(text, mention),
      )
      .map((mention) =>
        finding(
          text,
          mention,
          `${spoken(marketplace)} allows one brand a listing: "${wordsOf(text, mention)}" is a second one.`,
        ),
      );
  },
};

function mainOf(item: Item, mentions: readonly BrandMention[]): readonly string[] {
  const { main } = ownBrands(item);
  if (main.length > 0) return main;
  return mentions.slice(0, 1).map(({ name }) => fold(name));
}

function wordsOf(text: string, mention: BrandMention): string {
  return text.slice(mention.start, mention.end);
}

function finding(text: string, mention: BrandMention, message: string): Finding {
  return { start: mention.start, end: mention.end, text: wordsOf(text, mention), message };
}

export const TITLE_BRAND_RULES: readonly TextRule[] = [titleSpam, fitsWording, oneBrand];
export const DESCRIPTION_BRAND_RULES: readonly TextRule[] = [oneBrand];
