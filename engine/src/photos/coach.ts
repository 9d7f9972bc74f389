import type { PhotoAdvice, PhotoQuality, Severity } from '@smart-listings/contract';
import type { Citation } from '../marketplaces/facts.ts';
import { type Marketplace, spoken } from '../marketplaces/marketplace.ts';
import { sentence } from '../rules/rule.ts';
import type { TextLine } from './reading.ts';

/** The file that the seller will post, where what was read is a smaller copy. */
export interface OriginalFile {
  width: number;
  height: number;
  bytes?: number;
  mimeType?: string;
}

/** What is known of a photo beside how it looks; nothing of it is needed. */
export interface CoachOptions {
  /** Whose rules count; without one, only what holds everywhere. */
  marketplace?: Marketplace | undefined;
  /** The photo's place among the photos, from 0; the first is the main one. */
  photo?: number;
  original?: OriginalFile;
  lines?: readonly Pick<TextLine, 'text' | 'level'>[];
}

/** Below it everybody sees it: edges three pixels wide on a picture of 1,024 are left unsaid rather than said wrongly. */
const BLURRED = 0.3;
const DARK = 0.2;
const DIM = 0.28;
/** Something in the picture is light: then the thing is dark, and not the photo. */
const LIT = 0.45;
const BURNT = 0.4;
const WHITE_ENOUGH = 0.9;
const FILLED_ENOUGH = 0.6;
// Words that sellers lay over their photos, and that no product carries.
const ADDED_WORDS =
  /\b(?:free (?:shipping|postage|p&p|delivery)|best (?:price|offer)|on sale|\d+% off|hot (?:deal|item|sale)|buy (?:now|it now)|fast (?:shipping|delivery|dispatch)|limited offer|in stock|gratis versand|livraison gratuite|envío gratis)\b|(?:^|\s)@\w{3,}/i;

/** What would make one photo better on one platform: a plain sentence each, with the rule it comes from. */
export function coachPhoto(quality: PhotoQuality, options: CoachOptions): PhotoAdvice[] {
  const { marketplace } = options;
  const light = lightAdvice(quality, options);
  if (marketplace === undefined) return light;
  return [
    ...sizeAdvice(quality, marketplace, options),
    ...lookAdvice(quality, marketplace, options),
    ...light,
  ];
}

function sizeAdvice(quality: PhotoQuality, marketplace: Marketplace, options: CoachOptions): PhotoAdvice[] {
  const { width, height } = options.original ?? quality;
  const { smallest, advised, largestPx, maxBytes, formats } = marketplace.photos;
  const advice: PhotoAdvice[] = [];
  const add = (rule: string, source: Citation & { severity: Severity }, message: string) =>
    advice.push(ruled(marketplace, options, { rule, source, message }));
  const side = (which: 'longest' | 'shortest') =>
    which === 'longest' ? Math.max(width, height) : Math.min(width, height);
  if (smallest && side(smallest.value.side) < smallest.value.px) {
    const { side: which, px } = smallest.value;
    add(
      'size',
      smallest,
      `${spoken(marketplace)} takes photos of at least ${px} pixels on the ${which} side; this one has ${side(which)}.`,
    );
  } else if (advised && side(advised.value.side) < advised.value.px) {
    const { side: which, px } = advised.value;
    add(
      'size-advised',
      advised,
      `${spoken(marketplace)} shows photos best from ${grouped(px)} pixels on the ${which} side; this one has ${grouped(side(which))}.`,
    );
  }
  if (largestPx && side('longest') > largestPx.value) {
    add(
      'size-largest',
      largestPx,
      `${spoken(marketplace)} takes photos of at most ${grouped(largestPx.value)} pixels on the longest side.`,
    );
  }
  if (maxBytes && (options.original?.bytes ?? 0) > maxBytes.value) {
    add(
      'weight',
      maxBytes,
      `${spoken(marketplace)} takes photo files of at most ${Math.round(maxBytes.value / 1e6)} MB.`,
    );
  }
  const format = /^image\/(\w+)/.exec(options.original?.mimeType ?? quality.type)?.[1] ?? '';
  if (!formats.value.includes(format)) {
    const taken = formats.value.slice(0, 2).map((name) => name.toUpperCase());
    add(
      'format',
      formats,
      `${spoken(marketplace)} does not list ${format.toUpperCase()} among its photo formats: save it as ${taken.join(' or ')}.`,
    );
  }
  return advice;
}

/** What platforms say of ground, frame and added words. */
function lookAdvice(quality: PhotoQuality, marketplace: Marketplace, options: CoachOptions): PhotoAdvice[] {
  const advice: PhotoAdvice[] = [];
  const { ground, fill, frame, text, transparency } = marketplace.photos;
  const name = spoken(marketplace);
  const add = (rule: string, source: Citation & { severity: Severity }, message: string) =>
    advice.push(ruled(marketplace, options, { rule, source, message }));
  const isMain = (options.photo ?? 0) === 0;
  if (isMain && ground && quality.whiteGround < WHITE_ENOUGH) {
    add('ground', ground, `${name} asks for a pure white background in the main photo.`);
  } else if (isMain && fill && quality.fill !== null && quality.fill < FILLED_ENOUGH) {
    add(
      'fill',
      fill,
      `${name} asks that the item fill ${fill.value} % of the main photo: go closer or crop it.`,
    );
  }
  if (frame && quality.framed) add('border', frame, `${name} does not allow borders: crop the frame away.`);
  const added = options.lines?.find((line) => line.level && ADDED_WORDS.test(line.text));
  if (text && added) {
    const words = added.text.slice(0, 60);
    add('text', text, `${name} does not allow text laid over a photo: remove “${words}”.`);
  }
  if (transparency && quality.transparent) {
    add(
      'transparency',
      transparency,
      `${name} does not take transparent pictures: save it with a plain background.`,
    );
  }
  return advice;
}

function lightAdvice(quality: PhotoQuality, { photo = 0 }: CoachOptions): PhotoAdvice[] {
  const advice = (rule: string, message: string): PhotoAdvice => ({
    rule: `photo.${rule}`,
    photo,
    severity: 'guidance',
    message,
  });
  const found: PhotoAdvice[] = [];
  if (quality.sharpness !== null && quality.sharpness < BLURRED) {
    found.push(advice('blurred', 'This photo is blurred: hold the camera still, or tap the item to focus.'));
  }
  const isDark = quality.brightness < DARK || (quality.brightness < DIM && quality.dark > 0.2);
  if (isDark && quality.highlights < LIT) {
    found.push(advice('dark', 'This photo is dark: take it near a window, or with more light.'));
  } else if (quality.burnt > BURNT && quality.whiteGround < 0.2) {
    found.push(
      advice('burnt', 'Parts of this photo are washed out: take it without flash, or out of the sun.'),
    );
  }
  return found;
}

function ruled(
  marketplace: Marketplace,
  { photo = 0 }: CoachOptions,
  { rule, source, message }: { rule: string; source: Citation & { severity: Severity }; message: string },
): PhotoAdvice {
  return {
    rule: `${marketplace.slug}.photo.${rule}`,
    photo,
    severity: source.severity,
    message: sentence(message),
    source: source.source.slice(0, 300),
    asOf: source.asOf,
    certainty: source.certainty,
  };
}

function grouped(pixels: number): string {
  return String(pixels).replace(/\B(?=(\d{3})+$)/g, ',');
}
