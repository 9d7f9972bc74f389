import type { Breach, Claim, ListingForm, Question, Severity } from '@smart-listings/contract';
import { scoreSchema } from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATA } from '../lexicon/data.ts';
import { arbitraryForm } from '../test/arbitrary-form.ts';
import { readItem } from '../values/read-item.ts';
import { writeListing } from '../writer/write.ts';
import { scoreListing } from './score.ts';

const BOOTS: ListingForm = {
  platform: 'Vinted',
  itemName: 'Dr Martens 1460 boots',
  make: 'Dr. Martens',
  modelNumber: '1460',
  features: 'Colour: cherry red\nMaterial: leather\nSize UK 6',
  condition: 'used-good',
  targetBuyer: '',
  keywords: 'docs, ankle boots',
};
const item = readItem(BOOTS);
const text = {
  title: 'Dr Martens 1460 boots cherry red leather UK 6 docs ankle boots',
  description: 'Dr Martens 1460 boots. Cherry red leather, UK 6.',
  tags: ['docs', 'ankle boots', 'dr martens', 'boots', 'leather boots'],
};
const NOTHING = { breaches: [], claims: [] };

const breach = (severity: Severity, rule = 'vinted.title.test'): Breach => ({
  rule,
  severity,
  field: 'title',
  message: 'No.',
  source: 'test',
  asOf: '2026-11',
  certainty: 'official',
});
const OMISSION = breach('policy', 'vinted.description.omission');
const QUESTION: Question = {
  id: 'q1',
  kind: 'conflict',
  text: 'Which is right: UK 6 or UK 7?',
  options: [{ label: 'UK 6', answers: [] }],
};
const claim = (index: number): Claim => ({
  id: `c${index}`,
  kind: 'colour',
  field: 'title',
  start: 0,
  end: 1,
  text: 'D',
  sentence: { start: 0, end: 1, text: 'D' },
  message: 'No.',
});

describe('completeness', () => {
  it.each([
    ['an omission', item, { ...NOTHING, breaches: [OMISSION] }, 'omissions'],
    ['a hard breach', item, { ...NOTHING, breaches: [breach('hard')] }, 'rules'],
    ['an open question', { ...item, questions: [QUESTION] }, NOTHING, 'questions'],
  ] as const)('holds a listing with %s at 60, and advises that first', (_, given, findings, partId) => {
    expect(scoreListing(text, item, NOTHING).total).toBeGreaterThan(60);
    const score = scoreListing(text, given, findings);
    expect(score.total).toBeLessThanOrEqual(60);
    expect(score.next).toMatchObject({ partId });
    expect(score.next?.gain).toBeGreaterThan(0);
  });

  it('counts no praise, in title or text', () => {
    const before = scoreListing(text, item, NOTHING);
    const praise =
      (DATA.en ?? '')
        .split('\n')
        .find((row) => row.startsWith('filler\t'))
        ?.split('\t')[2]
        ?.split(', ') ?? [];
    const words = praise.filter((word) => /^[a-z]{3,}$/.test(word));
    expect(words.length).toBeGreaterThan(20);
    for (const word of words) {
      const praised = {
        ...text,
        title: `${word} ${text.title}`,
        description: `${word} ${text.description} ${word}!`,
      };
      expect([word, scoreListing(praised, item, NOTHING).total]).toEqual([word, before.total]);
    }
  });

  it('says what each part that is not full lacks and what the page can do, and is what the contract says', () => {
    fc.assert(
      fc.property(
        arbitraryForm,
        fc.nat(3),
        fc.option(fc.nat(9), { nil: undefined }),
        (form, claims, photoCount) => {
          const given = readItem(form);
          const listing = writeListing(given, 'v1').text;
          const found = {
            breaches: [breach('guidance')],
            claims: Array.from({ length: claims }, (_, index) => claim(index)),
          };
          const score = scoreListing(listing, given, { ...found, photoCount });
          expect(scoreSchema.parse(score)).toEqual(score);
          for (const part of score.parts) {
            expect(part.advice === null).toBe(part.points === part.max);
            expect(part.action === undefined).toBe(part.advice === null);
            expect(part.advice).not.toBe('');
          }
        },
      ),
    );
  });

  it('never rises with a breach, a claim or a photo less', () => {
    const before = scoreListing(text, item, { ...NOTHING, photoCount: 4 }).total;
    for (const severity of ['hard', 'policy', 'guidance'] as const)
      expect(
        scoreListing(text, item, { breaches: [breach(severity)], claims: [], photoCount: 4 }).total,
      ).toBeLessThan(before);
    expect(scoreListing(text, item, { breaches: [], claims: [claim(1)], photoCount: 4 }).total).toBeLessThan(
      before,
    );
    expect(scoreListing(text, item, { ...NOTHING, photoCount: 1 }).total).toBeLessThan(before);
  });

  it('asks nobody for the size of a thing of no known kind', () => {
    const known = readItem({
      ...BOOTS,
      itemName: 'Volkswagen Golf 1.4 TSI',
      make: '',
      features: 'Two keys.',
    });
    const { parts } = scoreListing({ ...text, title: 'Volkswagen Golf 1.4 TSI' }, known, NOTHING);
    const details = parts.find(({ id }) => id === 'details');
    expect(details?.advice).toBe('Add the colour: buyers look for it.');
  });

  it('asks for what buyers of that kind filter by, and counts half what only the form says', () => {
    const details = (listing: typeof text, given = item) =>
      scoreListing(listing, given, NOTHING).parts.find(({ id }) => id === 'details');
    const unsaid = details({ ...text, title: 'Boots', description: 'Boots.', tags: [] });
    expect(unsaid?.points).toBeLessThan(details(text)?.points ?? 0);
    expect(unsaid?.action).toMatchObject({ kind: 'ask' });
    const bare = readItem({
      ...BOOTS,
      make: '',
      itemName: 'boots',
      modelNumber: '',
      features: 'Worn a few times.',
    });
    expect(details({ ...text, title: 'Boots', description: 'Boots.' }, bare)?.advice).toContain('Add the');
  });
});
