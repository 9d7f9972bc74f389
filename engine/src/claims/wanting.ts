/** Texts that undo a fault or a lack: "all ports work" where one is dead, "secure chain" where it is missing. */
import type { Found } from './claim.ts';
import type { Context } from './context.ts';
import { DENIES_BACK, DENIES_NEXT, HEDGES, TURNS } from './marks.ts';
import { NEGATIVE, POSITIVE } from './support.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(/\s+/));

const ALL = set(
  'all both every each everything alle beide beiden jede jeder jedes tous toutes chaque todos todas ambos ambas tutti tutte entrambi entrambe ogni allebei wszystkie oba obie cada',
);
const GOOD = set(
  'work works working fine function functions functional functioning intact perfect present good there funktionieren funktioniert intakt fonctionnent fonctionne intacts funcionan funciona funzionano funziona werken werkt dzialaja funcionam',
);
/** In a sentence with one of these, what is missing is not said to be there. */
const SPEAKS_OF_LACK = set(
  'need needs needed needing want wants replacement replace replacing separately except lack lacks buy order source missed absent nur nicht sauf salvo',
);

/** Places where the text says of a faulty or missing thing that it is there, or that all of it works. */
export function checkWanting(list: readonly Token[], context: Context): Found[] {
  const out: Found[] = [];
  const { wanting, lacking, support } = context;
  if (wanting.size === 0) return out;
  for (let at = 0; at < list.length; at += 1) {
    const token = list[at];
    if (!token || token.negated) continue;
    if (ALL.has(token.key)) {
      const found = universal(list, at, wanting);
      if (found) out.push(found);
    } else if (lacking.has(token.stem) && isMissing(support.words.get(token.stem) ?? 0)) {
      if (!speaksOfLack(list, at)) out.push({ kind: 'included', start: token.start, end: token.end });
    }
  }
  return out;
}

function isMissing(flags: number): boolean {
  return (flags & (NEGATIVE | POSITIVE)) === NEGATIVE;
}

// "All three HDMI ports work"
function universal(list: readonly Token[], at: number, wanting: ReadonlySet<string>): Found | null {
  const first = list[at];
  let names = false;
  for (let step = at + 1; step < Math.min(list.length, at + 8); step += 1) {
    const token = list[step];
    if (!token || token.clause !== first?.clause || token.negated) return null;
    if (wanting.has(token.stem)) names = true;
    if (GOOD.has(token.key)) return names ? { kind: 'condition', start: first.start, end: token.end } : null;
  }
  return null;
}

function speaksOfLack(list: readonly Token[], at: number): boolean {
  const sentence = list[at]?.sentence;
  const tells = ({ key, marks, negated }: Token) =>
    negated || (marks & (DENIES_NEXT | DENIES_BACK | HEDGES | TURNS)) !== 0 || SPEAKS_OF_LACK.has(key);
  for (let index = at; index >= 0 && list[index]?.sentence === sentence; index -= 1) {
    const token = list[index];
    if (token && tells(token)) return true;
  }
  for (let index = at + 1; index < list.length && list[index]?.sentence === sentence; index += 1) {
    const token = list[index];
    if (token && tells(token)) return true;
  }
  return false;
}
