import { matchesOf } from '../../text/matches.ts';
import type { FoundValue } from './found-value.ts';
import { VALUE_CUE, valueCuesOf } from './value-cues.ts';

const SIZE_WORD =
  '(?:sizes?|sz|taille|pointure|talla|taglia|misura|maat|gr(?:öße|össe|\\.|(?!\\p{L}))|größe|rozmiar|rozm\\.?|tamanho|tam\\.?|サイズ)';
const LETTERS = '(?:[2-6]?X{0,3}[SL]|XX?S|M|[SML]\\/[SMLX]{1,2}L?|XS\\/S|L\\/XL)';
const SYSTEM = '(?:UK|EU|EUR|US|USA|FR|IT|DE|JP|AU|CN)';
const NUMBER = '\\d{1,3}(?:[.,]5|½| 1\\/2)?';
const NAMED = new RegExp(
  `(?<![\\p{L}]|\\b(?:screen|display|lug|wheel|paper|tile|pot|file|disk|sheet|bed|mattress|image|sensor|hole|needle|thread|monitor)\\s)${SIZE_WORD}(?:\\sis\\s|\\s?[:=]?\\s?)((?:${SYSTEM}\\s?)?(?:\\d{1,3}(?:[.,]5|½)?(?:\\s?cm)?(?:\\s?[-/]\\s?\\d{1,3})?|${LETTERS}(?:\\s?-\\s?${LETTERS})?|C\\d{2}|[A-Z]|x?small|medium|x?large|extra (?:small|large)|one size|klein|mittel|groß)(?:\\s?\\/\\s?(?:${LETTERS}|${SYSTEM}?\\s?\\d{1,3}))?)(?![\\p{L}\\d]|[.,]\\d)`,
  'giu',
);
interface SizeForm {
  pattern: RegExp;
  cue: number;
}

const FORMS: readonly SizeForm[] = [
  // C42 / 107CM, W32 L34
  { pattern: /\bC\s?\d{2}\s?\/\s?\d{2,3}\s?CM\b/gi, cue: VALUE_CUE.letterSize },
  { pattern: /\bW\s?\d{2}["”]?\s?[/x,]?\s?L\s?\d{2}\b["”]?/gi, cue: VALUE_CUE.letterSize },
  // UK 6 / EU 39, UK 9 / EU 44 / US 10
  {
    pattern: new RegExp(
      `\\b(?:size\\s)?(?:UK|EUR?|US)\\s?(?:size\\s|men'?s\\s|women'?s\\s)?${NUMBER}(?!\\d)(?:\\s?[/|,(&]\\s?${SYSTEM}\\s?${NUMBER}\\)?)*(?![\\d.]*\\d|\\s?(?:pin|v|volt|plug|gb|cm|mm)\\b)`,
      'g',
    ),
    cue: VALUE_CUE.system,
  },
  {
    pattern: new RegExp(
      `\\b(?:uk|eur?)\\s?(?:size\\s)?${NUMBER}(?![\\p{L}\\d])(?:\\s?[/|]\\s?(?:uk|eur?|us)\\s?${NUMBER})*(?!\\s?(?:pin|v|volt|plug)\\b)`,
      'giu',
    ),
    cue: VALUE_CUE.system,
  },
  { pattern: NAMED, cue: VALUE_CUE.namedSize },
  {
    pattern:
      /\b(?:ages?|aged|alter|âge|edad|età|leeftijd|wiek|idade)\s?:?\s?\d{1,2}(?:\s?[-–/]\s?\d{1,2})?(?:\s?(?:years|yrs|yr|y|months|mths|m|ans|jahre|años|anni|jaar|lat|anos)\b)?/gi,
    cue: VALUE_CUE.age,
  },
  // "T 38", as French sellers write
  {
    pattern: /(?<![\p{L}\d.-])T\.?\s?(?:3[2-9]|4\d|5[0-4])(?![\p{L}\d]|\s?(?:cm|mm|€|%|x))/gu,
    cue: VALUE_CUE.letterSize,
  },
  { pattern: /\bgrip\s(?:size\s)?\d\b/gi, cue: VALUE_CUE.grip },
  // "Para niños de 4 a 6 años", "für 4 bis 6 Jahre", "4-6 year olds": ages that it is made for.
  {
    pattern:
      /(?<=\b(?:de|da|dai|dos|das|für|von|pour|per|para|voor|van|dla|w wieku|wiek|enfants?|kinder|bambini|niñ[oa]s|crianças|dzieci|kinderen)\s)\d{1,2}\s?(?:a|à|ai|aos|bis|tot|do|-|–)\s?\d{1,2}\s?(?:años|anos|ans|anni|jahren?|jaar|lat|meses|mois|mesi|monate)\b/giu,
    cue: VALUE_CUE.forAges,
  },
  {
    pattern: /(?<![\d.])\d{1,2}\s?(?:-|–|to)\s?\d{1,2}[\s-](?:year|month)[\s-]olds?\b/gi,
    cue: VALUE_CUE.yearsOld,
  },
];
const WEAK_BEFORE =
  /(?:\b(?:men'?s|mens|women'?s|womens|ladies|gents|boys|girls|unisex|kids|adults?|uk|herren|damen|homme|femme|hombre|mujer|uomo|donna|in|rozm|gr)\s|^\s*)$/i;
