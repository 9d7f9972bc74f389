import { ANY_PLATFORM, type ListingForm, PLATFORMS } from '@smart-listings/contract';
import { generateListing, readItem } from '@smart-listings/engine';
import { describe, expect, it } from 'vitest';
import { withAnswers } from './knowledge.ts';
import { addPlaces, followForm, placesOf, removePlace, restorePlace, showPlace } from './places.ts';
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
