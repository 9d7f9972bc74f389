import {
  CONDITION_CODES,
  type GenerateResponse,
  type ListingForm,
  type Variant,
} from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { EMPTY_SESSION, nextAlternative, reduceSession, type Session } from './session.ts';
import { changedParts, takePart } from './session-parts.ts';

const FORM: ListingForm = {
  platform: 'eBay',
  itemName: 'Wool coat',
  make: '',
  modelNumber: '',
  features: 'Navy, size 12',
  condition: CONDITION_CODES[3] ?? 'used-good',
  targetBuyer: '',
  keywords: '',
};

function response(variant: Variant): GenerateResponse {
  return {
    listing: {
      title: `${variant} title`,
      description: `${variant} description`,
      tags: [variant],
      suggestedPriceRange: '£20–£30',
      priceJustification: 'Our own estimate.',
      pricingSource: 'heuristic',
    },
    sources: [],
    variant,
    engine: 'builtin',
    facts: [],
    questions: [],
    categories: [],
    specifics: [],
    provenance: [],
    claims: [],
    breaches: [],
    score: { total: 80, parts: [], next: null },
    changes: [],
    leftOut: [],
  };
}

function write(session: Session, variant: Variant, form = FORM): Session {
  return reduceSession(session, {
    type: 'written',
    answers: [],
    comparables: [],
    seen: [],
    form,
    currency: 'GBP (£)',
    response: response(variant),
  });
}

const saved = { id: '1', timestamp: '2026-11-01T00:00:00.000Z', imageUrls: [], isWaiting: false };
const priced = (session: Session, amount: number) =>
  reduceSession(session, { type: 'priced', own: { amount, currency: 'GBP' } });
const save = (session: Session) => {
  const text = session.versions.v1?.text ?? { title: '', description: '', tags: [] };
  return reduceSession(session, { type: 'saved', variant: 'v1', text, saved });
};

test('a price goes with the listing that it was saved with, and not with the next item', () => {
  const sold = save(priced(write(EMPTY_SESSION, 'v1'), 40));
  expect(write(sold, 'v1', { ...FORM, features: 'Navy, size 14' }).own?.amount).toBe(40);
  expect(write(sold, 'v1', { ...FORM, itemName: 'Desk lamp' }).own).toBeNull();
});

test('a price that was said for the next item, or of an item that got another name, stays', () => {
  const next = priced(save(priced(write(EMPTY_SESSION, 'v1'), 40)), 15);
  expect(write(next, 'v1', { ...FORM, itemName: 'Desk lamp' }).own?.amount).toBe(15);
  const renamed = priced(write(EMPTY_SESSION, 'v1'), 40);
  expect(write(renamed, 'v1', { ...FORM, itemName: 'Wool coat, navy' }).own?.amount).toBe(40);
});

test('another version has the price of the one in view', () => {
  const first = write(EMPTY_SESSION, 'v1');
  const version = first.versions.v1;
  if (version) version.response.listing.suggestedPriceRange = '£42 – £45';
  expect(write(first, 'v2').versions.v2?.response.listing.suggestedPriceRange).toBe('£42 – £45');
  expect(write(first, 'v1').versions.v1?.response.listing.suggestedPriceRange).toBe('£20–£30');
});

test('a locked part is carried into the next version, the others are new', () => {
  const edited = reduceSession(write(EMPTY_SESSION, 'v1'), {
    type: 'edited',
    variant: 'v1',
    text: { title: 'My own title', description: 'v1 description', tags: ['v1'] },
  });
  const locked = reduceSession(edited, { type: 'locked', fields: ['title'] });
  const next = write(locked, 'v2');
  expect(next.active).toBe('v2');
  expect(next.versions.v2?.text).toMatchObject({ title: 'My own title', description: 'v2 description' });
});

test('locks and confirmed statements end with the item they were for', () => {
  let session = write(EMPTY_SESSION, 'v1');
  session = reduceSession(session, { type: 'locked', fields: ['title'] });
  session = reduceSession(session, { type: 'confirmed', statement: 'Lined with silk.' });
  session = write(session, 'v1', { ...FORM, itemName: 'Lamp' });
  expect(session.versions.v1?.text.title).toBe('v1 title');
  expect(session.confirmed).toEqual([]);
});

test('there are two alternatives and no more', () => {
  const first = write(EMPTY_SESSION, 'v1');
  const second = write(first, 'v2');
  const third = write(second, 'v3');
  expect([first, second, third].map(nextAlternative)).toEqual(['v2', 'v3', null]);
});

test('a new first version starts over', () => {
  const session = write(write(write(EMPTY_SESSION, 'v1'), 'v2'), 'v1');
  expect(Object.keys(session.versions)).toEqual(['v1']);
});

test('takes one part from another version', () => {
  const session = write(write(EMPTY_SESSION, 'v1'), 'v2');
  const [v1, v2] = [session.versions.v1?.text, session.versions.v2?.text];
  expect(v1 && v2 && takePart(v1, v2, 'tags')).toEqual({
    title: 'v1 title',
    description: 'v1 description',
    tags: ['v2'],
  });
});

test('undoing one step leaves what was typed elsewhere since', () => {
  const session = write(EMPTY_SESSION, 'v1');
  const before = { title: 'v1 title', description: 'v1 description', tags: ['v1'] };
  const struck = { ...before, description: '' };
  const steps = [struck, { title: 'Typed later' }, changedParts(before, struck)];
  const after = steps.reduce<Session>(
    (now, text) => reduceSession(now, { type: 'edited', variant: 'v1', text }),
    session,
  );
  expect(after.versions.v1?.text).toEqual({ ...before, title: 'Typed later' });
});
