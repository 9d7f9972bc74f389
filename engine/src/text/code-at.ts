const { charCodeAt } = String.prototype;

/**
 * The UTF-16 code at a place of a text; a place outside of it costs all who ask. The engine's texts are stored in more ways (whole, cut out
 * of another, joined) than the compiler keeps apart at one place, and then it looks the method up anew for each character.
 */
export function codeAt(text: string, at: number): number {
  return charCodeAt.call(text, at);
}
