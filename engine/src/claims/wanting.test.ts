import type { ListingForm } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../facts/index.ts';
import { checkClaims } from './index.ts';

const AMP: ListingForm = {
  platform: 'eBay',
  itemName: 'Quad 405 power amplifier',
  make: 'Quad',
  modelNumber: '405',
  features:
    'Driver side heat sink. One channel crackles, one knob is loose. 2 spare valves. The mains lead is missing, no manual. 6 fuses. Lettering yellowing. The Q12 board is missing.',
  condition: 'used-fair',
  targetBuyer: '',
  keywords: '',
};
const FRENCH: ListingForm = {
  ...AMP,
  itemName: 'Perceuse visseuse',
  features: 'Fonctionne bien. Manque la poignée latérale. Pas de coffret.',
};

const textsOf = (description: string, form = AMP) =>
  checkClaims({ title: '', description, tags: [] }, buildLedger(form)).map(
    ({ kind, text }) => `${kind}: ${text}`,
  );

describe('what is faulty or missing', () => {
  it.each([
    ['All the channels work.', 'condition: All the channels work'],
    ['Both channels are fully intact, every knob is fine.', 'condition: every knob is fine'],
    ['A sturdy mains lead hangs at the rear.', 'included: lead'],
    ['Passenger side heat sink.', 'model: Passenger side'],
    ['Serviced by Quad.', 'name: by Quad'],
    ['It runs smoothly.', 'condition: runs smoothly'],
  ])('marks "%s"', (text, claim) => {
    expect(textsOf(text)).toContain(claim);
  });

  it('marks a lack turned round in another language', () => {
    expect(textsOf('Livrée avec la poignée latérale.', FRENCH)).toEqual(
      expect.arrayContaining([expect.stringContaining('poignée')]),
    );
  });

  it.each([
    ['The mains lead is missing.'],
    ['You will need a mains lead.'],
    ['One of the channels crackles.'],
    ['Two of the fuses.'],
    ['Its lettering is turning yellow.'],
    ['There are six fuses.'],
    ['It has six fuses.'],
    ['The Q12 board is missing.'],
  ])('leaves "%s" alone', (text) => {
    expect(textsOf(text)).toEqual([]);
  });
});
