import { serviceErrors } from '../lib/service-errors.ts';

export const {
  status: translateEbayStatus,
  thrown: translateEbayError,
  badAnswer: badEbayAnswer,
} = serviceErrors('eBay', 'check EBAY_CLIENT_ID, EBAY_CLIENT_SECRET and EBAY_BASE_URL');
