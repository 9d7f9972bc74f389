import type { ItemValue } from '@smart-listings/contract';

/** A value as one reader found it: what it is, and the tokens that say it. */
export interface FoundValue extends Pick<ItemValue, 'kind' | 'value' | 'label' | 'amount' | 'unit'> {
  /** The first token, and the one after the last. */
  from: number;
  to: number;
  /** What it means whatever the language ('navy', '128 GB'), for comparing. */
  means: string;
  /** Its words are as often something else: it counts only where its place says so. */
  weak?: boolean;
}
