import type { FactKind } from '@smart-listings/contract';
import { foldBlanks } from '../text/blanks.ts';
import type { Verdict } from './classify.ts';
import { cutContact } from './contact-clause.ts';
import { isCurrencySign } from './currency-sign.ts';
import { fragmentOf } from './fragments.ts';
import { hasDigit, hasKey, judgePiece, OFFERS } from './judge.ts';
import { readLabelled } from './labelled.ts';
import type { LeftOut } from './ledger.ts';
import { TAG } from './lexicon/tags.ts';
import { splitList } from './lists.ts';
import { accompanying, leadsIncluded, outsideBracket, readingOf, wordAt } from './parts.ts';
import { isAside, isNo, type Piece, splitPieces } from './pieces.ts';
import { MARK } from './prepare.ts';
import type { Reading } from './reading.ts';
import type { Clause } from './segment.ts';
import type { ParsedField, Statement } from './statement.ts';

export interface Span {
  start: number;
  end: number;
  kind: string;
}

export interface ReaderOptions {
  away: readonly Span[];
  bundle: boolean;
}

/** Reads a field clause by clause, remembering what went before in the same sentence. */
export class FieldReader {
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

  constructor(field: ParsedField, raw: string, around: ReaderOptions) {
    this.field = field;
    this.raw = raw;
    this.away = around.away;
    this.bundle = around.bundle;
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

  private readContactClause(clause: Clause, piece: Piece): void {
    const { stop, before, after } = cutContact(this.field, clause, piece);
    this.leave(stop, clause.end, 'contact');
    if (before !== null) this.readClause({ ...clause, end: stop }, before, true);
    if (after !== null) this.readClause({ ...clause, start: after.start }, after.piece, true);
  }

  private read(piece: Piece): Reading {
    return readingOf(this.field, piece);
  }

  private readClause(clause: Clause, whole: Piece, nearContact: boolean): void {
    const labelled = readLabelled(this.field, clause, whole);
    if (labelled !== null) {
      if (labelled.says === 'nothing') this.leave(clause.start, clause.end, 'chat');
      else if (labelled.says === 'fact') this.keepLabelled(labelled, clause, whole);
      else {
        const rest = { from: wordAt(this.field, labelled.start, whole), to: whole.to };
        if (labelled.state && this.read(rest).tags === 0)
          this.push('condition', { start: labelled.start, end: clause.end }, rest);
        else this.readClause({ ...clause, start: labelled.start }, rest, nearContact);
      }
      return;
    }
    for (const piece of splitPieces(this.field, whole)) {
      const start = piece.from === whole.from ? clause.start : this.opening(piece.from, clause.start);
      const end = piece.to === whole.to ? clause.end : this.opening(piece.to, clause.end);
      this.readPiece({ ...clause, start, end }, piece, nearContact);
    }
  }

  /** Where a word begins, the currency sign or bracket before it counted in. */
  private opening(word: number, otherwise: number): number {
    const start = this.field.words[word]?.start;
    if (start === undefined) return otherwise;
    const before = this.field.text.charCodeAt(start - 1);
    return before === 40 || isCurrencySign(before) ? start - 1 : start;
  }

  private keepLabelled(
    { kind, start, value }: { kind: FactKind; start: number; value?: string },
    clause: Clause,
    piece: Piece,
  ): void {
    const statement = this.push(kind, { start, end: clause.end }, piece);
    if (value !== undefined) statement.value = value;
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
    const leads = leadsIncluded(this.field, piece);
    const spoken = outsideBracket(this.field, clause, piece);
    const clinging = fragmentOf(this.field, this.last, { clause, piece, reading: this.read(piece) });
    if (clinging === 'chat') this.leave(clause.start, clause.end, 'chat');
    else if (clinging === 'flaw of a thing' && this.last !== null)
      this.push(
        'flaw',
        { start: this.last.start, end: clause.end },
        { from: this.last.piece.from, to: piece.to },
      );
    if (clinging !== 'no') return;
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
    const announces =
      (leads && !this.isHolder(piece)) ||
      this.field.text.slice(clause.start, clause.end).includes(': ') ||
      (ANNOUNCED.has(this.field.words[piece.to - 1]?.key ?? '') &&
        /^\s?[-–—:]/.test(this.field.text.slice(clause.end, clause.end + 2)));
    if (announces && verdict.keep === 'included') this.listing = true;
    if (verdict.keep === 'included') this.keepList(clause, piece);
    else this.keepOne(verdict.keep, clause, piece);
  }

  private inContext(verdict: Verdict, clause: Clause, piece: Piece): Verdict {
    if ('leave' in verdict) return verdict;
    if (verdict.keep === 'feature' && isRetracted(this.field.text, clause.end)) return { leave: 'question' };
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

  /** "Comes in gift pouch": what holds it, and no list of things. */
  private isHolder({ from }: Piece): boolean {
    const { words } = this.field;
    return /^(?:comes|came|come)$/.test(words[from]?.key ?? '') && words[from + 1]?.key === 'in';
  }

  private judge(place: Clause, piece: Piece, leads: boolean): Verdict {
    const listing = this.listing || leads || (this.bundle && place.bullet && this.item === null);
    return judgePiece(this.field, place, { piece, listing, afterChat: this.afterChat });
  }

  private keepList(clause: Clause, piece: Piece): void {
    const { text, words } = this.field;
    const tail = words[piece.to - 1]?.key ?? '';
    const items = tail === 'attached' ? [piece] : splitList(text, this.field, piece);
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
    const spoken = outsideBracket(this.field, clause, piece);
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
      (hasKey(this.field.words, inside, OFFERS) && (this.read(inside).tags & TAG.private) === 0);
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
    // "Boxed with cable (no plug)": the bracket says all of what is missing.
    if (kind === 'included' && verdict.keep === 'missing' && isNo(words[inside.from]?.key)) {
      const start = words[inside.from]?.start ?? spoken.end;
      const end = words[inside.to - 1]?.end ?? clause.end;
      this.settle('missing', { ...clause, start, end, tied: false }, inside);
      return;
    }
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

  private addAccompanying(clause: Clause, piece: Piece): void {
    for (const { start, end, item } of accompanying(this.field, clause, piece))
      this.push('included', { start, end }, item);
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
    const words = foldBlanks(this.raw.slice(start, end));
    if (words !== '') this.field.leftOut.push({ text: words, reason });
  }
}

// "With 3 games - FIFA 20, GTA V": what stands behind the dash is the list.
const ANNOUNCED = new Set(
  'games,titles,figures,books,discs,dvds,cds,films,extras,accessories,attachments,cartridges,puzzles'.split(
    ',',
  ),
);
const RETRACTED = /\?+\s*(?:no|nope|actually|sorry)\b/i;

function isRetracted(text: string, end: number): boolean {
  const around = text.slice(end - 2, end + 10);
  return around.includes('?') && RETRACTED.test(around);
}

const TIEABLE: ReadonlySet<FactKind> = new Set<FactKind>([
  'flaw',
  'missing',
  'condition',
  'working',
  'feature',
]);
