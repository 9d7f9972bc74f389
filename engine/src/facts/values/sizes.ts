import { includesAny, matchesOf } from '../../text/matches.ts';
import type { FoundValue } from './found-value.ts';

const SIZE_WORD =
  '(?:sizes?|sz|taille|pointure|talla|taglia|misura|maat|gr(?:öße|össe|\\.)?|größe|rozmiar|rozm\\.?|tamanho|tam\\.?|サイズ)';
const LETTERS = '(?:[2-6]?X{0,3}[SL]|XX?S|M|[SML]\\/[SMLX]{1,2}L?|XS\\/S|L\\/XL)';
const SYSTEM = '(?:UK|EU|EUR|US|USA|FR|IT|DE|JP|AU|CN)';
const NUMBER = '\\d{1,3}(?:[.,]5|½| 1\\/2)?';
const SIZE_CUES = 'siz,sz,taille,pointure,tall,tagl,misura,maat,gr,rozm,tam,サイズ'.split(',');
const NAMED = new RegExp(
  `(?<![\\p{L}]|\\b(?:screen|display|lug|wheel|paper|tile|pot|file|disk|sheet|bed|mattress|image|sensor|hole|needle|thread|monitor)\\s)${SIZE_WORD}(?:\\sis\\s|\\s?[:=]?\\s?)((?:${SYSTEM}\\s?)?(?:\\d{1,3}(?:[.,]5|½)?(?:\\s?cm)?(?:\\s?[-/]\\s?\\d{1,3})?|${LETTERS}(?:\\s?-\\s?${LETTERS})?|[A-Z]|x?small|medium|x?large|extra (?:small|large)|one size|klein|mittel|groß)(?:\\s?\\/\\s?(?:${LETTERS}|${SYSTEM}?\\s?\\d{1,3}))?)(?![\\p{L}\\d])`,
  'giu',
);
interface SizeForm {
  pattern: RegExp;
  /** One of these stands in lower case in whatever the pattern finds: looking for them is cheap. */
  cues: readonly string[];
}

const AGE_CUES = 'age,alter,âge,edad,età,leeftijd,wiek,idade'.split(',');
const YEAR_CUES = 'año,ano,ans,anni,jahr,jaar,lat,meses,mois,mesi,monate'.split(',');

