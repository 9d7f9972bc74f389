import type { FactKind } from '@smart-listings/contract';
import { findContacts, findOffPlatform } from '../text/contact.ts';
import { classify, type Verdict } from './classify.ts';
import { classifyJapanese, cleanJapanese } from './japanese.ts';
import type { LeftOut } from './ledger.ts';
import { COLOURS, WEAK_COLOURS } from './lexicon/colours.ts';
import { MATERIALS } from './lexicon/materials.ts';
import { type Lexicon, TAG } from './lexicon/tags.ts';
import { isAside, isNo, isWith, type Piece, splitList, splitPieces } from './pieces.ts';
import { MARK, maskContacts, prepareText } from './prepare.ts';
import { type Reading, readWords, tagWords } from './reading.ts';
import { type Clause, segment } from './segment.ts';
import { splitWords, type Word } from './words.ts';

/** One thing that the seller says, with its place in the field. */
export interface Statement {
  kind: FactKind;
  start: number;
  end: number;
  /** Words of the field that it is made of. */
  piece: Piece;
  hedged: boolean;
  /** Nothing of it may become a value of the item: a flaw's length is no length of the item. */
  closed: boolean;
  /** The cleaned words, where cleaning is not the common one. */
  value?: string;
}

export interface FieldOptions {
  lexicon: Lexicon;
  /** List items are parts of a lot. */
  bundle: boolean;
  japanese: boolean;
  /** Make and model: their words say nothing else ("Perfect Prep" is not perfect). */
  names: readonly string[];
  /** What the item itself is called. */
  nouns: ReadonlySet<string>;
}

export interface ParsedField {
  /** Prepared text: as long as the seller's own. */
  text: string;
  words: readonly Word[];
  tags: readonly number[];
  statements: Statement[];
  leftOut: LeftOut[];
}

interface Span {
  start: number;
  end: number;
  kind: string;
}

const LEAD_INS =
  /(?:^|[\s,;.(-])(?:(?:please|pls|just|can|u can|you can|or|and|any\s+(?:questions?|queries)|for more|more (?:info|details|pics)|if interested|commissions?)\s+)*(?:call|ring|text|txt|phone|tel|telephone|mob|mobile|e-?mail|mail|contact|message|msg|dm|pm|whats\s?app|insta(?:gram)?|reach|find|follow|add|questions?|enquiries|number|no time wasters)\b/i;

/** Reads one free field into statements and what is left out. */
export function parseField(
  raw: string,
  { lexicon, bundle, japanese, names, nouns }: FieldOptions,
): ParsedField {
  const prepared = prepareText(raw);
  const contacts = findContacts(prepared);
  const text = maskContacts(prepared, contacts);
  const away = findOffPlatform(prepared);
  const words = splitWords(text);
  const tags = tagWords(words, lexicon);
  for (const name of names) blankName(words, tags, splitWords(name));
  for (let at = 0; at < words.length; at += 1) {
    // A box that is for sale is not a box that comes along.
    if (nouns.has(words[at]?.key ?? '')) tags[at] = (tags[at] ?? 0) & ~TAG.accessory;
  }
  const field: ParsedField = { text, words, tags, statements: [], leftOut: [] };
  if (japanese) {
    readJapanese(field);
    return field;
  }
  const reader = new FieldReader(field, raw, away, bundle);
  reader.readAll(segment(text), contacts.length > 0);
  return field;
}

function blankName(words: readonly Word[], tags: number[], name: readonly Word[]): void {
  const first = name[0]?.key;
  if (first === undefined) return;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.key !== first || !name.every((word, index) => words[at + index]?.key === word.key))
      continue;
    tags.fill(0, at, at + name.length);
  }
}

// Without blanks between words, a sentence is the smallest thing that can be told apart safely.
function readJapanese(field: ParsedField): void {
  let at = 0;
  for (const sentence of field.text.split(/(?<=[。！!？\n])/)) {
    const start = at;
    at += sentence.length;
    const value = cleanJapanese(sentence);
    if (value === '' || value.includes(MARK.contact)) {
      if (value !== '') field.leftOut.push({ text: value.replaceAll(MARK.contact, ''), reason: 'contact' });
      continue;
    }
    const verdict = classifyJapanese(value);
    if ('leave' in verdict) {
      field.leftOut.push({ text: value, reason: verdict.leave });
      continue;
    }
    const from = field.words.findIndex((word) => word.start >= start);
    const next = field.words.findIndex((word) => word.start >= at);
    const piece = {
      from: from === -1 ? field.words.length : from,
      to: next === -1 ? field.words.length : next,
    };
    const closed = verdict.keep === 'flaw' || verdict.keep === 'missing' || verdict.keep === 'delivery';
    field.statements.push({
      kind: verdict.keep,
      start,
      end: at,
      piece,
      hedged: /たぶん|多分|かも|と思い|おそらく|約/.test(value),
      closed,
      value,
    });
  }
}

