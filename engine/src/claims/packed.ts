/** What is said to come with the item: lists cut into their things, and whether the facts hold each. */
import { ACCESSORIES } from './accessories.ts';
import type { Found } from './claim.ts';
import { COMMON, STOP } from './common-words.ts';
import type { Context } from './context.ts';
import { kinOf, rootOf } from './families.ts';
import { CONCEPT } from './marks.ts';
import { ATTACHED, INCLUDED, NEGATIVE, POSITIVE } from './read-facts.ts';
import { flagsOf, hasHead, saysInOtherWords, saysTogether, saysTogetherInAnyForm } from './support.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(/\s+/));

const FILLER = set(
  `all everything following both same original matching spare extra free two three four one set pair lot also still only full own brand new genuine official complete good working nice small large big`,
);
const IN_PLACE = set('already fitted installed attached mounted included supplied too thrown');
// What a thing has and nobody packs: "a cardioid pattern".
const ABSTRACT = set('pattern finish design motif print');
const MAX_ITEM = 7;
/** Forms of "be" that state. */
export const BE = set('is are was were');
/** Verbs that assert a part or a feature. */
export const ASSERT = set(
  'has have does features feature featuring offers boasts provides gives supports contains uses runs plays holds takes needs requires accepts works',
);

/** A word of weight. */
export function isContent(token: Token): boolean {
  return token.kind === 'word' && token.key.length > 1 && token.values === undefined && !STOP.has(token.key);
}

function flagsAt(token: Token, context: Context): number {
  return flagsOf(context.support, token.stem);
}

/** Whether the facts say, without denying it, that the thing is there. */
export function isThere(token: Token, context: Context): boolean {
  const flags = flagsAt(token, context);
  if ((flags & (ATTACHED | INCLUDED)) === 0) return false;
  return (flags & NEGATIVE) === 0 || (flags & INCLUDED) !== 0;
}

/** Whether the facts say that word, or one of its meaning. */
export function isKnown(token: Token, context: Context): boolean {
  const flags = flagsAt(token, context);
  // Denied somewhere, but part of the item's own name: a fish tank that comes without fish.
  if ((flags & NEGATIVE) !== 0)
    return (flags & (POSITIVE | ATTACHED)) === POSITIVE || isThere(token, context);
  if ((flags & POSITIVE) !== 0 || context.boilerplate.has(token.stem)) return true;
  // 'charging' beside 'charger': looser than for promises, since a frame may use any word.
  if (token.key.length >= 6 && hasHead(context.support, token.key.slice(0, 5))) return true;
  return !ACCESSORIES.has(token.stem) && saysInOtherWords(context.support, token.stem);
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

/** What follows these describes the thing no more. */
export const HEAD_STOPS = set(
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

/** Each thing of a list that does not come with the item; without `strict` the first, and accessories only. */
export function checkList(tokens: readonly Token[], context: Context, strict: boolean, out: Found[]) {
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
export function checkBackwards(list: readonly Token[], at: number, context: Context, out: Found[]) {
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
