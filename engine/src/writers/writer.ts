/** Who writes a listing: the built-in writer, a language model at a provider, or the one in the seller's browser. */
import type {
  GenerateRequest,
  GenerateResponse,
  PartialListing,
  RewordRequest,
} from '@smart-listings/contract';
import type { Taxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import type { PriceEvidence } from '../pricing/suggest-price.ts';

export interface WriterCall {
  /** Cancels the work, as when the client leaves. */
  signal: AbortSignal;
  /** What the price may rest on. */
  evidence: PriceEvidence | null;
  /** The open taxonomy, where it has been loaded. */
  taxonomy?: Taxonomy | null;
  /** Gets the listing as far as it is written, any number of times; what it returns is waited for where the writer can. */
  onPartial?: ((partial: PartialListing) => void | Promise<void>) | undefined;
}

/** Whoever writes listings: the built-in writer, a model of a provider, or one in the browser. */
export interface Writer {
  /** As the answer names it: 'builtin', 'device', or provider and model. */
  name: string;
  /** A whole answer: within the rules, checked against what the seller said, and scored. */
  write(request: GenerateRequest, call: WriterCall): Promise<GenerateResponse>;
  /** One sentence anew, without what nothing supports; null for who has no other words than the seller's. */
  reword: ((request: RewordRequest, signal: AbortSignal) => Promise<string>) | null;
}
