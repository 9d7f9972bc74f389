/** Bullets and page text where the product's page and the offer are apart; the condition note is free of these rules. */
import { joinPage, locatePageParts, splitPage, type TextPart } from '../formats/page-description.ts';
import type { Language } from '../language/languages.ts';
import { withoutLooseEnd } from '../language/loose-end.ts';
import { type Marketplace, spoken } from '../marketplaces/marketplace.ts';
import { inWords } from '../text/in-words.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';
import { remembering } from '../text/remember.ts';
import { cutAtSentence } from '../text/shorten.ts';
import { removeClauses, tidyText } from './remove.ts';
import { type Finding, findAll, NONE, type TextRule } from './rule.ts';
import { DECORATION, plainFor, tidyTitle } from './symbols.ts';

const count: TextRule = {
  name: 'bullets-count',
  basis: (marketplace) => marketplace.policies['bullets-count'],
  find: (text, { marketplace }) => {
    const { bullets, paragraph } = locatePageParts(text);
    if (bullets.length === 0 && paragraph === null) return NONE;
    const { fewest, most } = boundsOf(marketplace);
    if (bullets.length >= fewest && bullets.length <= most) return NONE;
    const first = bullets[most];
    const place = first === undefined ? {} : { start: first.start, end: bullets.at(-1)?.end ?? first.end };
    return [
      {
        ...place,
        message: `${spoken(marketplace)} takes ${fewest} to ${most} bullet points; there are ${bullets.length}.`,
      },
    ];
  },
  mend: (text, { marketplace }) => {
    const parts = splitPage(text);
    const { most } = boundsOf(marketplace);
    if (parts.bullets.length <= most) return text;
    // A surplus bullet is not lost: it becomes a sentence of the paragraph.
    const surplus = parts.bullets.slice(most).map((bullet) => `${bullet.replace(/[.;,]+$/u, '')}.`);
    const paragraph = [parts.paragraph, ...surplus].filter((words) => words !== '').join(' ');
    return joinPage({ ...parts, bullets: parts.bullets.slice(0, most), paragraph });
  },
  fixLabel: 'Move the others to the paragraph',
  change: (marketplace) =>
    `${spoken(marketplace)} takes ${inWords(boundsOf(marketplace).most)} bullet points: the others were moved to the paragraph.`,
};

const length: TextRule = {
  name: 'bullets-length',
  basis: (marketplace) => marketplace.policies['bullets-length'],
  find: (text, { marketplace }) => {
    const { bullets } = locatePageParts(text);
    const bounds = boundsOf(marketplace);
    const found: Finding[] = [];
    let together = 0;
    for (const bullet of bullets) {
      const size = codePointLength(bullet.text);
      together += size;
      if (size >= bounds.shortest && size <= bounds.longest) continue;
      found.push(
        at(
          bullet,
          `A bullet point on ${spoken(marketplace)} has ${bounds.shortest} to ${bounds.longest} characters; this one has ${size}.`,
        ),
      );
    }
    if (together > bounds.together) {
      found.push({
        message: `${spoken(marketplace)}’s bullet points together stay under ${(bounds.together + 1).toLocaleString('en-GB')} characters; these have ${together}.`,
      });
    }
    return found;
  },
  mend: (text, { marketplace }) =>
    mapBullets(text, (bullet) => cutAtWord(bullet, boundsOf(marketplace).longest)),
  fixLabel: 'Shorten it at a word',
};

const HEADER = /^[^:：\n]{1,60}[:：]\s?\S/u;
const END_MARK = /[.;,!。]+$/u;
// An abbreviation keeps its stop.
const ABBREVIATED = /\b(?:approx|incl|etc|e\.g|i\.e|no|in|max|min|ca|\p{L})\.$/iu;

const form: TextRule = {
  name: 'bullets-form',
  basis: (marketplace) => marketplace.policies['bullets-form'],
  find: (text, { marketplace }) =>
    locatePageParts(text).bullets.flatMap((bullet) => {
      const wrong = formProblem(bullet.text);
      return wrong === null ? [] : [at(bullet, `A bullet point on ${spoken(marketplace)} ${wrong}.`)];
    }),
  mend: (text) =>
    mapBullets(text, (bullet) => {
      const open = endsWithMark(bullet) ? bullet.replace(END_MARK, '') : bullet;
      return /^\p{Ll}/u.test(open) ? open.charAt(0).toUpperCase() + open.slice(1) : open;
    }),
  fixLabel: 'Begin with a capital, end without a stop',
  change: (marketplace) =>
    `Bullet points were given a capital and no end punctuation, as ${spoken(marketplace)} asks.`,
};

