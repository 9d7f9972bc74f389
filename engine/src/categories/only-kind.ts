/** The one kind of thing that a name speaks of, where nothing says that it is the thing itself. */
import type { Language } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { makesIn } from './find-matches.ts';
import { isBeside, isOtherElsewhere, readName } from './name-phrases.ts';

/**
 * The kind of which all nouns of a name are; null where they are of two, or none. Its id in the table. A word that is as
 * often a value ("katoenen top", "Levi's Flannel") counts where all else in the name are values and makes.
 */
export function onlyKindIn(
  name: string,
  { language, make }: { language: Language | null; make: string },
): string | null {
  const tokens = tokenise(name);
  const matches = readName(tokens, { language, make }).flatMap((phrase) => phrase.matches);
  const [first] = matches;
  if (first === undefined || matches.some(({ id }) => id !== first.id)) return null;
  const makes = makesIn(tokens, make);
  const isSaid = (at: number) =>
    makes.has(at) || isBeside(tokens, at) || matches.some(({ from, to }) => at >= from && at < to);
  const isElsewhere = language === null && isOtherElsewhere(tokens, first);
  const isAlone = matches.some(({ strength }) => strength === 'noun') || tokens.every((_, at) => isSaid(at));
  return isAlone && !isElsewhere ? first.id : null;
}
