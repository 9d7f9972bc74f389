import { TIMING } from '@smart-listings/contract';

/** Each way in which a browser can fail to say where it is, as a sentence with the way out. */
const FAILURES = {
  unsupported: 'This browser cannot tell its position. Choose your currency from the list.',
  denied: 'Permission to use your position was denied. Choose your currency from the list.',
  unavailable: 'Your position is not available right now. Choose your currency from the list.',
  timeout: 'Finding your position took too long. Try again, or choose your currency from the list.',
  unknown: 'Your position could not be found. Choose your currency from the list.',
} as const;

export class PositionError extends Error {
  readonly reason: keyof typeof FAILURES;

  constructor(reason: keyof typeof FAILURES) {
    super(FAILURES[reason]);
    this.name = 'PositionError';
    this.reason = reason;
  }
}

/** Roughly where the browser is: 10 s to answer, an hour-old answer will do, low accuracy. */
export function findPosition(
  geolocation: Geolocation | undefined = globalThis.navigator?.geolocation,
): Promise<{ lat: number; lon: number }> {
  if (!geolocation) return Promise.reject(new PositionError('unsupported'));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      (error) => reject(new PositionError(reasonOf(error.code))),
      {
        timeout: TIMING.geolocationTimeoutMs,
        maximumAge: TIMING.geolocationMaximumAgeMs,
        enableHighAccuracy: false,
      },
    );
  });
}

function reasonOf(code: number): keyof typeof FAILURES {
  if (code === 1) return 'denied';
  if (code === 2) return 'unavailable';
  if (code === 3) return 'timeout';
  return 'unknown';
}