class FieldReader {
  private readonly field: ParsedField;
  private readonly away: readonly Span[];
  private readonly bundle: boolean;
  private readonly raw: string;
  private sentence = -1;
  private listing = false;
  private afterChat = false;
  private next = 0;
  /** The part of a lot whose remarks may follow: "yellow cardi - small hole". */
  private item: Statement | null = null;
  /** What the last clause of this sentence became. */
  private last: Statement | null = null;

  constructor(field: ParsedField, raw: string, away: readonly Span[], bundle: boolean) {
    this.field = field;
    this.raw = raw;
    this.away = away;
    this.bundle = bundle;
  }

  readAll(clauses: readonly Clause[], hasContacts: boolean): void {
    const { text } = this.field;
    const withContact = new Set<number>();
    if (hasContacts) {
      for (const clause of clauses) {
        if (text.slice(clause.start, clause.end).includes(MARK.contact)) withContact.add(clause.sentence);
      }
    }
    for (const clause of clauses) {
      const piece = this.wordsOf(clause);
      if (clause.sentence !== this.sentence) {
        this.sentence = clause.sentence;
        this.listing = false;
        this.afterChat = false;
        this.item = null;
        this.last = null;
      }
      if (hasContacts && text.slice(clause.start, clause.end).includes(MARK.contact))
        this.readContactClause(clause, piece);
      else if (piece.to > piece.from) this.readClause(clause, piece, withContact.has(clause.sentence));
    }
  }

  private wordsOf(clause: Clause): Piece {
    const { words } = this.field;
    while (this.next < words.length && (words[this.next]?.start ?? 0) < clause.start) this.next += 1;
    const from = this.next;
    while (this.next < words.length && (words[this.next]?.start ?? 0) < clause.end) this.next += 1;
    return { from, to: this.next };
  }

  // The words round an address or number that ask to use it go with it; facts before them stay.
  private readContactClause(clause: Clause, piece: Piece): void {
    const { text } = this.field;
    const at = text.indexOf(MARK.contact, clause.start);
    const lead = LEAD_INS.exec(text.slice(clause.start, at));
    const facts = this.saysFacts({ from: piece.from, to: this.wordAt(at, piece) });
    const stop = lead !== null ? clause.start + lead.index : facts ? at : clause.start;
    this.leave(stop, clause.end, 'contact');
    const before = { from: piece.from, to: this.wordAt(stop, piece) };
    if (before.to - before.from >= 2 && this.saysFacts(before))
      this.readClause({ ...clause, end: stop }, before, true);
    const last = text.lastIndexOf(MARK.contact, clause.end - 1) + 1;
    const after = { from: this.wordAt(last, piece), to: piece.to };
    const reading = this.read(after);
    const says = reading.flaws > 0 || (reading.tags & (TAG.fault | TAG.gone | TAG.state)) !== 0;
    const chatty = (reading.tags & (TAG.person | TAG.chat | TAG.tied)) !== 0;
    if (says && !chatty && after.to - after.from >= 2)
      this.readClause({ ...clause, start: last }, after, true);
  }

  private hasKey(piece: Piece, keys: ReadonlySet<string>): boolean {
    for (let at = piece.from; at < piece.to; at += 1)
      if (keys.has(this.field.words[at]?.key ?? '')) return true;
    return false;
  }

  private read(piece: Piece): Reading {
    return readWords(this.field.words, this.field.tags, piece.from, piece.to);
  }

  private saysFacts(piece: Piece): boolean {
    const reading = this.read(piece);
    return (
      reading.flaws > 0 ||
      (reading.tags &
        (TAG.fault | TAG.gone | TAG.works | TAG.state | TAG.accessory | TAG.include | TAG.delivery)) !==
        0
    );
  }

  private wordAt(place: number, piece: Piece): number {
    let at = piece.from;
    while (at < piece.to && (this.field.words[at]?.start ?? 0) < place) at += 1;
    return at;
  }

