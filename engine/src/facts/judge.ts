import { classify, type Verdict } from './classify.ts';
import { COLOURS } from './lexicon/colours.ts';
import { MATERIALS } from './lexicon/materials.ts';
import { TAG } from './lexicon/tags.ts';
import { isNo, type Piece } from './pieces.ts';
import { readWords } from './reading.ts';
import type { Clause } from './segment.ts';
import type { ParsedField } from './statement.ts';
import { kindsByWord } from './word-kinds.ts';
import type { Word } from './words.ts';

/** What a piece is, from its words and from what stands round it. */
export function judgePiece(
  field: ParsedField,
  place: Clause,
  what: { piece: Piece; listing: boolean; afterChat: boolean },
): Verdict {
  const { text, words } = field;
  const { piece, listing, afterChat } = what;
  const opener = words[piece.from]?.key;
  const signs = signsIn(words, piece);
  if (tellsWhere(text, place, opener)) return { keep: 'delivery' };
  if (ONLY_PRICE.test(text.slice(place.start, place.end))) return { leave: 'payment' };
  // "Suit age 4-6", in the middle of what is included: whom it suits.
  if (SUITS.has(opener ?? '') || words[piece.to - 1]?.key === 'friendly') return { keep: 'feature' };
  // "Battery about 25 hours": how long it lasts, and no battery that comes along.
  if (opener === 'battery' && LASTS.test(text.slice(place.start, place.end))) return { keep: 'working' };
  // "Navy with white spots": a pattern in two colours, and nothing that came on later.
  if (isSpotted(words, piece)) return { keep: 'feature' };
  // "See photo 3": points at a photo, and says nothing.
  if (opener === 'see' && ONLY_POINTS.test(text.slice(place.start, place.end))) return { leave: 'chat' };
  // "2 available": how many there are.
  if (piece.to - piece.from === 2 && words[piece.from + 1]?.key === 'available' && /^\d+$/.test(opener ?? ''))
    return { keep: 'feature' };
  // "34mm steel case": a part of the item, measured.
  if (!listing && /^\d+(?:mm|cm)$/.test(opener ?? '') && words[piece.to - 1]?.key !== opener) {
    const reading = readWords(words, field.tags, piece.from, piece.to);
    const part = words[piece.to - 1]?.key === 'case' || words[piece.from + 2]?.key === 'case';
    if (part && reading.tags === TAG.accessory) return { keep: 'feature' };
  }
  // "UK layout? no its US": the answer to one's own question.
  if (opener === 'no' && ANSWERS.has(words[piece.from + 1]?.key ?? ''))
    return judgePiece(field, place, { ...what, piece: { from: piece.from + 1, to: piece.to } });
  // "Lid inc, fits car cup holder": what it fits does not come with it.
  if (listing && /^fits?$/.test(opener ?? '')) return judgePiece(field, place, { ...what, listing: false });
  if (!listing && isSum(field, place, piece)) return { keep: 'included' };
  // "No slip surface": a phrase of its own denies nothing.
  const opensWithNo =
    (isNo(opener) && field.tags[piece.from] !== 0) ||
    (isNo(words[piece.from + 1]?.key) && OPENERS.has(opener ?? ''));
  return classify(readWords(words, field.tags, piece.from, piece.to), {
    section: place.section,
    mark: place.mark,
    listing,
    opensWithNo,
    endsWithNo: isNo(words[piece.to - 1]?.key) && piece.to - piece.from >= 2,
    anyMore: ANY_MORE.has(words[piece.to - 1]?.key ?? ''),
    values: (signs & SIGN.value) !== 0 || hasDigit(text, place) ? 1 : 0,
    question: ASKS.has(opener ?? '') && text.slice(place.start, place.end + 1).includes('?'),
    afterChat,
    postcode:
      place.end - place.start < 12 &&
      /^\s*[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s\d[A-Z]{2})?[\s.]*$/.test(text.slice(place.start, place.end)) &&
      place.end >= text.trimEnd().length - 1,
    worn: (signs & SIGN.worn) !== 0,
    endsWithSold: words[piece.to - 1]?.key === 'sold' && piece.to - piece.from > 1,
    excepts: (signs & SIGN.excepts) !== 0 || exceptsOne(words, piece),
    offers: (signs & SIGN.offers) !== 0,
  });
}

function isSpotted(words: readonly Word[], { from, to }: Piece): boolean {
  if (words[to - 1]?.key !== 'spots') return false;
  return COLOURS.has(words[from]?.key ?? '') && COLOURS.has(words[to - 2]?.key ?? '') && to - from > 2;
}

