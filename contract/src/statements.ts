import { LIMITS } from './limits.ts';

/** What stands beside a form: statements that the seller confirmed, and what was read on photos and kept. */
export interface Statements {
  confirmedFacts: string[];
  seenOnPhotos: string[];
}

const { count, characters } = LIMITS.statements;

/** Together, because together they cost what it costs to read them. */
export function areFewStatements({ confirmedFacts, seenOnPhotos }: Statements): boolean {
  const all = [...confirmedFacts, ...seenOnPhotos];
  return all.length <= count && all.reduce((sum, { length }) => sum + length, 0) <= characters;
}

export const MANY_STATEMENTS = {
  error: `What was confirmed and what was read on photos take at most ${count} entries and ${characters.toLocaleString('en-GB')} characters together.`,
  path: ['seenOnPhotos'],
};

/** As many of them, from the first on, as may be sent together: the seller's own word before a photo's. */
export function fitStatements({ confirmedFacts, seenOnPhotos }: Statements): Statements {
  let room: { count: number; characters: number } = { count, characters };
  const takes = (text: string) => {
    if (room.count === 0 || text.length > room.characters) return false;
    room = { count: room.count - 1, characters: room.characters - text.length };
    return true;
  };
  return { confirmedFacts: confirmedFacts.filter(takes), seenOnPhotos: seenOnPhotos.filter(takes) };
}
