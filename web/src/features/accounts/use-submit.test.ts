import { ERROR_STATUS, MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { errorFromBody, networkError } from '../../lib/api-error.ts';
import { reasonOf } from './use-submit.ts';

const failure = MESSAGES.loginBroken;

function answered(code: keyof typeof ERROR_STATUS, message: string): Error {
  return errorFromBody({ error: { code, message } }, ERROR_STATUS[code]);
}

it.each([
  [
    'the database is away',
    answered('database-away', SERVER_MESSAGES.databaseAway),
    SERVER_MESSAGES.databaseAway,
  ],
  ['the disk is full', answered('disk-full', SERVER_MESSAGES.diskFull), SERVER_MESSAGES.diskFull],
  ['there is no line', networkError(), networkError().message],
])('says that it is no fault of what was typed when %s', (_, error, reason) => {
  expect(reasonOf(error, failure)).toBe(`${failure} ${reason}`);
});

it('says the server’s sentence about what was typed, and nothing of a server that is broken', () => {
  expect(reasonOf(answered('signed-out', MESSAGES.loginFailed), failure)).toBe(MESSAGES.loginFailed);
  expect(reasonOf(answered('internal', MESSAGES.unknown), failure)).toBe(failure);
  expect(reasonOf(new TypeError('broken'), failure)).toBe(failure);
});
