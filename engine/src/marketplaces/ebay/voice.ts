import type { VoiceWriting } from '../writing.ts';

// eBay's search reads the title, so each word that a buyer types is worth its place.
export const VOICE: VoiceWriting = { opening: 'name', deliveryInText: false };
