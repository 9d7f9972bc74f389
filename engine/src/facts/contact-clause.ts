import { TAG } from './lexicon/tags.ts';
import { readingOf, wordAt } from './parts.ts';
import type { Piece } from './pieces.ts';
import { MARK } from './prepare.ts';
import type { Clause } from './segment.ts';
import type { ParsedField } from './statement.ts';

const LEAD_INS =
  /(?:^|[\s,;.(-])(?:(?:please|pls|just|can|u can|you can|or|and|any\s+(?:questions?|queries)|for more|more (?:info|details|pics)|if interested|commissions?)\s+)*(?:call|ring|text|txt|phone|tel|telephone|mob|mobile|e-?mail|mail|contact|message|msg|dm|pm|whats\s?app|insta(?:gram)?|reach|find|follow|add|questions?|enquiries|number|no time wasters)\b/i;

/**
 * A clause with an address or number in it: the words that ask to use it go with it, from `stop` on;
 * facts before it stay, and so do facts behind it.
 */
export function cutContact(
  field: ParsedField,
  clause: Clause,
  piece: Piece,
): { stop: number; before: Piece | null; after: { start: number; piece: Piece } | null } {
  const { text } = field;
  const at = text.indexOf(MARK.contact, clause.start);
  const lead = LEAD_INS.exec(text.slice(clause.start, at));
  const facts = saysFacts(field, { from: piece.from, to: wordAt(field, at, piece) });
  const stop = lead !== null ? clause.start + lead.index : facts ? at : clause.start;
  const before = { from: piece.from, to: wordAt(field, stop, piece) };
  const last = text.lastIndexOf(MARK.contact, clause.end - 1) + 1;
  const after = { from: wordAt(field, last, piece), to: piece.to };
  const reading = readingOf(field, after);
  const says = reading.flaws > 0 || (reading.tags & (TAG.fault | TAG.gone | TAG.state)) !== 0;
  const chatty = (reading.tags & (TAG.person | TAG.chat | TAG.tied)) !== 0;
  return {
    stop,
    before: before.to - before.from >= 2 && saysFacts(field, before) ? before : null,
    after: says && !chatty && after.to - after.from >= 2 ? { start: last, piece: after } : null,
  };
}

function saysFacts(field: ParsedField, piece: Piece): boolean {
  const reading = readingOf(field, piece);
  return (
    reading.flaws > 0 ||
    (reading.tags &
      (TAG.fault | TAG.gone | TAG.works | TAG.state | TAG.accessory | TAG.include | TAG.delivery)) !==
      0
  );
}
