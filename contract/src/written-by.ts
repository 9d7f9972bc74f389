/** Who wrote a listing, in the words in which its seller reads it. */

/** `engine` as a listing has it: 'builtin', 'device', or the provider and model. */
export function writtenBy(engine: string): string {
  if (engine === 'builtin') return 'Written by the built-in writer, without AI';
  const ai = engine === 'device' ? 'the model of this browser, on this device' : engine;
  return `Written by AI: ${ai}. Check it before you post it.`;
}

/** Why the built-in writer wrote in place of whoever was asked: `reason` is a sentence. */
export function writtenInstead(reason: string): string {
  const sentence = reason.trim();
  return `${/[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`} The built-in writer wrote this instead.`;
}