/** What is wrong with the form of a bullet point, without its mark; null where it is headed as it must be. */
export function formProblem(bullet: string): string | null {
  if (/^\p{Ll}/u.test(bullet)) return 'begins with a capital';
  if (endsWithMark(bullet)) return 'has no punctuation at its end';
  return HEADER.test(bullet) ? null : 'reads "Header: description"';
}

function endsWithMark(bullet: string): boolean {
  return END_MARK.test(bullet) && !ABBREVIATED.test(bullet);
}

const refusedOf = remembering(
  (characters: string) => new RegExp(`[${characters}]|${DECORATION.source}`, 'gu'),
);
const CURRENCY = /[£€¥]\s?(\d+(?:[.,]\d+)*)/gu;
const CODES: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', '¥': 'JPY' };

const characters: TextRule = {
  name: 'bullets-characters',
  basis: (marketplace) => marketplace.policies['bullets-characters'],
  find: (text, { marketplace }) => {
    const refused = refusedOf(marketplace.layout.bulletsRefuse ?? '');
    const message = (words: string) => `${spoken(marketplace)} does not allow ${words} in bullet points.`;
    return locatePageParts(text).bullets.flatMap((bullet) =>
      findAll(bullet.text, refused, message).map((found) => movedBy(found, bullet.start)),
    );
  },
  mend: (text, { marketplace }) => {
    const refused = refusedOf(marketplace.layout.bulletsRefuse ?? '');
    return mapBullets(text, (bullet) =>
      bullet.search(refused) === -1
        ? bullet
        : tidyTitle(
            bullet
              .replace(CURRENCY, (words, amount) => `${CODES[words.charAt(0)] ?? ''} ${amount}`)
              .replace(/°\s?(?=[CF]\b)/gu, ' ')
              .replace(refused, (character) => plainFor(character, (plain) => plain.search(refused) === -1)),
          ),
    );
  },
  fixLabel: 'Write it in plain characters',
  change: (marketplace) =>
    `Characters that ${spoken(marketplace)} does not allow in bullet points were written another way.`,
};

const PHRASES =
  /\b(?:eco[\s-]?friendly|environmentally\s+friendly|ecologically\s+friendly|anti[\s-]?(?:bacterial|microbial)|(?:made\s+(?:from|of|with)|contains)\s+(?:bamboo|soy)|full\s+refund|money[\s-]?back(?:\s+guarantee)?|(?:unconditional|100\s?%)\s+guaranteed?|if\s+not\s+satisfied)\b/giu;

const phrases: TextRule = {
  name: 'bullets-phrases',
  basis: (marketplace) => marketplace.policies['bullets-phrases'],
  find: (text, { marketplace }) => {
    const message = (words: string) => `${spoken(marketplace)} does not allow "${words}" in bullet points.`;
    return locatePageParts(text).bullets.flatMap((bullet) =>
      findAll(bullet.text, PHRASES, message).map((found) => movedBy(found, bullet.start)),
    );
  },
  mend: (text) => mapBullets(text, (bullet) => tidyTitle(bullet.replace(PHRASES, ' '))),
  fixLabel: 'Remove the phrase',
};

const PLACEHOLDER =
  /(?<=[:：]\s?)(?:n\/?a|tb[acd]|none|unknown|not\s+applicable)(?=\s*$)|\b(?:n\/a|not\s+applicable|tbd|copy\s+pending|lorem\s+ipsum)\b|\bB0(?=[A-Z0-9]*\d)[A-Z0-9]{8}\b/gimu;

const placeholders: TextRule = {
  name: 'placeholders',
  basis: (marketplace) => marketplace.policies.placeholders,
  find: (text, { marketplace }) =>
    findAll(
      pageOf(text),
      PLACEHOLDER,
      (words) => `${spoken(marketplace)} wants no placeholders or ASINs in page text: "${words}".`,
    ),
};

