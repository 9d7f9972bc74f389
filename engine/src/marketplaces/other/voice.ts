import type { VoiceWriting } from '../writing.ts';

// A marketplace that we do not know: plain and complete.
export const VOICE: VoiceWriting = { opening: 'name', deliveryInText: true };
