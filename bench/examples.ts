// Writes docs/examples.md: what the built-in writer makes of six real items, one a platform.
// With --check it writes nothing and fails when the file is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CONDITIONS,
  type ItemValue,
  type LeftOut,
  type ListingForm,
  type ListingText,
  VARIANTS,
} from '@smart-listings/contract';
import {
  describeVariant,
  enforceRules,
  marketplaceOf,
  readItem,
  tagsText,
  writeListing,
} from '@smart-listings/engine';
import { exampleForms } from './example-forms.ts';

const target = fileURLToPath(new URL('../docs/examples.md', import.meta.url));

function fenced(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``;
}

function typedForm(form: ListingForm): string {
  const condition = CONDITIONS.find(({ code }) => code === form.condition)?.label ?? form.condition;
  const lines = [
    `Item name: ${form.itemName}`,
    `Make: ${form.make}`,
    `Model number: ${form.modelNumber}`,
    `Features: ${form.features}`,
    `Condition: ${condition}`,
    `Target buyer: ${form.targetBuyer}`,
    `Keywords: ${form.keywords}`,
  ];
  return lines.filter((line) => !line.endsWith(': ')).join('\n');
}

function written(listing: ListingText, form: ListingForm): string {
  const marketplace = marketplaceOf(form.platform);
  const { title } = marketplace.limits;
  const max = title.policyMax?.value ?? title.max.value;
  return [
    `**Title** (${[...listing.title].length} of ${max} characters)`,
    fenced(listing.title),
    '**Description**',
    fenced(listing.description),
    `**${marketplace.tags.label}** (${listing.tags.length})`,
    fenced(tagsText(listing.tags, marketplace)),
  ].join('\n\n');
}

function leftOutLines(leftOut: readonly LeftOut[]): readonly string[] {
  if (leftOut.length === 0) return [];
  return [
    [
      'Left out, and shown to the seller:',
      '',
      ...leftOut.map(({ text, message }) => `- “${text}” ${message}`),
    ].join('\n'),
  ];
}

/** What a tap of the seller would make certain. */
function likelyLines(values: readonly ItemValue[]): readonly string[] {
  const offered = values.filter(
    ({ certainty, polarity }) => certainty === 'likely' && polarity === 'asserted',
  );
  return offered.length === 0
    ? []
    : [`Offered as one tap each: ${offered.map(({ value }) => value).join(', ')}.`];
}

function example(form: ListingForm): string {
  const item = readItem(form);
  const [first, ...others] = VARIANTS.map((variant) => {
    const { text, leftOut } = writeListing(item, variant);
    return {
      name: describeVariant(variant),
      listing: enforceRules(text, item.marketplace, item).listing,
      leftOut,
    };
  });
  if (first === undefined) throw new Error('There is no variant to show.');
  return [
    `## ${form.platform}: ${form.itemName}`,
    'As the seller typed it:',
    fenced(typedForm(form)),
    written(first.listing, form),
    ...leftOutLines(first.leftOut),
    ...likelyLines(item.values),
    'The titles of the two alternatives:',
    others.map(({ name, listing }) => `- ${name}: ${listing.title}`).join('\n'),
  ].join('\n\n');
}

const text = `${[
  '# Six items and what the built-in writer makes of them',
  'Made by `npx node bench/examples.ts`, from the forms in `bench/example-forms.ts`. No AI and no network has a part in it. The sentences are those of the seller, tidied; the lines with labels, the titles and the tags are made of certain values, the name and the keywords, with the true synonyms of the kind of item.',
  ...exampleForms.map(example),
].join('\n\n')}\n`;

if (process.argv.includes('--check')) {
  const current = readFileSync(target, 'utf8');
  if (current !== text) {
    console.error('docs/examples.md is out of date: run npx node bench/examples.ts');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, text);
  console.log(`docs/examples.md: ${exampleForms.length} items`);
}
