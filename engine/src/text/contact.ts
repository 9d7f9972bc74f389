/** Ways to reach a seller past the marketplace, and offers to deal elsewhere, in any text. */

import { inReadable } from '../language/readable.ts';
import { SITE_NAMES } from '../marketplaces/names.ts';
import { findAddresses } from './addresses.ts';
import { CUE, cuesOf } from './contact-cues.ts';
import { matchesOf } from './matches.ts';
import { OUTSIDE_HINT, OUTSIDE_SALE } from './outside-sale.ts';
import { findPhones } from './phones.ts';
import { rememberLast } from './remember.ts';

/** A way to reach the seller, where it stands in a text. */
export interface ContactSpan {
  /** UTF-16 offsets. */
  start: number;
  end: number;
  kind: 'email' | 'phone' | 'url' | 'handle' | 'messenger';
}

/** Words that send buyers elsewhere, in UTF-16 offsets of the text. */
export interface OffPlatformSpan {
  start: number;
  end: number;
  kind: 'marketplace' | 'outside-sale' | 'other-listings';
  /** For 'marketplace': its name in lower case, so that a platform can let its own name pass. */
  name?: string;
}

const NETWORK =
  '(?:whats\\s?app|telegram|insta(?:gram)?|snap(?:chat)?|tik\\s?tok|viber|wechat|discord|facebook|fb|signal|messenger|threema|skype)';
/** How buyers are asked to get in touch, and by what way, beside English. */
const REACH =
  '(?:schreib|meld|kontakt|erreich|écri|contact|joign|joindre|escr[ií]b|habl|scriv|contatt|schrijf|stuur|bereik|napisz|pisz|escrev|fal[ae]|skriv|nås?(?!\\p{L}))[\\p{L}-]{0,12}';
