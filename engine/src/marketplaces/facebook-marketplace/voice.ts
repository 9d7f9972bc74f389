import type { VoiceWriting } from '../writing.ts';

// Neighbours read it on a phone: short, and collection matters.
export const VOICE: VoiceWriting = { opening: 'name', deliveryInText: true };
