/** A checkout or portal that did not open; `message` is fit for the customer. */
export class BillingError extends Error {}

/** The sentence for anything that was thrown on the way, `otherwise` for what has none of its own. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof BillingError ? error.message : otherwise;
}
