import { type ListingText, PLATFORMS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { formOfSold, readForms, readSold } from '../test/corpus.ts';
import { readItem } from '../values/read-item.ts';
import { checkRules } from './check.ts';
import { enforceRules } from './enforce.ts';

describe('what sellers really write', () => {
  test('is brought within every hard limit, and stays as it is the second time', () => {
    for (const { form } of readForms()) {
      const written: ListingText = {
        title: form.itemName,
        description: form.features,
        tags: form.keywords.split(','),
      };
      for (const platform of PLATFORMS) {
        const item = readItem({ ...form, platform });
        const once = enforceRules(written, marketplaceOf(platform), item).listing;
        const hard = checkRules(once, marketplaceOf(platform), item).filter(
          ({ severity }) => severity === 'hard',
        );
        expect(hard, form.itemName).toEqual([]);
        expect(enforceRules(once, marketplaceOf(platform), item).changes).toEqual([]);
      }
    }
  });

  test('raises no alarm about contact, links or other places in 200 sold things that have none', () => {
    const alarms = readSold()
      .map((sold) => formOfSold(sold))
      .flatMap(({ itemName: title, features: description }) =>
        PLATFORMS.flatMap((platform) => checkRules({ title, description, tags: [] }, marketplaceOf(platform)))
          .filter(({ rule }) =>
            /contact|links|off-platform|other-|payment|wanted|bidding|choice|comparison|html/u.test(rule),
          )
          .map(({ rule, text }) => `${rule}: ${text}`),
      );
    expect(alarms).toEqual([]);
  });
});