const BY = '(?:per|via|auf|über|bei|in|par|sur|por|a|al|su|tramite|op|na|przez|pelo|no|på|genom)';
/** How far behind the word for it a number or an address may stand. */
const TO_NUMBER = 24;
const MESSENGER = new RegExp(
  [
    '\\b(?:dm|pm)\\s+(?:me|us|for)\\b',
    '\\binbox\\s+(?:me|us)\\b',
    `\\b(?:whats\\s?app|telegram|text|txt|ring|call|e-?mail|sms)\\s+(?:me|us)\\b(?!\\s+(?:by your name|maybe))`,
    `\\bwhats\\s?app\\s*(?::|only\\b|(?=\\+?\\d{5}))`,
    // "My number is on the advert" gives no number.
    `\\bmy\\s+(?:whats\\s?app|(?:phone|mobile|cell|contact|tel(?:ephone)?)\\s+(?:no|num|number)|number\\s+is|e-?mail)\\b(?=[^.!?\\n]{0,${TO_NUMBER}}[\\d@])`,
    '\\b(?:msg|message|pm|dm|text|txt|ask|inbox)\\s+(?:me\\s+)?for\\s+(?:my\\s+|a\\s+|the\\s+)?(?:(?:phone|mobile|contact|tel)\\s+)?(?:no|num|number|details of how to call)\\b(?!\\s+(?:longer|box))',
    `\\b(?:dm|pm|msg|message|contact|find|follow|add|reach|write|text|chat|speak|me|us)\\s(?:[^.\\n]{0,16}\\s)?(?:on|via|through|at|by|over)\\s+(?:my\\s+)?${NETWORK}\\b`,
    '\\b(?:ring|call|text|txt|phone)\\s+(?:\\p{L}{2,14}\\s+)?(?:on\\s+|at\\s+)?(?=\\+?\\(?[0oO][\\d ]{7})',
    '\\b(?:per|via|auf|über|par|sur|por|al|su|op|na|przez|pelo|no)\\s+(?:whats\\s?app|telegram|instagram)\\b',
    `(?<!\\p{L})${REACH}\\s+(?:[\\p{L}-]{1,12}\\s+){0,3}${BY}\\s+(?:\\p{L}{2,4}\\s+)?${NETWORK}(?!\\p{L})`,
    '\\bich\\s+rufe\\s+zurück\\b|\\brufen?\\s+sie\\s+mich\\b|\\bappelez[- ]moi\\b|\\bll[aá]mame\\b|\\bchiamatemi\\b|\\bbel\\s+me\\b|(?<!\\p{L})zadzwo(?:ń|n)(?!\\p{L})',
    "\\b(?:i\\s+will|i[’']ll)\\s+(?:ring|call|phone)\\s+you\\b",
  ].join('|'),
  'giu',
);
// One of these stands in everything that MESSENGER finds; most texts hold none, and it is dear.
const REACH_HINT =
  /\b(?:[dp]m\b|inbox|whats|telegram|(?:ring|call|te?xt|e-?mail|sms|phone)\s+(?:me|us|you)\b|(?:ring|call|te?xt|phone)\s+(?:[^\s\d]{2,14}\s+)?(?:on\s+|at\s+)?\+?\(?[0o]|my\s+(?:whats|phone|mobile|cell|contact|tel|number|e-?mail)|(?:msg|message|ask|te?xt)\s+(?:me\s+)?for\b|insta(?:gram)?\b|snap(?:chat)?\b|tik\s?tok|viber|wechat|discord|facebook|fb\b|signal|messenger|threema|skype|rufe|appelez|ll[aá]mame|chiamatemi|bel\s+me|zadzw|i\s+will\s|i['’]ll\s)/i;

const CONTACT_CUES =
  CUE.at | CUE.site | CUE.spelledSite | CUE.handle | CUE.digits | CUE.digitWords | CUE.messenger;
const NO_CONTACTS: readonly ContactSpan[] = [];

/**
 * The e-mail addresses, phone numbers, web addresses, handles and invitations to another
 * messenger in `text`, in order and without overlaps. Numbers that are none (ISBN, EAN, model
 * codes, prices, sizes, "3.5mm", "No.4", "v1.2", "@ 2000rpm") are left alone. `cues` are those of the text, where they are known.
 */
export function findContacts(text: string, cues?: number): readonly ContactSpan[] {
  return inReadable(text, (plain) => contactsIn(plain, plain === text ? cues : undefined));
}

function contactsIn(text: string, cues = cuesOf(text)): readonly ContactSpan[] {
  if (!(cues & CONTACT_CUES)) return NO_CONTACTS;
  const found: ContactSpan[] = [...findAddresses(text, cues)];
  for (const span of findPhones(text, cues)) found.push({ ...span, kind: 'phone' });
  if (cues & CUE.messenger && REACH_HINT.test(text)) {
    for (const match of matchesOf(text, MESSENGER)) {
      found.push({ start: match.index, end: match.index + match[0].trimEnd().length, kind: 'messenger' });
    }
  }
  return withoutOverlaps(found);
}

/** The same, for a text that several rooms ask about. */
export function contactsOf(text: string): readonly ContactSpan[] {
  return spansIn(text).contacts;
}

const SITE_NAME = new RegExp(`\\b(?:${SITE_NAMES})\\b`, 'iu');
const MARKETPLACE = new RegExp(
  [
    `(?<!\\b(?:bought|purchased|ordered|got|sourced|sold|acquired|paid|found|gekauft|acheté|comprad[oa]|comprat[oa]|gekocht|kupion[ay])\\s(?:[\\p{L}\\d’'£€$.]{1,12}\\s){0,3})\\b(?:on|at|via|through|auf|bei|sur|en|su|op|na)\\s+(?:my\\s+|our\\s+)?(?:${SITE_NAMES})\\b(?!\\s+(?:echo|fire|kindle|prime|basics|music|alexa|show|dot|portal|warehouse))`,
    `\\b(?:my|our|meine?n?|mon|mi|mijn|mój)\\s+(?:${SITE_NAMES})\\b`,
    `\\b(?:${SITE_NAMES})\\s+(?:shop|store|account|page|profile|username|wardrobe|listing|listings)\\b`,
  ].join('|'),
  'giu',
);
const THINGS =
  '(?:items?|listings?|ads?|adverts?|auctions?|things|stuff|bits|sales|products|pieces|clothes|shoes)';
const OTHERS = new RegExp(
  [
    `\\b(?:see|check(?:\\s+out)?|look\\s+at|view|browse|visit|take\\s+a\\s+look\\s+at|have\\s+a\\s+look\\s+at)\\s+(?:(?:all|some)\\s+(?:of\\s+)?)?(?:my|our)\\s+(?:\\p{L}{1,12}\\s+)?${THINGS}`,
    `\\b(?:my|our)\\s+other\\s+${THINGS}(?:\\s+(?:for sale|listed))?`,
    `\\bother\\s+${THINGS}\\s+(?:for sale|listed|available|in my (?:shop|wardrobe|closet|store))`,
    '\\b(?:other|more)\\s+(?!than\\b)(?:(?!are\\b|is\\b|not\\b|were\\b)\\p{L}{2,12}\\s+){1,3}listed\\b(?!\\s+(?:as|at|building|below|above|in|here))',
    '\\b(?:\\d+|two|three|four|several|more|others?|lots more|loads more|plenty more)\\s+(?:others?\\s+|more\\s+|of them\\s+)?(?:also\\s+)?(?:listed|on my (?:page|profile|shop))\\b(?!\\s+(?:as|at|in|on|building))',
    '\\b(?:see|check|visit|browse|follow|look at)\\s+(?:out\\s+)?(?:my|our)\\s+(?:shop|store|page|profile|wardrobe|closet|account)\\b',
    '\\bmeine\\s+(?:anderen|weiteren)\\s+(?:artikel|anzeigen|angebote|auktionen)',
    '\\bmes\\s+autres\\s+(?:articles|annonces|ventes)',
    '\\bmis\\s+otr[oa]s\\s+(?:artículos|anuncios|productos|prendas|ventas)',
    '\\b(?:i\\s+)?miei\\s+altri\\s+(?:annunci|articoli|oggetti)',
    '\\bmijn\\s+andere\\s+(?:advertenties|artikelen|spullen)',
    '\\bmoje\\s+(?:inne|pozostałe)\\s+(?:aukcje|przedmioty|ogłoszenia|oferty|ubrania)',
    '\\b(?:os\\s+)?meus\\s+outros\\s+(?:artigos|anúncios|produtos)',
    '(?:他の|ほかの)(?:出品|商品)',
  ].join('|'),
  'giu',
);
// Looked for first: most texts hold none of these, and the patterns above are dear.
const SITE_HINT = new RegExp(SITE_NAMES, 'i');
const OTHERS_HINT =
  /\b(?:(?:my|our|other)\s+(?:\p{L}+\s+)?(?:item|listing|ad|auction|thing|stuff|bit|sale|product|piece|clothes|shoe|shop|store|page|profile|wardrobe|closet|account)|listed\b|(?:meine|mes|mis|miei|mijn|moje|meus)\s)|他の|ほかの/iu;

/**
 * Where `text` names another marketplace as a place to buy, offers a sale past the platform, or
 * sends the buyer to the seller's other listings; in order, without overlaps. A marketplace in
 * the item's history ("bought on Amazon") or in a product's name ("Amazon Echo") is none.
 */
export function findOffPlatform(text: string, cues = cuesOf(text)): readonly OffPlatformSpan[] {
  const found: OffPlatformSpan[] = [];
  const hasSite = (cues & CUE.marketplace) !== 0 && SITE_HINT.test(text);
  if (cues & CUE.outsideSale && (hasSite || OUTSIDE_HINT.test(text))) {
    for (const match of matchesOf(text, OUTSIDE_SALE)) found.push(spanOf(match, 'outside-sale'));
  }
  if (cues & CUE.otherListings && OTHERS_HINT.test(text)) {
    for (const match of matchesOf(text, OTHERS)) found.push(spanOf(match, 'other-listings'));
  }
  if (hasSite) {
    for (const match of matchesOf(text, MARKETPLACE)) {
      const name = SITE_NAME.exec(match[0])?.[0].toLowerCase() ?? '';
      found.push({ ...spanOf(match, 'marketplace'), name });
    }
  }
  return withoutOverlaps(found);
}

/** The same, for a text that several rooms ask about. */
export function offPlatformIn(text: string): readonly OffPlatformSpan[] {
  return spansIn(text).offPlatform;
}

const spansIn = rememberLast((text: string) => {
  const cues = cuesOf(text);
  return { contacts: findContacts(text, cues), offPlatform: findOffPlatform(text, cues) };
});

function spanOf(match: RegExpExecArray, kind: OffPlatformSpan['kind']): OffPlatformSpan {
  return { start: match.index, end: match.index + match[0].length, kind };
}

function withoutOverlaps<T extends { start: number; end: number }>(found: T[]): readonly T[] {
  if (found.length < 2) return found;
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: T[] = [];
  let reached = -1;
  for (const span of found) {
    if (span.start < reached) continue;
    kept.push(span);
    reached = span.end;
  }
  return kept;
}
