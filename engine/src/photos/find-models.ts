import { asPrinted } from './look-alikes.ts';
import { type Draft, draftOf, isCutOff, nextTo, type PlacedLine } from './page.ts';

const CODE = String.raw`[A-Z0-9][A-Z0-9]*(?:[-/. ]?[A-Z0-9]+){0,5}(?:\([A-Z0-9]{1,4}\))?`;
const MODEL_WORD = String.raw`(?:model(?:l|e|o|lo)?|modèle|mod|型号|型番)(?:\s?(?:n[o0]|nr|n°|number|name|#))?|m/n|mpn|typ(?:e|o|en)?(?:\s?(?:no|nr))?|style(?:\s?(?:no|nr|#))?`;
const PART_WORD = String.raw`p/n|part(?:\s?(?:no|nr|number|#))|art(?:icle|ikel|ículo|icolo)?\.?[\s-]?(?:no|nr|n°|number)|artikelnummer|item\s?(?:no|number|#)|ref(?:erence|\.?\s?no)?|réf|cat(?:alogue)?\.?\s?no|order\s?no|bestell-?nr|sku`;
const LABELLED = new RegExp(
  String.raw`(?:^|[\s(,;|])(${MODEL_WORD}|${PART_WORD})[\s.:#=;|]*(${CODE})?`,
  'giu',
);
/** What half of a letter looks like, where the detector cut a word off in its first letter. */
const HALVES: Readonly<Record<string, string>> = {
  A: '/4',
  C: '(',
  D: '[I|1L',
  G: 'C(',
  H: '[I|1',
  K: '[I|1',
  M: 'NI|1',
  N: 'I|1',
  O: 'C(',
  P: 'I|1',
  Q: 'C(',
  R: 'I|1',
  T: '-',
  U: 'IL|',
  W: 'VWI',
  '4': '/',
  '0': 'C(',
};
const ECHO = new RegExp(
  String.raw`(?<=${MODEL_WORD}|${PART_WORD})[\s.:#]*(\S)\s+(?=([A-Z0-9])[A-Z0-9/-]*\d)`,
  'iu',
);
const IS_MODEL_WORD = new RegExp(`^(?:${MODEL_WORD})$`, 'iu');

/** What looks like a code and is a standard, a measure, a size, a date or a mark of conformity. */
const STANDARDS = 'EN|ISO|IEC|DIN|BS|UL|CE|FCC|ROHS|WEEE|IP|IPX|IK|HEPA|AISI|ASTM|ANSI|JIS|GB|TUV|UN|NFPA';
const CONNECTIONS = 'USB|HDMI|DDR|PCI|SATA|DVI|LTE|GSM|WCDMA|WIFI|BLUETOOTH|MP|AAA?|CR|LR|SR|AG|R';
const BATCHES = 'LOT(?:E|TO)?|CHARGE|CH|EXP|MFG|BB|BBE|PAT|REV|VER|TEL|FAX|NO';
const NO_CODE = [
  new RegExp(String.raw`^(?:${asPrinted(STANDARDS)})[- ]?\d+`, 'i'),
  new RegExp(String.raw`^(?:${asPrinted(CONNECTIONS)})[- ]?\d[\d.]*$`, 'i'),
  /^\d+(?:[.,/-]\d+)*\s?(?:V|A|W|KW|HZ|MHZ|GHZ|MA|MAH|AH|WH|ML|CL|L|G|KG|MM|CM|M|IN|OZ|LB|GB|TB|MB|K|BAR|PSI|RPM|DB|LM|°?C|°?F|PCS|X|P|FPS|MP|BIT|YRS?)\.?~?$/i,
  /^\d{1,4}\s?[X×*]\s?\d{1,4}/i,
  /^(?:19|20)\d{2}(?:[-/.]\d{1,2}){0,2}$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/,
  /^W\d{2}L\d{2}$/i,
  /^S\/N/i,
  /^(?:UK|US|EU|EUR|FR|IT|JP|CN)\d/i,
  new RegExp(String.raw`^(?:${asPrinted(BATCHES)})\b`, 'i'),
  /^(?:PE|PP|PET|ABS|PS|PVC|LDPE|HDPE)[- ]?\d*$/i,
];
/** What a number on a label counts or names that is no model. */
const COUNTED =
  'ART|REF|EAN|GTIN|UPC|ISBN|SKU|LOT(?:E|TO)?|CHARGE|BATCH|ITEM|CAT|GR|SIZE|CLASS|POBOX|TEL|NO?';