  private readClause(clause: Clause, whole: Piece, nearContact: boolean): void {
    const { words, tags } = this.field;
    for (const piece of splitPieces(words, tags, whole)) {
      const start = piece.from === whole.from ? clause.start : (words[piece.from]?.start ?? clause.start);
      const end = piece.to === whole.to ? clause.end : (words[piece.to]?.start ?? clause.end);
      this.readPiece({ ...clause, start, end }, piece, nearContact);
    }
  }

  private readPiece(clause: Clause, piece: Piece, nearContact: boolean): void {
    const off = this.away.find((span) => span.start < clause.end && clause.start < span.end);
    if (off !== undefined) {
      this.leave(clause.start, clause.end, off.kind === 'other-listings' ? 'other-listings' : 'off-platform');
      return;
    }
    if (isAside(this.field.words, piece) && this.read(piece).flaws === 0) {
      this.leave(clause.start, clause.end, 'chat');
      return;
    }
    const leads = this.leadsIncluded(piece);
    const spoken = this.outsideBracket(clause, piece);
    if (this.continues(clause, piece)) return;
    const judged = this.judge({ ...clause, end: spoken.end }, spoken.piece, leads);
    const verdict = this.inContext(judged, clause, piece);
    if ('leave' in verdict) {
      this.leave(clause.start, clause.end, verdict.leave);
      this.afterChat = true;
      this.listing = false;
      this.last = null;
      return;
    }
    if (
      nearContact &&
      verdict.keep === 'feature' &&
      piece.to - piece.from < 4 &&
      !hasDigit(this.field.text, clause)
    ) {
      this.leave(clause.start, clause.end, 'contact');
      return;
    }
    this.afterChat = false;
    // "4 games: Mario Kart, …" announces a list as "comes with" does.
    const announces = leads || this.field.text.slice(clause.start, clause.end).includes(': ');
    if (announces && verdict.keep === 'included') this.listing = true;
    if (verdict.keep === 'included') this.keepList(clause, piece);
    else this.keepOne(verdict.keep, clause, piece);
  }

  /** A fragment belongs to what stands before it in the same sentence: "from a fondue set", "a bit bent". */
  private continues(clause: Clause, piece: Piece): boolean {
    const { words } = this.field;
    const last = this.last;
    const opener = words[piece.from]?.key ?? '';
    if (opener === 'who') {
      this.leave(clause.start, clause.end, 'chat');
      return true;
    }
    if (piece.to - piece.from === 1 && INTERJECTIONS.has(opener)) {
      this.leave(clause.start, clause.end, 'chat');
      return true;
    }
    const reading = this.read(piece);
    if (last === null || reading.deniedIncludes > 0 || (reading.tags & (TAG.gone | TAG.include)) !== 0)
      return false;
    const bad = last.kind === 'flaw' || last.kind === 'missing';
    const lone = reading.flaws > 0 && this.onlyDegree(piece);
    if (lone && last.kind === 'included') {
      this.push('flaw', { start: last.start, end: clause.end }, { from: last.piece.from, to: piece.to });
      return true;
    }
    const clings =
      lone ||
      (clause.tied &&
        bad &&
        !/^(?:no|but)$/.test(opener) &&
        ((reading.tags & TAG.person) === 0 || reading.flaws > 0 || (reading.tags & TAG.fault) !== 0)) ||
      (FRAGMENT_OPENERS.has(opener) &&
        reading.flaws === 0 &&
        piece.to - piece.from > 1 &&
        (reading.tags & TAG.person) === 0) ||
      (bad &&
        /^(?:not|nothing)$/.test(opener) &&
        /^(?:on|in|through|at|near|live|visible)$/.test(words[piece.from + 1]?.key ?? '')) ||
      (bad && this.onlyMeasure(clause, piece)) ||
      (bad &&
        piece.to - piece.from <= 2 &&
        /^(?:easy|easily|treated|filled|repaired|mended|glued|normal|hardly|barely|presque|kaum|casi|quasi|nauwelijks|prawie|quase)$/.test(
          opener,
        )) ||
      (bad &&
        /^doesnt|^does/.test(opener) &&
        /^(?:affect|not|show|bother|matter)$/.test(words[piece.from + 1]?.key ?? '') &&
        reading.flaws === 0) ||
      this.deniesOn(last, clause, piece) ||
      this.goesOnInColours(last, piece);
    if (!clings) return false;
    last.end = clause.end;
    last.piece = { from: last.piece.from, to: piece.to };
    if (lone) {
      last.kind = 'flaw';
      last.closed = true;
    }
    return true;
  }

