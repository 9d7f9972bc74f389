/** A stretch of a text. */
export interface Span {
  /** UTF-16 offsets. */
  start: number;
  end: number;
}
