const DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/;
/** A memory's size inside the number of its model: "CT8G4…". */
const CAPACITY = /\d{1,3}GX?\d|\d{1,3}G[BR]/i;
const MOST_REGULAR = 2.2;
const LEAST_GROUPS = 3;
const SHORTEST_MIXED = 11;

/**
 * Whether a code counts single things: a prefix before a long count, or
 * letters and digits that change places as in no model, where size and series stand in groups.
 */
export function isDevicesShape(code: string): boolean {
  // Digits alone are as likely an article's number that was misread; longer ones are sought elsewhere.
  if (/^\d+$/.test(code)) return false;
  if (/[a-z]/.test(code) && /[A-Z]/.test(code)) return false;
  const groups = code.match(/\d+|\D+/g) ?? [];
  const numbers = groups.filter((group) => /\d/.test(group));
  if (code.length >= 12 && numbers.some((group) => group.length >= 9)) return true;
  return (
    code.length >= SHORTEST_MIXED &&
    code.length <= 17 &&
    numbers.length >= LEAST_GROUPS &&
    code.length / groups.length <= MOST_REGULAR &&
    !CAPACITY.test(code)
  );
}

/** Whether digits begin with a day of this century or the last: "20210314…". */
export function beginsWithDate(digits: string): boolean {
  return DATE.test(digits);
}