  // "a bit torn": a defect without the thing that has it.
  private onlyDegree(piece: Piece): boolean {
    const { words, tags } = this.field;
    if (piece.to - piece.from > 4) return false;
    for (let at = piece.from; at < piece.to; at += 1) {
      if (((tags[at] ?? 0) & TAG.flaw) === 0 && !DEGREES.has(words[at]?.key ?? '')) return false;
    }
    return DEGREES.has(words[piece.from]?.key ?? '');
  }

  // "about 6 inches" after a flaw is the flaw's length; so is a date after an expiry.
  private onlyMeasure(clause: Clause, piece: Piece): boolean {
    const own = this.field.text.slice(clause.start, clause.end);
    if (/\d{2}\/\d{4}/.test(own)) return true;
    return (
      /^(?:about|approx|around|roughly|maybe|only|just)?$/.test(
        this.field.words[piece.from]?.key.replace(/^\d.*$/, '') ?? '',
      ) && MEASURE_ONLY.test(own)
    );
  }

  // "no battery, charger or case": what the list denies, it denies to its end.
  private deniesOn(last: Statement, clause: Clause, piece: Piece): boolean {
    const { text, words } = this.field;
    if (last.kind !== 'missing' || !isNo(words[last.piece.from]?.key) || piece.to - piece.from > 6)
      return false;
    if ((this.read(piece).tags & (TAG.verb | TAG.works | TAG.state)) !== 0 || isNo(words[piece.from]?.key))
      return false;
    return DENIED_LIST.test(text.slice(clause.start, clause.start + 90));
  }

  // "in pink, purple & lime", "310 black, 321 red": the list of colours goes on.
  private goesOnInColours(last: Statement, piece: Piece): boolean {
    const { words } = this.field;
    if (last.kind !== 'feature' || !COLOURS.has(words[last.piece.to - 1]?.key ?? '')) return false;
    for (let at = piece.from; at < piece.to; at += 1) {
      const key = words[at]?.key ?? '';
      if (!COLOURS.has(key) && !WEAK_COLOURS.has(key) && !/^(?:and|&|\d+|or|y|et|und)$/.test(key))
        return false;
    }
    return true;
  }

  private inContext(verdict: Verdict, clause: Clause, piece: Piece): Verdict {
    if ('leave' in verdict) return verdict;
    if (RETRACTED.test(this.field.text.slice(clause.end - 2, clause.end + 10)) && verdict.keep === 'feature')
      return { leave: 'question' };
    const reading = this.read(piece);
    const plain =
      verdict.keep === 'feature' ||
      verdict.keep === 'working' ||
      (verdict.keep === 'flaw' && reading.flaws === 0 && (reading.tags & TAG.fault) === 0);
    if (this.last?.kind === 'delivery' && plain && !hasDigit(this.field.text, clause))
      return { keep: 'delivery' };
    const noVerb = (reading.tags & TAG.verb) === 0;
    if (this.last?.kind === 'included' && this.listing && verdict.keep === 'feature' && noVerb)
      return { keep: 'included' };
    return verdict;
  }

  private judge(place: Clause, piece: Piece, leads: boolean): Verdict {
    const { text, words } = this.field;
    const opener = words[piece.from]?.key;
    const opensWithNo = isNo(opener) || (isNo(words[piece.from + 1]?.key) && OPENERS.has(opener ?? ''));
    return classify(this.read(piece), {
      section: place.section,
      mark: place.mark,
      listing: this.listing || leads || (this.bundle && place.bullet && this.item === null),
      opensWithNo,
      endsWithNo: isNo(words[piece.to - 1]?.key) && piece.to - piece.from >= 2,
      anyMore: ANY_MORE.has(words[piece.to - 1]?.key ?? ''),
      values: hasDigit(text, place) || this.hasKey(piece, COLOURS) || this.hasKey(piece, MATERIALS) ? 1 : 0,
      question: ASKS.has(opener ?? '') && text.slice(place.start, place.end + 1).includes('?'),
      afterChat: this.afterChat,
      postcode:
        place.end - place.start < 12 &&
        /^\s*[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s\d[A-Z]{2})?[\s.]*$/.test(text.slice(place.start, place.end)) &&
        place.end >= text.trimEnd().length - 1,
      worn: this.hasKey(piece, WORN),
      endsWithSold: words[piece.to - 1]?.key === 'sold' && piece.to - piece.from > 1,
      excepts: this.hasKey(piece, EXCEPTS),
      offers: this.hasKey(piece, OFFERS),
    });
  }

