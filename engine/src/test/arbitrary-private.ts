// Private numbers as labels and sellers write them; tests and benches draw from here.
import fc from 'fast-check';
import { isVin, passesLuhn } from '../language/check-digits.ts';
import { NETWORK_WORDS } from '../language/private-words.ts';

export interface WrittenNumber {
  kind: 'imei' | 'serial' | 'mac' | 'vin';
  /** With its label, as it stands on a device or in a seller's text. */
  text: string;
  /** The number alone, as written there. */
  number: string;
}

/** One label or more of each language; a misspelling of print is made of them by `misread`. */
export const SERIAL_LABELS: Readonly<Record<string, readonly string[]>> = {
  en: ['S/N', 'SN', 'Serial', 'Serial No', 'Serial number', 'Ser. No.', 'Frame number', 'Service tag'],
  de: ['Seriennummer', 'Serien-Nr.', 'Serien Nr', 'Fabriknummer', 'Rahmennummer', 'Gerätenummer'],
  fr: ['N° de série', 'Numéro de série', 'No de série', 'Nº série', 'Numéro de châssis', 'N/S'],
  pl: ['Numer seryjny', 'Nr seryjny', 'Numer fabryczny', 'Numer ramy'],
  es: ['Número de serie', 'N.º de serie', 'Nº de serie', 'Núm. de serie', 'Número de bastidor', 'N/S'],
  it: ['Numero di serie', 'Matricola', 'N. di serie', 'Numero seriale', 'Numero di telaio', 'N/S'],
  nl: ['Serienummer', 'Serie nr.', 'Framenummer', 'Chassisnummer'],
  pt: ['Número de série', 'Nº de série', 'N.º de série', 'Número de quadro', 'N/S'],
  sv: ['Serienummer', 'Serienr', 'Tillverkningsnummer', 'Ramnummer'],
};
const IMEI_LABELS = ['IMEI', 'IMEI1', 'IMEI 2', 'IME I', '1MEI', 'lMEI', 'IMEl', 'MEI', 'IME', 'IMEI/MEID'];
const MISREAD: Readonly<Record<string, string>> = { i: '1', I: 'l', l: '1', o: '0', O: '0', s: '5', S: '5' };

const misreadDigit = (digit: string) => ({ 0: 'O', 1: 'I', 5: 'S', 8: 'B' })[digit] ?? digit;

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((each) => each.join(''));

/** Fourteen digits and Luhn's. */
const arbitraryImei: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('35', '86', '01', '99'), digits(12))
  .map(([body, rest]) => withCheckDigit(body + rest));

function withCheckDigit(body: string): string {
  const check = [...'0123456789'].find((digit) => passesLuhn(body + digit)) ?? '';
  return body + check;
}

const apart = fc.constantFrom('', '', ' ', '-', '/', '.', ' - ');
const afterLabel = fc.constantFrom('', ':', ': ', ' : ', '. ', ' ', '# ', '\n', ': \n', ' = ', ' is ');

function separate(code: string, separators: readonly string[], places: readonly number[]): string {
  return [...code]
    .map((letter, at) => {
      const place = places.indexOf(at);
      return place > -1 && at > 0 ? (separators[place] ?? '') + letter : letter;
    })
    .join('');
}

const separatedImei = fc
  .tuple(
    arbitraryImei,
    fc.array(apart, { minLength: 4, maxLength: 4 }),
    fc.uniqueArray(fc.nat(14), { maxLength: 4 }),
  )
  .map(([imei, separators, places]) => separate(imei, separators, places));

const labelledImei: fc.Arbitrary<WrittenNumber> = fc
  .tuple(
    fc.constantFrom(...IMEI_LABELS),
    afterLabel,
    separatedImei,
    fc.uniqueArray(fc.integer({ min: 3, max: 14 }), { maxLength: 3 }),
  )
  .map(([label, gap, written, places]) => {
    const number = [...written]
      .map((digit, at) => (places.includes(at) ? misreadDigit(digit) : digit))
      .join('');
    return { kind: 'imei', text: label + gap + number, number };
  });
const bareImei: fc.Arbitrary<WrittenNumber> = arbitraryImei.map((number) => ({
  kind: 'imei',
  text: number,
  number,
}));

const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Seven to fourteen letters and digits, at least four of them digits, as makers count their devices. */
const serialCode = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: fc.nat(9).map(String) },
      { weight: 1, arbitrary: fc.constantFrom(...capitals) },
    ),
    {
      minLength: 7,
      maxLength: 14,
    },
  )
  .map((each) => each.join(''))
  .filter((code) => code.replace(/\D/g, '').length >= 4);

/** Letters of a label as print is misread, some of them. */
function misread(label: string, mask: readonly boolean[]): string {
  return [...label]
    .map((letter, at) => (mask[at % mask.length] ? (MISREAD[letter] ?? letter) : letter))
    .join('');
}

const labelledSerial: fc.Arbitrary<WrittenNumber> = fc
  .tuple(
    fc.constantFrom(...Object.values(SERIAL_LABELS).flat()),
    fc.constantFrom(': ', ':', ' : ', '. : ', ' ', '#', ':\n'),
    serialCode,
    fc.oneof(fc.constant([false]), fc.array(fc.boolean(), { minLength: 7, maxLength: 7 })),
    fc.boolean(),
  )
  .map(([label, gap, number, mask, loud]) => {
    const written = misread(loud ? label.toUpperCase() : label, mask);
    return { kind: 'serial', text: written + gap + number, number };
  });

const mac: fc.Arbitrary<WrittenNumber> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 6, maxLength: 6 }),
    fc.constantFrom(':', '-', ''),
    fc.constantFrom(...NETWORK_WORDS),
  )
  .map(([bytes, by, label]) => {
    const number = bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(by);
    return { kind: 'mac' as const, text: `${label}: ${number}`, number };
  })
  .filter(({ number }) => /\d/.test(number));

const vin: fc.Arbitrary<WrittenNumber> = fc
  .tuple(
    fc.constantFrom('1HG', 'WVW', 'JTD', 'VF1'),
    fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'), minLength: 5, maxLength: 5 }),
    digits(8),
  )
  .map(([maker, model, rest]) => {
    const number = [...'0123456789X'].map((check) => maker + model + check + rest).find(isVin) ?? '';
    return { kind: 'vin' as const, text: number, number };
  });

/** A number of one single device, with its label where it needs one. */
export const arbitraryPrivate: fc.Arbitrary<WrittenNumber> = fc.oneof(
  labelledImei,
  bareImei,
  labelledSerial,
  mac,
  vin,
);
