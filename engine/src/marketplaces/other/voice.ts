import { policy } from '../sources.ts';
import type { Voice } from '../writing.ts';

// A marketplace that we do not know: plain and complete.
export const VOICE: Voice = {
  tone: 'Plain and complete.',
  deliveryInText: true,
  guidance: [policy('guidance', 'A blank line between paragraphs.', 'common')],
};
