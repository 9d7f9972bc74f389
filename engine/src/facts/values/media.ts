const STORIED =
  /(?:^|-)(?:books?|cd|dvd|vinyl-record|blu-?ray|film|album|video-game|board-game|comic|magazine|cassette|novel|sheet-music)(?:$|-)/;

/** True for things whose names are titles of works: a colour word in them is no colour. */
export function isListOfSongsOrStories(category: string | null): boolean {
  return (
    category !== null &&
    STORIED.test(category) &&
    !/player|case|holder|console|shelf|camera|end/.test(category)
  );
}
