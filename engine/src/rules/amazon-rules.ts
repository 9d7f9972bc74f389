/** Amazon's bullets and page text; the condition note of the offer is free of these rules. */
import {
  joinAmazonDescription,
  locateAmazonParts,
  splitAmazonDescription,
  type TextPart,
} from '../formats/amazon-description.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';
import { cutAtSentence } from '../text/shorten.ts';
import { removeClauses, tidyText } from './remove.ts';
import { type Finding, findAll, NONE, type TextRule } from './rule.ts';
import { DECORATION, plainFor, tidyTitle } from './symbols.ts';

const MIN_BULLETS = 3;
const MAX_BULLETS = 5;
const BULLET_MIN = 10;
const BULLET_MAX = 255;
const BULLETS_TOGETHER = 1_000;

const count: TextRule = {
  name: 'bullets-count',
  basis: (spec) => spec.policies['bullets-count'],
  find: (text) => {
    const { bullets, paragraph } = locateAmazonParts(text);
    if (bullets.length === 0 && paragraph === null) return NONE;
    if (bullets.length >= MIN_BULLETS && bullets.length <= MAX_BULLETS) return NONE;
    const first = bullets[MAX_BULLETS];
    const place = first === undefined ? {} : { start: first.start, end: bullets.at(-1)?.end ?? first.end };
    return [
      {
        ...place,
        message: `Amazon takes ${MIN_BULLETS} to ${MAX_BULLETS} bullet points; there are ${bullets.length}.`,
      },
    ];
  },
  mend: (text) => {
    const parts = splitAmazonDescription(text);
    if (parts.bullets.length <= MAX_BULLETS) return text;
    // A surplus bullet is not lost: it becomes a sentence of the paragraph.
    const surplus = parts.bullets.slice(MAX_BULLETS).map((bullet) => `${bullet.replace(/[.;,]+$/u, '')}.`);
    const paragraph = [parts.paragraph, ...surplus].filter((words) => words !== '').join(' ');
    return joinAmazonDescription({ ...parts, bullets: parts.bullets.slice(0, MAX_BULLETS), paragraph });
  },
  fixLabel: 'Move the others to the paragraph',
  change: () => 'Amazon takes five bullet points: the others were moved to the paragraph.',
};

const length: TextRule = {
  name: 'bullets-length',
  basis: (spec) => spec.policies['bullets-length'],
  find: (text) => {
    const { bullets } = locateAmazonParts(text);
    const found: Finding[] = [];
    let together = 0;
    for (const bullet of bullets) {
      const size = codePointLength(bullet.text);
      together += size;
      if (size >= BULLET_MIN && size <= BULLET_MAX) continue;
      found.push(
        at(
          bullet,
          `An Amazon bullet point has ${BULLET_MIN} to ${BULLET_MAX} characters; this one has ${size}.`,
        ),
      );
    }
    if (together >= BULLETS_TOGETHER) {
      found.push({
        message: `Amazon’s bullet points together stay under 1,000 characters; these have ${together}.`,
      });
    }
    return found;
  },
  mend: (text) => mapBullets(text, (bullet) => cutAtWord(bullet, BULLET_MAX)),
  fixLabel: 'Shorten it at a word',
};

const HEADER = /^[^:：\n]{1,60}[:：]\s?\S/u;
const END_MARK = /[.;,!。]+$/u;
// An abbreviation keeps its stop.
const ABBREVIATED = /\b(?:approx|incl|etc|e\.g|i\.e|no|in|max|min|ca|\p{L})\.$/iu;

const form: TextRule = {
  name: 'bullets-form',
  basis: (spec) => spec.policies['bullets-form'],
  find: (text) =>
    locateAmazonParts(text).bullets.flatMap((bullet) => {
      if (/^\p{Ll}/u.test(bullet.text)) return [at(bullet, 'An Amazon bullet point begins with a capital.')];
      if (endsWithMark(bullet.text))
        return [at(bullet, 'An Amazon bullet point has no punctuation at its end.')];
      if (!HEADER.test(bullet.text)) {
        return [at(bullet, 'An Amazon bullet point reads "Header: description".')];
      }
      return [];
    }),
  mend: (text) =>
    mapBullets(text, (bullet) => {
      const open = endsWithMark(bullet) ? bullet.replace(END_MARK, '') : bullet;
      return /^\p{Ll}/u.test(open) ? open.charAt(0).toUpperCase() + open.slice(1) : open;
    }),
  fixLabel: 'Begin with a capital, end without a stop',
  change: () => 'Bullet points were given a capital and no end punctuation, as Amazon asks.',
};

