import type { VoiceWriting } from '../writing.ts';

// Vinted's form asks for brand, size and colour itself; texts there are short and personal.
export const VOICE: VoiceWriting = { opening: 'name', deliveryInText: false };
