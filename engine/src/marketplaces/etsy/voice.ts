import type { VoiceWriting } from '../writing.ts';

// Etsy shows the beginning of a title beside the picture: what it is comes first.
export const VOICE: VoiceWriting = { opening: 'name', deliveryInText: false };
