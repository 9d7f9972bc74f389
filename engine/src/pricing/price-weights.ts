/**
 * What moves a price, measured: each number multiplies the category's price of a used one, in pounds. Printed by
 * `npx node bench/fit-prices.ts` from the 581 prices of clothes and shoes (480 asked on Vinted, the others sold on Grailed or
 * offered on Mercari US and Leboncoin; collected by November 2026) of the half that may be looked at. Behind each: how
 * many prices it rests on. What is not here has not been measured, and has no estimate; a kind goes by its family.
 */
export const PRICE_WEIGHTS: Readonly<Record<string, number>> = {
  all: 0.99, // 581
  'condition new': 1.68, // 40
  'condition open-box': 1.31, // 33
  'condition used-good': 0.75, // 309
  'condition used-like-new': 0.92, // 196
  'family clothing': 1.17, // 375
  'family shoes': 0.72, // 206
  'kind blazer': 1.29, // 15
  'kind blouse': 1.37, // 25
  'kind boots': 1.07, // 40
  'kind cardigan': 0.98, // 13
  'kind coat': 1.19, // 10
  'kind dress': 0.98, // 17
  'kind hoodie': 0.97, // 12
  'kind jacket': 0.73, // 51
  'kind jeans': 0.89, // 16
  'kind jumper': 1.02, // 38
  'kind polo-shirt': 0.73, // 11
  'kind sandals': 1.08, // 10
  'kind shirt': 0.89, // 28
  'kind shoes': 0.83, // 47
  'kind skirt': 1.06, // 12
  'kind suit': 1.09, // 9
  'kind t-shirt': 1.12, // 20
  'kind top': 0.99, // 8
  'kind trainers': 0.79, // 96
  'kind trousers': 0.88, // 36
  'level private': 0.89, // 493
  'level resale': 1.97, // 88
  'make budget': 0.49, // 31
  'make designer': 2.25, // 38
  'make middle': 0.73, // 102
  'make none': 0.72, // 150
  'make premium': 1.85, // 124
  'make sought': 1.38, // 24
  'make unknown': 0.74, // 112
  vintage: 1.34, // 141
};
