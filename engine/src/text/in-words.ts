const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A whole number as prose has it: small ones as words. */
export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}

export function timesInWords(number: number): string {
  return ['never', 'once', 'twice'][number] ?? `${inWords(number)} times`;
}
