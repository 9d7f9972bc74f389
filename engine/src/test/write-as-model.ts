import { generateRequestSchema } from '@smart-listings/contract';
import { createModelWriter } from '../writers/model.ts';

/**
 * What becomes of a model's answer with this title or description, all else as it should be; with every part of it
 * that was shown meanwhile, and the error's name where there is no listing.
 */
export async function writeAsModel(
  { item, features }: { item: string; features: string },
  answer: { title?: string; description?: string },
) {
  const request = generateRequestSchema.parse({
    formData: { platform: 'eBay', itemName: item, features, condition: 'used-good' },
    currency: 'GBP (£)',
  });
  const good = { title: item, description: `${item}. ${features}`, tags: [item] };
  const text = JSON.stringify({ ...good, ...answer });
  const shown: string[] = [];
  const writer = createModelWriter({
    name: 'a-model',
    ask: async (_question, { onText }) => {
      for (let end = 20; end < text.length; end += 20) onText?.(text.slice(0, end));
      return { text, sources: [], finishReason: 'stop' };
    },
  });
  const written = await writer
    .write(request, {
      signal: new AbortController().signal,
      evidence: null,
      onPartial: ({ title, description }) => void shown.push(`${title}\n${description}`),
    })
    .catch((error: Error) => error.name);
  return { written, shown: shown.join('\n') };
}
