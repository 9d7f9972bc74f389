/** Marketplaces that a seller lets this server sell on: the connection, what would go out, and what became of it. */
import { z } from 'zod';
import {
  addressText,
  boundedRecord,
  idText,
  sentenceText,
  boundedText as text,
  timeText,
} from './form-text.ts';
import { LIMITS } from './limits.ts';
import { PLATFORMS, type Platform } from './platforms.ts';
import { SPECIFICS_LIMITS } from './specifics.ts';
import { amountSchema } from './work.ts';

export const CHANNEL_CODES = ['ebay', 'etsy'] as const;
export type ChannelCode = (typeof CHANNEL_CODES)[number];

/** The marketplace that each sells on. */
const CHANNEL_PLATFORMS: Readonly<Record<ChannelCode, Platform>> = { ebay: 'eBay', etsy: 'Etsy' };

/** The way to sell on `platform`; undefined where no program may. */
export function channelOf(platform: Platform): ChannelCode | undefined {
  return CHANNEL_CODES.find((code) => CHANNEL_PLATFORMS[code] === platform);
}

/** Of one list that a seller chooses from. */
const MOST_CHOICES = 100;

/** Where at the marketplace a seller takes the permission back by hand. */
const permissionsSchema = z.object({ page: addressText, name: text(100) });

export const channelSchema = z.object({
  code: z.enum(CHANNEL_CODES),
  name: z.enum(PLATFORMS),
  /** none: not connected. refused: the marketplace takes the permission no more. */
  state: z.enum(['none', 'connected', 'refused']),
  connectedAt: timeText.nullable(),
  /** What the seller allows, in words. */
  allows: z.array(text(300)).max(10),
  permissions: permissionsSchema,
});
export type Channel = z.infer<typeof channelSchema>;

export const listChannelsResponseSchema = z.object({
  channels: z.array(channelSchema).max(CHANNEL_CODES.length),
});

/** Where the seller goes to allow it. */
export const connectChannelResponseSchema = z.object({ url: addressText });

/** isRevoked: the marketplace said that the permission is over; else it stands until its seller takes it back there. */
export const disconnectChannelResponseSchema = z.object({ ok: z.literal(true), isRevoked: z.boolean() });

/** How that ended; the account page says it. */
export const CHANNEL_OUTCOMES = ['connected', 'declined', 'expired', 'failed', 'shopless'] as const;
export type ChannelOutcome = (typeof CHANNEL_OUTCOMES)[number];

/** preview: nobody sees it yet. live: buyers do. ended: it was taken down. */
export const PUBLICATION_STATES = ['preview', 'live', 'ended', 'sold'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

export const publicationSchema = z.object({
  state: z.enum(PUBLICATION_STATES),
  /** Its page; null as long as nobody sees it. */
  url: addressText.nullable(),
  price: amountSchema.nullable(),
  /** What it costs there, when somebody changed that there. */
  changedPrice: amountSchema.nullable(),
  /** Whether somebody changed it there, in whatever way, since it was put there from here. */
  isChanged: z.boolean(),
  changedAt: timeText,
});
export type Publication = z.infer<typeof publicationSchema>;

const option = z.object({ id: idText, name: text(400) });
const options = z.array(option).max(MOST_CHOICES);
/** By the key of its list. */
const KEY = text(20).regex(/^[a-zA-Z]+$/);
const MOST_LISTS = 12;

/** One thing that the marketplace wants to know beside the listing: which postage, who made it. */
const choiceListSchema = z.object({
  key: KEY,
  /** 'Postage' */
  label: text(80),
  options,
  /** What stands there before the seller chooses; '': nothing. */
  chosen: idText,
  /** Whether it is the item's own, and not the same for the next one. */
  isOwn: z.boolean(),
  /** What to type for one that is not among them: 'Postcode you send from'; null: it has to be among them. */
  other: text(80).nullable(),
});
export type ChannelChoiceList = z.infer<typeof choiceListSchema>;

/** What the seller decides for one listing. */
export const previewRequestSchema = z.object({
  categoryId: text(20).regex(/^\d{1,20}$/, 'Choose a category.'),
  /** What the category was looked for by; '': the item's name. */
  words: text(LIMITS.form.itemName).trim().default(''),
  price: amountSchema.refine((price) => price > 0, 'Enter a price.'),
  /** An option of each list, by the list's key; '': the one that is typed. */
  chosen: boundedRecord(KEY, idText, MOST_LISTS),
  typed: boundedRecord(KEY, text(40).trim(), MOST_LISTS).default({}),
});
export type ChannelDecisions = z.input<typeof previewRequestSchema>;

/** What a listing needs before it can go out. */
export const channelFormSchema = z.object({
  /** The marketplace's page for this currency: 'www.ebay.co.uk'. */
  site: text(80),
  /** 'GBP' */
  currency: text(3),
  categories: options,
  choices: z.array(choiceListSchema).max(MOST_LISTS),
  publication: publicationSchema.nullable(),
});
export type ChannelForm = z.infer<typeof channelFormSchema>;

export const previewSchema = z.object({
  /** Of exactly this: publishing names it, so that nothing else goes out than was seen. */
  digest: text(64),
  title: text(LIMITS.saved.title),
  description: text(LIMITS.saved.description),
  price: amountSchema,
  currency: text(3),
  site: text(80),
  category: text(400),
  condition: text(100),
  specifics: z
    .array(z.object({ name: text(120), values: z.array(text(300)).max(SPECIFICS_LIMITS.values) }))
    .max(SPECIFICS_LIMITS.specifics),
  /** Addresses of ours, in order. */
  photos: z.array(addressText).max(LIMITS.imagesPerListing),
  tags: z.array(text(LIMITS.saved.tag)).max(LIMITS.saved.tags),
  /** What was chosen of each list, in words. */
  chosen: z.array(z.object({ label: text(80), name: text(400) })).max(MOST_LISTS),
  /** What the marketplace takes for listing it; null: it is live, and a change costs what it costs there. */
  fees: z
    .array(z.object({ name: text(120), amount: amountSchema, currency: text(3) }))
    .max(MOST_CHOICES)
    .nullable(),
  /** What the marketplace remarks. */
  remarks: z.array(sentenceText).max(20),
});
export type ChannelPreview = z.infer<typeof previewSchema>;

export const publishRequestSchema = z.object({ digest: text(64) });

/** A listing that is still up, of an item that was sold somewhere else. */
const soldElsewhereSchema = z.object({
  listingId: idText,
  title: text(LIMITS.saved.title),
  /** Where it is still up. */
  code: z.enum(CHANNEL_CODES),
  name: z.enum(PLATFORMS),
  /** Where it was sold. */
  soldOn: z.enum(PLATFORMS),
});
export type SoldElsewhere = z.infer<typeof soldElsewhereSchema>;

export const listSoldElsewhereResponseSchema = z.object({
  items: z.array(soldElsewhereSchema).max(LIMITS.listingsOfItem),
});
