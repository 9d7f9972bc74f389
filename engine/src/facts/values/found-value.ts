/** A value found in a text, with its place. */
export interface FoundValue {
  start: number;
  end: number;
  amount?: number;
  unit?: string;
  /** What stands in a text for it, where it is not the words themselves. */
  value?: string;
  label?: string;
  hedged?: boolean;
  /** A count of things ("88 keys") rather than a measure. */
  count?: boolean;
  /** Where the words that name it stand. */
  named?: { start: number; end: number };
  /** A span of time; says nothing of the item where it tells its history. */
  time?: boolean;
}
