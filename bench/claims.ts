// The laws of the claim check over real sellers' texts: how often one is broken, in a hundred.
import { listingFormSchema } from '@smart-listings/contract';
import { CLAIM_LAWS, holdClaimLaws } from '../engine/src/test/claim-laws.ts';
import { checkBudget } from './budget.ts';
import { readOpenTexts } from './open-texts.ts';

/** What sellers say twice, and what they speak of beside the item, breaks a law rightly. */
const MOST_BROKEN: Readonly<Record<(typeof CLAIM_LAWS)[number], number>> = {
  'own words marked': 0,
  'own text omits': 0,
  'number passes': 0.1,
  'value passes': 1,
  'fault dropped passes': 3.5,
};

const held = readOpenTexts().flatMap(({ title, description }) => {
  const form = listingFormSchema.safeParse({
    ...{ platform: 'eBay', condition: 'used-good' },
    ...{ itemName: title || 'Item', features: description },
  });
  return form.success ? holdClaimLaws(form.data) : [];
});
for (const law of held.length === 0 ? [] : CLAIM_LAWS) {
  const texts = held.filter((one) => one.law === law);
  const broken = (100 * texts.filter(({ isBroken }) => isBroken).length) / texts.length;
  checkBudget(`claim check, of ${texts.length}: ${law}`, broken, { atMost: MOST_BROKEN[law], unit: ' %' });
}
