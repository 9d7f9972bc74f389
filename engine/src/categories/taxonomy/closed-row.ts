import type { Family } from '../family.ts';

/** Attributes that take their values from one closed class. */
export interface ClosedRow {
  /** Keys of the taxonomy that take these values. */
  keys: string;
  /** The words of each value, all languages together. */
  values: readonly string[];
  /** What a thing looks like, as its parts do. */
  look?: true;
  /** What the thing is for; models are called so for less. */
  use?: true;
  /** Only where a clause says nothing else: a country is as often where a thing lies. */
  alone?: true;
  /** A word of the name says it of anything: "a German maker" is no language. */
  inTextAlone?: true;
  /** Says the same of whatever thing: a field of the seller's own where the category asks for none. */
  freely?: true;
  /** Where it is said freely: of these goods alone; left out: of all. */
  families?: readonly Family[];
}