const FORMS: readonly SizeForm[] = [
  // C42 / 107CM, W32 L34
  { pattern: /\bC\s?\d{2}\s?\/\s?\d{2,3}\s?CM\b/gi, cues: ['cm'] },
  { pattern: /\bW\s?\d{2}["”]?\s?[/x,]?\s?L\s?\d{2}\b["”]?/gi, cues: ['w'] },
  // UK 6 / EU 39, UK 9 / EU 44 / US 10
  {
    pattern: new RegExp(
      `\\b(?:size\\s)?(?:UK|EUR?|US)\\s?(?:size\\s|men'?s\\s|women'?s\\s)?${NUMBER}(?!\\d)(?:\\s?[/|,(&]\\s?${SYSTEM}\\s?${NUMBER}\\)?)*(?![\\d.]*\\d|\\s?(?:pin|v|volt|plug|gb|cm|mm)\\b)`,
      'g',
    ),
    cues: ['uk', 'eu', 'us'],
  },
  {
    pattern: new RegExp(
      `\\b(?:uk|eur?)\\s?(?:size\\s)?${NUMBER}(?![\\p{L}\\d])(?:\\s?[/|]\\s?(?:uk|eur?|us)\\s?${NUMBER})*(?!\\s?(?:pin|v|volt|plug)\\b)`,
      'giu',
    ),
    cues: ['uk', 'eu'],
  },
  { pattern: NAMED, cues: SIZE_CUES },
  {
    pattern:
      /\b(?:ages?|aged|alter|âge|edad|età|leeftijd|wiek|idade)\s?:?\s?\d{1,2}(?:\s?[-–/]\s?\d{1,2})?(?:\s?(?:years|yrs|yr|y|months|mths|m|ans|jahre|años|anni|jaar|lat|anos)\b)?/gi,
    cues: AGE_CUES,
  },
  // "T 38", as French sellers write
  {
    pattern: /(?<![\p{L}\d.-])T\.?\s?(?:3[2-9]|4\d|5[0-4])(?![\p{L}\d]|\s?(?:cm|mm|€|%|x))/gu,
    cues: ['t3', 't4', 't5', 't 3', 't 4', 't 5', 't.'],
  },
  { pattern: /\bgrip\s(?:size\s)?\d\b/gi, cues: ['grip'] },
  // "Para niños de 4 a 6 años", "für 4 bis 6 Jahre", "4-6 year olds": ages that it is made for.
  {
    pattern:
      /(?<=\b(?:de|da|dai|dos|das|für|von|pour|per|para|voor|van|dla|w wieku|wiek|enfants?|kinder|bambini|niñ[oa]s|crianças|dzieci|kinderen)\s)\d{1,2}\s?(?:a|à|ai|aos|bis|tot|do|-|–)\s?\d{1,2}\s?(?:años|anos|ans|anni|jahren?|jaar|lat|meses|mois|mesi|monate)\b/giu,
    cues: YEAR_CUES,
  },
  { pattern: /(?<![\d.])\d{1,2}\s?(?:-|–|to)\s?\d{1,2}[\s-](?:year|month)[\s-]olds?\b/gi, cues: ['old'] },
];
const WEAK_BEFORE =
  /(?:\b(?:men'?s|mens|women'?s|womens|ladies|gents|boys|girls|unisex|kids|adults?|uk|herren|damen|homme|femme|hombre|mujer|uomo|donna|in|rozm|gr)\s|^\s*)$/i;
const LETTER =
  /(?<![\p{L}\d'’&+/.-])(?:[2-6]XL|XX?S|X{1,3}L|[SML]\/[SML]|L\/XL|XS\/S|[SML])(?![\p{L}\d'’&+/-])/gu;
const WORD_SIZE =
  /(?<![\p{L}-])(?:extra[ -](?:small|large)|x-?(?:small|large)|small|medium|large)(?![\p{L}-])/iu;

/** Sizes of clothing, shoes, rings and the like in a form's text; places in the text. */
export function findSizes(text: string): FoundValue[] {
  const found: FoundValue[] = [];
  const add = (start: number, end: number) => {
    if (found.some((one) => one.start < end && start < one.end)) return;
    found.push({ start, end });
  };
  const digits = /\d/.test(text);
  const lower = text.toLowerCase();
  for (const { pattern, cues } of FORMS) {
    // All but the one that begins with the word "size" hold a number.
    if (pattern !== NAMED && !digits) continue;
    if (!includesAny(lower, cues)) continue;
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
export function findNameSizes(name: string, model: string): FoundValue[] {
  const found = findSizes(name);
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
  const word = WORD_SIZE.exec(name);
  const fitted = /(?<![\p{L}\d])\d{1,2}[LRS](?![\p{L}\d])/u.exec(name);
  const tailored = /\b(?:blazer|jacket|coat|suit|trousers|chinos|jeans|skirt|dress|waistcoat)\b/i.test(name);
  if (fitted !== null && tailored && found.length === 0)
    found.push({ start: fitted.index, end: fitted.index + fitted[0].length });
  if (word !== null && found.length === 0)
    found.push({ start: word.index, end: word.index + word[0].length });
  const years = /\b\d{1,2}\s?[-–/]\s?\d{1,2}(?:\s?(?:years|yrs|y|months|mths|m))?\b(?!\s?(?:cm|mm|kg))/i.exec(
    name,
  );
  const child = /\b(?:girls?|boys?|baby|toddler|kids|children'?s?|age|aged|months|yrs|years)\b/i.test(name);
  if (years !== null && child && found.length === 0)
    found.push({ start: years.index, end: years.index + years[0].length });
  return found;
}
