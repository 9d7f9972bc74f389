/** The seller's sentences as paragraphs and lists, the way they wrote them or as the layout has them. */
import type { Variant } from '@smart-listings/contract';
import type { Layout } from '../marketplaces/writing.ts';
import type { Item } from '../values/item.ts';
import { isList, type Paragraph, paragraphsOf } from './arrange.ts';
import type { Composer } from './composer.ts';
import type { Published } from './leave-out.ts';
import { byTopic } from './topic-paragraphs.ts';

/** A description in the making. */
export interface Rendering {
  item: Item;
  published: readonly Published[];
  variant: Variant;
  composer: Composer;
}

/** Adds sentences, with `before` in front of the first. */
export function addParagraphs(
  { item, variant, composer }: Rendering,
  published: readonly Published[],
  before: '\n' | '\n\n' = '\n\n',
): void {
  const wanted = item.marketplace.layout.sentences[variant];
  if (wanted === 'dashed' && readsAsPoints(published)) {
    addPoints(composer, published, before);
    return;
  }
  const form = sentencesForm(wanted, published);
  const paragraphs = paragraphsOf(form === 'by-topic' ? byTopic(published, item.language) : published);
  const list = isList(published);
  const single = paragraphs.every((paragraph) => paragraph.length === 1);
  for (const [index, paragraph] of paragraphs.entries()) {
    composer.gap(index === 0 ? before : '\n\n');
    const dashed = form === 'dashed' && (single || paragraph.length > 1) && saysStatements(paragraph);
    addParagraph(composer, paragraph, { dashed, list });
  }
}

/** Several sentences of prose, none of which takes more than a glance. */
function readsAsPoints(published: readonly Published[]): boolean {
  return (
    published.length >= FEWEST_STATEMENTS &&
    published.every(({ sentence: { form, tokens } }) => form === 'prose' && tokens.length <= LONGEST_POINT)
  );
}

/** A sentence a line, each behind a dash or the seller's own sign; paragraphs stay apart. */
function addPoints(composer: Composer, published: readonly Published[], before: '\n' | '\n\n'): void {
  for (const [index, one] of published.entries()) {
    const isNext = published[index - 1]?.sentence.block === one.sentence.block;
    composer.gap(index === 0 ? before : isNext ? '\n' : '\n\n');
    const mark = markOf(one, { dashed: true, list: true, first: true });
    if (mark !== '') composer.add(mark, { kind: 'template', id: 'bullet', values: [] });
    addSentence(composer, one);
  }
}

/** Dashes suit statements; prose and a single sentence stay as they were written. */
function sentencesForm(
  form: Layout['sentences'][Variant],
  published: readonly Published[],
): Layout['sentences'][Variant] {
  if (form !== 'dashed') return form;
  const statements = published.filter(isStatement).length;
  return isList(published) && statements >= FEWEST_STATEMENTS && statements >= MOSTLY * published.length
    ? form
    : 'as-written';
}

const FEWEST_STATEMENTS = 3;
const MOSTLY = 0.6;
const LONGEST_STATEMENT = 14;
const LONGEST_POINT = 30;

/** All lines of a paragraph get dashes, or none. */
function saysStatements(paragraph: Paragraph): boolean {
  return paragraph.flat().filter(isStatement).length >= MOSTLY * paragraph.length;
}

/** A short line without a stop, as lists have them; a line that ends with a stop is a sentence. */
function isStatement({ sentence: { raw, tokens, form } }: Published): boolean {
  return (
    form !== 'heading' &&
    tokens.length <= LONGEST_STATEMENT &&
    /^[\p{L}\p{N}"“'(]/u.test(raw) &&
    !/[.!?:]$/u.test(raw)
  );
}

function addParagraph(
  composer: Composer,
  paragraph: Paragraph,
  { dashed, list }: { dashed: boolean; list: boolean },
): void {
  const own = paragraph.flatMap((line, index) => (isBulleted(line) ? [index] : []));
  // A heading line and what is told below a list are none of its points.
  const points = paragraph.flatMap((line, index) => (line.every(isStatement) ? [index] : []));
  const bullets = own.length > 0 ? own : points;
  for (const [index, line] of paragraph.entries()) {
    if (index > 0) composer.gap('\n');
    const beyond = index < (bullets[0] ?? 0) || index > (bullets.at(-1) ?? paragraph.length);
    for (const [place, one] of line.entries()) {
      if (place > 0) composer.gap(' ');
      const listed = list || [paragraph[index - 1], paragraph[index + 1]].some(isBulleted);
      const mark = markOf(one, { dashed: dashed && !beyond, list: listed, first: place === 0 });
      if (mark !== '') composer.add(mark, { kind: 'template', id: 'bullet', values: [] });
      addSentence(composer, one);
    }
  }
}

function addSentence(composer: Composer, { text, sentence, less }: Published): void {
  composer.add(text, {
    kind: 'seller',
    from: sentence.place,
    ...(less.length === 0 ? {} : { less: [...less] }),
  });
}

function isBulleted(line: Paragraph[number] | undefined): boolean {
  return line?.[0]?.sentence.form === 'bullet';
}

/** The seller's own ✓ and ✗, + beside -, and a dash before the lines of a list. */
function markOf(
  one: Published,
  { dashed, list, first }: { dashed: boolean; list: boolean; first: boolean },
): string {
  const { sentence } = one;
  if (first && sentence.mark !== undefined) return `${sentence.mark} `;
  if (sentence.form === 'heading' || sentence.raw.startsWith('#')) return '';
  if (first && sentence.number !== undefined && (dashed || list)) return `${sentence.number} `;
  const bullet = `${sentence.sign ?? '-'} `;
  if (dashed && first) return bullet;
  return first && sentence.form === 'bullet' && list ? bullet : '';
}
