import { USUAL_PLATFORM, VARIANTS } from '@smart-listings/contract';
import { forgetTexts, generateListing, loadTaxonomy } from '@smart-listings/engine';

/** A form that wakes what most forms need: numbers with units, what is included, a flaw. */
const FORM = {
  platform: USUAL_PLATFORM,
  itemName: 'Cordless drill 18V',
  make: '',
  modelNumber: '',
  features: 'Black, two 5.0Ah batteries, charger and case included. Scuffs on the casing. 25 x 20 cm.',
  condition: 'used-good',
  targetBuyer: 'DIY',
  keywords: 'drill',
} as const;
const TIMES = 3;

/** The engine builds its vocabularies at their first use: that is now, not when the first visitor waits. */
export async function warmUpWriter(): Promise<void> {
  const taxonomy = await loadTaxonomy();
  for (let time = 0; time < TIMES; time += 1) {
    for (const variant of VARIANTS) generateListing(FORM, { variant, currency: 'GBP (£)', taxonomy });
  }
  forgetTexts();
}
