import { CARE, COUNTRY_BY_KEY, MADE_IN } from './lexicon/care-words.ts';
import { plainKey } from './look-alikes.ts';
import { type Draft, draftOf, type PlacedLine } from './page.ts';

const WASH = /\b(?:machine )?(?:wash|waschen|laver|lavar|lavare|wassen)\D{0,20}(30|40|60)\s?°?/iu;

/** How a thing is to be cleaned, in the words of a listing. */
export function findCare(lines: readonly PlacedLine[]): Draft[] {
  return lines.flatMap((line) => {
    const degrees = WASH.exec(line.text)?.[1];
    const said = CARE.filter(([pattern]) => pattern.test(line.text)).map(([, words]) => words);
    if (degrees && !said.includes('hand wash')) said.unshift(`machine wash at ${degrees} °C`);
    return said.map((value) =>
      draftOf(line, { kind: 'care', value, label: 'Care', confidence: line.confidence * 0.95 }),
    );
  });
}

/** Where a thing was made, as it says itself. */
export function findOrigins(lines: readonly PlacedLine[]): Draft[] {
  return lines.flatMap((line) => {
    // Small print often loses the space between the words.
    const text = line.text.replace(/made ?in ?(?=\p{Lu})/iu, 'Made in ');
    const named = MADE_IN.exec(text)?.[1] ?? '';
    const words = named.trim().split(/\s+/);
    for (let length = Math.min(4, words.length); length > 0; length -= 1) {
      const country = COUNTRY_BY_KEY.get(plainKey(words.slice(0, length).join('')));
      if (country) {
        return [
          draftOf(line, {
            kind: 'origin',
            value: country,
            label: 'Made in',
            confidence: line.confidence * 0.96,
          }),
        ];
      }
    }
    return [];
  });
}
