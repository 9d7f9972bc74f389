/** The seller's sentences: cut, tidied, with their topics; the features first, then what was confirmed. */
import type { ListingForm } from '@smart-listings/contract';
import { phraseAt } from '../categories/category-index.ts';
import { cuesIn } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import { prepareText } from '../language/prepare.ts';
import { splitSentences } from '../language/sentences.ts';
import { isShouted, tidySentence } from '../language/tidy.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { Item, SellerSentence } from './item.ts';
import { topicsOf } from './topics.ts';

export interface SentenceSource {
  form: ListingForm;
  /** The prepared features. */
  features: string;
  confirmed: readonly string[];
  language: Language;
  /** Whether that is sure. */
  known: boolean;
  /** The tidied name: its words keep their spelling where the text shouts. */
  name: string;
}

/** The share of lines of their own from which a text counts as a list. */
const LIST_SHARE = 0.6;
const FEWEST_LINES = 2;

/** Whether most sentences are lines of their own: such a text gets no stops and may be arranged. */
export function isListForm(sentences: readonly Pick<SellerSentence, 'form'>[]): boolean {
  const lines = sentences.filter(({ form }) => form !== 'prose').length;
  return sentences.length >= FEWEST_LINES && lines / sentences.length >= LIST_SHARE;
}

/** The seller's sentences in their order, with their cues and topics; what they confirmed comes last. */
export function readSentences({
  form,
  features,
  confirmed,
  language,
  known,
  name,
}: SentenceSource): readonly SellerSentence[] {
  const spans = splitSentences(features);
  const spoken = known ? language : null;
  const list = isListForm(spans);
  const names = spelledNames(form, name);
  const shouted = isShouted(features);
  // Beside lines with a minus those with a plus tell what is good.
  const weighs = /^[ \t]*[-–][ \t]/mu.test(features);
  const sentences = spans.map((span, index): SellerSentence => {
    const raw = features.slice(span.start, span.end);
    const tokens = tokenise(raw);
    const cues = cuesIn(tokens, spoken);
    const stop = span.form === 'prose' || (span.form === 'line' && spans.length === 1);
    const { line, block, mark } = span;
    return {
      index,
      place: { field: 'features', start: span.start, end: span.end },
      raw,
      text: tidySentence(raw, { language, shouted, names, stop }),
      tokens,
      cues,
      topics: topicsOf(raw, tokens, { language: spoken, cues, mark }),
      line,
      block,
      form: span.form,
      ...(mark === undefined ? {} : { mark }),
      ...numbered(features, span.start),
      ...(weighs && PLUS_BEFORE.test(features.slice(Math.max(0, span.start - LONGEST_NUMBER), span.start))
        ? { sign: '+' as const }
        : {}),
    };
  });
  const last = sentences.at(-1);
  for (const [index, statement] of confirmed.entries()) {
    const raw = prepareText(statement).trim();
    if (raw === '' || isSaid(sentences, raw)) continue;
    const tokens = tokenise(raw);
    const cues = cuesIn(tokens, spoken);
    sentences.push({
      index: sentences.length,
      place: { field: 'confirmed', start: 0, end: raw.length },
      raw,
      text: tidySentence(raw, { language, shouted: false, names, stop: !list }),
      tokens,
      cues,
      topics: topicsOf(raw, tokens, { language: spoken, cues }),
      line: (last?.line ?? 0) + 1 + index,
      block: (last?.block ?? 0) + 1,
      form: list ? 'bullet' : 'line',
    });
  }
  return sentences.filter(({ text }) => text !== '');
}

/** Tidies what is left of a sentence, as the rest of the item's text was tidied. */
export function tidierOf(item: Item): (raw: string, form: SellerSentence['form']) => string {
  const shouted = isShouted(item.form.features);
  const names = spelledNames(item.form, item.name);
  return (raw, form) =>
    tidySentence(raw, {
      language: item.language,
      shouted,
      names,
      stop: form === 'prose' || (form === 'line' && item.sentences.length === 1),
    });
}

/** The number that the seller set before a line of a list: the steps of an instruction refer to one another. */
function numbered(text: string, start: number): { number?: string } {
  const number = /(?:^|\n)[ \t]*(\d{1,2}[.)])[ \t]+$/u.exec(
    text.slice(Math.max(0, start - LONGEST_NUMBER), start),
  )?.[1];
  return number === undefined ? {} : { number };
}

const LONGEST_NUMBER = 10;
const PLUS_BEFORE = /(?:^|\n)[ \t]*\+[ \t]+$/u;

function isSaid(sentences: readonly SellerSentence[], raw: string): boolean {
  const key = fold(raw);
  return sentences.some((sentence) => fold(sentence.raw).includes(key));
}

/** Whether a list knows the word, by itself or as the end of a noun of several: "washing machine". */
function isPlainWord(tokens: readonly Token[], at: number): boolean {
  return (
    entriesAt(tokens, at).length > 0 ||
    LANGUAGES.some((one) =>
      [at - 2, at - 1, at].some((first) => first >= 0 && (phraseAt(tokens, first, one)?.to ?? at) > at),
    )
  );
}

/** Words of make, model and name with their own capitals; a name that shouts says nothing of them. */
function spelledNames(form: ListingForm, name: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const text of [name, form.make, form.modelNumber]) {
    if (isShouted(text)) continue;
    const tokens = tokenise(text);
    for (const [at, { key, text: word, kind }] of tokens.entries()) {
      if (kind === 'mark' || !/\p{Lu}/u.test(word)) continue;
      // "JOB LOT HORNSEA BOOKS": the capitals that we gave such a name are those of words that no list knows.
      const isOurs = text === name && !form.itemName.includes(word) && isPlainWord(tokens, at);
      if (!isOurs) names.set(key, word);
    }
  }
  return names;
}
