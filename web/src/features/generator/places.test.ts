import { ANY_PLATFORM, type ListingForm, PLATFORMS } from '@smart-listings/contract';
import { generateListing, readItem } from '@smart-listings/engine';
import { describe, expect, it } from 'vitest';
import { withAnswers } from './knowledge.ts';
import { addPlaces, followForm, placesOf, pricedBy, removePlace, restorePlace, showPlace } from './places.ts';
import { otherParts } from './savable.ts';
import { EMPTY_SESSION, reduceSession, type Session } from './session.ts';

const [FIRST, SECOND, THIRD] = PLATFORMS;
const FORM: ListingForm = {
  platform: FIRST,
  itemName: 'Barbour wool jumper',
  make: 'Barbour',
  modelNumber: '',
  features: 'Navy. Size M. Small hole at the cuff.',
  condition: 'used-good',
  targetBuyer: '',
  keywords: '',
};
const ITEM = 'item-1';

function written(form = FORM, session: Session = EMPTY_SESSION, engine = 'builtin'): Session {
  const response = {
    ...generateListing(form, { variant: 'v1', currency: 'GBP (£)' }),
    engine,
    receipt: 'proof',
  };
  return reduceSession(session, {
    type: 'written',
    answers: [],
    comparables: [],
    form,
    currency: 'GBP (£)',
    seen: [],
    response,
  });
}

describe('an item on several marketplaces', () => {
  it('is written for each by its own rules, from the same form, and shows the first of the new', () => {
    const session = addPlaces(written(), [SECOND, THIRD], ITEM);
    expect(placesOf(session)).toEqual([FIRST, SECOND, THIRD]);
    expect(session).toMatchObject({ itemId: ITEM, form: { ...FORM, platform: SECOND } });
    for (const platform of [SECOND, THIRD]) {
      const { versions } = showPlace(session, platform);
      const { listing } = generateListing({ ...FORM, platform }, { variant: 'v1', currency: 'GBP (£)' });
      expect(versions.v1?.text.title).toBe(listing.title);
      expect(versions.v1?.response.receipt).toBe('proof');
    }
  });

  it('keeps what was changed by hand on one of them while another is in view', () => {
    const two = addPlaces(written(), [SECOND], ITEM);
    const edited = reduceSession(two, { type: 'edited', variant: 'v1', text: { title: 'Mine' } });
    const back = showPlace(showPlace(edited, FIRST), SECOND);
    expect(back.versions.v1?.text.title).toBe('Mine');
    expect(showPlace(edited, FIRST).versions.v1?.text.title).not.toBe('Mine');
  });

  it.each([
    [2, /^Sold £40 to £42 \(2\)/],
    [5, /^Rests on 5 sold prices .* £42 and £45, with £44 in the middle/],
  ])('rests on %d real prices on all of them, also when it is written anew', (count, reasons) => {
    const jumpers = [40, 42, 44, 45, 48].map((price) => ({
      ...{ title: `Barbour wool jumper navy ${price}`, price, currency: 'GBP', kind: 'sold' as const },
      ...{ condition: null, link: null, date: null, source: 'pasted' as const },
    }));
    const priced = pricedBy(addPlaces(written(), [SECOND], ITEM), jumpers.slice(0, count));
    const more = addPlaces(priced, [THIRD], ITEM);
    const answered = withAnswers(more, [{ kind: 'colour', value: 'Green', holds: true }]);
    for (const session of [priced, more, answered])
      for (const platform of placesOf(session))
        expect(showPlace(session, platform).versions.v1?.response.listing.priceJustification).toMatch(
          reasons,
        );
  });

  it('stays saved where real prices say what its price is already, and keeps an AI’s where none is alike', () => {
    const saved = { id: '1', timestamp: '2026-11-01T00:00:00.000Z', imageUrls: [], isWaiting: false };
    const unlike = { title: 'Makita drill', price: 60, currency: 'GBP', kind: 'sold' as const };
    const drill = { ...unlike, condition: null, link: null, date: null, source: 'pasted' as const };
    const once = pricedBy(written(), [drill]);
    const text = once.versions.v1?.text ?? { title: '', description: '', tags: [] };
    const kept = reduceSession(once, { type: 'saved', variant: 'v1', text, saved });
    expect(pricedBy(kept, [drill]).versions.v1?.saved).toEqual(saved);
    const guessed = written();
    const version = guessed.versions.v1;
    if (version) version.response.listing.pricingSource = 'range';
    expect(pricedBy(guessed, [drill]).versions.v1).toBe(version);
  });

  it('follows an answer on all of them', () => {
    const session = addPlaces(written(), [SECOND], ITEM);
    const answers = [{ kind: 'material' as const, value: 'Merino', holds: true }];
    const first = showPlace(withAnswers(session, answers), FIRST);
    expect(first.versions.v1?.text.description).toMatch(/\bmerino\b/i);
    expect(first.answers).toEqual(answers);
  });

  it('follows a changed form where the built-in writer wrote it, and asks again for what an AI wrote', () => {
    const form = { ...FORM, platform: SECOND, features: 'Green. Size L.' };
    const builtin = addPlaces(written(), [SECOND], ITEM);
    const anew = showPlace(followForm(written(form, builtin), builtin.form), FIRST);
    expect(anew.versions.v1?.text.description).toContain('Green');
    const byAi = showPlace(addPlaces(written(FORM, EMPTY_SESSION, 'gemini/x'), [SECOND], ITEM), SECOND);
    expect(byAi.versions).toEqual({});
    expect(showPlace(followForm(written(form, byAi), byAi.form), FIRST).versions).toEqual({});
  });

  it('stays as it is where only the marketplace of the form is another', () => {
    const two = addPlaces(written(), [SECOND], ITEM);
    const moved = followForm(written(FORM, two), two.form);
    expect(placesOf(moved)).toEqual([FIRST, SECOND]);
    expect(showPlace(moved, SECOND).versions).toEqual(two.versions);
  });

  it('loses one, and gets it back as it was', () => {
    const two = addPlaces(written(), [SECOND], ITEM);
    const one = removePlace(two);
    expect(placesOf(one)).toEqual([FIRST]);
    expect(restorePlace(one, two)).toEqual(two);
  });

  it('is saved as one item, with a listing for each', () => {
    const session = addPlaces(
      written(),
      PLATFORMS.filter((platform) => platform !== ANY_PLATFORM),
      ITEM,
    );
    const parts = otherParts(session, () => undefined);
    expect(parts.map(({ form }) => form.platform)).not.toContain(session.form?.platform);
    expect(parts).toHaveLength(PLATFORMS.length - 2);
    for (const { origin, form, listing } of parts) {
      expect(origin.itemId).toBe(ITEM);
      expect(readItem(form).marketplace.limits.title.max.value).toBeGreaterThanOrEqual(listing.title.length);
    }
  });
});
