import type { FactKind } from '@smart-listings/contract';
import { findContacts, findOffPlatform } from '../text/contact.ts';
import { classify, type Verdict } from './classify.ts';
import { classifyJapanese, cleanJapanese } from './japanese.ts';
import type { LeftOut } from './ledger.ts';
import { type Lexicon, TAG } from './lexicon/tags.ts';
import { isNo, isWith, type Piece, splitList, splitPieces } from './pieces.ts';
import { MARK, prepareText } from './prepare.ts';
import { readWords, tagWords } from './reading.ts';
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
export function parseField(raw: string, { lexicon, bundle, japanese }: FieldOptions): ParsedField {
  const prepared = prepareText(raw);
  const contacts = findContacts(prepared);
  const text = maskContacts(prepared, contacts);
  const away = findOffPlatform(prepared);
  const words = splitWords(text);
  const tags = tagWords(words, lexicon);
  const field: ParsedField = { text, words, tags, statements: [], leftOut: [] };
  if (japanese) {
    readJapanese(field);
    return field;
  }
  const reader = new FieldReader(field, away, bundle);
  reader.readAll(segment(text), contacts.length > 0);
  return field;
}

function maskContacts(text: string, contacts: readonly { start: number; end: number }[]): string {
  if (contacts.length === 0) return text;
  let masked = '';
  let at = 0;
  for (const { start, end } of contacts) {
    if (start < at) continue;
    masked += text.slice(at, start) + MARK.contact.repeat(end - start);
    at = end;
  }
  return masked + text.slice(at);
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
  private sentence = -1;
  private listing = false;
  private afterChat = false;
  private next = 0;
  /** Where the list item began whose remarks may follow: "yellow cardi - small hole". */
  private itemStart = -1;
  private itemPiece: Piece | null = null;

  constructor(field: ParsedField, away: readonly Span[], bundle: boolean) {
    this.field = field;
    this.away = away;
    this.bundle = bundle;
  }

  readAll(clauses: readonly Clause[], hasContacts: boolean): void {
    const { text } = this.field;
    const sentenceWithContact = new Set<number>();
    if (hasContacts) {
      for (const clause of clauses) {
        if (text.slice(clause.start, clause.end).includes(MARK.contact))
          sentenceWithContact.add(clause.sentence);
      }
    }
    for (const clause of clauses) {
      const piece = this.wordsOf(clause);
      if (clause.sentence !== this.sentence) {
        this.sentence = clause.sentence;
        this.listing = false;
        this.afterChat = false;
        this.itemPiece = null;
      }
      const own = text.slice(clause.start, clause.end);
      if (own.includes(MARK.contact)) {
        this.readContactClause(clause, piece);
        continue;
      }
      if (piece.to === piece.from) continue;
      this.readClause(clause, piece, sentenceWithContact.has(clause.sentence));
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
    const { text, words } = this.field;
    const at = text.indexOf(MARK.contact, clause.start);
    const lead = LEAD_INS.exec(text.slice(clause.start, at));
    const stop =
      lead === null
        ? this.saysFacts({ from: piece.from, to: this.wordAt(at, piece) })
          ? at
          : clause.start
        : clause.start + lead.index;
    this.leave(clause.start, clause.end, 'contact', stop);
    const before = { from: piece.from, to: this.wordAt(stop, piece) };
    if (before.to - before.from >= 2 && this.saysFacts(before))
      this.readClause({ ...clause, end: stop }, before, true);
    const last = text.lastIndexOf(MARK.contact, clause.end - 1) + 1;
    const after = { from: this.wordAt(last, piece), to: piece.to };
    const reading = readWords(words, this.field.tags, after.from, after.to);
    const says = reading.flaws > 0 || (reading.tags & (TAG.fault | TAG.gone | TAG.state)) !== 0;
    const chatty = (reading.tags & (TAG.person | TAG.chat | TAG.tied)) !== 0;
    if (says && !chatty && after.to - after.from >= 2)
      this.readClause({ ...clause, start: last }, after, true);
  }

  private saysFacts(piece: Piece): boolean {
    const reading = readWords(this.field.words, this.field.tags, piece.from, piece.to);
    return (
      reading.flaws > 0 ||
      (reading.tags & (TAG.fault | TAG.gone | TAG.works | TAG.state | TAG.accessory | TAG.include)) !== 0
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
    const { text, words, tags } = this.field;
    const reading = readWords(words, tags, piece.from, piece.to);
    const off = this.away.find((span) => span.start < clause.end && clause.start < span.end);
    if (off !== undefined) {
      this.leave(clause.start, clause.end, off.kind === 'other-listings' ? 'other-listings' : 'off-platform');
      return;
    }
    const opener = words[piece.from]?.key;
    const leads = this.leadsIncluded(piece);
    const first = this.itemPiece === null;
    const opensWithNo =
      isNo(opener) ||
      (isNo(words[piece.from + 1]?.key) &&
        /^(?:and|but|theres|there|has|is|got|sorry|still)$/.test(opener ?? ''));
    const verdict = classify(reading, {
      section: clause.section,
      mark: clause.mark,
      listing: this.listing || leads || (this.bundle && clause.bullet && first),
      opensWithNo,
      values: this.countValues(clause),
      question:
        text.slice(clause.start, clause.end + 1).includes('?') &&
        /^(?:any|who|what|why|how|anyone|does anyone|do you|want|would you|looking|interested|fancy|need)$/.test(
          opener ?? '',
        ),
      afterChat: this.afterChat,
    });
    if ('leave' in verdict) {
      this.leave(clause.start, clause.end, verdict.leave);
      this.afterChat = true;
      this.listing = false;
      return;
    }
    if (nearContact && verdict.keep === 'feature' && reading.words < 4 && this.countValues(clause) === 0) {
      this.leave(clause.start, clause.end, 'contact');
      return;
    }
    this.afterChat = false;
    this.keepPiece(clause, piece, verdict, leads);
  }

  private keepPiece(
    clause: Clause,
    piece: Piece,
    verdict: Extract<Verdict, { keep: unknown }>,
    leads: boolean,
  ): void {
    const { text, words } = this.field;
    const kind = verdict.keep;
    if (this.bundle && clause.bullet && this.itemPiece === null) {
      this.itemPiece = piece;
      this.itemStart = clause.start;
      if (kind === 'flaw' || kind === 'missing') {
        const bracket = text.slice(clause.start, clause.end).indexOf('(');
        if (bracket > 2)
          this.push('included', clause.start, clause.start + bracket, {
            from: piece.from,
            to: this.wordAt(clause.start + bracket, piece),
          });
      }
      this.push(
        kind === 'feature' || kind === 'working' ? 'included' : kind,
        clause.start,
        clause.end,
        piece,
      );
      return;
    }
    if (this.itemPiece !== null && (kind === 'flaw' || kind === 'missing')) {
      this.push(kind, this.itemStart, clause.end, { from: this.itemPiece.from, to: piece.to });
      return;
    }
    const bracket =
      (this.listing || leads) && (kind === 'flaw' || kind === 'missing')
        ? text.slice(clause.start, clause.end).indexOf('(')
        : -1;
    if (bracket > 2) {
      const outside = { from: piece.from, to: this.wordAt(clause.start + bracket, piece) };
      const reading = readWords(words, this.field.tags, outside.from, outside.to);
      if (reading.flaws === 0 && (reading.tags & (TAG.fault | TAG.gone)) === 0) {
        this.listing = true;
        this.push('included', clause.start, clause.start + bracket, outside);
        this.push(kind, clause.start, clause.end, piece);
        return;
      }
    }
    if (kind !== 'included') {
      if (kind !== 'flaw' && kind !== 'missing' && kind !== 'condition') this.listing = false;
      this.push(kind, clause.start, clause.end, piece);
      if (kind === 'feature' || kind === 'working' || kind === 'condition')
        this.addAccompanying(clause, piece);
      return;
    }
    if (leads) this.listing = true;
    for (const item of splitList(text, words, piece)) {
      const start = item.from === piece.from ? clause.start : (words[item.from]?.start ?? clause.start);
      const end = item.to === piece.to ? clause.end : (words[item.to]?.start ?? clause.end);
      this.push('included', start, end, item);
    }
  }

  /** "casserole with lid": what stands after "with" comes with it, if it is such a thing. */
  private addAccompanying(clause: Clause, piece: Piece): void {
    const { words, tags } = this.field;
    for (let at = piece.from + 1; at < piece.to - 1; at += 1) {
      const key = words[at]?.key;
      if (!isWith(key) && !(key === 'w')) continue;
      for (let index = at + 1; index < Math.min(piece.to, at + 6); index += 1) {
        if (((tags[index] ?? 0) & TAG.accessory) === 0) continue;
        this.push('included', words[at + 1]?.start ?? clause.start, clause.end, {
          from: at + 1,
          to: piece.to,
        });
        return;
      }
    }
  }

  private leadsIncluded(piece: Piece): boolean {
    const { words, tags } = this.field;
    if (isWith(words[piece.from]?.key)) return true;
    for (let at = piece.from; at < Math.min(piece.to, piece.from + 3); at += 1)
      if (((tags[at] ?? 0) & TAG.include) !== 0) return true;
    return false;
  }

  private countValues(clause: Clause): number {
    return /[\d]/.test(this.field.text.slice(clause.start, clause.end)) ? 1 : 0;
  }

  private push(kind: FactKind, start: number, end: number, piece: Piece): void {
    if (piece.to <= piece.from) return;
    const reading = readWords(this.field.words, this.field.tags, piece.from, piece.to);
    this.field.statements.push({
      kind,
      start,
      end,
      piece,
      hedged: (reading.tags & TAG.hedge) !== 0 || this.field.text.slice(start, end + 2).includes('?'),
      closed: kind === 'flaw' || kind === 'missing' || kind === 'delivery' || kind === 'history',
    });
  }

  private leave(start: number, end: number, reason: LeftOut['reason'], from = start): void {
    const words = this.field.text.slice(from, end).replace(/\s+/g, ' ').trim();
    if (words !== '') this.field.leftOut.push({ text: words, reason });
  }
}
