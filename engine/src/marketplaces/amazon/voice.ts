import type { VoiceWriting } from '../writing.ts';

// Amazon's page is about the product alone; the condition of this very piece goes into the offer's note.
export const VOICE: VoiceWriting = { opening: 'none', deliveryInText: false };
