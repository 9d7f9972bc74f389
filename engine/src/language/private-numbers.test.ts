import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arbitraryPrivate, SERIAL_LABELS } from '../test/arbitrary-private.ts';
import { findPrivateNumbers } from './private-numbers.ts';

const kinds = (text: string) => findPrivateNumbers(text).map(({ kind }) => kind);
const values = (text: string) => findPrivateNumbers(text).map(({ value }) => value);

describe('a number of one device', () => {
  it.each([
    ['IMEI:356938035643809', '356938035643809'],
    ['IMEI 2: 35-693803-564380-9', '35-693803-564380-9'],
    ['1MEI1356938035643809', '356938035643809'],
    ['MEI 35693B035643809', '35693B035643809'],
    ['unlocked, 356938035643809, boxed', '356938035643809'],
    ['Seriennummer: 2910190Zustand sehr gut', '2910190'],
    ['Serial number is PF-018DR2', 'PF-018DR2'],
    ['SERIAL:CO2PG70RG3QD', 'CO2PG70RG3QD'],
    ['SN4837261905', '4837261905'],
    ['SlN: 4837261905', '4837261905'],
    ['WLAN MAC 001A2B3C4D5E', '001A2B3C4D5E'],
    ['00:1a:2b:3c:4d:5e', '00:1a:2b:3c:4d:5e'],
    ['1HGCM82633A004352', '1HGCM82633A004352'],
    ['ICCID 89441000300012345678', '89441000300012345678'],
    ['C02JP6MPDTY3', 'C02JP6MPDTY3'],
    ['XAW10012345678', 'XAW10012345678'],
  ])('is found in %j', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it('is found behind every label of nine languages, to its last digit', () => {
    const missed = Object.values(SERIAL_LABELS)
      .flat()
      .filter((label) => values(`Sold as seen. ${label}: 73A90158, boxed`).join() !== '73A90158');
    expect(missed).toEqual([]);
  });

  it('is found with those listed behind it', () => {
    expect(values('S/N: A1234-1, A1235-2 and B1236-3')).toEqual(['A1234-1', 'A1235-2', 'B1236-3']);
  });

  test('is covered whole, label and all, however it is written', () => {
    fc.assert(
      fc.property(arbitraryPrivate, ({ text, number }) => {
        const found = findPrivateNumbers(`Nice thing\n${text}\nin a box`);
        const start = 11 + text.length - number.length;
        return found.some((one) => one.start <= 11 && one.end >= start + number.length);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('a house', () => {
  it.each([
    ['Collect from 27 Church Lane, evenings', 'from 27 Church Lane'],
    ['Selbstabholer: Am Markt 4, 04109 Leipzig', 'Am Markt 4, 04109 Leipzig'],
    ['Abzuholen: Goethestr. 5a, dritter Stock', 'Goethestr. 5a'],
    ['Abholung in der Lindenstraße 12', 'in der Lindenstraße 12'],
    ['À récupérer au 8 bis rue Victor Hugo', 'au 8 bis rue Victor Hugo'],
    ['Recogida: Calle de la Paz, 15', 'Calle de la Paz, 15'],
    ['Ritiro in via Garibaldi 33, Torino', 'in via Garibaldi 33'],
    ['Ophalen: Kerkstraat 44', 'Kerkstraat 44'],
    ['Levantamento na Rua das Flores 20', 'na Rua das Flores 20'],
    ['Odbiór: ul. Długa 7/3', 'ul. Długa 7/3'],
    ['Hämtas på Storgatan 9', 'på Storgatan 9'],
  ])('is found in %j, where a word of collection leads to it', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    'Street sign 27 Church Lane, enamel',
    'Collection of 12 Sesame Street DVDs',
    'Pick up 3 Quality Street tins with it',
    'Spedizione via Poste 7,50 euro',
    'Spedizione con corriere via Poste 5 giorni',
    'Delivery 10 miles, collect from Leeds LS6',
    'Poster Via Roma 1950, 70 x 100',
    'Abholung nur nach Absprache, Platz 2 Autos',
    'Livraison 12 place du marché possible',
  ])('is none in %j', (text) => {
    expect(values(text)).toEqual([]);
  });
});

describe('a number of the article', () => {
  it.each([
    'EAN 4006381333931',
    '9781558604971',
    'Model: WH-1000XM4',
    'Part No. 11127588412345678',
    'SDSDQ-1024-E10M',
    'OLED55C14LB',
    'CMK16GX4M2B3200C16',
    'Built, by its serial number 1978, in Berlin',
    'CT8G4SFS824A',
    'WD Black SN750 1TB, SN850X',
    'Reference : SN26P292EU',
    'Sn60Pb40 solder',
    '120 x 200 x 30 mm, 50 60 70 80 90 100',
    'sizes 36-37-38-39-40-41',
    'Serial port, RS232, 9-pin',
    'BMW Serie 3 2019, no frame 12345',
    'clean IMEI, 64GB, 2019',
    '£1,234,567.00 on 2021-03-14',
    '3.14159265358979323',
  ])('is none: %j', (text) => {
    expect(values(text)).toEqual([]);
  });
});

describe('plates and parcels', () => {
  it.each(['AB12 CDE', 'GB AB12 CDE', 'AB-123-CD', '1234 BCD', 'B-AB 1234'])(
    'takes a line %j for a plate',
    (text) => {
      expect(kinds(text)).toEqual(['plate']);
    },
  );

  it.each(['GT86 TRD 2020', 'RX-V 685', 'EOS-R 5', 'EF50 USM'])('takes %j for none', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it.each([
    [
      'Ship to:\nJohn Smith\n12 Park Road\nLeeds LS1 4AB',
      'Ship to:\nJohn Smith\n12 Park Road\nLeeds LS1 4AB',
    ],
    ['Lindenstraße 12a\n10969 Berlin', 'Lindenstraße 12a\n10969 Berlin'],
    ['12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris'],
    ['RR123456785GB', 'RR123456785GB'],
    ['1Z 999 AA1 01 2345 6784', '1Z 999 AA1 01 2345 6784'],
  ])('finds the address or parcel number in %j', (text, whole) => {
    expect(findPrivateNumbers(text).map(({ start, end }) => text.slice(start, end))).toEqual([whole]);
  });

  it.each(['Collection from Leeds LS1', 'Abbey Road vinyl, 1969', 'sent as RR123456784GB yesterday'])(
    'finds none in %j',
    (text) => {
      expect(kinds(text)).toEqual([]);
    },
  );
});

test.each([
  'S/N 12 ',
  '1 ',
  '35 69',
  'IMEI1 ',
  '12 Park Road ',
  'Leeds LS1 4AB\n',
  '0A:',
  'serial number is 1',
])('reads ten times of %j in at most thirty times the time', (unit) => {
  // As many letters each way, and enough of them: the clock counts in ticks of milliseconds.
  const timeOf = (length: number, times: number) => {
    const text = unit.repeat(length / unit.length);
    return Math.min(
      ...[1, 2, 3].map(() => {
        const before = process.cpuUsage();
        for (let n = 0; n < times; n += 1) findPrivateNumbers(text);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      }),
    );
  };
  timeOf(10_000, 10);
  expect(timeOf(100_000, 5)).toBeLessThan(3 * timeOf(10_000, 50));
});
