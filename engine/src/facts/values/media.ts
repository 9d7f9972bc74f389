const STORIED =
  /book|cd|dvd|vinyl|record|blu|film|album|game$|video-game|comic|magazine|cassette|novel|sheet-music/;

/** True for things whose names are titles of works: a colour word in them is no colour. */
export function isListOfSongsOrStories(category: string | null): boolean {
  return (
    category !== null &&
    STORIED.test(category) &&
    !/player|case|holder|console|notebook|macbook|shelf/.test(category)
  );
}
