import type { VoiceWriting } from '../writing.ts';

// A small ad: what it is, how it is, where it is.
export const VOICE: VoiceWriting = { opening: 'name', deliveryInText: true };