const PAGE_TEXT =
  /\b(?:(?:like|as|brand)[\s-]new|new\s+(?:in\s+(?:box|bag|packaging)|with(?:out)?\s+tags?|condition|and\s+sealed)|pre[\s-]?owned|second[\s-]?hand|refurbished|reconditioned|open[\s-]box|(?:very\s+|in\s+)*(?:good|great|excellent|mint|fair|used|perfect|acceptable|immaculate|poor)\s+(?:used\s+|overall\s+|working\s+)*condition|(?<!\b(?:be|is|are|been|being|was|were|when|if|i|we|have|has|had|commonly|widely|often|also|never|not|and|or)\s)used\s+(?:(?:only\s+)?(?:once|twice)|only|item|good|few|a\s+few|for\s+(?:one|two|a\s+(?:few|couple)|\d+)\s*(?:weeks?|months?|years?)?)|in\s+stock|out\s+of\s+stock|available\s+(?:now|immediately|for\s+dispatch)|ships?\s+(?:today|same\s+day|free|fast)|free\s+(?:uk\s+)?(?:shipping|delivery|postage)|(?:sale|asking|reduced|low(?:est)?|best|great|bargain|retail)\s+prices?|rrp|bargain|discount(?:ed)?|on\s+sale)\b|[£$€]\s?\d+(?:[.,]\d+)*/giu;

const pageText: TextRule = {
  name: 'page-text',
  basis: (marketplace) => marketplace.policies['page-text'],
  find: (text, { marketplace }) =>
    findAll(
      pageOf(text),
      PAGE_TEXT,
      (words) =>
        `${spoken(marketplace)}’s page text says nothing of condition, price or stock: "${words}" belongs in the condition note.`,
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
export const PAGE_TITLE_RULE: TextRule = {
  name: 'page-text',
  basis: (marketplace) => marketplace.policies['page-text'],
  find: (title, { marketplace }) =>
    [PAGE_TEXT, TITLE_CONDITION].flatMap((pattern) =>
      findAll(
        title,
        pattern,
        (words) =>
          `${spoken(marketplace)}’s titles say nothing of condition, price or stock: "${words.trim()}".`,
      ),
    ),
  mend: (title, { item }) => withoutOfferWords(title, item?.language ?? 'en'),
  fixLabel: 'Remove the words',
};

/** Whether `text` says what belongs to the offer of one piece and not to the product's page: condition, price, stock. */
export function belongsToOffer(text: string): boolean {
  return text.search(PAGE_TEXT) !== -1;
}

/** A title without the words of condition, price and stock that belong to the offer. */
export function withoutOfferWords(title: string, language: Language): string {
  const rest = tidyTitle(title.replace(PAGE_TEXT, ' ').replace(TITLE_CONDITION, ' '));
  // "Opened never used"
  return withoutLooseEnd(rest, title, language);
}

function pageOf(text: string): string {
  const note = locatePageParts(text).conditionNote;
  if (note === null) return text;
  return text.slice(0, text.slice(0, note.start).search(/[ \t]*condition note[ \t]*[:：]\s*$/iu));
}

/** `text` in at most `room` code points: first the paragraph gives way, then bullets, the note last. */
export function shortenPage(text: string, room: number, marketplace: Marketplace): string {
  const parts = splitPage(text);
  const over = codePointLength(joinPage(parts)) - room;
  if (over <= 0) return joinPage(parts);
  const left = codePointLength(parts.paragraph) - over;
  const paragraph = left > 0 ? cutAtSentence(parts.paragraph, left) : '';
  const bullets =
    paragraph === ''
      ? parts.bullets.map((bullet) => cutAtWord(bullet, boundsOf(marketplace).longest))
      : parts.bullets;
  const shorter = joinPage({ ...parts, bullets, paragraph });
  const stillOver = codePointLength(shorter) - room;
  if (stillOver <= 0) return shorter;
  const noteRoom = codePointLength(parts.conditionNote) - stillOver;
  const conditionNote = noteRoom > 0 ? cutAtSentence(parts.conditionNote, noteRoom) : '';
  return cutAtSentence(joinPage({ bullets, paragraph, conditionNote }), room);
}

/** What bullet points may be; any, where the marketplace has no bounds. */
function boundsOf({ limits: { bullets } }: Marketplace) {
  const no = Number.POSITIVE_INFINITY;
  return {
    fewest: bullets?.fewest.value ?? 0,
    most: bullets?.most.value ?? no,
    shortest: bullets?.shortest.value ?? 0,
    longest: bullets?.longest.value ?? no,
    together: bullets?.together.value ?? no,
  };
}

function mapBullets(text: string, change: (bullet: string) => string): string {
  let result = '';
  let from = 0;
  for (const bullet of locatePageParts(text).bullets) {
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
export const BULLET_RULES: readonly TextRule[] = [characters, count, form, length];
export const PAGE_RULES: readonly TextRule[] = [...BULLET_RULES, phrases, placeholders, pageText];
