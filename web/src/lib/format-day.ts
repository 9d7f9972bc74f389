const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** '3 Nov 2026', where the reader is. @param time ISO 8601 */
export function formatDay(time: string): string {
  return DAY.format(new Date(time));
}
