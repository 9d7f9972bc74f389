import type { FactKind } from '@smart-listings/contract';
import type { LeftOut } from './ledger.ts';
import type { Piece } from './pieces.ts';
import type { Word } from './words.ts';

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

export interface ParsedField {
  /** Prepared text: as long as the seller's own. */
  text: string;
  words: readonly Word[];
  tags: readonly number[];
  /** What joins two things in the field's language. */
  ands: ReadonlySet<string>;
  statements: Statement[];
  leftOut: LeftOut[];
}
