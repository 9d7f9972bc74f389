import { SERVER_MESSAGES } from '@smart-listings/contract';
import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';
import { clientNetwork } from './client-address.ts';

/** How much of bodies that have not ended the server holds. */
export interface BodyBounds {
  /** From so many bytes on a body is a large one. */
  largeBytes: number;
  /** Large bodies that one account, or one network without an account, may be sending at once. */
  largeEach: number;
  /** Of all others that it is sending, together. */
  smallBytesEach: number;
  /** Of everybody's large bodies, and of everybody's others: who floods with the ones leaves room for the others. */
  mostLargeBytes: number;
  mostSmallBytes: number;
}

const KB = 1024;
const MB = 1024 * KB;
const BOUNDS: BodyBounds = {
  largeBytes: 256 * KB,
  largeEach: 2,
  smallBytesEach: 4 * MB,
  mostLargeBytes: 96 * MB,
  mostSmallBytes: 64 * MB,
};
const RETRY_AFTER = { 'Retry-After': '5' };

/** The room that one body takes while it arrives. */
export interface BodyPlace {
  /**
   * Takes room for `bytes` in all: once for a body that says how long it is, and else as it grows.
   * @throws AppError rate-limited (429) when its sender has too much under way, overloaded (503) when everybody has
   */
  hold(bytes: number): void;
  leave(): void;
}

export interface BodyRoom {
  enter(sender: string): BodyPlace;
}

interface Held {
  large: number;
  smallBytes: number;
}

export function createBodyRoom(bounds: BodyBounds = BOUNDS): BodyRoom {
  const senders = new Map<string, Held>();
  const all = { largeBytes: 0, smallBytes: 0 };
  return {
    enter(sender) {
      let held = 0;
      const isLarge = (bytes: number) => bytes > bounds.largeBytes;
      /** Gives back what is held, and takes `bytes` instead. */
      const exchange = (bytes: number) => {
        const mine = senders.get(sender) ?? { large: 0, smallBytes: 0 };
        for (const [size, sign] of [
          [held, -1],
          [bytes, 1],
        ] as const) {
          mine.large += isLarge(size) ? sign : 0;
          mine.smallBytes += isLarge(size) ? 0 : sign * size;
          all.largeBytes += isLarge(size) ? sign * size : 0;
          all.smallBytes += isLarge(size) ? 0 : sign * size;
        }
        held = bytes;
        if (mine.large === 0 && mine.smallBytes === 0) senders.delete(sender);
        else senders.set(sender, mine);
        return mine;
      };
      return {
        hold(bytes) {
          const before = held;
          const mine = exchange(bytes);
          const refusal = isLarge(bytes)
            ? judge(mine.large > bounds.largeEach, all.largeBytes > bounds.mostLargeBytes)
            : judge(mine.smallBytes > bounds.smallBytesEach, all.smallBytes > bounds.mostSmallBytes);
          if (!refusal) return;
          exchange(before);
          throw refusal;
        },
        leave: () => void exchange(0),
      };
    },
  };
}

function judge(isTooMuchOfOne: boolean, isTooMuchOfAll: boolean): AppError | null {
  if (isTooMuchOfOne) {
    return new AppError('rate-limited', SERVER_MESSAGES.bodiesAtOnce, { headers: RETRY_AFTER });
  }
  return isTooMuchOfAll
    ? new AppError('overloaded', SERVER_MESSAGES.bodiesFull, { headers: RETRY_AFTER })
    : null;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Room for the body of this request; without an account its network is the sender. */
    enterBody: (account?: string) => BodyPlace;
  }
}

/** Lets the routes behind it read bodies. */
export function receiveBodies(room: BodyRoom, trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    c.set('enterBody', (account) => room.enter(account ?? clientNetwork(c, trustedProxies)));
    await next();
  };
}
