/** What of the seller's text a marketplace does not want: whole sentences, or the smallest stretch of one. */
import type { LeftOut, LeftOutReason } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import { descriptionObstacles } from '../rules/obstacles.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { tidierOf } from '../values/seller-sentences.ts';
import { isStatement } from './contact-leads.ts';
import type { Stretch } from './stretch.ts';
import {
  type StretchContext,
  stretchContext,
  stretchesOf,
  tellsOfItem,
  withoutStretches,
} from './stretches.ts';
import { pointersIn, pointsOnly, wholeReason } from './whole-sentences.ts';

/** A sentence as it is published. */
export interface Published {
  sentence: SellerSentence;
  text: string;
  /** What was taken out of it. */
  less: readonly { text: string; reason: LeftOutReason }[];
}

export interface Selection {
  published: readonly Published[];
  leftOut: readonly LeftOut[];
}

const MESSAGES: Record<LeftOutReason, string> = {
  contact: 'Contact details: platforms hide or remove listings that carry them.',
  payment: 'Payment goes through this platform, which does not want another way in the text.',
  'other-marketplace': 'It points buyers away from the platform, which platforms do not allow.',
  'asking-price': 'The price has a field of its own, and a text that repeats it goes stale.',
  'private-number': 'A number of this very device: strangers can misuse it.',
  policy: 'This platform does not allow it in a description.',
  answered: 'You answered otherwise.',
  length: 'The platform takes no longer text.',
};

/** What is published of each sentence, in their order, and what is left out, with the reason. */
export const selectSentences = rememberOne((item: Item): Selection => {
  const spec = item.marketplace;
  const selection = select(item, spec, false);
  // Never an empty text: where most of it would go with its sentences, the smallest stretches go.
  const size = (list: readonly { raw: string }[]) => list.reduce((sum, { raw }) => sum + raw.length, 0);
  const kept = size(selection.published.map(({ sentence }) => sentence));
  return kept < LEAST_SHARE * size(item.sentences) ? select(item, spec, true) : selection;
});

const LEAST_SHARE = 0.4;

function select(item: Item, spec: Marketplace, least: boolean): Selection {
  const context = stretchContext(item);
  const wanted = new Set(item.putBack.map(fold));
  const published: Published[] = [];
  const leftOut: LeftOut[] = item.privateNumbers
    .filter(({ text }) => !item.sentences.some(({ raw }) => raw.includes(text)))
    .map(({ text }) => ({
      field: 'form',
      start: 0,
      end: text.length,
      text,
      reason: 'private-number',
      message: MESSAGES['private-number'],
      canReturn: true,
    }));
  for (const sentence of item.sentences) {
    const back = wanted.size > 0 && wanted.has(fold(sentence.raw));
    const whole = wholeReason(sentence, { item, spec, least });
    if (whole !== null && !(back && mayReturn(whole, spec))) {
      leftOut.push(leftOutOf(sentence, { start: 0, end: sentence.raw.length, reason: whole }, spec));
      continue;
    }
    const stretches = [
      ...stretchesOf(sentence, context),
      ...(pointsOnly(sentence, { least, spec }) ? pointersIn(sentence, spec) : []),
    ].filter(
      ({ reason, start, end }) =>
        !(mayReturn(reason, spec) && (back || wanted.has(fold(sentence.raw.slice(start, end).trim())))),
    );
    const rest = withoutStretches(sentence, stretches, { least, context });
    for (const stretch of rest.removed) leftOut.push(leftOutOf(sentence, stretch, spec));
    if (rest.raw === null) continue;
    const less = rest.removed.map(({ start, end, reason }) => ({
      text: sentence.raw.slice(start, end).trim(),
      reason,
    }));
    const text = less.length === 0 ? sentence.text : tidierOf(item)(rest.raw, sentence.form);
    // What the smallest stretches leave may say nothing of the thing, or may still not be said: then the whole goes.
    if (
      less.length > 0 &&
      ((less.every(({ reason }) => reason !== 'private-number') && saysNothing(rest.raw, less, context)) ||
        descriptionObstacles(text, spec, item).length > 0)
    )
      leftOut.push(
        leftOutOf(
          sentence,
          { start: 0, end: sentence.raw.length, reason: less[0]?.reason ?? 'policy' },
          spec,
        ),
      );
    else published.push({ sentence, text, less });
  }
  const selection = withoutLeftovers({ published, leftOut }, item, spec);
  return { ...selection, leftOut: selection.leftOut.filter((one) => !isInside(one, selection.leftOut)) };
}

