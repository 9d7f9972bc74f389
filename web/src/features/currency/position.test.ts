import { expect, test } from 'vitest';
import { findPosition } from './position.ts';

function failingWith(code: number): Geolocation {
  return {
    getCurrentPosition: (_, onError) =>
      onError?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
    watchPosition: () => 0,
    clearWatch: () => undefined,
  };
}

test.each([
  [1, /denied/],
  [2, /not available/],
  [3, /too long/],
  [0, /could not be found/],
])('failure %i has its own sentence and names the way out', async (code, sentence) => {
  const error: Error = await findPosition(failingWith(code)).then(
    () => new Error('no failure'),
    (failure: Error) => failure,
  );
  expect(error.message).toMatch(sentence);
  expect(error.message).toMatch(/choose your currency from the list/i);
});

test('a browser without geolocation says so', async () => {
  await expect(findPosition(undefined)).rejects.toMatchObject({ reason: 'unsupported' });
});

test('asks for a rough position, at most an hour old, within ten seconds', async () => {
  let asked: PositionOptions | undefined;
  const geolocation: Geolocation = {
    ...failingWith(0),
    getCurrentPosition: (onSuccess, _, options) => {
      asked = options;
      const coords = { latitude: 51.5, longitude: -0.1 } as GeolocationCoordinates;
      onSuccess({ coords, timestamp: 0 } as GeolocationPosition);
    },
  };
  expect(await findPosition(geolocation)).toEqual({ lat: 51.5, lon: -0.1 });
  expect(asked).toEqual({ timeout: 10_000, maximumAge: 3_600_000, enableHighAccuracy: false });
});
