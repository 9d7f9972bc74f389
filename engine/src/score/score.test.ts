import type { Breach, Claim, ListingForm, ListingText } from '@smart-listings/contract';
import { PLATFORMS } from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../facts/index.ts';
import { writeListing } from '../writer/write.ts';
import { scoreListing } from './score.ts';

const BOOTS: ListingForm = {
  platform: 'Vinted',
  itemName: 'Dr Martens 1460 boots',
  make: 'Dr. Martens',
  modelNumber: '1460',
  features: 'Cherry Red smooth leather, UK 6. Scuff on right heel. Original laces swapped for black ones.',
  condition: 'used-good',
  targetBuyer: '',
  keywords: 'docs, ankle boots',
};

const breach = (severity: Breach['severity']): Breach => ({
  rule: 'test',
  severity,
  field: 'title',
  message: 'No.',
  source: 'test',
  asOf: '2026-11',
  certainty: 'official',
});

const claim: Claim = {
  id: 'x',
  kind: 'number',
  field: 'title',
  start: 0,
  end: 1,
  text: '7',
  sentence: { start: 0, end: 1, text: '7' },
  message: 'No.',
};

const NONE = { breaches: [], claims: [] };
const text: ListingText = {
  title: 'Dr. Martens 1460 boots Cherry Red UK 6',
  description: 'Boots by Dr. Martens.',
  tags: ['#docs'],
};
const anyListing = fc.record({
  title: fc.string({ maxLength: 120 }),
  description: fc.string({ maxLength: 400 }),
  tags: fc.array(fc.string({ maxLength: 24 }), { maxLength: 20 }),
});

describe('scoreListing', () => {
  it.each(PLATFORMS)('adds its parts up to the total, out of 100, on %s', (platform) => {
    const ledger = buildLedger({ ...BOOTS, platform });
    const score = scoreListing(text, ledger, NONE);
    expect(score.parts.reduce((sum, { max }) => sum + max, 0)).toBe(100);
    expect(score.total).toBe(Math.round(score.parts.reduce((sum, { points }) => sum + points, 0)));
  });

  it('names what buyers of the category ask for and the details lack', () => {
    const ledger = buildLedger({
      ...BOOTS,
      features: 'Good boots',
      itemName: 'Boots',
      make: '',
      modelNumber: '',
    });
    const part = scoreListing(
      { title: 'Boots', description: 'Good boots', tags: [] },
      ledger,
      NONE,
    ).parts.find(({ id }) => id === 'facts');
    expect(part?.advice).toMatch(/buyers of boots look for it/);
  });

  it('asks nobody for the brand of what he made himself', () => {
    const mug = { ...BOOTS, make: '', modelNumber: '', itemName: 'Stoneware mug', platform: 'Etsy' as const };
    const adviceFor = (features: string) => {
      const ledger = buildLedger({ ...mug, features });
      return scoreListing(writeListing(ledger, 'v1'), ledger, NONE).parts.find(({ id }) => id === 'facts')
        ?.advice;
    };
    expect(adviceFor('Cream glaze, 350 ml, 9 cm tall')).toMatch(/^Add the brand/);
    expect(adviceFor('Cream glaze, 350 ml, 9 cm tall, hand thrown')).not.toMatch(/brand/);
  });

  it('asks for a flaw that the text leaves out before anything else', () => {
    const part = scoreListing(text, buildLedger(BOOTS), NONE).parts.find(({ id }) => id === 'facts');
    expect(part?.advice).toMatch(/Scuff on right heel/);
  });

  it('offers a fact that still fits into the title', () => {
    const ledger = buildLedger({ ...BOOTS, platform: 'eBay' });
    const part = scoreListing({ ...text, title: 'Dr. Martens 1460 boots UK 6' }, ledger, NONE).parts[0];
    expect(part?.advice).toBe('Add “Cherry Red” to the title: 53 more characters fit.');
  });

  it('leaves an eBay title of half its length without a size far from full', () => {
    const ledger = buildLedger({ ...BOOTS, platform: 'eBay' });
    const part = scoreListing({ ...text, title: 'Dr. Martens 1460 boots in Cherry Red' }, ledger, NONE)
      .parts[0];
    expect(part?.points).toBeLessThan((part?.max ?? 0) * 0.75);
  });

  it('asks for details in a sentence that can be read aloud', () => {
    const scarf = { ...BOOTS, itemName: 'Wool scarf', make: '', modelNumber: '', features: 'Warm.' };
    const advice = scoreListing(
      { title: 'Wool scarf', description: 'Warm.', tags: [] },
      buildLedger(scarf),
      NONE,
    )
      .parts.map((part) => part.advice ?? '')
      .join(' ');
    expect(advice).toMatch(/buyers of scarves look for it/);
    expect(advice).toMatch(/Add \d+ more hashtags?: your details give enough for \d+\./);
  });

  it('gives the built-in writer’s text more than an empty one, and a next step worth its points', () => {
    const ledger = buildLedger(BOOTS);
    const good = scoreListing(writeListing(ledger, 'v1'), ledger, NONE);
    const empty = scoreListing({ title: '', description: '', tags: [] }, ledger, NONE);
    expect(good.total).toBeGreaterThan(empty.total + 40);
    const lost = empty.parts.find(({ id }) => id === empty.next?.partId);
    expect(empty.next?.gain).toBeCloseTo((lost?.max ?? 0) - (lost?.points ?? 0), 5);
  });

  it('is never raised by a breach or a claim, never leaves 0 to 100, whatever the text', () => {
    const ledger = buildLedger(BOOTS);
    fc.assert(
      fc.property(
        anyListing,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        (listing, breaches, claims) => {
          const findings = {
            breaches: Array.from({ length: breaches }, () => breach('policy')),
            claims: Array.from({ length: claims }, () => claim),
          };
          const { total } = scoreListing(listing, ledger, findings);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(100);
          const hard = { ...findings, breaches: [...findings.breaches, breach('hard')] };
          expect(scoreListing(listing, ledger, hard).total).toBeLessThanOrEqual(total);
          const more = { ...findings, claims: [...findings.claims, claim] };
          expect(scoreListing(listing, ledger, more).total).toBeLessThanOrEqual(total);
        },
      ),
    );
  });

  it('is never lowered by a fact that the description takes up', () => {
    const ledger = buildLedger(BOOTS);
    fc.assert(
      fc.property(anyListing, fc.constantFrom(...ledger.facts), (listing, fact) => {
        const before = scoreListing(listing, ledger, NONE).total;
        const description = `${listing.description}\n${fact.value}`;
        expect(scoreListing({ ...listing, description }, ledger, NONE).total).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
