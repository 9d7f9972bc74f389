import type { AppContext } from '../../../context.ts';
import { acceptEvent } from './accept.ts';

/**
 * A call of the webhook, as it came. One whose event no plan depends on is taken without a word, or the
 * provider would send it for days.
 * @throws AppError forbidden for a bad signature, bad-request for what is no event
 */
export async function receiveWebhook(
  context: AppContext,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<void> {
  const event = context.billing?.provider.readWebhook(body, signature);
  if (event) await acceptEvent(context, event);
}
