/**
 * What moves a price, measured: each number multiplies the category's price of a used one, in pounds. Printed by
 * `npx node bench/fit-prices.ts` from the 615 prices of clothes and shoes of the half that may be looked at: what private
 * sellers asked on Vinted (collected by November 2026), and what was paid on Grailed in March 2026. Behind each: how many
 * prices it rests on. Sorts of make that no pairs tell apart have one weight (`npm run bench -- price-steps`). What is not
 * here has not been measured, and has no estimate; a kind goes by its family, a condition by `condition-prices.ts`.
 */
export const PRICE_WEIGHTS: Readonly<Record<string, number>> = {
  all: 1.1, // 615
  'family clothing': 1.27, // 372
  'family shoes': 0.74, // 243
  'kind blazer': 1.25, // 15
  'kind blouse': 1.49, // 26
  'kind boots': 0.99, // 41
  'kind cardigan': 1.13, // 13
  'kind coat': 1.25, // 12
  'kind dress': 1.16, // 16
  'kind hoodie': 1.05, // 13
  'kind jacket': 0.65, // 49
  'kind jeans': 0.9, // 17
  'kind jumper': 0.96, // 38
  'kind polo-shirt': 0.69, // 12
  'kind sandals': 1.03, // 8
  'kind shirt': 0.78, // 28
  'kind shoes': 1.28, // 79
  'kind skirt': 1.14, // 12
  'kind suit': 1.04, // 8
  'kind t-shirt': 0.95, // 17
  'kind trainers': 0.74, // 101
  'kind trousers': 0.89, // 37
  'market make designer': 3.49, // 26
  'market make sought': 3.49, // 22
  'private make budget': 0.33, // 31
  'private make designer': 1.54, // 20
  'private make middle': 0.49, // 108
  'private make none': 0.49, // 132
  'private make premium': 1.23, // 152
  'private make unknown': 0.49, // 103
  vintage: 1.31, // 146
};

/**
 * How many times more or less than the estimate the middle half of such prices reach, measured in folds by the same bench:
 * `all`, times what the kind and the make are worth.
 */
export const PRICE_REACH: Readonly<Record<string, number>> = {
  all: 1.62, // 615
  'kind blazer': 1.01, // 15
  'kind blouse': 0.92, // 26
  'kind boots': 1.01, // 41
  'kind cardigan': 1.06, // 13
  'kind coat': 1.13, // 12
  'kind dress': 1.0, // 16
  'kind hoodie': 1.17, // 13
  'kind jacket': 1.15, // 49
  'kind jeans': 1.06, // 17
  'kind jumper': 1.02, // 38
  'kind polo-shirt': 1.04, // 12
  'kind sandals': 1.07, // 8
  'kind shirt': 1.0, // 28
  'kind shoes': 0.98, // 79
  'kind skirt': 1.12, // 12
  'kind suit': 1.0, // 8
  'kind t-shirt': 0.97, // 17
  'kind trainers': 0.95, // 101
  'kind trousers': 1.03, // 37
  'market make designer': 1.0, // 26
  'market make sought': 1.03, // 22
  'private make budget': 0.93, // 31
  'private make designer': 1.22, // 20
  'private make middle': 0.98, // 108
  'private make none': 0.94, // 132
  'private make premium': 1.07, // 152
  'private make unknown': 1.14, // 103
};
