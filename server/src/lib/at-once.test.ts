import { expect, it } from 'vitest';
import { createAtOnce } from './at-once.ts';

it('lets each key have so much under way, and the next when one is done', async () => {
  const atOnce = createAtOnce(2, 'Too much at once.');
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const running = held.map(({ promise }) => atOnce.run('anna', () => promise));
  await expect(atOnce.run('anna', async () => 'third')).rejects.toMatchObject({
    code: 'rate-limited',
    message: 'Too much at once.',
  });
  expect(await atOnce.run('ben', async () => 'his own')).toBe('his own');

  held[0].reject(new Error('failed'));
  await expect(running[0]).rejects.toThrow('failed');
  expect(await atOnce.run('anna', async () => 'third')).toBe('third');
  held[1].resolve();
  await running[1];
});
