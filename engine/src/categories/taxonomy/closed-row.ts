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
  /** A word of the name says it of anything: "a German maker" is no language. */
  inTextAlone?: true;
}
