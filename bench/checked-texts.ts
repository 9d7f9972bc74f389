/**
 * What the claim check is worth on texts of a file: `npx node bench/checked-texts.ts FILE [FIRST LAST] [--misses]`. A line is
 * one form with three texts about it: `{ id, form, truthful: { title, description }, lies: { title, description,
 * lieTexts }, omitting: { title, description, omitted } }`. FIRST and LAST bound the ids; without `--misses` nothing of
 * any text is printed.
 */
import { readFileSync } from 'node:fs';
import { type Claim, listingFormSchema } from '@smart-listings/contract';
import { checkClaims } from '../engine/src/claims/check-claims.ts';
import { findOmissions } from '../engine/src/claims/omissions.ts';
import { splitStatements } from '../engine/src/claims/statements.ts';
import type { Item } from '../engine/src/values/item.ts';
import { readItem } from '../engine/src/values/read-item.ts';

interface Text {
  title: string;
  description: string;
}
interface Case {
  id: string;
  form: object & { ownPrice?: number };
  truthful: Text;
  lies: Text & { lieTexts: string[] };
  omitting: Text & { omitted: string };
}

const [file = '', first = '', last = '\uffff'] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'));
const misses = process.argv.includes('--misses');
const cases = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line): Case => JSON.parse(line))
  .filter(({ id }) => id >= first && id <= last);

const tally = new Map<string, { of: number; are: number }>();
function count(what: string, isSo: boolean, show: () => string): void {
  const { of, are } = tally.get(what) ?? { of: 0, are: 0 };
  tally.set(what, { of: of + 1, are: are + Number(isSo) });
  if (misses && isSo !== /caught|found/.test(what)) console.log(`${what}: ${isSo}: ${show()}`);
}

const claimsOf = ({ title, description }: Text, item: Item) =>
  checkClaims({ title, description, tags: [] }, item);
const omissionsOf = ({ title, description }: Text, item: Item) =>
  findOmissions({ title, description, tags: [] }, item).map(({ text }) => text);
const quoted = (claims: readonly Claim[]) => claims.map(({ text }) => text).join(' | ');

for (const { id, form, truthful, lies, omitting } of cases) {
  const item = readItem(listingFormSchema.parse(form), { ownPrice: form.ownPrice ?? null });
  const marks = claimsOf(truthful, item);
  for (const { start, end } of splitStatements(truthful.description, 'prose')) {
    const inside = marks.filter(
      (claim) => claim.field === 'description' && claim.start < end && claim.end > start,
    );
    count('true sentences marked', inside.length > 0, () => {
      return `${id} ${truthful.description.slice(start, end)} [${quoted(inside)}]`;
    });
  }
  const inTitle = marks.filter(({ field }) => field === 'title');
  count('true titles marked', inTitle.length > 0, () => `${id} ${truthful.title} [${quoted(inTitle)}]`);
  count('honest listings with a mark', marks.length > 0, () => id);

  const found = claimsOf(lies, item);
  for (const lie of lies.lieTexts) {
    const isCaught = (['title', 'description'] as const).some((field) => {
      const start = lies[field].indexOf(lie);
      const end = start + lie.length;
      return (
        start !== -1 && found.some((claim) => claim.field === field && claim.start < end && claim.end > start)
      );
    });
    count('lies caught', isCaught, () => `${id} ${lie}`);
  }

  const false_ = omissionsOf(truthful, item);
  count('false omissions', false_.length > 0, () => `${id} ${false_.join(' | ')}`);
  const untold = omissionsOf(omitting, item);
  const isNew = untold.some((sentence) => !false_.includes(sentence));
  count('omissions found', isNew, () => `${id} ${JSON.stringify(omitting.omitted)}`);
}
for (const [what, { of, are }] of tally)
  console.log(`${what}: ${are} of ${of} (${((100 * are) / of).toFixed(1)} %)`);
