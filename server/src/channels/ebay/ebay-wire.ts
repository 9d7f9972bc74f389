/** What we write to eBay's selling APIs, and the parts of their answers that we read. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readAs } from '../../market/ebay-sender.ts';
import type { Draft, Fees, Found, Option, Sold } from '../channel.ts';

/** Of offers asked for by a number of ours that has none. */
export const NO_OFFER: readonly number[] = [25713, 25710];
export const PLACE_IS_THERE = 25803;
/** “Invalid …”, said of the one thing that policies are asked by: “User is not eligible for Business Policy.” */
export const NO_POLICIES = 20403;

/** Characters that eBay's document of the Inventory API gives an aspect. */
const LONGEST_NAME = 40;
const LONGEST_VALUE = 50;

/** A value is never cut: one that is too long is left out, before the seller sees what goes out. */
export function fitAspects(specifics: Draft['specifics']): Draft['specifics'] {
  return specifics.flatMap(({ name, values }) => {
    const fitting = values.filter((value) => value.length <= LONGEST_VALUE);
    return name.length > LONGEST_NAME || fitting.length === 0 ? [] : [{ name, values: fitting }];
  });
}

export function writeItem(draft: Draft, imageUrls: readonly string[]): object {
  return {
    availability: { shipToLocationAvailability: { quantity: 1 } },
    condition: draft.condition,
    product: {
      title: draft.title,
      description: draft.description.slice(0, 4_000),
      aspects: Object.fromEntries(draft.specifics.map(({ name, values }) => [name, values])),
      imageUrls,
    },
  };
}

const amountSchema = z.object({ value: z.string().regex(/^\d{1,12}(?:\.\d{1,3})?$/), currency: z.string() });

const offerSchema = z.object({
  offerId: z.string().min(1).max(64),
  sku: z.string(),
  status: z.string().default('UNPUBLISHED'),
  listing: z
    .object({ listingId: z.string().max(64).optional(), listingStatus: z.string().optional() })
    .optional(),
  pricingSummary: z.object({ price: amountSchema.optional() }).optional(),
  categoryId: z.string().optional(),
  listingDescription: z.string().optional(),
  listingPolicies: z.unknown(),
});
export const offersSchema = z.object({ offers: z.array(offerSchema).default([]) });

export function readOffer(offer: z.output<typeof offerSchema>): Found {
  const { offerId, status, listing, pricingSummary } = offer;
  const isPublished = status === 'PUBLISHED';
  const isOver = /ENDED|INACTIVE|NOT_LISTED/.test(listing?.listingStatus ?? '');
  const price = pricingSummary?.price;
  return {
    offerId,
    isLive: isPublished && !isOver,
    remoteId: listing?.listingId ?? null,
    price: price ? Number(price.value) : null,
    fingerprint: fingerprintOf([
      price?.value,
      offer.categoryId,
      offer.listingDescription,
      offer.listingPolicies,
    ]),
  };
}

function fingerprintOf(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22);
}

export const madeOfferSchema = z.object({ offerId: z.string().min(1).max(64) });
export const publishedSchema = z.object({ listingId: z.string().regex(/^\d{1,20}$/) });
export const imageSchema = z.object({ imageUrl: z.url({ protocol: /^https$/ }).max(500) });

export type PolicyKind = 'fulfillment' | 'payment' | 'return';
const MOST = 100;
const nameText = z.string().max(1_000);
const policiesSchema = z.object({
  fulfillmentPolicies: z.array(z.object({ fulfillmentPolicyId: z.string(), name: nameText })).default([]),
  paymentPolicies: z.array(z.object({ paymentPolicyId: z.string(), name: nameText })).default([]),
  returnPolicies: z.array(z.object({ returnPolicyId: z.string(), name: nameText })).default([]),
});

export function readPolicies(kind: PolicyKind, body: unknown): Option[] {
  const read = readAs(policiesSchema, body);
  const found = {
    fulfillment: read.fulfillmentPolicies.map(({ fulfillmentPolicyId: id, name }) => ({ id, name })),
    payment: read.paymentPolicies.map(({ paymentPolicyId: id, name }) => ({ id, name })),
    return: read.returnPolicies.map(({ returnPolicyId: id, name }) => ({ id, name })),
  };
  return found[kind].slice(0, MOST);
}

const locationsSchema = z.object({
  locations: z
    .array(
      z.object({
        merchantLocationKey: z.string().min(1).max(64),
        name: nameText.optional(),
        merchantLocationStatus: z.string().optional(),
        location: z.object({ address: z.object({ postalCode: nameText.optional() }).optional() }).optional(),
      }),
    )
    .default([]),
});

export function readLocations(body: unknown): Option[] {
  return readAs(locationsSchema, body)
    .locations.filter(({ merchantLocationStatus }) => merchantLocationStatus !== 'DISABLED')
    .map(({ merchantLocationKey: id, name, location }) => ({
      id,
      name: name ?? location?.address?.postalCode ?? id,
    }))
    .slice(0, MOST);
}

const feesSchema = z.object({
  feeSummaries: z
    .array(
      z.object({
        fees: z.array(z.object({ feeType: z.string(), amount: amountSchema })).default([]),
        warnings: z.array(z.object({ message: z.string().optional() })).default([]),
      }),
    )
    .default([]),
});

/** Only what costs something. */
export function readFees(body: unknown): Fees {
  const { feeSummaries } = readAs(feesSchema, body);
  const fees = feeSummaries.flatMap((summary) =>
    summary.fees.map(({ feeType, amount: { value, currency } }) => ({
      name: inWords(feeType),
      amount: Number(value),
      currency,
    })),
  );
  const remarks = feeSummaries.flatMap(({ warnings }) => warnings.flatMap(({ message }) => message ?? []));
  return { fees: fees.filter(({ amount }) => amount > 0), remarks: remarks.slice(0, 20) };
}

/** 'INSERTION_FEE', 'InsertionFee': 'Insertion fee'. */
function inWords(feeType: string): string {
  const words = feeType
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1, 100);
}

/** Of an order, what was sold: nothing of the buyer is read. */
const orderSchema = z.object({
  orderId: z.string().max(64),
  creationDate: z.iso.datetime(),
  orderPaymentStatus: z.string().optional(),
  cancelStatus: z.object({ cancelState: z.string().optional() }).optional(),
  lineItems: z
    .array(
      z.object({
        sku: z.string().optional(),
        legacyItemId: z.string().optional(),
        lineItemCost: amountSchema,
        // Only where a promotion took something off.
        discountedLineItemCost: amountSchema.optional(),
      }),
    )
    .default([]),
});
export const ordersSchema = z.object({
  orders: z.array(orderSchema).default([]),
  next: z.string().optional(),
});

export function readSales(order: z.output<typeof orderSchema>): Sold[] {
  const { orderPaymentStatus: paid = '' } = order;
  const isTakenBack = order.cancelStatus?.cancelState === 'CANCELED' || paid === 'FULLY_REFUNDED';
  if (!isTakenBack && !['PAID', 'PARTIALLY_REFUNDED'].includes(paid)) return [];
  return order.lineItems.map((line) => {
    const { value, currency } = line.discountedLineItemCost ?? line.lineItemCost;
    const { sku = null, legacyItemId: remoteId = null } = line;
    return {
      ...{ sku, remoteId, price: Number(value), currency },
      ...{ order: order.orderId, at: order.creationDate, isTakenBack },
    };
  });
}
