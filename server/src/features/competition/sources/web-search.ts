import {
  CONDITION_CODES,
  type Comparable,
  LIMITS,
  type Source as Page,
  PRICE_KINDS,
} from '@smart-listings/contract';
import { readJsonObject } from '@smart-listings/engine';
import { z } from 'zod';
import { AppError } from '../../../lib/app-error.ts';
import { buildSearchPrompt } from '../prompt.ts';
import type { Source } from './source.ts';

/**
 * The web search of the configured AI. A listing counts only when its site is among the pages that the
 * provider itself says it read: what a model merely writes down proves nothing.
 */
export const searchWeb: Source = {
  name: 'web search',
  async find({ model, shutdown }, { item, currency, signal }) {
    if (!model?.searchesWeb) return null;
    const answer = await model.write(buildSearchPrompt(item, currency), {
      signal: AbortSignal.any([signal, shutdown.givingUp]),
    });
    const { data } = answerSchema.safeParse(readJsonObject(answer.text));
    if (!data) throw new AppError('bad-answer', 'The web search gave an answer that cannot be read.');
    const rows = data.listings.flatMap((row) => rowSchema.safeParse(row).data ?? []);
    const comparables = rows.flatMap((row) => toComparable(row, answer.sources) ?? []);
    const unproven = rows.length - comparables.length;
    const notes =
      unproven > 0
        ? [
            `The web search named ${unproven} ${unproven === 1 ? 'price' : 'prices'} without a page that it read: left out.`,
          ]
        : [];
    return { comparables, sources: answer.sources, notes };
  },
};

const answerSchema = z.object({ listings: z.array(z.unknown()).max(100) });
const rowSchema = z.object({
  title: z.string().trim().min(1).max(LIMITS.comparable.title),
  price: z.number().positive().max(LIMITS.comparable.price),
  currency: z.string().regex(/^[A-Z]{3}$/),
  condition: z.enum(CONDITION_CODES).nullish().catch(null),
  kind: z.enum(PRICE_KINDS),
  /** 'ebay.co.uk' */
  site: z.string().min(4).max(200),
});

function toComparable(row: z.output<typeof rowSchema>, pages: readonly Page[]): Comparable | null {
  const { site, ...rest } = row;
  const host = site
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/.*$/, '');
  const page = pages.find(({ uri, title }) => isOf(URL.parse(uri)?.host, host) || isOf(title, host));
  if (!page) return null;
  return {
    ...rest,
    condition: rest.condition ?? null,
    source: 'search',
    link: page.uri.length <= LIMITS.comparable.link ? page.uri : null,
    date: null,
  };
}

/** Grounding records of some providers lead over their own address, and name the site as the page's title. */
function isOf(name: string | undefined, host: string): boolean {
  const own = (name ?? '').toLowerCase().replace(/^www\./, '');
  return own === host || own.endsWith(`.${host}`) || host.endsWith(`.${own}`);
}
