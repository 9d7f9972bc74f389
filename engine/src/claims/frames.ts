/** Sentences that assert a part or a feature: "comes with a charger", "has a touchscreen", "stand included". */
import { ACCESSORIES, FOREIGN_THINGS } from './accessories.ts';
import type { Found } from './claim.ts';
import { COMMON } from './common-words.ts';
import type { Context } from './context.ts';
import { CONCEPT, FRAMES, TELLS_ENGLISH } from './marks.ts';
import { ORDINARY } from './ordinary.ts';
import { ASSERT, BE, checkBackwards, checkList, HEAD_STOPS, isContent, isKnown, isThere } from './packed.ts';
import { POSITIVE } from './read-facts.ts';
import { flagsOf } from './support.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './units.ts';

const set = (words: string) => new Set(words.split(/\s+/));

const FOREIGN_WITH = set('mit avec con z ze met com inkl inclusief incluye includes inclus');
const INCLUDE = set('include includes including included incl inc');
const WITH_VERBS = set(
  'comes come came supplied complete sold ships bundled delivered offered provided together along equipped fitted enriched infused filled blended trimmed decorated adorned embellished studded topped stuffed loaded packed',
);
const ARRIVES = set('comes come arrives arrive ships supplied presented sent packed');
/** "Used by an orchestra", "recommended by dentists": who did it is what a buyer pays for. */
const PROVENANCE = set(
  'used owned worn played ridden driven made built designed decorated restored recommended endorsed approved inspected polished cleaned painted tuned assembled loved favoured chosen trusted supplied tested',
);
const BECOMES = set('turns converts folds transforms opens extends doubles');
const ADDED = set('added upgraded modified');
const ENDS = set(
  'which that because but when if while where who although though so unless until since whereas however than',
);
const IT = set('it them this these');
const COMES_WITH_IT = set('come comes you are is there');
const ADVERB = /ly$/;
const LONGEST_LIST = 60;

/** From a place to the end of its clause (and, for lists, of its sentence). */
function stretch(list: readonly Token[], from: number, wholeSentence: boolean): Token[] {
  const first = list[from];
  const tokens: Token[] = [];
  for (let at = from; at < list.length && tokens.length < LONGEST_LIST; at += 1) {
    const token = list[at];
    if (!token || !first || token.sentence !== first.sentence) break;
    if (!wholeSentence && token.clause !== first.clause) break;
    if (ENDS.has(token.key)) break;
    tokens.push(token);
  }
  return tokens;
}

/** "Girth strap" where a girth is missing: said of one thing and denied of another. */
function isSaid({ stem }: Token, { support }: Context): boolean {
  return !ACCESSORIES.has(stem) && (flagsOf(support, stem) & POSITIVE) !== 0;
}

/** A word that may stand in any sentence. */
function saysNothing({ key, stem }: Token): boolean {
  return COMMON.has(key) || COMMON.has(stem) || ORDINARY.has(key) || ORDINARY.has(stem) || ADVERB.test(key);
}

/** "has a touchscreen", "is a chromatic harmonica": words of weight that no fact holds. */
function checkFeature(tokens: readonly Token[], context: Context, out: Found[]) {
  for (const token of tokens) {
    if (HEAD_STOPS.has(token.key) && token.key !== 'with' && token.key !== 'of' && token.key !== 'in') return;
    if (token.negated || !isContent(token) || token.key.length < 3 || unitOf(token.key) !== undefined)
      continue;
    // Whether a colour or a material is right is asked elsewhere.
    if ((token.marks & CONCEPT) !== 0) continue;
    if (saysNothing(token) || isKnown(token, context) || isSaid(token, context)) continue;
    out.push({
      kind: ACCESSORIES.has(token.stem) ? 'included' : 'model',
      start: token.start,
      end: token.end,
    });
    return;
  }
}

/** "The shutter has fired", "the seal has fully hardened": what happened to it, not what it has. */
function isPerfect(list: readonly Token[], at: number): boolean {
  if (!/^(?:has|have|had)$/.test(list[at]?.key ?? '')) return false;
  const next = list[at + 1];
  const verb = next && ADVERB.test(next.key) ? list[at + 2] : next;
  return verb !== undefined && (verb.key.endsWith('ed') || PARTICIPLES.has(verb.key));
}

const PARTICIPLES = set(
  'had seen done gone come become made taken given got lost kept left found put worn torn broken grown spent stood held known lived run begun come met paid sat said sold told sent set shown slept thought bought brought caught fallen flown forgotten ridden risen driven eaten written worked',
);

