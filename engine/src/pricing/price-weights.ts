/**
 * What moves a price, measured: each number multiplies the category's price of a used one, in pounds. Printed by
 * `npx node bench/fit-prices.ts` from the 581 prices of clothes and shoes (480 asked on Vinted, the others sold on Grailed or
 * offered on Mercari US and Leboncoin; collected by November 2026) of the half that may be looked at. Behind each: how
 * many prices it rests on. What is not here has not been measured, and has no estimate; a kind goes by its family.
 */
export const PRICE_WEIGHTS: Readonly<Record<string, number>> = {
  all: 1.01, // 581
  'condition new': 1.68, // 40
  'condition open-box': 1.33, // 33
  'condition used-good': 0.77, // 309
  'condition used-like-new': 0.93, // 196
  'family clothing': 1.17, // 375
  'family shoes': 0.74, // 206
  'kind blazer': 1.31, // 15
  'kind blouse': 1.38, // 25
  'kind boots': 1.05, // 40
  'kind cardigan': 0.98, // 13
  'kind coat': 1.2, // 10
  'kind dress': 0.99, // 17
  'kind hoodie': 0.95, // 12
  'kind jacket': 0.74, // 51
  'kind jeans': 0.87, // 16
  'kind jumper': 1.02, // 38
  'kind polo-shirt': 0.73, // 11
  'kind sandals': 1.11, // 10
  'kind shirt': 0.89, // 28
  'kind shoes': 0.88, // 47
  'kind skirt': 1.07, // 12
  'kind suit': 1.09, // 9
  'kind t-shirt': 1.1, // 20
  'kind top': 0.99, // 8
  'kind trainers': 0.78, // 96
  'kind trousers': 0.88, // 36
  'level collectors': 2.03, // 64
  'level market': 1.47, // 24
  'level private': 0.84, // 493
  'make budget': 0.5, // 31
  'make designer': 2.19, // 38
  'make middle': 0.74, // 102
  'make none': 0.75, // 150
  'make premium': 1.87, // 124
  'make sought': 1.32, // 24
  'make unknown': 0.75, // 112
  vintage: 1.31, // 141
};