const CHIPS = 'SNAPDRAGON|CORE|INTEL|RYZEN|XEON|CELERON|PENTIUM|ATHLON|RADEON|GEFORCE|RTX|GTX';
/** And what looks like one where no word says that it is a model. */
const NO_SHAPE = [
  // "N° 120775": a number of nobody knows what, an identity card's too.
  /[^A-Z\d ().+/-]/i,
  // What stands before a number and makes it another kind of number: read without the gap, it looks like a code.
  new RegExp(String.raw`^(?:${asPrinted('EST|SINCE|SEIT|DEPUIS|ANNO|FOUNDED')})[.:]*\d`, 'i'),
  new RegExp(String.raw`^(?:${asPrinted(COUNTED)})(?:\.|:|-|NR|N?[O0]\.)*\d`, 'i'),
  // The same before a number as long as a single device's.
  /^S(?:ER)?N[A-Z\d]{8,}$/i,
  /^V\d+(?:\.\d+)+$/i,
  // Words that were printed apart: which of them the model is, nobody can tell.
  /[A-Z]{7}/i,
  // Chips, which stand on other makers' things.
  new RegExp(String.raw`^(?:${asPrinted(CHIPS)}|L?P?DDR\d|I[3579]-)\S*\d`, 'i'),
  // Whoever put a textile on the market: registered in the USA (FTC: RN, WPL) or in Canada (Competition Bureau: CA).
  /^(?:RN|WPL|CA)[.:#-]?\d{4,6}$/i,
  // A postcode with its country.
  /^(?:DE|AT|CH|FR|IT|ES|NL|BE|PL)-?\d{4,5}$/i,
];
const SHORTEST = 3;
const LONGEST = 24;
/** Half a number is worth showing, and rivals none that is whole. */
const CUT_OFF = 0.55;
/** A code with one letter misread is another code: one that was read less surely is offered only. */
const SURELY_READ = 0.95;

/** Model and part numbers on one photo: after a word that says so, or by their shape alone. */
export function findModels(lines: readonly PlacedLine[]): Draft[] {
  const labelled = lines.flatMap((line) => labelledCodes(line, lines));
  if (labelled.some(({ kind }) => kind === 'model')) return labelled;
  const taken = new Set(labelled.map(({ quote }) => quote));
  return [...labelled, ...shapedCodes(lines.filter(({ text }) => !taken.has(text)))];
}

function labelledCodes(line: PlacedLine, lines: readonly PlacedLine[]): Draft[] {
  return [...withoutEcho(joinHyphens(line.text)).matchAll(LABELLED)].flatMap(
    ([whole, word = '', written = '']) => {
      // A label may stand alone, its value right of it or under it.
      const alone =
        written === '' && whole.trim().length >= line.text.trim().replace(/[.:#=;|\s]+$/, '').length;
      const from = alone ? nextTo(line, lines) : line;
      const code = tidyCode(alone ? joinHyphens(from?.text ?? '') : written);
      if (!from || !isCode(code)) return [];
      const confidence = Math.min(line.confidence, from.confidence) * (isCutOff(from) ? 0.7 : 0.97);
      if (IS_MODEL_WORD.test(word)) return [draftOf(from, { kind: 'model', value: code, confidence })];
      return [draftOf(from, { kind: 'identifier', value: code, label: labelOf(word), confidence })];
    },
  );
}

function labelOf(word: string): string {
  if (/^p\/n|^part/i.test(word)) return 'Part No.';
  if (/^art/i.test(word)) return 'Art. No.';
  if (/^r[eé]f/i.test(word)) return 'Ref.';
  return /^item|^sku/i.test(word) ? 'Item No.' : 'Cat. No.';
}

/** Without what follows the code in its line: a second label, a measure, a word. */
function tidyCode(text: string): string {
  const words = text.trim().split(/\s+/);
  const first = words[0] ?? '';
  const second = words[1] ?? '';
  // "WH 1000XM4": letters alone belong to the number after them, as printed.
  const joined = /^[A-Z]{1,5}$/.test(first) && /^\d/.test(second) ? `${first} ${second}` : first;
  const code = joined.replace(/[.,:;/-]+$/, '');
  // A small letter amid capitals and digits is a misread one; at the end it can be the maker's own.
  return /^[^a-z]+[a-z][^a-z]+$/.test(code) ? code.toUpperCase() : code;
}

/** Wide print opens a gap after a hyphen: "WH- 1000XM4". */
function joinHyphens(text: string): string {
  return text.replace(/(?<=[A-Z\d])- (?=[A-Z\d])/g, '-');
}

/** "MODELC GSR12V": the C is the left half of the G, read once more. */
function withoutEcho(text: string): string {
  return text.replace(ECHO, (whole, half: string, first: string) =>
    HALVES[first.toUpperCase()]?.includes(half) ? ' ' : whole,
  );
}

function isCode(text: string): boolean {
  return (
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    /\d/.test(text) &&
    /^[A-Z\d]/.test(text) &&
    !NO_CODE.some((shape) => shape.test(text))
  );
}

interface Shaped {
  line: PlacedLine;
  code: string;
  /** Of a make's usual shape, and printed as large as its name. */
  large: boolean;
}

/**
 * Lines that are nothing but a code of letters and digits. Only one that stands alone on the photo fills
 * the form: of two, nobody can tell the model from the batch.
 */
function shapedCodes(lines: readonly PlacedLine[]): Draft[] {
  const found = lines.flatMap((line): Shaped[] => {
    const code = tidyCode(joinHyphens(line.text));
    if (line.confidence < 0.88 || !isCode(code) || /\s/.test(joinHyphens(line.text).trim())) return [];
    const [letters, digits] = [code.replace(/[^A-Z]/g, '').length, code.replace(/\D/g, '').length];
    if (!/^[A-Z]/.test(code) || /[a-z]{3}/.test(code) || NO_SHAPE.some((shape) => shape.test(code)))
      return [];
    const large = line.prominence >= 0.7 && letters >= 1 && digits >= 2 && code.length >= 4;
    const long = letters >= 2 && digits >= 3 && code.length >= 7;
    return large || long ? [{ line, code, large }] : [];
  });
  const whole = found.filter(({ line }) => !isCutOff(line) && !line.isAside);
  return found.map(({ line, code, large }) => {
    const only = whole.length === 1 && whole[0]?.line === line;
    const best = large && whole.filter((one) => one.large).length === 1;
    const confidence =
      line.confidence *
      (isCutOff(line) ? CUT_OFF : (only || best) && line.confidence >= SURELY_READ ? 0.84 : 0.65);
    return draftOf(line, { kind: 'model', value: code, confidence });
  });
}
