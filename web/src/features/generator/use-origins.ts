import type { LeftOut } from '@smart-listings/contract';
import { type Item, unpublishable, writeListing } from '@smart-listings/engine';
import { useMemo, useState } from 'react';
import { findOrigins, type Origin } from './origins.ts';
import type { Version } from './session.ts';

interface Origins {
  leftOut: readonly LeftOut[];
  /** null: not asked for. */
  origins: readonly Origin[] | null;
  /** null: nobody knows where the text comes from. */
  toggleOrigins: (() => void) | null;
}

/** What of the seller's words stands in a description, and what does not: as the item is known now. */
export function useOrigins(
  item: Item,
  { response: { engine, variant }, text: { description } }: Version,
): Origins {
  const [shown, setShown] = useState(false);
  const isBuiltin = engine === 'builtin';
  const written = useMemo(() => (isBuiltin ? writeListing(item, variant) : null), [item, variant, isBuiltin]);
  const leftOut = useMemo(() => written?.leftOut ?? unpublishable(item), [written, item]);
  const origins = useMemo(
    () => (written && shown ? findOrigins(written.text.description, written.provenance, description) : null),
    [written, shown, description],
  );
  return { leftOut, origins, toggleOrigins: written ? () => setShown(!shown) : null };
}
