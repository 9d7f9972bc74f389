// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, renderApp } from '../../../test/render-app.tsx';
import { builtinAnswer, eventStream, startStandInServer } from '../../../test/stand-in-server.ts';

afterEach(closeApp);

const box = () => screen.findByRole('textbox', { name: 'Say what it is, as you would tell a friend' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const understood = async () => within(await screen.findByRole('region', { name: 'What I understood' }));

async function say(words: string) {
  startStandInServer((request) => eventStream(builtinAnswer(request)));
  renderApp();
  const user = userEvent.setup();
  await user.click(await box());
  await user.paste(words);
  return user;
}

test('what is said fills the fields, and the price is the seller’s own in the result', async () => {
  const user = await say('Navy Barbour wool coat, size 12, like new, £45, for Vinted');
  await waitFor(() => expect(field('Item name')).toBe('Navy Barbour wool coat'));
  expect([field('Platform'), field('Condition'), field('Make')]).toEqual([
    'Vinted',
    'used-like-new',
    'Barbour',
  ]);
  expect(field('Features')).toBe('Navy Barbour wool coat, size 12, like new');
  await user.click(screen.getAllByRole('button', { name: 'Generate My Listing' })[0] as Element);
  // The first result of this file: a busy machine takes its time to read the engine.
  const price = await screen.findByLabelText('Your price', undefined, { timeout: 60_000 });
  expect(price).toHaveProperty('value', '45');
});

test('what is not said is asked, and one tap answers', async () => {
  const user = await say('Wool coat, small hole in the lining');
  const asked = await understood();
  await user.click(asked.getByRole('button', { name: 'eBay' }));
  await user.click(asked.getByRole('button', { name: 'Used - Good' }));
  expect([field('Platform'), field('Condition')]).toEqual(['eBay', 'used-good']);
  expect(document.querySelector('details#listing-fields')).toHaveProperty('open', false);
});

test('a part can be taken back, and does not come again; what the seller typed stays', async () => {
  const user = await say('Barbour wool coat, like new');
  await user.click(await (await understood()).findByRole('button', { name: 'Undo Make: Barbour' }));
  await user.type(screen.getByLabelText('Item name'), ' long');
  await user.type(await box(), ', for eBay');
  await waitFor(() => expect(field('Platform')).toBe('eBay'));
  expect([field('Make'), field('Item name')]).toEqual(['', 'Barbour wool coat long']);
});

test('a form that is sent right behind the last word has been read', async () => {
  const user = await say('Wool coat, used good condition, for eBay');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('textbox', { name: 'Optimized Title' });
});

/** The browser's recognition, which says what it heard when it is told to stop. */
class Recognition extends EventTarget {
  static last = '';
  lang = '';
  continuous = false;
  start() {}
  abort() {}
  stop() {
    const heard = Object.assign([{ transcript: Recognition.last }], { isFinal: true });
    this.dispatchEvent(Object.assign(new Event('result'), { results: [heard], resultIndex: 0 }));
    this.dispatchEvent(new Event('end'));
  }
}

test('a press while the seller speaks waits for the last words, and hears no more', async () => {
  vi.stubGlobal('SpeechRecognition', Recognition);
  Recognition.last = 'size 12, used good, for eBay';
  const user = await say('Wool coat');
  await user.click(await screen.findByRole('button', { name: 'Dictate' }));
  await user.click(screen.getAllByRole('button', { name: 'Generate My Listing' })[0] as Element);
  expect(await screen.findByRole('textbox', { name: 'Optimized Title' })).toHaveProperty(
    'value',
    expect.stringContaining('size 12'),
  );
  expect(await screen.findByRole('button', { name: 'Dictate' })).toHaveProperty('ariaPressed', 'false');
  vi.unstubAllGlobals();
});

test('the box goes with the form', async () => {
  const user = await say('Wool coat, like new, for eBay');
  await waitFor(() => expect(field('Item name')).toBe('Wool coat'));
  await user.click(screen.getByRole('button', { name: 'Clear form' }));
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
  expect(screen.queryByText('What I understood')).toBeNull();
});
