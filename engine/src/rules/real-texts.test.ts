import { existsSync, readFileSync } from 'node:fs';
import { type ListingForm, type ListingText, PLATFORMS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { readItem } from '../values/read-item.ts';
import { checkRules } from './check.ts';
import { enforceRules } from './enforce.ts';

const data = new URL('../../../../shared/data/', import.meta.url);

function lines<T>(name: string): T[] {
  return readFileSync(new URL(name, data), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

// Skipped where the folder of real inputs is absent.
describe.skipIf(!existsSync(data))('what sellers really write', () => {
  test('is brought within every hard limit, and stays as it is the second time', () => {
    for (const { form } of lines<{ form: ListingForm }>('forms.jsonl')) {
      const written: ListingText = {
        title: form.itemName,
        description: form.features,
        tags: form.keywords.split(','),
      };
      for (const platform of PLATFORMS) {
        const item = readItem({ ...form, platform });
        const once = enforceRules(written, platform, item).listing;
        const hard = checkRules(once, platform, item).filter(({ severity }) => severity === 'hard');
        expect(hard, form.itemName).toEqual([]);
        expect(enforceRules(once, platform, item).changes).toEqual([]);
      }
    }
  });

  test('raises no alarm about contact, links or other places in 231 items that have none', () => {
    const alarms = lines<{ title: string; description: string | null }>('items.jsonl').flatMap(
      ({ title, description }) =>
        PLATFORMS.flatMap((platform) =>
          checkRules({ title, description: description ?? title, tags: [] }, platform),
        )
          .filter(({ rule }) =>
            /contact|links|off-platform|other-|payment|wanted|bidding|choice|comparison|html/u.test(rule),
          )
          .map(({ rule, text }) => `${rule}: ${text}`),
    );
    expect(alarms).toEqual([]);
  });
});
