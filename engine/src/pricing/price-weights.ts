/**
 * What moves a price, measured: each number multiplies the category's price of a used one, in pounds. Printed by
 * `npx node bench/fit-prices.ts` from the 615 prices of clothes and shoes of the half that may be looked at: 549 that private
 * sellers asked on Vinted (collected by November 2026), 66 that were paid on Grailed in March 2026. Behind each: how many
 * prices it rests on. What is not here has not been measured, and has no estimate; a kind goes by its family.
 */
export const PRICE_WEIGHTS: Readonly<Record<string, number>> = {
  all: 1.18, // 615
  'condition new': 1.68, // 47
  'condition open-box': 1.35, // 43
  'condition used-good': 0.85, // 522
  'condition used-like-new': 0.85, // 522
  'family clothing': 1.24, // 373
  'family shoes': 0.81, // 242
  'kind blazer': 1.28, // 15
  'kind blouse': 1.38, // 26
  'kind boots': 0.98, // 41
  'kind cardigan': 1.05, // 13
  'kind coat': 1.27, // 12
  'kind dress': 1.12, // 16
  'kind hoodie': 1.07, // 13
  'kind jacket': 0.69, // 49
  'kind jeans': 0.89, // 17
  'kind jumper': 1.02, // 38
  'kind polo-shirt': 0.72, // 12
  'kind sandals': 1.02, // 8
  'kind shirt': 0.81, // 28
  'kind shoes': 1.3, // 79
  'kind skirt': 1.07, // 12
  'kind suit': 1.05, // 8
  'kind t-shirt': 1.03, // 18
  'kind trainers': 0.75, // 100
  'kind trousers': 0.9, // 37
  'market make designer': 3.87, // 26
  'market make sought': 2.12, // 22
  'private make budget': 0.34, // 31
  'private make designer': 1.65, // 20
  'private make middle': 0.5, // 108
  'private make none': 0.58, // 132
  'private make premium': 1.32, // 151
  'private make unknown': 0.51, // 103
  vintage: 1.25, // 146
};

/**
 * How many times more or less than the estimate the middle half of such prices reach, measured in folds by the same bench:
 * `all`, times what the kind and the make are worth.
 */
export const PRICE_REACH: Readonly<Record<string, number>> = {
  all: 1.65, // 615
  'kind blazer': 1.05, // 15
  'kind blouse': 0.97, // 26
  'kind boots': 1.01, // 41
  'kind cardigan': 1.04, // 13
  'kind coat': 1.11, // 12
  'kind dress': 1.0, // 16
  'kind hoodie': 1.14, // 13
  'kind jacket': 1.24, // 49
  'kind jeans': 1.08, // 17
  'kind jumper': 1.02, // 38
  'kind polo-shirt': 1.04, // 12
  'kind sandals': 1.07, // 8
  'kind shirt': 1.02, // 28
  'kind shoes': 1.0, // 79
  'kind skirt': 1.13, // 12
  'kind suit': 1.0, // 8
  'kind t-shirt': 0.95, // 18
  'kind trainers': 0.97, // 100
  'kind trousers': 1.06, // 37
  'market make designer': 0.94, // 26
  'market make sought': 1.02, // 22
  'private make budget': 0.91, // 31
  'private make designer': 1.2, // 20
  'private make middle': 0.95, // 108
  'private make none': 0.94, // 132
  'private make premium': 1.04, // 151
  'private make unknown': 1.05, // 103
};
