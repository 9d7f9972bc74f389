import { type BarcodeReading, hasArticleCheckDigit } from '@smart-listings/engine';
import { boxOf } from '../box.ts';
import type { Pixels } from '../pixels.ts';
import type { BarField } from './fields.ts';
import { fitBars } from './fit.ts';
import { profilesOf } from './profile.ts';

/** Bars that were laid rightly are this like the profile; stripes of other things, and wrong numbers, are not. */
const ALIKE = 0.92;
/** Less like than this, and a field is no EAN-13. */
const UNLIKE = 0.8;
const FEWEST_AGREEING = 2;

/**
 * Article numbers out of bars too blurred for a decoder, which looks for edges: every number's bars are blurred as
 * the photo is, and compared. A number counts that two thirds of the bars' length show each by itself, none of them
 * another, and whose check digit is right though nothing made it so.
 * @param fields where something striped stands
 */
export function readBlurredBars(grey: Pixels, fields: readonly BarField[]): BarcodeReading[] {
  return fields.flatMap((field) => readField(grey, field) ?? []);
}

function readField(grey: Pixels, field: BarField): BarcodeReading | null {
  const read = readBands(profilesOf(grey, field));
  const [number] = read;
  if (!number || read.length < FEWEST_AGREEING || read.some((one) => one !== number)) return null;
  const isUpc = number.startsWith('0');
  return {
    format: isUpc ? 'UPC-A' : 'EAN-13',
    digits: isUpc ? number.slice(1) : number,
    tries: read.length,
    lines: read.length,
    box: boxRound(field, grey),
  };
}

/** The numbers of the bands that show one, be it the same or not. */
function readBands(profiles: readonly Float64Array[]): string[] {
  const numbers: string[] = [];
  for (const [band, profile] of profiles.entries()) {
    const fit = fitBars(profile);
    // Where the middle shows no bars at all, the rest need not be looked at.
    if (band === 0 && (!fit || fit.likeness < UNLIKE)) break;
    if (fit && fit.likeness >= ALIKE && fit.digits && hasArticleCheckDigit(fit.digits))
      numbers.push(fit.digits);
  }
  return numbers;
}

function boxRound({ x, y, across, along, angle }: BarField, picture: Pixels): BarcodeReading['box'] {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [width, height] = [across * cos + along * sin, across * sin + along * cos];
  return boxOf(
    { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 },
    picture,
  );
}
