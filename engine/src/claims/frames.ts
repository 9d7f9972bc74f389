/** Sentences that assert a part or a feature: "comes with a charger", "has a touchscreen", "stand included". */
import { ACCESSORIES, FOREIGN_THINGS } from './accessories.ts';
import type { Found } from './claim.ts';
import { COMMON, STOP } from './common-words.ts';
import type { Context } from './context.ts';
import { kinOf, rootOf } from './families.ts';
import { CONCEPT, FRAMES, TELLS_ENGLISH } from './marks.ts';
import { ORDINARY } from './ordinary.ts';
import { ATTACHED, INCLUDED, NEGATIVE, POSITIVE } from './read-facts.ts';
import { flagsOf, hasHead, saysInOtherWords, saysTogether, saysTogetherInAnyForm } from './support.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './units.ts';

const set = (words: string) => new Set(words.split(/\s+/));

const FOREIGN_WITH = set('mit avec con z ze met com inkl inclusief incluye includes inclus');
const INCLUDE = set('include includes including included incl inc');
const WITH_VERBS = set(
  'comes come came supplied complete sold ships bundled delivered offered provided together along equipped fitted enriched infused filled blended trimmed decorated adorned embellished studded topped stuffed loaded packed',
);
const ARRIVES = set('comes come arrives arrive ships supplied presented sent packed');
const ASSERT = set(
  'has have does features feature featuring offers boasts provides gives supports contains uses runs plays holds takes needs requires accepts works',
);
/** "Used by an orchestra", "recommended by dentists": who did it is what a buyer pays for. */
const PROVENANCE = set(
  'used owned worn played ridden driven made built designed decorated restored recommended endorsed approved inspected polished cleaned painted tuned assembled loved favoured chosen trusted supplied tested',
);
const BECOMES = set('turns converts folds transforms opens extends doubles');
const ADDED = set('added upgraded modified');
const BE = set('is are was were');
const ENDS = set(
  'which that because but when if while where who although though so unless until since whereas however than',
);
const FILLER = set(
  `all everything following both same original matching spare extra free two three four one set pair lot also still only full own brand new genuine official complete good working nice small large big`,
);
const IT = set('it them this these');
const COMES_WITH_IT = set('come comes you are is there');
const ADVERB = /ly$/;
const IN_PLACE = set('already fitted installed attached mounted included supplied too thrown');
// What a thing has and nobody packs: "a cardioid pattern".
const ABSTRACT = set('pattern finish design motif print');
const MAX_ITEM = 7;
const LONGEST_LIST = 60;

function isContent(token: Token): boolean {
  return token.kind === 'word' && token.key.length > 1 && token.values === undefined && !STOP.has(token.key);
}

function flagsAt(token: Token, context: Context): number {
  return flagsOf(context.support, token.stem);
}

/** Whether the facts say, without denying it, that the thing is there. */
function isThere(token: Token, context: Context): boolean {
  const flags = flagsAt(token, context);
  if ((flags & (ATTACHED | INCLUDED)) === 0) return false;
  return (flags & NEGATIVE) === 0 || (flags & INCLUDED) !== 0;
}

function isKnown(token: Token, context: Context): boolean {
  const flags = flagsAt(token, context);
  // Denied somewhere, but part of the item's own name: a fish tank that comes without fish.
  if ((flags & NEGATIVE) !== 0)
    return (flags & (POSITIVE | ATTACHED)) === POSITIVE || isThere(token, context);
  if ((flags & POSITIVE) !== 0 || context.boilerplate.has(token.stem)) return true;
  // 'charging' beside 'charger': looser than for promises, since a frame may use any word.
  if (token.key.length >= 6 && hasHead(context.support, token.key.slice(0, 5))) return true;
  return !ACCESSORIES.has(token.stem) && saysInOtherWords(context.support, token.stem);
}

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

/** Cuts "a charger, two cables and the box" into its items. */
function itemsOf(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = [];
  let item: Token[] = [];
  for (const token of tokens) {
    if (token.key === 'and' || token.key === 'or' || token.key === 'plus') {
      if (item.length > 0) items.push(item);
      item = [];
      continue;
    }
    item.push(token);
    if (token.after !== '') {
      items.push(item);
      item = [];
    }
  }
  if (item.length > 0) items.push(item);
  return items;
}

const HEAD_STOPS = set(
  'of for in on from with to at by as per inside around under over across along behind between near beneath beside through above below',
);

