import type { FactKind } from '@smart-listings/contract';
import { TAG } from './lexicon/tags.ts';
import type { Piece } from './pieces.ts';
import type { Clause } from './segment.ts';
import type { ParsedField } from './statement.ts';

/** What a line of a specification says: its kind and the words that say it, or nothing at all. */
export type LabelledReading =
  | { says: 'nothing' }
  | { says: 'fact'; kind: FactKind; start: number; value?: string }
  /** Only the words after the label are to be judged. */
  | { says: 'rest'; start: number; state: boolean };

const LABEL = /^\s*(\p{L}[\p{L}\d /&'’-]{1,30}?)\s?[:：]\s*(?=\S)/u;
// "Box? No", "Charger? yes": a question that its seller answers is a label.
const ANSWERED =
  /^\s*(\p{L}[\p{L}\d /&'’-]{1,30}?)\s?\?\s*(?=(?:(?:sadly|sorry|afraid|unfortunately) )?(?:no|not|nope|yes|yep|nein|ja|non|oui|sí|sì|nee|nie|tak|não|sim)[.\s]*$)/iu;
const NOTHING =
  /^(?:n\/?\s?a|none|nil|nothing|nope|-+|–|—|\?+|tbc|unknown|not applicable|does not apply|keine|kein|entfällt|aucun|aucune|néant|ninguno|ninguna|nessuno|nessuna|geen|brak|nenhum|nenhuma)[.\s]*$/i;
const YES = /^(?:yes|y|yep|included|incl\.?|ja|oui|sí|si|sì|tak|sim|✓)[.\s]*$/i;
const NO =
  /^(?:(?:sadly |sorry |afraid |unfortunately )?(?:no|n|nope|not)|not included|nein|non|nee|nie|não)[.\s]*$/i;
const ENGLISH_NO = /^(?:(?:sadly |sorry |afraid |unfortunately )?(?:no|n|nope|not)|not included)[.\s]*$/i;
const NAMES_FAULT =
  /^(?:(?:known|minor|main|any|only) )?(?:faults?|defects?|flaws?|issues?|damages?|problems?|mängel|defekte?|défauts?|defectos?|difetti|gebreken|wady|usterki|defeitos?)$/i;
const TALKS_OF_STATE = new Set(
  'condition,cond,condition notes,condition note,condition details,state,zustand,état,etat,estado,stato,condizioni,staat,stan,notes,note,comments,comment,description,extra info,additional info,other,other info,info,details'.split(
    ',',
  ),
);
const NAMES_STATE = /^(?:cond|state|zustand|état|etat|estado|stato|staat|stan)/i;
const SPAN_OF_PART = new Set(
  'base,bases,lid,handle,handles,neck,strap,straps,rim,brim,foot,feet,stem'.split(','),
);
const ONLY_LENGTH =
  /^\s*\p{L}+\s(?:approx\.?\s|about\s|is\s|are\s)?\d+(?:[.,]\d+)?\s?(?:cm|mm|m|in|inches|"|”)\s*$/iu;

/** Reads "Charger: Yes", "Webcam: N/A", "Faults: none", "Condition: scratched"; null for other clauses. */
export function readLabelled(field: ParsedField, clause: Clause, piece: Piece): LabelledReading | null {
  const { text, words, tags } = field;
  const own = text.slice(clause.start, clause.end);
  const first = words[piece.from]?.key ?? '';
  if (piece.to - piece.from <= 4 && SPAN_OF_PART.has(first) && ONLY_LENGTH.test(own))
    return { says: 'fact', kind: 'feature', start: clause.start };
  if (clause.section !== null && NOTHING.test(own.trim())) return underHeading(text, clause);
  const asked = own.includes('?');
  if (!asked && !own.includes(':') && !own.includes('：')) return null;
  const label = (asked ? ANSWERED.exec(own) : null) ?? LABEL.exec(own);
  if (label === null) return null;
  const name = (label[1] ?? '').trim();
  const value = own.slice(label[0].length).trim();
  const named = tagsBefore(field, piece, clause.start + label[0].length);
  if (NOTHING.test(value)) {
    const denies = (named & (TAG.flaw | TAG.fault)) !== 0 && !/[/?]/.test(value);
    return denies ? { says: 'fact', kind: 'condition', start: clause.start } : { says: 'nothing' };
  }
  if (YES.test(value.replace(/\s*\([^()]*\)\s*$/, ''))) {
    const damaged = (tagsOf(field, piece) & TAG.flaw) !== 0;
    const there = (named & (TAG.accessory | TAG.include)) !== 0 ? 'included' : 'feature';
    const kind = damaged ? 'flaw' : there;
    const remark = /\([^()]*\)\s*$/.exec(value)?.[0] ?? '';
    const thing = name.charAt(0).toUpperCase() + name.slice(1);
    return { says: 'fact', kind, start: clause.start, value: `${thing} ${remark}`.trim() };
  }
  if (NO.test(value)) {
    const denies = (named & (TAG.flaw | TAG.fault)) !== 0;
    const fact = { says: 'fact', kind: denies ? 'condition' : 'missing', start: clause.start } as const;
    return ENGLISH_NO.test(value) ? { ...fact, value: `No ${calm(name)}` } : fact;
  }
  if (NAMES_FAULT.test(name) && (tagsOf(field, piece) & TAG.negation) === 0)
    return { says: 'fact', kind: 'flaw', start: clause.start + label[0].length };
  if (TALKS_OF_STATE.has(name.toLowerCase())) {
    return { says: 'rest', start: clause.start + label[0].length, state: NAMES_STATE.test(name) };
  }
  return (tags[piece.from] ?? 0) === 0 || piece.to - piece.from > 6
    ? null
    : onlyLabelTells(field, piece, clause.start + label[0].length);
}

// A label's own capital goes; "USB", "SD card" keep theirs.
function calm(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

// "Battery: 5000mAh", "Case: plastic": the label is a part of the item, not a thing beside it.
function onlyLabelTells(field: ParsedField, piece: Piece, after: number): LabelledReading | null {
  for (let at = piece.from; at < piece.to; at += 1) {
    const start = field.words[at]?.start ?? 0;
    const tag = field.tags[at] ?? 0;
    if (start >= after && tag !== 0) return null;
    if (start < after && (tag & ~(TAG.accessory | TAG.function | TAG.verb)) !== 0) return null;
  }
  return { says: 'fact', kind: 'feature', start: field.words[piece.from]?.start ?? after };
}

// "Faults: none" was cut at its heading; the heading says what there is none of.
function underHeading(text: string, clause: Clause): LabelledReading {
  if (clause.section !== 'flaw') return { says: 'nothing' };
  const before = text.slice(Math.max(0, clause.start - 32), clause.start);
  const heading = /(\p{L}[\p{L} ]{1,26})[:：]\s*$/u.exec(before);
  if (heading === null) return { says: 'nothing' };
  return { says: 'fact', kind: 'condition', start: clause.start - (before.length - heading.index) };
}

function tagsOf(field: ParsedField, piece: Piece): number {
  return tagsBefore(field, piece, Number.POSITIVE_INFINITY);
}

function tagsBefore(field: ParsedField, piece: Piece, place: number): number {
  let tags = 0;
  for (let at = piece.from; at < piece.to && (field.words[at]?.start ?? 0) < place; at += 1)
    tags |= field.tags[at] ?? 0;
  return tags;
}
