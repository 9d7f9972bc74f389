/** What an assistant can do for a seller: each tool is a call of the API under another name. */
import {
  type ApiScope,
  checkListingRequestSchema,
  generateRequestSchema,
  listListingsQuerySchema,
  priceHelpRequestSchema,
  saveListingRequestSchema,
} from '@smart-listings/contract';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { jsonSchema } from '../../lib/describe-call.ts';
import { checkInput } from '../../lib/read-json.ts';
import { checkListing, helpWithPrice } from '../advice/operations.ts';
import type { KeyHolder } from '../api-keys/operations/seller.ts';
import { startGeneration } from '../generate-listing/operations.ts';
import { listListings } from '../listings/operations/list.ts';
import { saveListing } from '../listings/operations/save.ts';

export interface Caller extends KeyHolder {
  /** Whose allowance a generation counts against, beside the account's. */
  visitor: string;
  requestId: string;
  signal: AbortSignal;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  scope: ApiScope;
  /** Asked again with the same input, it changes nothing more. */
  isIdempotent: boolean;
  describeInput(): object;
  /** @throws AppError as the call of the API does */
  run(context: AppContext, caller: Caller, input: unknown): Promise<object>;
}

interface ToolParts<T extends z.ZodType> extends Omit<Tool, 'describeInput' | 'run'> {
  schema: T;
  run(context: AppContext, caller: Caller, input: z.output<T>): Promise<object>;
}

function tool<T extends z.ZodType>({ schema, run, ...about }: ToolParts<T>): Tool {
  // Described once, for whoever asks first: it is the same for all.
  let described: object | null = null;
  return {
    ...about,
    describeInput() {
      described ??= jsonSchema(schema, 'input');
      return described;
    },
    run: async (context, caller, input) => run(context, caller, checkInput(schema, input)),
  };
}

export const TOOLS: readonly Tool[] = [
  tool({
    name: 'generate_listing',
    title: 'Write a listing',
    description:
      'Writes title, description, tags and a price range for an item, for one marketplace, from what the seller says of it, and never adds to that. Counts against the account’s month. Put its `questions` to the seller rather than answering them yourself, and call again with `answers`.',
    scope: 'write',
    isIdempotent: false,
    schema: generateRequestSchema,
    async run(context, { user, visitor, requestId, signal }, request) {
      const generate = await startGeneration(context, request, { visitor, requestId, account: user });
      return generate({ signal });
    },
  }),
  tool({
    name: 'check_listing',
    title: 'Check a listing',
    description:
      'Checks a title, description and tags, whoever wrote them, against the rules of the marketplace and against what the seller said of the item. Use it before saving a text that you have changed.',
    scope: 'read',
    isIdempotent: true,
    schema: checkListingRequestSchema,
    run: (context, { user }, request) => checkListing(context, user, request),
  }),
  tool({
    name: 'price_help',
    title: 'Help with the price',
    description:
      'A price range for an item, what it rests on, and what the marketplace leaves of its middle. An empty range means that nothing supports a price: say so, and make none up.',
    scope: 'read',
    isIdempotent: true,
    schema: priceHelpRequestSchema,
    run: (context, { user }, request) => helpWithPrice(context, user, request),
  }),
  tool({
    name: 'save_listing',
    title: 'Save a listing',
    description:
      'Keeps a listing in the account, where the seller finds it under My Listings. Give it an `id` (a UUID) of your own, so that asking twice saves once, and put the `receipt` of generate_listing into `origin`.',
    scope: 'write',
    isIdempotent: true,
    schema: saveListingRequestSchema.omit({ account: true }),
    run: (context, { user }, request) => saveListing(context, user, request),
  }),
  tool({
    name: 'list_listings',
    title: 'List the saved listings',
    description:
      'A page of the account’s saved listings, ten of them unless `size` says more, searched, filtered and sorted as asked.',
    scope: 'read',
    isIdempotent: true,
    schema: listListingsQuerySchema,
    run: (context, { user }, query) => listListings(context, user.id, query),
  }),
];
