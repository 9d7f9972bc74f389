import { matchesOf } from '../../text/matches.ts';
import type { FoundValue } from './found-value.ts';
import { VALUE_CUE, valueCuesOf } from './value-cues.ts';

const ERA =
  /(?:\b(?:c(?:irca|a)?\.?\s?|early |mid |late |early to mid |mid to late )*(?:(?:1[5-9]|20)\d0['’]?s|[2-9]0['’]?s)(?: or (?:early |mid |late )?(?:(?:1[5-9]|20)?\d0['’]?s))?\b|\b(?:Georgian|Victorian|Edwardian|Regency|Jacobean|Tudor|Elizabethan|Art Deco|Art Nouveau|Mid[- ]Century|Gründerzeit|Jugendstil|Biedermeier)\b|\bc(?:irca|a)?\.?\s?1[5-9]\d{2}(?:\s?[-–]\s?(?:1[5-9])?\d{2})?\b|\b(?:1[5-9]\d|200)\der Jahre\b|(?<![\p{L}\d£$€.,-])(?:19|20)\d\d(?= (?:model|version|edition|reg|plate)\b)(?! model no)|(?<=(?:^|[,;|\n.])[ \t]*)(?:19|20)\d\d(?=[ \t]*(?:[,;|\n]|\.?[ \t]*$|\.[ \t]))|\bannées [2-9]0\b|\baños [2-9]0\b|\banni ['’]?[2-9]0\b|\blata [2-9]0\b)/giu;
const HINT =
  /\d0['’]?s|\der |(?:19|20)\d\d(?:[ \t,;|.\n]|$)|\bc(?:irca|a)?\.?\s?1\d|(?:années|años|anni|lata) ['’]?\d0|ian\b|regency|jacobean|tudor|deco\b|nouveau|century|gründer|jugend|bieder/i;
const ORIGIN =
  /\b(?:[Mm]ade|[Mm]anufactured|[Pp]roduced|[Hh]and ?made|[Cc]rafted|[Ww]oven|[Pp]rinted|[Hh]echo|[Ff]abricado|[Hh]ergestellt|[Ff]abriqué|[Pp]rodotto|[Gg]emaakt|[Ww]yprodukowano|[Ff]eito)\s(?:in|en|a|w|em)\s(?:the\s)?((?:\p{Lu}\p{L}+)(?:\s\p{Lu}\p{L}+)?)/gu;
const MADE_IN =
  /\b(?:made in|hecho en|fabriqué en|fatto in|wyprodukowano w|feito em|hergestellt in)\s(?:the\s)?((?:usa|uk|u\.s\.a|italy|england|france|germany|japan|scotland|wales|ireland|spain|portugal|china|india|great britain|britain)\b)/giu;

/** Periods and years of making that the seller names. */
export function findEras(text: string): FoundValue[] {
  if (!HINT.test(text)) return [];
  return matchesOf(text, ERA).map((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    return {
      start: match.index + lead,
      end: match.index + match[0].trimEnd().length,
      ...(/\b(?:c|ca|circa)\b/i.test(match[0]) ? { hedged: true } : {}),
    };
  });
}

/** "Made in England": only where the seller says so. */
export function findOrigins(text: string, cues = valueCuesOf(text)): FoundValue[] {
  if (
    !(cues & VALUE_CUE.origin) ||
    !/made|hecho|fabri|hergestellt|fatto|prodotto|gemaakt|wyprod|feito|manufactured|crafted|woven|printed/i.test(
      text,
    )
  )
    return [];
  const found: FoundValue[] = [];
  for (const pattern of [ORIGIN, MADE_IN]) {
    for (const match of matchesOf(text, pattern)) {
      const end = match.index + match[0].length;
      if (!found.some((one) => one.start < end && match.index < one.end))
        found.push({ start: match.index, end });
    }
  }
  return found;
}
