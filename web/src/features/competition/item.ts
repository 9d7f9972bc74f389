import {
  ANY_PLATFORM,
  CONDITIONS,
  type CompetitionRequestInput,
  type Condition,
  type ListingForm,
  PLATFORMS,
  type Platform,
} from '@smart-listings/contract';

/** What the form says of the item, as it stands: selects may still be empty. */
export interface Item {
  platform: string;
  itemName: string;
  make: string;
  modelNumber: string;
  features: string;
  condition: string;
  keywords: string;
}

export function platformOf({ platform }: Item): Platform | undefined {
  return PLATFORMS.find((name) => name === platform);
}

function conditionOf({ condition }: Item): Condition | undefined {
  return CONDITIONS.find(({ code }) => code === condition)?.code;
}

/** The item as a whole form, with what the server would take for granted too. */
export function formOf(item: Item): ListingForm {
  const { itemName, make, modelNumber, features, keywords } = item;
  const texts = { itemName, make, modelNumber, features, keywords, targetBuyer: '' };
  return {
    ...texts,
    platform: platformOf(item) ?? ANY_PLATFORM,
    condition: conditionOf(item) ?? 'used-good',
  };
}

/** The question for the server; without a condition in the form, the server's usual one. */
export function questionOf(
  item: Item,
  platform: Platform,
  currency: string,
): Omit<CompetitionRequestInput, 'comparables'> {
  const { itemName, make, modelNumber, features, keywords } = item;
  const condition = conditionOf(item);
  return {
    platform,
    itemName,
    currency,
    make,
    modelNumber,
    features,
    keywords,
    ...(condition && { condition }),
  };
}

/** What tells the item from others: keywords and platform change nothing about its price. */
export function sameItem(a: Item, b: Item): boolean {
  const fields = ['itemName', 'make', 'modelNumber', 'features', 'condition'] as const;
  return fields.every((field) => a[field].trim() === b[field].trim());
}
