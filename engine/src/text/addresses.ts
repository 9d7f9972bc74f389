/** E-mail addresses, web addresses and @handles, also written out to slip past a filter. */

import { fold } from '../language/fold.ts';
import type { Span } from '../language/span.ts';
import { SITE_LEADS } from '../lexicon/lead-words.ts';
import { OWN_NAMES } from '../marketplaces/names.ts';
import { CUE, cuesOf } from './contact-cues.ts';
import { matchesOf } from './matches.ts';

export interface AddressSpan extends Span {
  kind: 'email' | 'url' | 'handle';
}

const WEBMAIL =
  /^(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|live|msn|protonmail|btinternet|sky|gmx|web|orange|wanadoo|laposte|libero|wp|onet)\b/iu;
const DOMAIN = '(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?\\.)+';
// Endings that are no words: "works well.It" must not become a site of Italy.
const SURE_ENDING =
  '(?:com|net|org|biz|co\\.uk|org\\.uk|me\\.uk|uk|eu|io|example|xyz|ru|com\\.au|co\\.jp|co\\.nz|fr|nl|cz|gg)';
const DOUBTFUL_ENDING =
  '(?:info|shop|store|online|site|link|live|club|app|dev|tv|me|co|it|es|de|pl|pt|at|be|ch|ie|se|dk|no|fi|jp|us|ca|au|in|to|ly|ai)';
const ADDRESS_END = '(?![\\p{L}\\d-]|\\.[\\p{L}\\d])';

const SCHEME = /(?:https?|ftp):\/\/[^\s<>"']+|(?<![\p{L}\d])www\.[^\s<>"']{3,}/giu;
const SURE = new RegExp(
  `(?<![\\p{L}\\d@._-])${DOMAIN}${SURE_ENDING}${ADDRESS_END}(?:[:/?#][^\\s<>"']*)?`,
  'giu',
);
const WITH_PATH = new RegExp(
  `(?<![\\p{L}\\d@._-])${DOMAIN}${DOUBTFUL_ENDING}${ADDRESS_END}/[^\\s<>"']*`,
  'giu',
);
const DOUBTFUL = new RegExp(`(?<![\\p{L}\\d@._-])${DOMAIN}${DOUBTFUL_ENDING}${ADDRESS_END}`, 'gu');
const KNOWN_SITE = new RegExp(
  `^(?:(?:www|m|my)\\.)?(?:${OWN_NAMES}|depop|fb|instagram|youtu|bit|t|wa|amzn|linktr|kleinanzeigen|subito|wallapop|olx|allegro)\\.`,
  'iu',
);
/** At the end of a clause these are no words that a stop without a blank stands before ("works well.it fits"). */
const CLOSING = /\.(?:de|es|pl|pt|at|be|ch|ie|se|dk|jp|au|ly|ai|shop|store|link|club|app|dev|info)$/u;
const CLAUSE_END = /^(?:[.,;:!?)\]]*(?:\s*$|\s*\n|[.,;:!?)\]]\s))/u;
const SHORTEST_BARE = 4;
const PLATFORM_NAMES = /^(?:asp|vb|ado|ml|paint|\.?net core)\.net$/iu;

const DOT_WORDS = 'dot|punkt|kropka';
/** Words for the sign in addresses and for nothing else; theirs are all the dots of their languages. */
const SIGN_WORDS = 'ät|arroba|chiocciola|arobase|małpa|malpa|snabel-?a|apenstaartje';
const ANY_DOT = `${DOT_WORDS}|punto|point|ponto|punt`;
const AT_WORD = new RegExp(
  `[([{]\\s*at\\s*[)\\]}]|(?<=[\\p{L}\\d])\\s+(?:at\\s+(?=[\\p{L}\\d-]{2,40}(?:\\s*[([{]\\s*|\\s+)(?:${DOT_WORDS})(?:\\s|[)\\]}]))|(?:${SIGN_WORDS})\\s+(?=[\\p{L}\\d-]{2,40}(?:\\s+(?:${ANY_DOT})\\s|\\s?\\.)))`,
  'giu',
);
const DOT = `(?:\\s*[([{]\\s*(?:${ANY_DOT}|\\.)\\s*[)\\]}]\\s*|\\s+(?:${ANY_DOT})\\s+|\\s?\\.\\s?)`;
const SPELLED_DOMAIN = new RegExp(
  `\\s*[\\p{L}\\d-]{1,63}(?:${DOT}[\\p{L}\\d-]{1,63}){0,3}?${DOT}(?:com|net|org|co|uk|example|info|eu|io|me|de|fr|es|it|nl|pl|pt|jp)(?:${DOT}uk)?(?![\\p{L}\\d])`,
  'iuy',
);
const LOCAL_BEFORE = /[\p{L}\d._%+-]{1,64}\s*$/u;
const PLAIN_DOMAIN = new RegExp(`\\s?${DOMAIN}\\p{L}{2,24}(?![\\p{L}\\d])`, 'iuy');
const HANDLE = /[\p{L}_][\p{L}\d_.-]{1,38}/uy;
const HANDLE_AT_SITE =
  /(?<![\p{L}\d])(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|twitter|telegram|ig|fb)(?:\s+(?:is|name|handle|username|id))?\s*[:=@]\s*@?[\p{L}\d_.]{3,38}/giu;

