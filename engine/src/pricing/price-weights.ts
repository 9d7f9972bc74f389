/**
 * What moves a price, measured: each number multiplies the category's price of a used one, in pounds. Printed by
 * `npx node bench/fit-prices.ts` from the 667 prices of clothes and shoes (547 asked on Vinted, the others sold on Grailed or
 * offered on Mercari US and Leboncoin; collected by November 2026) of the half that may be looked at. Behind each: how
 * many prices it rests on. What is not here has not been measured, and has no estimate; a kind goes by its family.
 */
export const PRICE_WEIGHTS: Readonly<Record<string, number>> = {
  all: 0.98, // 667
  'condition new': 1.63, // 47
  'condition open-box': 1.34, // 43
  'condition used-good': 0.82, // 574
  'condition used-like-new': 0.82, // 574
  'family clothing': 1.18, // 388
  'family shoes': 0.76, // 279
  'kind blazer': 1.3, // 15
  'kind blouse': 1.39, // 26
  'kind boots': 0.96, // 41
  'kind cardigan': 1.01, // 14
  'kind coat': 1.27, // 12
  'kind dress': 1.01, // 17
  'kind hoodie': 1.0, // 13
  'kind jacket': 0.69, // 52
  'kind jeans': 0.86, // 17
  'kind jumper': 0.97, // 39
  'kind polo-shirt': 0.74, // 12
  'kind sandals': 1.12, // 10
  'kind shirt': 0.85, // 29
  'kind shoes': 1.24, // 113
  'kind skirt': 1.08, // 12
  'kind suit': 1.02, // 9
  'kind t-shirt': 1.09, // 21
  'kind top': 1.02, // 8
  'kind trainers': 0.79, // 100
  'kind trousers': 0.83, // 37
  'level collectors': 2.02, // 66
  'level market': 1.13, // 42
  'level private': 0.91, // 559
  'make budget': 0.47, // 32
  'make designer': 2.55, // 47
  'make middle': 0.72, // 121
  'make none': 0.71, // 157
  'make premium': 1.78, // 159
  'make sought': 1.45, // 26
  'make unknown': 0.74, // 125
  vintage: 1.41, // 146
};
