/** The stretches of a form that speak of the item, with how they do. */
import { type Clause, clauseOfEach, clausesOf } from '../language/clauses.ts';
import { type Cue, cuesIn, polarityOf } from '../language/cues.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';

/** The name or a sentence. */
export interface Stretch {
  isName: boolean;
  raw: string;
  tokens: readonly Token[];
  clauseAt: ReadonlyMap<number, Clause>;
  /**
   * Whether words are said of what is there: neither denied, doubted or of another thing, nor missing
   * or faulty; what it serves is said with "for".
   */
  isSaid: (from: number, to: number, serves?: true) => boolean;
}

/** "6 drawers, oak, collect only": a list tells of the thing too. */
const LACKS: readonly WordClass[] = ['missing', 'fault', 'delivery'];

export const stretchesOf = rememberOne((item: Item): readonly Stretch[] => {
  const { name, sentences, language, languageKnown } = item;
  const named = tokenise(name);
  const spoken = sentences.filter(({ place, mark }) => place.field === 'features' && mark !== '✗');
  return [
    stretchOf(name, { tokens: named, cues: cuesIn(named, languageKnown ? language : null), isName: true }),
    ...spoken.map(({ raw, tokens, cues }) => stretchOf(raw, { tokens, cues, isName: false })),
  ];
});

function stretchOf(
  raw: string,
  { tokens, cues, isName }: { tokens: readonly Token[]; cues: readonly Cue[]; isName: boolean },
): Stretch {
  const clauseAt = clauseOfEach(clausesOf(tokens));
  const lacksOf = new Map<Clause | undefined, readonly number[]>();
  const isSaid = (from: number, to: number, serves?: true) => {
    const clause = clauseAt.get(from);
    const begins = clause?.from ?? 0;
    const lacks =
      lacksOf.get(clause) ??
      tokens
        .slice(begins, clause?.to)
        .flatMap((_, at) =>
          entriesAt(tokens, begins + at, LACKS).some(({ weak }) => !weak) ? [begins + at] : [],
        );
    lacksOf.set(clause, lacks);
    // "Battery health 84%" is what is asked for.
    const lack = lacks.some((at) => at < from || at >= to);
    const polarity = polarityOf(cues, from, to);
    return !lack && (polarity === 'asserted' || (polarity === 'other' && serves === true));
  };
  return { isName, raw, tokens, clauseAt, isSaid };
}