/** Behind the name of a network a name of letters that a point or a line joins is somebody's; "Instagram.com" is none. */
const HANDLE_BEHIND_SITE =
  /(?<![\p{L}\d])(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|twitter|telegram|ig|fb|facebook|discord)(?:\s+(?:is|name|handle|username|id))?\s+(?:[-–]\s)?\p{L}[\p{L}\d]{1,30}[._#][\p{L}\d._]{1,30}(?<!\.)(?!\p{L})/giu;

/** Every e-mail address, web address and @handle of `text`. */
export function findAddresses(text: string, cues = cuesOf(text)): readonly AddressSpan[] {
  const found: AddressSpan[] = [];
  if (cues & CUE.at) findAtSigns(text, found);
  if (cues & CUE.site) findSites(text, found);
  if (cues & CUE.spelledSite) findSpelled(text, found);
  if (!(cues & CUE.handle)) return found;
  for (const pattern of [HANDLE_AT_SITE, HANDLE_BEHIND_SITE]) {
    for (const match of matchesOf(text, pattern)) {
      found.push({ start: match.index, end: match.index + match[0].length, kind: 'handle' });
    }
  }
  return found;
}

function findAtSigns(text: string, found: AddressSpan[]): void {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const local = LOCAL_BEFORE.exec(text.slice(Math.max(0, at - 66), at))?.[0] ?? '';
    PLAIN_DOMAIN.lastIndex = at + 1;
    const domain = PLAIN_DOMAIN.exec(text)?.[0] ?? '';
    const spaced = /\s$/u.test(local) || /^\s/u.test(domain);
    // "insta @pots.example" is a handle, "anna @ pots.example" and "anna @gmail.com" are mail.
    const handleLike = /\s$/u.test(local) && !/^\s/u.test(domain) && !WEBMAIL.test(domain);
    if (local !== '' && domain !== '' && !handleLike && (!spaced || isSureDomain(domain.trim()))) {
      found.push({ start: at - local.length, end: at + 1 + domain.length, kind: 'email' });
      continue;
    }
    const mail = /^\s?[\p{L}]{2,12}(?![\p{L}\d])/u.exec(text.slice(at + 1, at + 16))?.[0] ?? '';
    if (local !== '' && WEBMAIL.test(mail.trim())) {
      found.push({ start: at - local.length, end: at + 1 + mail.length, kind: 'email' });
      continue;
    }
    if (/[\p{L}\d]/u.test(text.charAt(at - 1))) continue;
    HANDLE.lastIndex = at + 1;
    const handle = HANDLE.exec(text)?.[0].replace(/[.-]+$/u, '') ?? '';
    if (handle.length >= 3 && !/^(?:home|work|school|once|least|the|all|any|approx)$/iu.test(handle))
      found.push({ start: at, end: at + 1 + handle.length, kind: 'handle' });
  }
}

/** Whether a text is nothing but a web address: as an entry of a list, whatever its ending means elsewhere. */
export function isSite(text: string): boolean {
  return SURE_WHOLE.test(text.trim().replace(/^www\./i, ''));
}

const SURE_WHOLE = new RegExp(`^${DOMAIN}(?:${SURE_ENDING}|${DOUBTFUL_ENDING})$`, 'iu');
function isSureDomain(domain: string): boolean {
  return SURE_WHOLE.test(domain);
}

function findSites(text: string, found: AddressSpan[]): void {
  const add = (start: number, words: string) => {
    const end = start + words.replace(/[.,;:!?)\]}'"]+$/u, '').length;
    found.push({ start, end, kind: 'url' });
  };
  for (const match of matchesOf(text, SCHEME)) add(match.index, match[0]);
  for (const match of matchesOf(text, SURE)) {
    if (!PLATFORM_NAMES.test(match[0])) add(match.index, match[0]);
  }
  for (const match of matchesOf(text, WITH_PATH)) add(match.index, match[0]);
  for (const match of matchesOf(text, DOUBTFUL)) {
    if (leadTo(text, match.index) !== null || KNOWN_SITE.test(match[0]) || isBare(text, match))
      add(match.index, match[0]);
  }
}

/** Closes its clause and ends as no word does. */
function isBare(text: string, { index, 0: site }: RegExpExecArray): boolean {
  return (
    site.indexOf('.') >= SHORTEST_BARE &&
    CLOSING.test(site) &&
    CLAUSE_END.test(text.slice(index + site.length, index + site.length + 8))
  );
}

const LEAD_REACH = 16;

/** Where the words begin that lead to an address at `at`: "visit my shop"; null where none do. */
export function leadTo(text: string, at: number): number | null {
  const from = Math.max(0, at - LEAD_REACH - 14);
  const before = text.slice(from, at);
  const words = [...before.matchAll(/[\p{L}’']+/gu)];
  const first = words.find(
    ({ index, 0: word }) =>
      at - from - index - word.length <= LEAD_REACH &&
      !/[.\n!?]/.test(before.slice(index)) &&
      SITE_LEADS.has(fold(word)),
  );
  return first === undefined ? null : from + first.index;
}

function findSpelled(text: string, found: AddressSpan[]): void {
  for (const match of matchesOf(text, AT_WORD)) {
    SPELLED_DOMAIN.lastIndex = match.index + match[0].length;
    const domain = SPELLED_DOMAIN.exec(text)?.[0];
    if (domain === undefined) continue;
    const local = LOCAL_BEFORE.exec(text.slice(Math.max(0, match.index - 66), match.index))?.[0] ?? '';
    if (local === '') continue;
    const end = match.index + match[0].length + domain.length;
    found.push({ start: match.index - local.length, end, kind: 'email' });
  }
}