// "£60", "£120 ono cash": nothing of the item.
const ONLY_PRICE =
  /^\s*(?:(?:it |they )?costs?(?: me| us| new)?\s)?[£$€]\s?\d+(?:[.,]\d+)?(?:\s?(?:ono|ovno|obo|each|firm|rrp|new|cash|p&p|postage|post|\+))*[\s.!]*$/i;
const SUITS = new Set('suit,suits,suited,suitable,ideal'.split(','));
const LASTS = /\b\d+(?:\.\d)?\s?(?:h|hrs?|hours?|days?)\b(?![^.]*\b(?:included|spare)\b)/i;
const ONLY_POINTS =
  /^\s*see (?:the )?(?:last |first )?(?:photo|pic|picture|image)s?(?: ?(?:no\.? ?)?\d{1,2}(?: ?(?:,|and|&|-) ?\d{1,2})*)?[\s.!)]*$/i;
const ANSWERS = new Set('its,it,theyre,thats'.split(','));
const WE = new Set('were,we,im,i,ich,wir,je,nous,on'.split(','));
const WHERE =
  /^\s*(?:we[’']?re|we are|i[’']?m|i am|i live|we live|ich wohne|wir wohnen|j[’']habite|on est|nous sommes) (?:based |located |over |just )?(?:in|near|at|off|outside|à|près de|bei) (?!no\b|a\b|the (?:process|middle)|love\b|two minds|work\b)\S/i;

// "We're in Harrogate": where it can be seen.
function tellsWhere(text: string, place: Clause, opener: string | undefined): boolean {
  return (
    WE.has(opener ?? '') && place.end - place.start < 60 && WHERE.test(text.slice(place.start, place.end))
  );
}

/** "I have", "I'll add": words with which a seller offers a thing. */
export const OFFERS = new Set('have,ive,got,include,add,throw,give,send,still'.split(','));
const SIGN = { value: 1, worn: 2, excepts: 4, offers: 8 } as const;

const SIGNS = kindsByWord([
  [SIGN.value, COLOURS],
  [SIGN.value, MATERIALS],
  [SIGN.worn, ['worn', 'used']],
  [SIGN.excepts, ['except', 'excepting']],
  [SIGN.offers, OFFERS],
]);

// One look at each word for all that its judging asks.
function signsIn(words: readonly Word[], piece: Piece): number {
  let signs = 0;
  for (let at = piece.from; at < piece.to; at += 1) signs |= SIGNS.get(words[at]?.key ?? '') ?? 0;
  return signs;
}

// "Carrycot + seat + raincover + footmuff": things added up come together.
function isSum({ text, words, tags }: ParsedField, place: Clause, piece: Piece): boolean {
  const said = text.slice(place.start, place.end);
  if (!said.includes('+') || (said.match(/\s\+\s/g)?.length ?? 0) < 2) return false;
  const { tags: named, flaws } = readWords(words, tags, piece.from, piece.to);
  return (
    flaws === 0 &&
    (named & TAG.accessory) !== 0 &&
    (named & (TAG.verb | TAG.fault | TAG.gone | TAG.works)) === 0
  );
}

// "All there bar the lid", "fine apart from the lid"; but not "14 inch bar", "comes apart".
function exceptsOne(words: readonly Word[], piece: Piece): boolean {
  for (let at = piece.from; at < piece.to - 1; at += 1)
    if (words[at]?.key === 'apart' && words[at + 1]?.key === 'from') return true;
    else if (words[at]?.key === 'bar' && /^(?:the|one|a|an|my|two|some|for)$/.test(words[at + 1]?.key ?? ''))
      return true;
  return false;
}

const OPENERS = new Set('and,but,theres,there,has,is,got,sorry,still,so,also,with,comes'.split(','));
const ANY_MORE = new Set('now,anymore,more,longer,mehr,plus,más,più,meer,już,mais'.split(','));
const ASKS = new Set(
  'any,who,what,why,how,anyone,does,do,want,would,looking,interested,fancy,need,ready'.split(','),
);

/** True when a digit stands between the places. */
export function hasDigit(text: string, place: { start: number; end: number }): boolean {
  for (let at = place.start; at < place.end; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

/** True when one of the keys is a word of the piece. */
export function hasKey(words: readonly Word[], piece: Piece, keys: ReadonlySet<string>): boolean {
  for (let at = piece.from; at < piece.to; at += 1) if (keys.has(words[at]?.key ?? '')) return true;
  return false;
}