const LETTER =
  /(?<![\p{L}\d'’&+/.-])(?:[2-6]XL|XX?S|X{1,3}L|[SML]\/[SML]|L\/XL|XS\/S|[SML]|x{1,3}l|xx?s|[2-5]xl)(?![\p{L}\d'’&+/-])/gu;
const WORD_SIZE =
  /(?<![\p{L}-])(?:extra[ -](?:small|large)|x-?(?:small|large)|small|medium|large)(?![\p{L}-])/iu;

/** Sizes of clothing, shoes, rings and the like in a form's text; places in the text. `cues` are the text's. */
export function findSizes(text: string, cues = valueCuesOf(text)): FoundValue[] {
  const found: FoundValue[] = [];
  const add = (start: number, end: number) => {
    if (found.some((one) => one.start < end && start < one.end)) return;
    found.push({ start, end });
  };
  const digits = /\d/.test(text);
  for (const { pattern, cue } of FORMS) {
    if (!(cues & cue)) continue;
    // All but the one that begins with the word "size" hold a number.
    if (pattern !== NAMED && !digits) continue;
    for (const match of matchesOf(text, pattern)) {
      const words = match[0].trimEnd();
      // "a good size", "full size 40 keys": a letter after "size" counts only as a capital.
      if (
        match[1] !== undefined &&
        /^[a-z]$/.test(match[1]) &&
        !(
          /^[sml]$/.test(match[1]) &&
          /^(?:\s*(?:$|[.,;:)\n|(/-])|\s(?:mens?|womens?|ladies|in|but|and|with|worn|bnwt)\b)/i.test(
            text.slice(match.index + words.length, match.index + words.length + 8),
          )
        )
      )
        continue;
      add(match.index, match.index + words.length);
    }
  }
  for (const match of matchesOf(text, LETTER)) {
    const end = match.index + match[0].length;
    const lineStart = Math.max(
      text.lastIndexOf('\n', match.index - 1),
      text.lastIndexOf(',', match.index - 1),
      text.lastIndexOf('.', match.index - 1),
    );
    const before = text.slice(lineStart + 1, match.index);
    const alone = before.trim() === '' && /^\s*(?:$|[,.;\n(]|\p{L}+\s*$)/u.test(text.slice(end, end + 24));
    if (alone || (WEAK_BEFORE.test(before) && before.trim() !== '')) add(match.index, end);
    else if (
      match[0].length > 1 &&
      /(?:^|[\s,(])$/.test(text.slice(Math.max(0, match.index - 1), match.index)) &&
      !/\b(?:iphone|ds|3ds|2ds|switch|dsi|pixel|roland|model|class|series)\s$/i.test(before)
    )
      add(match.index, end);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A size that an item's name says: a letter at its end, or a word like 'medium'. */
export function findNameSizes(name: string, model: string, cues = valueCuesOf(name)): FoundValue[] {
  const found = findSizes(name, cues);
  const last = /(?:^|\s|-)((?:[2-6]XL|XX?S|X{1,3}L|[SML]\/[SML]|[SML]))\s*$/.exec(name);
  if (
    last?.[1] !== undefined &&
    found.length === 0 &&
    !model.includes(last[1]) &&
    !/\b(?:model|class|series|type|mk)\s\S+\s*$/i.test(name)
  ) {
    const start = name.lastIndexOf(last[1]);
    found.push({ start, end: start + last[1].length });
  }
  if (found.length > 0) return found;
  const match = fittedSize(name) ?? WORD_SIZE.exec(name) ?? yearsOfChild(name);
  if (match !== null) found.push({ start: match.index, end: match.index + match[0].length });
  return found;
}

const FITTED = /(?<![\p{L}\d])\d{1,2}[LRS](?![\p{L}\d])/u;
const TAILORED = /\b(?:blazer|jacket|coat|suit|trousers|chinos|jeans|skirt|dress|waistcoat)\b/i;

// "Suit 42R"
function fittedSize(name: string): RegExpExecArray | null {
  const fitted = FITTED.exec(name);
  return fitted !== null && TAILORED.test(name) ? fitted : null;
}

const YEARS = /\b\d{1,2}\s?[-–/]\s?\d{1,2}(?:\s?(?:years|yrs|y|months|mths|m))?\b(?!\s?(?:cm|mm|kg))/i;
const CHILD = /\b(?:girls?|boys?|baby|toddler|kids|children'?s?|age|aged|months|yrs|years)\b/i;

// "Bundle girls 5-6"
function yearsOfChild(name: string): RegExpExecArray | null {
  const years = YEARS.exec(name);
  return years !== null && CHILD.test(name) ? years : null;
}
