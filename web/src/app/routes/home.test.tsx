// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, fillForm, renderApp } from '../../test/render-app.tsx';
import {
  builtinAnswer,
  errorAnswer,
  eventStream,
  meOf,
  startStandInServer,
} from '../../test/stand-in-server.ts';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const title = () => screen.findByRole('textbox', { name: 'Optimized Title' });

test('an empty form says what is missing and asks the server nothing', async () => {
  const requests = startStandInServer((request) => eventStream(builtinAnswer(request)));
  renderApp();
  await userEvent.click(button('Generate My Listing'));
  await screen.findByText('Choose a selling platform.');
  expect(screen.getByLabelText('Item name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Make').getAttribute('aria-invalid')).toBeNull();
  expect(requests).toHaveLength(0);
});

test('the text arrives piece by piece and becomes an editable listing', async () => {
  let finish: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => {
    finish = resolve;
  });
  startStandInServer((request) => eventStream(builtinAnswer(request), [{ title: 'Wool coat nav' }], hold));
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  await screen.findByText('Wool coat nav');
  expect(button('Generating...')).toHaveProperty('disabled', true);
  finish();
  const field = await title();
  await user.clear(field);
  await user.type(field, 'My own title');
  expect(field).toHaveProperty('value', 'My own title');
  expect(screen.getByText('Written by the built-in writer, without AI')).toBeTruthy();
});

test('a locked title goes into the alternatives; after two there are no more', async () => {
  const requests = startStandInServer((request) => eventStream(builtinAnswer(request)));
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  const field = await title();
  await user.clear(field);
  await user.type(field, 'Keep this');
  await user.click(button('Keep my text'));
  await user.click(await findButton('Generate alternative'));
  await screen.findByRole('tab', { name: /v2/, selected: true });
  expect(await title()).toHaveProperty('value', 'Keep this');
  await user.click(await findButton('Generate alternative'));
  expect(await findButton('All Alternatives Generated')).toHaveProperty('disabled', true);
  expect(requests.map((request) => request.variant)).toEqual(['v1', 'v2', 'v3']);
  expect(requests.map(({ earlier }) => earlier.length)).toEqual([0, 1, 2]);
});

test('a failure that will not change is shown at once, with the built-in writer on offer', async () => {
  const requests = startStandInServer((request) =>
    request.writer === 'builtin'
      ? eventStream(builtinAnswer(request))
      : errorAnswer(502, 'refused', 'The AI declined to write this listing.', 'builtin'),
  );
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading').textContent).toBe('Analysis Failed');
  expect(alert.textContent).toContain(
    'Failed to generate listing (variant: v1). The AI declined to write this listing.',
  );
  expect(alert.textContent).toContain('The AI declined to write about this item. Your details are still');
  await user.click(within(alert).getByRole('button', { name: 'Use the built-in writer instead' }));
  await title();
  expect(requests.map((request) => request.writer)).toEqual(['auto', 'builtin']);
  await screen.findByText(
    'The AI declined to write about this item. The built-in writer wrote this instead.',
  );
});

test('a server that is away is no dead end: the built-in writer is on offer, and writes in the page', async () => {
  startStandInServer(() => new Response('<html>502 Bad Gateway</html>', { status: 502 }));
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  await user.click(await findButton('Use the built-in writer instead'));
  await title();
  await screen.findByText(/does not answer as it should: the built-in writer wrote this on your device/);
});

test('an answer of no known shape ends with the built-in writer on offer', async () => {
  startStandInServer(() => eventStream({ listing: 'of another version' } as never));
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('button', { name: 'Use the built-in writer instead' }));
  await title();
});

test('an overloaded server is asked again, and the page says so', async () => {
  startStandInServer((request, count) =>
    count === 1 ? errorAnswer(503, 'overloaded', 'Overloaded.') : eventStream(builtinAnswer(request)),
  );
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  await screen.findByRole('heading', { name: 'Trying again (2 of 5)…' });
  await title();
});

test('after the first failure the built-in writer is on offer, and counts as the same press', async () => {
  const requests = startStandInServer((request) =>
    request.writer === 'builtin'
      ? eventStream(builtinAnswer(request))
      : errorAnswer(503, 'overloaded', 'Overloaded.', 'builtin'),
  );
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  await user.click(await findButton('Use the built-in writer instead'));
  await title();
  await screen.findByText(/^The AI has more to do at the moment than it can\. The built-in writer wrote/);
  expect(requests.at(-1)?.writer).toBe('builtin');
  expect(new Set(requests.map(({ attempt }) => attempt)).size).toBe(1);
});

test('cancelling ends the generation', async () => {
  startStandInServer((request) =>
    eventStream(builtinAnswer(request), [{ title: 'Half' }], new Promise(() => undefined)),
  );
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  await screen.findByText('Half');
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
  await findButton('Generate My Listing');
  expect(screen.queryByText('Half')).toBeNull();
});

