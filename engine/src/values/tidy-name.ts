/** The item name as it may stand in a title: signs, blanks and capitals mended, contact and asking price gone. */
import type { ListingForm } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { prepareText, withoutGone } from '../language/prepare.ts';
import { capitalise, tidySentence } from '../language/tidy.ts';
import { tokenise } from '../language/tokens.ts';
import { SOURCE_WORDS } from '../lexicon/lead-words.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { isSite, leadTo } from '../text/addresses.ts';
import { findContacts } from '../text/contact.ts';
import { callStart } from '../text/phone-calls.ts';
import { priceStretches } from './prices.ts';

/** "5. Sports vest": the number of a list, not of the thing. */
const LIST_NUMBER = /^\d{1,2}[.)]\s+(?=\p{L})/u;
/** "- Very good condition": the bullet of a list. */
const BULLET = /^[-–—]\s+/u;
/** What parts the statements of a name: in a title a comma does. */
const PARTED = /\s*[|•·▪■]+\s*(?=[\p{L}\p{N}])/gu;

/** The name of a form, tidied. Never empty: a name of nothing but an address stays as it is. */
export function tidyName(form: ListingForm): string {
  const given = plainField(form.itemName, isSiteOfName(form)) || plainField(form.itemName);
  const raw = given.replace(LIST_NUMBER, '').replace(BULLET, '').replace(PARTED, ', ');
  const prices = priceStretches(raw, tokenise(raw)).filter(({ kind }) => kind === 'asking');
  let name = cutOut(raw, prices);
  if (!/[\p{L}\p{N}]/u.test(name)) name = raw;
  name = tidySentence(name, { language: null, shouted: false, names: new Map(), stop: false });
  name = name
    .replace(/[-–—/|,;:!.][\s\-–—/|,;:!.]*$/u, '')
    .replace(/!+/g, '')
    .replace(/-{2,}/g, ' ')
    // "S8 +" is the S8+.
    .replace(/(?<=[\p{L}\p{N}]) \+$/u, '+')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' ? raw : calmName(onceEach(withoutOffer(name)));
}

const OFFER = ['delivery', 'payment', 'asking-price', 'filler'] as const;
/** A name of fewer words keeps them. */
const FEWEST_WORDS = 2;

/** "Selling my mower", "Free shipping lamp", "desk, price negotiable": what speaks of the deal at the ends of a name. */
function withoutOffer(name: string): string {
  const tokens = tokenise(name);
  const isMark = (at: number) => tokens[at]?.kind === 'mark';
  const lengthAt = (at: number) =>
    entriesAt(tokens, at, OFFER).find(
      ({ class: kind, means, weak, length }) =>
        !weak &&
        (kind !== 'filler' || means === 'offer') &&
        // A lone "ship" or "post" is as often the end of "can ship".
        (kind !== 'delivery' || length > 1),
    )?.length ?? 0;
  let from = 0;
  while (lengthAt(from) > 0) {
    from += lengthAt(from);
    while (isMark(from)) from += 1;
  }
  let to = tokens.length;
  for (let at = from; at < to; at += 1) {
    if (lengthAt(at) > 0 && at + lengthAt(at) === to) {
      to = at;
      while (to > from && isMark(to - 1)) to -= 1;
      at = from;
    }
  }
  if (from === 0 && to === tokens.length) return name;
  const left = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
  if (left.length < FEWEST_WORDS) return name;
  return capitalise(name.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? name.length));
}

/** Names of shops and makes that look like addresses; without them every address without a path may be one. */
type SiteNames = (site: string, at: number) => boolean;

/** One short field of the form without markup, invisible signs and contact details; empty where nothing else is said. */
export function plainField(text: string, isName: SiteNames = isPlainSite): string {
  const raw = withoutGone(prepareText(text)).replace(/\s+/g, ' ').trim();
  if (isName !== isPlainSite && isSite(raw) && !isName(raw, 0)) return '';
  const contacts = findContacts(raw).flatMap(({ kind, start, end }) => {
    if (kind !== 'url') return [{ start: callStart(raw, start), end }];
    return isName(raw.slice(start, end), start) ? [] : [{ start: leadTo(raw, start) ?? start, end }];
  });
  return cutOut(raw, contacts).replace(/\s+/g, ' ').trim();
}

/** "Notonthehighstreet.com" is a make. */
function isPlainSite(site: string): boolean {
  return !/:\/\/|\//.test(site);
}

/** The make of the form, in its own field or in another. */
export function isMakeOf({ make }: Pick<ListingForm, 'make'>): SiteNames {
  const own = fold(make.trim());
  return (site) => own !== '' && fold(site) === own;
}

/** Whether an address in an item's name is a name too: of its make, before everything else, or of where it came from. */
export function isSiteOfName(form: Pick<ListingForm, 'itemName' | 'make'>): SiteNames {
  const isMake = isMakeOf(form);
  const name = form.itemName.trim();
  return (site, at) => {
    if (!isPlainSite(site)) return false;
    const before = /([\p{L}’']+)\s*$/u.exec(name.slice(0, at))?.[1];
    return isMake(site, at) || at === 0 || (before !== undefined && SOURCE_WORDS.has(fold(before)));
  };
}

function cutOut(text: string, stretches: readonly { start: number; end: number }[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of [...stretches].sort((one, other) => one.start - other.start)) {
    if (start < from) continue;
    result += text.slice(from, start);
    from = end;
  }
  return result + text.slice(from);
}

/** "Sony Sony headphones" says it once; "Naf Naf" is a name. */
function onceEach(name: string): string {
  return name.replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}]{2,})(?:\s+\1)+(?![\p{L}\p{N}])/giu, (said, word) => {
    const [once, twice] = [word, said].map((text) => brandAt(tokenise(text), 0));
    return once?.length === 1 && !once.common && twice?.length === 1 ? word : said;
  });
}

/** "GMT-Master II", "Classic VI". */
const ROMAN = /^(?=[IVX]{2})X{0,3}(?:I[XV]|V?I{0,3})$/;
const SIZE_LETTER = /^[SMLX]$/;
const FEWEST_SHOUTED = 2;
const LONG_WORD = 4;

/** A name that shouts, by two longer words in capitals, gets a capital at each word but the joining ones; codes keep theirs. */
export function calmName(name: string): string {
  const tokens = tokenise(name);
  const words = tokens.filter(({ kind }) => kind === 'word');
  const long = words.filter(({ text }) => text.length >= LONG_WORD);
  const shouts = long.length >= FEWEST_SHOUTED && long.every(({ text }) => text === text.toUpperCase());
  if (!shouts) return name;
  let result = '';
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const keeps =
      SIZE_LETTER.test(token.text) ||
      !/[aeiouy]/i.test(token.key) ||
      ROMAN.test(token.text) ||
      entriesAt(tokens, at, ['acronym', 'size']).some(({ length }) => length === 1);
    // A dotted capital I falls into a letter and a dot of its own.
    const small = token.text.slice(1).toLowerCase().replaceAll('i\u0307', 'i');
    // "WINTERREIFEN AUF STAHLFELGE": inside a name joining words are small.
    const joins =
      at > 0 &&
      !SIZE_LETTER.test(token.text) &&
      entriesAt(tokens, at, ['joiner']).some(({ length }) => length === 1);
    const calm = joins ? token.text.toLowerCase() : keeps ? token.text : token.text.charAt(0) + small;
    result += name.slice(from, token.start) + calm;
    from = token.end;
  }
  return result + name.slice(from);
}