  /** The piece without a bracket at its end: what the bracket says is judged by itself. */
  private outsideBracket(clause: Clause, piece: Piece): { piece: Piece; end: number } {
    const at = this.field.text.indexOf('(', clause.start);
    if (at === -1 || at >= clause.end) return { piece, end: clause.end };
    const to = this.wordAt(at, piece);
    return to === piece.from ? { piece, end: clause.end } : { piece: { from: piece.from, to }, end: at };
  }

  private keepList(clause: Clause, piece: Piece): void {
    const { text, words } = this.field;
    const tail = words[piece.to - 1]?.key ?? '';
    const items = tail === 'attached' ? [piece] : splitList(text, words, piece);
    for (const item of items) {
      const start = item.from === piece.from ? clause.start : (words[item.from]?.start ?? clause.start);
      const end = item.to === piece.to ? clause.end : (words[item.to]?.start ?? clause.end);
      const tags = item === piece ? 0 : this.read(item).tags;
      if ((tags & TAG.person) !== 0 && (tags & TAG.accessory) === 0) {
        this.leave(start, end, 'chat');
        continue;
      }
      this.keepOne('included', { ...clause, start, end }, item);
    }
  }

  // A bracket may be a flaw of what it stands behind, or nobody's business.
  private keepOne(kind: FactKind, clause: Clause, piece: Piece): void {
    const { words } = this.field;
    const spoken = this.outsideBracket(clause, piece);
    if (spoken.end === clause.end) {
      this.settle(kind, clause, piece);
      return;
    }
    const inside = { from: spoken.piece.to, to: piece.to };
    const verdict = this.judge({ ...clause, start: spoken.end, section: null, mark: null }, inside, false);
    // A doubt in brackets is never dropped: "rosewood board (or the laurel stuff, I don't know)".
    const doubts =
      (this.read(inside).tags & TAG.hedge) !== 0 ||
      words[inside.from]?.key === 'or' ||
      this.hasKey(inside, OFFERS);
    if ('leave' in verdict && !doubts) {
      this.leave(spoken.end, clause.end, verdict.leave);
      this.settle(kind, { ...clause, end: spoken.end }, spoken.piece);
      return;
    }
    const bad = 'keep' in verdict && (verdict.keep === 'flaw' || verdict.keep === 'missing');
    if (!bad || kind === 'flaw' || kind === 'missing') {
      this.settle(kind, clause, piece);
      return;
    }
    if (kind === 'included') this.settle('included', { ...clause, end: spoken.end }, spoken.piece);
    this.item = null;
    this.settle(verdict.keep, clause, piece);
  }

  private settle(kind: FactKind, clause: Clause, piece: Piece): void {
    const inLot = this.bundle && clause.bullet;
    const bad = kind === 'flaw' || kind === 'missing';
    if (
      inLot &&
      this.item !== null &&
      (bad || (clause.tied && (kind === 'working' || kind === 'condition')))
    ) {
      const from = this.item.piece.from;
      this.push(kind, { ...clause, start: this.item.start }, { from, to: piece.to });
      return;
    }
    if (
      this.last !== null &&
      (clause.tied || (inLot && this.last.kind === 'flaw')) &&
      kind === 'feature' &&
      TIEABLE.has(this.last.kind)
    ) {
      this.last.end = clause.end;
      this.last.piece = { from: this.last.piece.from, to: piece.to };
      return;
    }
    const first = inLot && this.item === null && this.last === null;
    const statement = this.push(first && !bad ? 'included' : kind, clause, piece);
    if (first && !bad) this.item = statement;
    if (kind !== 'included' && kind !== 'condition' && !bad) this.listing = false;
    if (kind === 'feature' || kind === 'working' || kind === 'condition') this.addAccompanying(clause, piece);
  }