function endsWithMark(bullet: string): boolean {
  return END_MARK.test(bullet) && !ABBREVIATED.test(bullet);
}

const BANNED_CLASS = '™®€…†‡°¢£¥©±~';
const BANNED = new RegExp(`[${BANNED_CLASS}]|${DECORATION.source}`, 'gu');
const CURRENCY = /[£€¥]\s?(\d+(?:[.,]\d+)*)/gu;
const CODES: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', '¥': 'JPY' };

const characters: TextRule = {
  name: 'bullets-characters',
  basis: (spec) => spec.policies['bullets-characters'],
  find: (text) =>
    locateAmazonParts(text).bullets.flatMap((bullet) =>
      findAll(bullet.text, BANNED, (words) => `Amazon does not allow ${words} in bullet points.`).map(
        (found) => movedBy(found, bullet.start),
      ),
    ),
  mend: (text) =>
    mapBullets(text, (bullet) =>
      bullet.search(BANNED) === -1
        ? bullet
        : tidyTitle(
            bullet
              .replace(CURRENCY, (words, amount) => `${CODES[words.charAt(0)] ?? ''} ${amount}`)
              .replace(/°\s?(?=[CF]\b)/gu, ' ')
              .replace(BANNED, (character) => plainFor(character, (plain) => plain.search(BANNED) === -1)),
          ),
    ),
  fixLabel: 'Write it in plain characters',
  change: () => 'Characters that Amazon does not allow in bullet points were written another way.',
};

const PHRASES =
  /\b(?:eco[\s-]?friendly|environmentally\s+friendly|ecologically\s+friendly|anti[\s-]?(?:bacterial|microbial)|(?:made\s+(?:from|of|with)|contains)\s+(?:bamboo|soy)|full\s+refund|money[\s-]?back(?:\s+guarantee)?|(?:unconditional|100\s?%)\s+guaranteed?|if\s+not\s+satisfied)\b/giu;

const phrases: TextRule = {
  name: 'bullets-phrases',
  basis: (spec) => spec.policies['bullets-phrases'],
  find: (text) =>
    locateAmazonParts(text).bullets.flatMap((bullet) =>
      findAll(bullet.text, PHRASES, (words) => `Amazon does not allow "${words}" in bullet points.`).map(
        (found) => movedBy(found, bullet.start),
      ),
    ),
  mend: (text) => mapBullets(text, (bullet) => tidyTitle(bullet.replace(PHRASES, ' '))),
  fixLabel: 'Remove the phrase',
};

const PLACEHOLDER =
  /(?<=[:：]\s?)(?:n\/?a|tb[acd]|none|unknown|not\s+applicable)(?=\s*$)|\b(?:n\/a|not\s+applicable|tbd|copy\s+pending|lorem\s+ipsum)\b|\bB0(?=[A-Z0-9]*\d)[A-Z0-9]{8}\b/gimu;

const placeholders: TextRule = {
  name: 'placeholders',
  basis: (spec) => spec.policies.placeholders,
  find: (text) =>
    findAll(
      pageOf(text),
      PLACEHOLDER,
      (words) => `Amazon wants no placeholders or ASINs in page text: "${words}".`,
    ),
};

const PAGE_TEXT =
  /\b(?:(?:like|as|brand)[\s-]new|new\s+(?:in\s+(?:box|bag|packaging)|with(?:out)?\s+tags?|condition|and\s+sealed)|pre[\s-]?owned|second[\s-]?hand|refurbished|reconditioned|open[\s-]box|(?:very\s+|in\s+)*(?:good|great|excellent|mint|fair|used|perfect|acceptable|immaculate|poor)\s+(?:used\s+|overall\s+|working\s+)*condition|(?<!\b(?:be|is|are|been|being|was|were|when|if|i|we|have|has|had|commonly|widely|often|also|never|not|and|or)\s)used\s+(?:once|twice|only|item|good|few|a\s+few|for\s+(?:one|two|a\s+(?:few|couple)|\d+)\s*(?:weeks?|months?|years?)?)|in\s+stock|out\s+of\s+stock|available\s+(?:now|immediately|for\s+dispatch)|ships?\s+(?:today|same\s+day|free|fast)|free\s+(?:uk\s+)?(?:shipping|delivery|postage)|(?:sale|asking|reduced|low(?:est)?|best|great|bargain|retail)\s+prices?|rrp|bargain|discount(?:ed)?|on\s+sale)\b|[£$€]\s?\d+(?:[.,]\d+)*/giu;

