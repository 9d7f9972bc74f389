/**
 * What the claim check is worth on listings with lies: `npx node bench/checked-texts.ts [FILE] [--misses]`. A line is
 * `{ id, form, title, description or sentences, lies, fault }`: the listing is true throughout, no lie is, and `fault` are
 * the sentences, by their place, that tell a fault. Without FILE those of `corpus/checked-listings.jsonl`, by which the
 * weights were measured. Without `--misses` nothing of any text is printed.
 */
import { readFileSync } from 'node:fs';
import { listingFormSchema } from '@smart-listings/contract';
import { checkClaims } from '../engine/src/claims/check-claims.ts';
import { marksOf, sureIn } from '../engine/src/claims/doubt.ts';
import { findOmissions } from '../engine/src/claims/omissions.ts';
import { readPieces } from '../engine/src/claims/read-pieces.ts';
import { splitStatements } from '../engine/src/claims/statements.ts';
import { supportOf } from '../engine/src/claims/support.ts';
import { prepareText } from '../engine/src/language/prepare.ts';
import type { Span } from '../engine/src/language/span.ts';
import type { Item } from '../engine/src/values/item.ts';
import { readItem } from '../engine/src/values/read-item.ts';

interface Listing {
  id: string;
  form: object;
  title: string;
  description?: string;
  sentences?: string[];
  lies: string[];
  fault?: number[];
}

/** Ways in which a lie goes on from something true. */
const JOINTS = [', and ', ' – ', '; ', ', '] as const;
/** Each lie stands so many sentences behind the one before. */
const PLACES_APART = 7;

const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const misses = process.argv.includes('--misses');
const listings = readFileSync(file ?? new URL('../corpus/checked-listings.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line): Listing => JSON.parse(line));

const tally = new Map<string, { of: number; are: number }>();
function count(what: string, isSo: boolean, show: () => string): void {
  const { of, are } = tally.get(what) ?? { of: 0, are: 0 };
  tally.set(what, { of: of + 1, are: are + Number(isSo) });
  if (misses && isSo !== /caught|found/.test(what)) console.log(`${what}: ${isSo}: ${show()}`);
}

function marksIn(description: string, item: Item, title = '') {
  return checkClaims({ title, description, tags: [] }, item);
}

function isMarked(description: string, item: Item, { start, end }: Span): boolean {
  return marksIn(description, item).some((claim) => claim.start < end && claim.end > start);
}

function sentencesOf({ sentences, description = '' }: Listing): string[] {
  return (
    sentences ??
    splitStatements(prepareText(description), 'prose').map(({ start, end }) => description.slice(start, end))
  );
}

/** What of a true description is marked, and whether by a rule or by weights. */
const reasons = new Map<string, number>();
function countReasons(description: string, item: Item): void {
  const support = supportOf(item);
  for (const piece of readPieces(prepareText(description), support)) {
    const sure = new Set(sureIn(piece, support));
    for (const mark of marksOf(piece, support)) {
      const found = sure.has(mark) ? 'by rule' : piece.findings.length > 0 ? 'weighed' : 'of no class';
      const reason = `${found}, ${mark.kind}${mark.turned ? ' turned' : ''}`;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
}

for (const listing of listings) {
  const { id, title, lies, fault } = listing;
  const item = readItem(listingFormSchema.parse(listing.form));
  const sentences = sentencesOf(listing);
  const description = listing.description ?? sentences.join(' ');
  const marks = marksIn(description, item, title);
  const inText = marks.filter(({ field }) => field === 'description');
  count('honest listings with a mark', marks.length > 0, () => id);
  count('honest titles with a mark', inText.length < marks.length, () => {
    const inTitle = marks.filter(({ field }) => field === 'title');
    return `${id} ${title} [${inTitle.map(({ text }) => text).join(' | ')}]`;
  });
  count('honest descriptions with a mark', inText.length > 0, () => id);
  let at = 0;
  for (const sentence of sentences) {
    const start = description.indexOf(sentence, at);
    at = start + sentence.length;
    const inside = inText.filter((claim) => claim.start < at && claim.end > start);
    const quoted = inside.map(({ text }) => text).join(' | ');
    count('honest sentences with a mark', inside.length > 0, () => `${id} ${sentence} [${quoted}]`);
  }
  countReasons(description, item);
  for (const [number, lie] of lies.entries()) {
    const place = (number * PLACES_APART) % sentences.length;
    const [before, behind] = [sentences.slice(0, place), sentences.slice(place + 1)];
    const sentence = sentences[place] ?? '';
    const among = (first: string, said: string) => {
      const start = [...before, first].join(' ').length + (first === '' ? Number(before.length > 0) : 0);
      const whole = [...before, `${first}${said}`, ...(first === '' ? [sentence] : []), ...behind].join(' ');
      return isMarked(whole, item, { start, end: start + said.length });
    };
    count('lies caught, alone', among('', lie), () => `${id} ${lie}`);
    for (const joint of JOINTS) {
      const small = /^(?:I\P{L}|\p{Lu}{2})/u.test(lie) ? lie : lie.slice(0, 1).toLowerCase() + lie.slice(1);
      const isCaught = among(`${sentence.replace(/[.!?]$/, '')}${joint}`, small);
      count(`lies caught, behind “${joint}”`, isCaught, () => `${id} ${lie}`);
      count('lies caught, joined', isCaught, () => `${id} ${lie}`);
    }
  }
  if (fault === undefined || fault.length === 0) continue;
  const omissionsOf = (text: string) =>
    findOmissions({ title, description: text, tags: [] }, item).map((omission) => omission.text);
  const wrong = omissionsOf(description);
  count('false omissions', wrong.length > 0, () => `${id} ${wrong.join(' | ')}`);
  const left = omissionsOf(sentences.filter((_, index) => !fault.includes(index)).join(' '));
  count(
    'omissions found',
    left.some((text) => !wrong.includes(text)),
    () => `${id} ${fault.join()}`,
  );
}
for (const [what, { of, are }] of tally)
  console.log(`${what}: ${are} of ${of} (${((100 * are) / of).toFixed(1)} %)`);
for (const [reason, times] of [...reasons].toSorted())
  console.log(`marked in honest ones ${reason}: ${times}`);
