/** Where a note says that the thing is sold, and in which condition it is. */
import { CONDITIONS, type Condition, PLATFORMS, type Platform } from '@smart-listings/contract';
import { CUTS } from '../categories/name-words.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { cuesIn, polarityOf } from '../language/cues.ts';
import { splitSentences } from '../language/sentences.ts';
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { marketplaceOf } from '../marketplaces/index.ts';

/** Lead to where something is sold, in nine languages; "from" and "by" lead to where it came from. */
const TO: ReadonlySet<string> = new Set(
  'for on to at via fur auf bei pour sur chez para en per su voor op na dla do em no till pa hos'.split(' '),
);

export interface Stretch {
  /** UTF-16 offsets. */
  start: number;
  end: number;
}

const NAMES = PLATFORMS.flatMap((platform) => {
  const { names, sureNames } = marketplaceOf(platform);
  return names.map((name) => ({
    platform,
    isSure: sureNames.includes(name),
    keys: tokenise(name).map(({ key }) => key),
  }));
});

/** The one marketplace that the note names as where it is sold: by itself, or behind "for" and "on" at the end of a clause. */
export function saidPlatform(text: string): { platform: Platform; stretch: Stretch } | null {
  const found = splitSentences(text).flatMap((place) => {
    const tokens = tokenise(text.slice(place.start, place.end));
    const cues = cuesIn(tokens, null);
    return clausesOf(tokens).flatMap((whole) => {
      const clause = withoutStop(tokens, whole);
      const mention = mentionIn(tokens, clause);
      // "Needs a wash, for Vinted": what is denied before a comma is no marketplace.
      const own = cues.filter(({ at }) => at >= clause.from);
      if (mention === null || polarityOf(own, mention.at, clause.to) === 'denied') return [];
      const start = place.start + (tokens[mention.from]?.start ?? 0);
      // "For eBay, used": what begins a sentence goes with its comma.
      const isLead = mention.from === 0 && tokens[clause.to]?.text === ',';
      const end = place.start + (tokens[isLead ? clause.to : clause.to - 1]?.end ?? 0);
      return [{ platform: mention.platform, stretch: { start, end } }];
    });
  });
  const [first, ...others] = found;
  return first && others.every(({ platform }) => platform === first.platform) ? first : null;
}

function withoutStop(tokens: readonly Token[], { from, to }: Clause): Clause {
  return tokens[to - 1]?.text === '.' ? { from, to: to - 1 } : { from, to };
}

/** A name at the end of a clause, and where the words that lead to it begin. */
function mentionIn(
  tokens: readonly Token[],
  { from, to }: Clause,
): { platform: Platform; at: number; from: number } | null {
  const name = NAMES.find(({ keys }) => {
    const at = to - keys.length;
    return at >= from && keys.every((key, index) => tokens[at + index]?.key === key);
  });
  if (name === undefined) return null;
  const at = to - name.keys.length;
  const begins = leadFrom(tokens, at, from);
  // "Bought on eBay" tells of the past.
  for (let index = from; index < begins; index += 1)
    if (entriesAt(tokens, index, ['history', 'past-price']).length > 0) return null;
  // Bare behind other words it may be a make, unless it ends the note and can mean nothing else.
  const isBare = begins > from && !TO.has(tokens[at - 1]?.key ?? '');
  if (isBare && !(name.isSure && isEnd(tokens, to) && begins === at)) return null;
  return { platform: name.platform, at, from: begins };
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).every(({ kind }) => kind === 'mark');
}

/** "Selling it on", "for": the words of the deal before a marketplace's name. */
function leadFrom(tokens: readonly Token[], at: number, first: number): number {
  let from = at;
  while (from > first) {
    const leads =
      TO.has(tokens[from - 1]?.key ?? '') ||
      entriesAt(tokens, from - 1, ['joiner', 'filler', 'asking-price']).some(({ length }) => length === 1);
    if (!leads) break;
    from -= 1;
  }
  return from;
}

/** Grades of the lexicon in the form's own words, from the best to the worst. */
const GRADES: readonly (readonly [means: string, condition: Condition])[] = [
  ['new', 'new'],
  ['like new', 'used-like-new'],
  ['good', 'used-good'],
  ['used', 'used-good'],
  ['fair', 'used-fair'],
  ['faulty', 'for-parts'],
];
const LABELS = CONDITIONS.map(({ code, label }) => ({ code, keys: keysOf(label) }));

function keysOf(text: string): readonly string[] {
  return tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => key);
}

/** The worst of the grades that are said of the thing itself: "brand new battery" speaks of a part. */
export function saidCondition(text: string, name: string): Condition | null {
  const own = new Set(keysOf(name));
  const said = splitSentences(text).flatMap(({ start, end }) => {
    const tokens = tokenise(text.slice(start, end));
    const cues = cuesIn(tokens, null);
    return clausesOf(tokens).flatMap((whole) => {
      const clause = withoutStop(tokens, whole);
      const labelled = labelAs(tokens, clause);
      if (labelled !== null) return [labelled];
      return gradesIn(tokens, clause, own).flatMap(({ condition, from, to }) =>
        polarityOf(cues, from, to) === 'asserted' ? [condition] : [],
      );
    });
  });
  return GRADES.findLast(([, condition]) => said.includes(condition))?.[1] ?? said[0] ?? null;
}

/** A clause that is one of the form's own labels: "Open box", "Used - Good". */
function labelAs(tokens: readonly Token[], { from, to }: Clause): Condition | null {
  const keys = tokens.slice(from, to).flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]));
  const found = LABELS.find(
    (label) => label.keys.length === keys.length && label.keys.every((key, at) => keys[at] === key),
  );
  return found?.code ?? null;
}

function gradesIn(tokens: readonly Token[], clause: Clause, own: ReadonlySet<string>) {
  const found: { condition: Condition; from: number; to: number }[] = [];
  for (let at = clause.from; at < clause.to; at += 1) {
    const grade = entriesAt(tokens, at, ['condition'])[0];
    if (grade === undefined) continue;
    const end = at + grade.length;
    const condition = GRADES.find(([means]) => means === grade.means)?.[1];
    const isWhole = at === clause.from && end === clause.to;
    if (condition !== undefined && (isWhole || !grade.weak) && isOfThing(tokens, end, clause, own))
      found.push({ condition, from: at, to: end });
    at = end - 1;
  }
  return found;
}

/** Nothing stands behind a grade, or a small word, another statement of its kind, or the thing itself. */
function isOfThing(tokens: readonly Token[], at: number, { to }: Clause, own: ReadonlySet<string>): boolean {
  const next = tokens[at];
  if (at >= to || next === undefined) return true;
  return (
    own.has(next.key) ||
    CUTS.en.has(next.key) ||
    entriesAt(tokens, at, ['joiner', 'condition', 'deny', 'history']).length > 0
  );
}