/** Whether what the stretches left of a sentence is nothing that a buyer reads: "which is", "on the day". */
function saysNothing(rest: string, less: Published['less'], context: StretchContext): boolean {
  if (tellsOfItem(rest, context)) return false;
  const tokens = tokenise(rest);
  if (less.every(({ reason }) => reason === 'contact') && isStatement(tokens, { from: 0, to: tokens.length }))
    return false;
  // A price alone was cut from what stands without it.
  return less.some(({ reason }) => reason !== 'asking-price');
}

/** A stretch of a sentence that went whole afterwards is told with it. */
function isInside({ field, start, end }: LeftOut, all: readonly LeftOut[]): boolean {
  // Numbers of other fields have no place in a text.
  if (field === 'form') return false;
  return all.some(
    (other) =>
      other.field === field &&
      other.start <= start &&
      other.end >= end &&
      other.end - other.start > end - start,
  );
}

/** A heading goes with the lines under it. */
function withoutLeftovers(
  { published, leftOut }: Selection,
  { sentences }: Item,
  spec: Marketplace,
): Selection {
  const kept = new Map(published.map((one) => [one.sentence, one]));
  const out = [...leftOut];
  const drop = (sentence: SellerSentence, reason: LeftOutReason) => {
    kept.delete(sentence);
    out.push(leftOutOf(sentence, { start: 0, end: sentence.raw.length, reason }, spec));
  };
  const reasonOf = ({ place }: SellerSentence) =>
    out.find(({ field, start, end }) => field === place.field && start <= place.start && end >= place.end)
      ?.reason;
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.form !== 'heading' || !kept.has(sentence)) continue;
    const lines = linesUnder(sentences, index);
    const [first] = lines;
    const reason = first === undefined ? undefined : reasonOf(first);
    if (reason !== undefined && lines.every((line) => !kept.has(line))) drop(sentence, reason);
  }
  return { published: published.filter(({ sentence }) => kept.has(sentence)), leftOut: out };
}

/** The sentences that a heading announces: up to the next heading, or to a gap of more than one empty line. */
function linesUnder(sentences: readonly SellerSentence[], heading: number): readonly SellerSentence[] {
  const lines: SellerSentence[] = [];
  const start = sentences[heading]?.block ?? 0;
  for (const line of sentences.slice(heading + 1)) {
    const block = lines[0]?.block ?? line.block;
    if (line.form === 'heading' || line.block !== block || line.block > start + 1) break;
    lines.push(line);
  }
  return lines;
}

function leftOutOf(sentence: SellerSentence, { start, end, reason }: Stretch, spec: Marketplace): LeftOut {
  const { field, start: offset } = sentence.place;
  return {
    field,
    start: offset + start,
    end: offset + end,
    text: sentence.raw.slice(start, end).trim(),
    reason,
    message: MESSAGES[reason],
    canReturn: mayReturn(reason, spec),
  };
}

export { MESSAGES as LEFT_OUT_MESSAGES };

/** Whether the seller may insist: not on what the platform removes listings for. */
function mayReturn(reason: LeftOutReason, spec: Marketplace): boolean {
  if (reason === 'contact') return spec.policies.contact === undefined;
  if (reason === 'other-marketplace') return spec.policies['other-marketplaces'] === undefined;
  return reason !== 'payment' && reason !== 'policy' && reason !== 'length';
}