/** All assertions of a text whose thing no fact supports. */
export function checkFrames(list: readonly Token[], context: Context): Found[] {
  const out: Found[] = [];
  const english = context.isEnglish || list.some(({ marks }) => (marks & TELLS_ENGLISH) !== 0);
  for (let at = 0; at < list.length; at += 1) {
    const token = list[at];
    if (!token || (token.marks & FRAMES) === 0) continue;
    const previous = list[at - 1];
    const sameClause = list[at + 1]?.sentence === token.sentence;
    if (INCLUDE.has(token.key) && english && !token.negated) {
      const closes =
        token.after === '.' || token.after === ',' || token.after.startsWith('\n') || at === list.length - 1;
      if (
        token.key === 'included' &&
        token.after !== ':' &&
        (closes ||
          BE.has(previous?.key ?? '') ||
          !sameClause ||
          /^(?:in|with|as)$/.test(list[at + 1]?.key ?? ''))
      ) {
        checkBackwards(list, at, context, out);
      } else if (token.after !== '' && token.after !== ':') {
        checkBackwards(list, at, context, out);
      } else checkList(stretch(list, at + 1, true), context, true, out);
      continue;
    }
    if (!sameClause || token.after !== '') continue;
    if (token.key === 'with' && english && !token.negated) {
      if (/^comes?$/.test(previous?.key ?? '') && IT.has(list[at + 1]?.key ?? '')) {
        checkBackwards(list, at - 1, context, out);
        continue;
      }
      // "With it come the box and the papers."
      if (IT.has(list[at + 1]?.key ?? '')) {
        if (COMES_WITH_IT.has(list[at + 2]?.key ?? ''))
          checkList(stretch(list, at + 3, true), context, true, out);
        continue;
      }
      const strict = WITH_VERBS.has(previous?.key ?? '');
      checkList(stretch(list, at + 1, strict), context, strict, out);
      continue;
    }
    if (!context.isEnglish && FOREIGN_WITH.has(token.key) && !token.negated) {
      checkForeign(list, at + 1, context, out);
      continue;
    }
    if (context.field !== 'description' || !english || token.negated) continue;
    if (token.key === 'in') {
      // "Comes in its box", "built-in grinder".
      if (ARRIVES.has(previous?.key ?? '')) checkList(stretch(list, at + 1, false), context, false, out);
      else if (previous?.key === 'built') checkFeature(stretch(list, at + 1, false), context, out);
      continue;
    }
    if (token.key === 'into' || token.key === 'as') {
      // "Turns into a bed", "doubles as a footstool".
      if (BECOMES.has(previous?.key ?? '')) checkFeature(stretch(list, at + 1, false), context, out);
      continue;
    }
    // "A mesh pad has been added."
    if (token.key === 'been') {
      if (ADDED.has(list[at + 1]?.key ?? '') && /^(?:has|have)$/.test(previous?.key ?? ''))
        checkBackwards(list, at - 1, context, out);
      continue;
    }
    if (BE.has(token.key) && list[at + 1]?.key === 'part' && list[at + 2]?.key === 'of') {
      if (/^(?:set|kit|bundle|deal|lot|package|sale)$/.test(list[at + 4]?.key ?? ''))
        checkBackwards(list, at, context, out);
      continue;
    }
    if (token.key === 'by') {
      if (PROVENANCE.has(previous?.key ?? '')) checkFeature(stretch(list, at + 1, false), context, out);
    } else if (ASSERT.has(token.key) && !BE.has(list[at + 1]?.key ?? '')) {
      if (!isPerfect(list, at)) checkFeature(stretch(list, at + 1, false), context, out);
    } else if (BE.has(token.key) && context.language !== 'nl') {
      checkFeature(stretch(list, at + 1, false), context, out);
    }
  }
  return out;
}

/** Behind 'mit', 'avec', 'con' …: the next word of weight, where it is a thing that the facts lack. */
function checkForeign(list: readonly Token[], at: number, context: Context, out: Found[]) {
  const tokens = stretch(list, at, false).filter((token) => token.kind === 'word' && token.key.length > 3);
  const head = tokens[0];
  if (!head || head.negated || !FOREIGN_THINGS.has(head.stem)) return;
  if (!isThere(head, context)) out.push({ kind: 'included', start: head.start, end: head.end });
}