const pageText: TextRule = {
  name: 'page-text',
  basis: (spec) => spec.policies['page-text'],
  find: (text) =>
    findAll(
      pageOf(text),
      PAGE_TEXT,
      (words) =>
        `Amazon’s page text says nothing of condition, price or stock: "${words}" belongs in the condition note.`,
    ),
  mend: (text) => {
    const page = pageOf(text);
    const spans = [...page.matchAll(PAGE_TEXT)].map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
    }));
    return spans.length === 0
      ? text
      : tidyText(`${removeClauses(page, spans)}\n\n${text.slice(page.length)}`);
  },
  fixLabel: 'Take it out',
};

// "New" and "Used" at an end of a title are the condition; "New Balance" and "A New Hope" are names.
const TITLE_CONDITION =
  /^(?:new|used)[!,:]?\s(?!(?:balance|era|look|york|zealand|england|order|orleans|rock|wave|age|world|testament|moon|edition|model|born|forest|town|beauty)\b)|[\s,(-]+(?:new|used)[!)]?$/giu;

/** The same policy in a title. */
export const AMAZON_TITLE_RULE: TextRule = {
  name: 'page-text',
  basis: (spec) => spec.policies['page-text'],
  find: (title) =>
    [PAGE_TEXT, TITLE_CONDITION].flatMap((pattern) =>
      findAll(
        title,
        pattern,
        (words) => `Amazon’s titles say nothing of condition, price or stock: "${words.trim()}".`,
      ),
    ),
  mend: withoutOfferWords,
  fixLabel: 'Remove the words',
};

/** Whether `text` says what belongs to the offer of one piece and not to the product's page: condition, price, stock. */
export function belongsToOffer(text: string): boolean {
  return text.search(PAGE_TEXT) !== -1;
}

/** A title without the words of condition, price and stock that belong to the offer. */
export function withoutOfferWords(title: string): string {
  return tidyTitle(title.replace(PAGE_TEXT, ' ').replace(TITLE_CONDITION, ' '));
}

function pageOf(text: string): string {
  const note = locateAmazonParts(text).conditionNote;
  if (note === null) return text;
  return text.slice(0, text.slice(0, note.start).search(/[ \t]*condition note[ \t]*[:：]\s*$/iu));
}

/** `text` in at most `room` code points: first the paragraph gives way, then bullets, the note last. */
export function shortenAmazon(text: string, room: number): string {
  const parts = splitAmazonDescription(text);
  const over = codePointLength(joinAmazonDescription(parts)) - room;
  if (over <= 0) return joinAmazonDescription(parts);
  const left = codePointLength(parts.paragraph) - over;
  const paragraph = left > 0 ? cutAtSentence(parts.paragraph, left) : '';
  const bullets =
    paragraph === '' ? parts.bullets.map((bullet) => cutAtWord(bullet, BULLET_MAX)) : parts.bullets;
  const shorter = joinAmazonDescription({ ...parts, bullets, paragraph });
  const stillOver = codePointLength(shorter) - room;
  if (stillOver <= 0) return shorter;
  const noteRoom = codePointLength(parts.conditionNote) - stillOver;
  const conditionNote = noteRoom > 0 ? cutAtSentence(parts.conditionNote, noteRoom) : '';
  return cutAtSentence(joinAmazonDescription({ bullets, paragraph, conditionNote }), room);
}

function mapBullets(text: string, change: (bullet: string) => string): string {
  let result = '';
  let from = 0;
  for (const bullet of locateAmazonParts(text).bullets) {
    result += text.slice(from, bullet.start) + change(bullet.text);
    from = bullet.end;
  }
  return result + text.slice(from);
}

function at(part: TextPart, message: string): Finding {
  return { start: part.start, end: part.end, text: part.text, message };
}

function movedBy(finding: Finding, offset: number): Finding {
  return { ...finding, start: (finding.start ?? 0) + offset, end: (finding.end ?? 0) + offset };
}

/** What a bullet point may be: enforced, apart from the words in it. */
export const AMAZON_BULLET_RULES: readonly TextRule[] = [characters, count, form, length];
export const AMAZON_RULES: readonly TextRule[] = [...AMAZON_BULLET_RULES, phrases, placeholders, pageText];