  /** "casserole with lid": what stands after "with" comes with it, if it is such a thing. */
  private addAccompanying(clause: Clause, piece: Piece): void {
    const { text, words, tags } = this.field;
    for (let at = piece.from + 1; at < piece.to - 1; at += 1) {
      const key = words[at]?.key;
      if (!isWith(key) && key !== 'w') continue;
      for (let index = at + 1; index < Math.min(piece.to, at + 6); index += 1) {
        if (
          PREPOSITIONS.has(words[index]?.key ?? '') ||
          /[,(]/.test(text.slice(words[at]?.end, words[index]?.start))
        )
          break;
        if (((tags[index] ?? 0) & TAG.accessory) === 0) continue;
        const rest = { from: at + 1, to: piece.to };
        for (const item of splitList(text, words, rest)) {
          const end = item.to === rest.to ? clause.end : (words[item.to]?.start ?? clause.end);
          this.push('included', { ...clause, start: words[item.from]?.start ?? clause.start, end }, item);
        }
        return;
      }
    }
  }

  private leadsIncluded(piece: Piece): boolean {
    const { words, tags } = this.field;
    if (isWith(words[piece.from]?.key)) return true;
    for (let at = piece.from; at < Math.min(piece.to, piece.from + 3); at += 1) {
      if (((tags[at] ?? 0) & TAG.include) !== 0) return true;
    }
    return false;
  }

  private push(kind: FactKind, place: { start: number; end: number }, piece: Piece): Statement {
    const reading = this.read(piece);
    const statement: Statement = {
      kind,
      start: place.start,
      end: place.end,
      piece,
      hedged:
        (reading.tags & TAG.hedge) !== 0 || this.field.text.slice(place.start, place.end + 2).includes('?'),
      closed: kind === 'flaw' || kind === 'missing' || kind === 'delivery' || kind === 'history',
    };
    if (piece.to > piece.from) this.field.statements.push(statement);
    this.last = statement;
    return statement;
  }

  private leave(start: number, end: number, reason: LeftOut['reason']): void {
    const words = this.raw.slice(start, end).replace(/\s+/g, ' ').trim();
    if (words !== '') this.field.leftOut.push({ text: words, reason });
  }
}

function hasDigit(text: string, place: { start: number; end: number }): boolean {
  for (let at = place.start; at < place.end; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

const FRAGMENT_OPENERS = new Set(
  'from,by,which,because,cos,coz,as,where,when,since,until,unless,like,whose,than,due'.split(','),
);
const DEGREES = new Set(
  'a,bit,slightly,very,quite,little,some,badly,lightly,heavily,just,somewhat,v,rather,etwas,leicht,un,peu,légèrement,poco,algo,ligeramente,leggermente,beetje,licht,lekko,trochę,ligeiramente'.split(
    ',',
  ),
);
const MEASURE_ONLY =
  /^\s*(?:(?:about|approx\.?|around|roughly|maybe|only|just|ca\.?|c\.)\s)?[\d.,]+\s?(?:mm|cm|m|in|inch|inches|"|”|')\s*(?:long|wide|across|deep|x [\d.]+\s?\w*)?\s*$/i;
const DENIED_LIST =
  /^\s*(?:[\p{L}\p{N}'-]+\s?){0,4}(?:,\s*(?:[\p{L}\p{N}'-]+\s?){1,3}){0,4},?\s?(?:or|nor|oder|ou|ani|lub)\s/iu;
const RETRACTED = /\?+\s*(?:no|nope|actually|sorry)\b/i;
const WORN = new Set(['worn', 'used']);
const EXCEPTS = new Set('except,apart,bar,excepting'.split(','));
const OFFERS = new Set('have,ive,got,include,add,throw,give,send,still'.split(','));
const INTERJECTIONS = new Set(
  'right,ok,okay,so,well,now,oh,yes,anyway,also,hallo,hola,bonjour,ciao,olá,cześć'.split(','),
);
const OPENERS = new Set('and,but,theres,there,has,is,got,sorry,still,so,also,with,comes'.split(','));
const ANY_MORE = new Set('now,anymore,more,longer,mehr,plus,más,più,meer,już,mais'.split(','));
const ASKS = new Set(
  'any,who,what,why,how,anyone,does,do,want,would,looking,interested,fancy,need,ready'.split(','),
);
const TIEABLE: ReadonlySet<FactKind> = new Set<FactKind>([
  'flaw',
  'missing',
  'condition',
  'working',
  'feature',
]);
const PREPOSITIONS = new Set('to,in,on,at,of,for,from,by,into,onto,under,over'.split(','));
