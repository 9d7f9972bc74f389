import { z } from 'zod';
import { boundedText, timeText } from './form-text.ts';

/** `POST /api/pageviews`: no cookie, and no address is kept. */
export const pageViewSchema = z.object({
  /** The path without its query: '/pricing'. */
  path: z.string().min(1).max(500),
  /** `document.referrer`, of which only the host is kept; blank when there is none. */
  referrer: z.string().max(2_000).default(''),
});
export type PageView = z.input<typeof pageViewSchema>;

const day = timeText.regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written 2026-11-30.');

/** What `GET /api/operator/summary` and `/api/operator/days.csv` take. */
export const operatorQuerySchema = z.object({
  /** The first day, UTC; left out: 29 days before the last. */
  from: day.optional(),
  /** The last day; left out: today. */
  to: day.optional(),
});
export type OperatorQuery = z.infer<typeof operatorQuerySchema>;

/** How often something happened, the most frequent first; 'other' collects the rare rest. */
const ranking = z.array(z.object({ name: boundedText(1_000), count: z.number().int() })).max(1_000);

export const operatorDaySchema = z.object({
  day: timeText,
  pageViews: z.number().int(),
  signUps: z.number().int(),
  generations: z.number().int(),
  /** Generations that ended with an error. */
  failures: z.number().int(),
  aiCalls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** In US dollars, by the prices that were set when it was spent; null when none are set. */
  aiCost: z.number().nullable(),
});
export type OperatorDay = z.infer<typeof operatorDaySchema>;

/** `GET /api/operator/summary`, for the owners of this server. */
export const operatorSummarySchema = z.object({
  users: z.object({
    total: z.number().int(),
    verified: z.number().int(),
    /** Accounts whose subscription is Pro now; owners who never paid are not among them. */
    pro: z.number().int(),
    /** Of these, those that end without another payment. */
    ending: z.number().int(),
  }),
  /** Every day of the range, the first one first. */
  days: z.array(operatorDaySchema).max(10_000),
  /** Over the whole range. */
  paths: ranking,
  referrers: ranking,
  /** Which website led to which page: 'search.example → /pricing'. */
  arrivals: ranking,
  /** Generations by who wrote them. */
  engines: ranking,
  /** Failed generations, failed AI calls and errors of the server, by kind. */
  failures: ranking,
});
export type OperatorSummary = z.infer<typeof operatorSummarySchema>;
