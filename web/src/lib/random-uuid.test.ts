import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

test('makes valid UUIDs of version 4, each another', () => {
  const made = Array.from({ length: 200 }, randomUuid);
  for (const id of made) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(made).size).toBe(200);
});