/** What an item of a list is: its last word of weight before a preposition. */
function headOf(item: readonly Token[]): Token | undefined {
  let head: Token | undefined;
  for (const token of item.slice(0, MAX_ITEM)) {
    if (HEAD_STOPS.has(token.key) && head) break;
    if (BE.has(token.key) || ASSERT.has(token.key)) break;
    // "With the motor already fitted" comes with a motor.
    if (head && IN_PLACE.has(token.key)) break;
    if (isContent(token) && !FILLER.has(token.key)) head = token;
  }
  return head;
}

/** "drill bits" is not said by facts that speak of a drill, and elsewhere of a bit of plaster. */
function goTogether(item: readonly Token[], head: Token, context: Context): boolean {
  const before = item.filter(
    (token) => token.end <= head.start && isContent(token) && !FILLER.has(token.key),
  );
  const modifier = before.at(-1);
  if (!modifier || COMMON.has(modifier.key) || modifier.key.endsWith('ly')) return true;
  // Whether a colour or a material is right is asked elsewhere.
  if ((modifier.marks & CONCEPT) !== 0) return true;
  const both = [modifier.stem, head.stem];
  if (saysTogether(context.support, both) || saysTogetherInAnyForm(context.support, both)) return true;
  // "The mic clip" of a microphone that comes with a clip.
  return (flagsAt(head, context) & INCLUDED) !== 0 && namesItem(modifier, context);
}

function isKnownBefore(item: readonly Token[], head: Token, context: Context): boolean {
  const before = item.findLast((token) => token.end <= head.start && isContent(token));
  return before !== undefined && isKnown(before, context);
}

function namesItem({ stem }: Token, { own }: Context): boolean {
  if (own.has(stem)) return true;
  const kin = kinOf(rootOf(stem));
  for (const word of own) if (kin.has(rootOf(word))) return true;
  return false;
}

function foundAt(kind: Found['kind'], item: readonly Token[], head: Token): Found {
  const first = item.find((token) => isContent(token) && token.start <= head.start) ?? head;
  return { kind, start: first.start, end: head.end };
}

/** A title runs on without commas: "with Lid Dutch Oven" comes with a lid. */
function upToAccessory(item: readonly Token[]): readonly Token[] {
  const first = item.findIndex(({ stem }) => ACCESSORIES.has(stem));
  return first < 0 ? item : item.slice(0, first + 1);
}

function checkList(tokens: readonly Token[], context: Context, strict: boolean, out: Found[]) {
  for (const all of itemsOf(tokens)) {
    const item = context.field === 'title' && !strict ? upToAccessory(all) : all;
    const head = headOf(item);
    // "A charger comes with this console": behind the verb stands the item itself.
    if (/^(?:this|these)$/.test(item[0]?.key ?? '')) return;
    if (!head || head.negated) continue;
    const isAccessory = ACCESSORIES.has(head.stem);
    if (strict ? COMMON.has(head.key) && !isAccessory : !isAccessory) continue;
    if (ABSTRACT.has(head.key) && isKnownBefore(item, head, context)) continue;
    const there = isAccessory ? isThere(head, context) : isKnown(head, context);
    if (!there || !goTogether(item, head, context)) out.push(foundAt('included', item, head));
    if (!strict) return;
  }
}

/** "stand included", "batteries are included": what stands before. */
function checkBackwards(list: readonly Token[], at: number, context: Context, out: Found[]) {
  const included = list[at];
  if (!included || included.negated) return;
  let step = at - 1;
  while (
    step >= 0 &&
    (BE.has(list[step]?.key ?? '') || /^(?:also|all|both|now|being|been)$/.test(list[step]?.key ?? ''))
  )
    step -= 1;
  const head = list[step];
  if (!head || head.sentence !== included.sentence || head.after !== '' || head.negated) return;
  if (!isContent(head) || (COMMON.has(head.key) && !ACCESSORIES.has(head.stem))) return;
  const previous = list[step - 1];
  const item = previous && isContent(previous) && previous.clause === head.clause ? [previous, head] : [head];
  if (!isThere(head, context) || !goTogether(item, head, context)) {
    out.push({ kind: 'included', start: item[0]?.start ?? head.start, end: included.end });
    return;
  }
  // "Plug and cable included": the first of the two as well.
  const other = list[step - 2];
  if (
    previous?.key === 'and' &&
    other &&
    !other.negated &&
    other.clause === head.clause &&
    ACCESSORIES.has(other.stem)
  ) {
    if (!isThere(other, context)) out.push({ kind: 'included', start: other.start, end: included.end });
  }
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
