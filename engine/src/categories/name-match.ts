import type { Entry } from './category-index.ts';

/** A noun or a line of the table where it stands in a name. */
export interface Match extends Entry {
  /** Its first word, in singular. */
  word: string;
  /** The word that follows it in its phrase. */
  next: string;
  /** A number stands before it. */
  counted: boolean;
  /** Its tokens, up to before `to`. */
  from: number;
  to: number;
}
