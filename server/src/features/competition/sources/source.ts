import type { Comparable, Source as Page } from '@smart-listings/contract';
import type { Item } from '@smart-listings/engine';
import type { AppContext } from '../../../context.ts';
import type { User } from '../../accounts/operations.ts';

export interface Need {
  item: Item;
  /** 'GBP' */
  currency: string;
  user: User;
  signal: AbortSignal;
}

export interface Found {
  comparables: Comparable[];
  /** Pages that they rest on. */
  sources?: Page[];
  /** What was found and cannot be used, each in a sentence. */
  notes?: string[];
}

/** One place where comparables come from. */
export interface Source {
  name: string;
  /**
   * @returns null when this server is not set up for it
   * @throws AppError
   */
  find(context: AppContext, need: Need): Promise<Found | null>;
}