test('the draft survives a reload; clearing it can be undone', async () => {
  startStandInServer((request) => eventStream(builtinAnswer(request)));
  const { unmount } = renderApp();
  const user = await fillForm();
  unmount();
  renderApp();
  await waitFor(() => expect(screen.getByLabelText('Item name')).toHaveProperty('value', 'Wool coat'));
  expect(screen.getByLabelText('Platform')).toHaveProperty('value', 'eBay');
  await user.click(button('Clear form'));
  expect(screen.getByLabelText('Item name')).toHaveProperty('value', '');
  await user.click(await findButton('Undo'));
  expect(screen.getByLabelText('Item name')).toHaveProperty('value', 'Wool coat');
});

test('the currency begins with the region of the browser, until one is chosen', async () => {
  startStandInServer((request) => eventStream(builtinAnswer(request)));
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  const { unmount } = renderApp();
  await waitFor(() => expect(screen.getByLabelText('Currency')).toHaveProperty('value', 'EUR (€)'));
  expect(localStorage.getItem('appCurrency')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'CHF (CHF)');
  unmount();
  renderApp();
  await waitFor(() => expect(screen.getByLabelText('Currency')).toHaveProperty('value', 'CHF (CHF)'));
});

test('a broken or foreign draft is left alone', () => {
  localStorage.setItem('listingDraft', '{"version":7,"form":{"itemName":"From the future"}}');
  startStandInServer((request) => eventStream(builtinAnswer(request)));
  renderApp();
  expect(screen.getByLabelText('Item name')).toHaveProperty('value', '');
});

