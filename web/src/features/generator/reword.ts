import { type Claim, fitStatements, type ListingForm } from '@smart-listings/contract';
import { ApiError } from '../../lib/api-error.ts';
import type { Session } from './session.ts';

const NO_OTHER_WORDS = 'The AI found no other words for it.';

/**
 * Asks the AI that wrote a text for one of its sentences anew: the server's, or this browser's own, which sends nothing.
 * @throws Error with a sentence for the seller
 */
export async function reword(
  claim: Claim,
  { form, session, engine }: { form: ListingForm; session: Session; engine: string },
): Promise<string> {
  const { confirmed, seen, answers, putBack } = session;
  const request = {
    formData: form,
    ...fitStatements({ confirmedFacts: [...confirmed], seenOnPhotos: [...seen] }),
    answers: [...answers],
    putBack: [...putBack],
    sentence: claim.sentence.text,
    unsupported: claim.text,
  };
  try {
    if (engine === 'device') {
      const { rewordOnDevice } = await import('./writers/device.ts');
      return await rewordOnDevice(request);
    }
    const { rewordSentence } = await import('./api/reword-sentence.ts');
    return await rewordSentence(request);
  } catch (error) {
    const isUsable = error instanceof ApiError && error.code !== 'bad-answer' && error.code !== 'refused';
    throw new Error(isUsable ? error.message : NO_OTHER_WORDS, { cause: error });
  }
}
