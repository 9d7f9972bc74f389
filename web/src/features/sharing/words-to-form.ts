import { LIMITS } from '@smart-listings/contract';
import type { SharedWords } from './shared.ts';

interface Texts {
  itemName: string;
  features: string;
}

const ADDRESS = /\bhttps?:\/\/\S+/gi;

/**
 * The form with the words that were shared: a title, or a first short line, is the item's name where there is
 * none yet; everything else goes below the features. Addresses stay out: marketplaces forbid them.
 */
export function wordsToForm<Form extends Texts>(
  form: Form,
  words: SharedWords,
): { form: Form; hadAddress: boolean } {
  const { title, text, url } = words;
  const lines = sharedLines(words).split('\n');
  const [first = '', ...others] = lines;
  const isName = form.itemName.trim() === '' && length(first) <= LIMITS.form.itemName;
  const rest = isName ? others : lines;
  const known = new Set([form.itemName, ...form.features.split('\n')].map((line) => line.trim()));
  const fresh = rest.filter((line) => !known.has(line));
  const features = [form.features.trimEnd(), ...fresh].filter((part) => part !== '').join('\n');
  return {
    form: {
      ...form,
      itemName: isName ? first : form.itemName,
      features: [...features].slice(0, LIMITS.form.features).join(''),
    },
    hadAddress: `${title} ${text} ${url}`.search(ADDRESS) >= 0,
  };
}

/** What was shared as the seller would have typed it: a line each, without addresses. */
export function sharedLines({ title, text }: SharedWords): string {
  return [title, ...text.split('\n')]
    .map((line) => line.replace(ADDRESS, '').replace(/\s+/g, ' ').trim())
    .filter((line, place, all) => line !== '' && all.indexOf(line) === place)
    .join('\n');
}

function length(text: string): number {
  return [...text].length;
}