test('locked features and saving say what they need', async () => {
  startStandInServer((request) => eventStream(builtinAnswer(request)));
  renderApp();
  const user = await fillForm();
  await user.click(button(/Templates/));
  expect(await screen.findByRole('dialog', { name: 'This is part of Pro' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(button('Generate My Listing'));
  await user.click(await findButton('Save Listing'));
  await screen.findByText('Please log in to save listings.');
});

test('an invented statement is marked; it becomes a fact or goes with its sentence, and both can be undone', async () => {
  startStandInServer((request) => {
    const answer = builtinAnswer(request);
    const description =
      'A navy wool coat in size 12. The lining is waterproof. It has a small hole in the lining.';
    return eventStream({ ...answer, listing: { ...answer.listing, description } });
  });
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  const marked = within(await screen.findByRole('list', { name: 'Statements to check' }));
  await user.click(marked.getByRole('button', { name: 'waterproof' }));
  const card = within(await screen.findByRole('dialog', { name: 'waterproof' }));
  card.getByText('Adds “The lining is waterproof.” to what is known');
  await user.click(card.getByRole('button', { name: /^It is true/ }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Statements to check' })).toBeNull());
  await user.click(screen.getByText('Facts it rests on'));
  screen.getByText('you confirmed it');

  await user.click(await findButton('Undo'));
  await user.click(await findButton('waterproof'));
  await user.click(await findButton('Take the sentence out'));
  const field = screen.getByRole('textbox', { name: 'Full Product Description' });
  expect(field).toHaveProperty('value', 'A navy wool coat in size 12. It has a small hole in the lining.');
});

test.each([
  ['waterproof', 'It is waterproof and has a lifetime warranty.', '“waterproof”', 'warranty'],
  ['suede', 'It is of suede with a silk lining.', 'Material: suede', 'silk'],
])(
  'who confirms %s has not confirmed what else is in question beside it',
  async (word, more, adds, other) => {
    startStandInServer((request) => {
      const answer = builtinAnswer(request);
      const description = `A navy wool coat in size 12. ${more} It has a small hole in the lining.`;
      return eventStream({
        ...answer,
        engine: 'openai/a-model',
        listing: { ...answer.listing, description },
      });
    });
    renderApp();
    const user = await fillForm();
    await user.click(button('Generate My Listing'));
    const marked = within(await screen.findByRole('list', { name: 'Statements to check' }));
    await user.click(marked.getByRole('button', { name: word }));
    const card = within(await screen.findByRole('dialog', { name: word }));
    card.getByText(`Adds ${adds} to what is known`);
    await user.click(card.getByRole('button', { name: /^It is true/ }));
    await waitFor(() => expect(marked.queryByRole('button', { name: word })).toBeNull());
    marked.getByRole('button', { name: other });
  },
);

test('a press on a tag that nothing supports opens its card, and takes it out', async () => {
  startStandInServer((request) => {
    const answer = builtinAnswer(request);
    const tags = ['navy coat', 'waterproof coat'];
    return eventStream({ ...answer, engine: 'openai/a-model', listing: { ...answer.listing, tags } });
  });
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  await user.click(await findButton('waterproof coat'));
  const card = within(await screen.findByRole('dialog', { name: 'waterproof' }));
  await user.click(card.getByRole('button', { name: 'Take the tag out' }));
  const list = within(screen.getByRole('list', { name: 'Suggested Tags' }));
  await waitFor(() => expect(list.queryByText('waterproof coat')).toBeNull());
  list.getByText('navy coat');
});

test('the listing of this visit survives a reload, edits included', async () => {
  startStandInServer((request) => eventStream(builtinAnswer(request)));
  const { unmount } = renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  const field = await title();
  await user.clear(field);
  await user.type(field, 'Edited by me');
  unmount();
  renderApp();
  expect(await title()).toHaveProperty('value', 'Edited by me');
});

test('a title can be used in another version, and taken back', async () => {
  startStandInServer((request) => eventStream(builtinAnswer(request)));
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  const original = String((await title()).getAttribute('value') ?? (await title()).textContent);
  await user.click(await findButton('Generate alternative'));
  await screen.findByRole('tab', { name: /v2/, selected: true });
  const field = await title();
  await user.clear(field);
  await user.type(field, 'Better title');
  await user.click(button('Use this title in …'));
  await user.click(await screen.findByRole('menuitem', { name: /Use this title in v1/ }));
  await user.click(screen.getByRole('tab', { name: /v1/ }));
  expect(await title()).toHaveProperty('value', 'Better title');
  await user.click(await findButton('Undo'));
  expect(await title()).toHaveProperty('value', original);
});

test('after a second generation the old listing can be had back', async () => {
  startStandInServer((request) => eventStream(builtinAnswer(request)));
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  const field = await title();
  await user.clear(field);
  await user.type(field, 'Precious words');
  await user.click(button('Generate My Listing'));
  await waitFor(async () => expect(await title()).not.toHaveProperty('value', 'Precious words'));
  await user.click(await findButton('Undo'));
  await waitFor(async () => expect(await title()).toHaveProperty('value', 'Precious words'));
});

test('a double click uses up one generation', async () => {
  const requests = startStandInServer((request) => eventStream(builtinAnswer(request)));
  renderApp();
  const user = await fillForm();
  await user.dblClick(button('Generate My Listing'));
  await title();
  expect(requests).toHaveLength(1);
});

test('who pressed a button that is gone finds the focus on what came of it', async () => {
  startStandInServer((request) =>
    request.writer === 'builtin'
      ? eventStream(builtinAnswer(request))
      : errorAnswer(502, 'refused', 'The AI declined to write this listing.', 'builtin'),
  );
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  await screen.findByRole('heading', { name: 'Analysis Failed' });
  await user.click(button('Use the built-in writer instead'));
  await waitFor(() => expect(document.activeElement?.id).toBe('result-heading'));

  const description = await screen.findByRole('textbox', { name: 'Full Product Description' });
  await user.type(description, ' It is fully waterproof.');
  await user.click(await findButton('waterproof'));
  await user.click(await findButton('Take the sentence out'));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.getElementById('part-description')?.contains(document.activeElement)).toBe(true);
});

test('with nothing left of the month the button leads to the plans, and nothing is asked', async () => {
  const requests = startStandInServer(
    (request) => eventStream(builtinAnswer(request)),
    meOf('free', { generated: 5 }),
  );
  renderApp();
  await screen.findByText("You've hit your monthly generation limit!");
  const user = await fillForm();
  await user.click(await findButton('Upgrade for More'));
  await screen.findByRole('dialog', { name: "You've reached your monthly generation limit." });
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('Features'), '{Control>}{Enter}{/Control}');
  await screen.findByRole('dialog', { name: "You've reached your monthly generation limit." });
  expect(requests).toHaveLength(0);
});

test('a limit that only the server knows of is told in the same dialog, and is no failure', async () => {
  startStandInServer(
    () => errorAnswer(403, 'limit-reached', "You've reached your monthly generation limit."),
    meOf('free', { generated: 4 }),
  );
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  await screen.findByRole('dialog', { name: "You've reached your monthly generation limit." });
  expect(screen.queryByText('Analysis Failed')).toBeNull();
});

test('Pro may leave the branding line out, and sees no lock on it', async () => {
  startStandInServer((request) => eventStream(builtinAnswer(request)), meOf('premium'));
  renderApp();
  const user = await fillForm();
  await user.click(button('Generate My Listing'));
  const choice = await screen.findByRole('checkbox', { name: 'Include "Powered by" branding' });
  expect(choice).toHaveProperty('checked', true);
  await user.click(choice);
  expect(choice).toHaveProperty('checked', false);
  await user.click(await findButton('Export to Clipboard'));
  await screen.findByText('Copied to the clipboard.');
  expect(await navigator.clipboard.readText()).not.toContain('Smart Listings');
});
