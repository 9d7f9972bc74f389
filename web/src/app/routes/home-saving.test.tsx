// @vitest-environment jsdom
import { MESSAGES } from '@smart-listings/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeApp, fillForm, renderApp } from '../../test/render-app.tsx';
import { type StandInAccount, savedListing, startStandInAccount } from '../../test/stand-in-account.ts';
import { builtinAnswer, errorAnswer, eventStream, startStandInServer } from '../../test/stand-in-server.ts';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const title = () => screen.findByRole('textbox', { name: 'Optimized Title' });
const itemName = () => screen.getByLabelText('Item name');

async function press(name: string | RegExp, place = within(document.body)) {
  await userEvent.click(await place.findByRole('button', { name }));
}

async function write() {
  const user = await fillForm();
  await press('Generate My Listing');
  await title();
  return user;
}

function saves(account: StandInAccount) {
  return account.bodies.filter((_, index) => account.requests[index] === 'POST /api/listings');
}

describe('saving', () => {
  test('takes the listing as it stands, once, and shows where it lies', async () => {
    const account = startStandInAccount('free');
    renderApp();
    await write();
    const field = await title();
    await userEvent.clear(field);
    await userEvent.type(field, 'My own title');
    await press('Save Listing');
    await screen.findByRole('button', { name: 'Saved' });
    expect(account.listings.map((listing) => listing.title)).toEqual(['My own title']);
    expect(account.listings[0]?.origin.edited).toEqual(['title']);
    expect(account.listings[0]?.originalFormInput.itemName).toBe('Wool coat');
    within(await screen.findByRole('region', { name: 'Saved listing' })).getByText('My own title');

    await press('Save Listing');
    await screen.findByText('This listing is saved already.');
    expect(account.listings).toHaveLength(1);

    await userEvent.type(field, ' again');
    expect(screen.queryByRole('region', { name: 'Saved listing' })).toBeNull();
    await press('Save Listing');
    await waitFor(() => expect(account.listings).toHaveLength(2));
    await screen.findByText('Saved as a new listing: the one from before stays as it was.');
  });

  test('takes the same id when the answer to the first time was lost', async () => {
    const account = startStandInAccount('free');
    renderApp();
    await write();
    account.fail('POST /api/listings', () => errorAnswer(500, 'internal', 'Broken.'));
    await press('Save Listing');
    await screen.findByRole('button', { name: 'Not saved' });
    await press('Save Listing');
    await screen.findByRole('button', { name: 'Saved' });
    const [first, second] = saves(account);
    expect(first.id).toBe(second.id);
    expect(first.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('takes each version', async () => {
    const account = startStandInAccount('premium');
    renderApp();
    await write();
    await press('Save Listing');
    await press('Generate alternative');
    await screen.findByRole('tab', { name: /v2/, selected: true });
    await press('Save Listing');
    await waitFor(() => expect(account.listings.map(({ variant }) => variant)).toEqual(['v1', 'v2']));
  });

  test('is off when the free plan has no room left', async () => {
    startStandInAccount(
      'free',
      ['A', 'B', 'C', 'D', 'E'].map((name) => savedListing(name)),
    );
    renderApp();
    await write();
    expect(await screen.findByRole('button', { name: 'Limit Reached' })).toHaveProperty('disabled', true);
  });

  test('says what only the server knew of the limit', async () => {
    const account = startStandInAccount('free');
    renderApp();
    await write();
    account.fail('POST /api/listings', () => errorAnswer(403, 'limit-reached', MESSAGES.savedLimit));
    await press('Save Listing');
    await screen.findByText('You have reached your limit of 5 saved listings.');
  });
});

describe('a listing that was not saved', () => {
  test.each([
    [MESSAGES.saveSignedOut, errorAnswer(401, 'signed-out', 'Please log in to save listings.')],
    ['Failed to save listing. Please try again.', errorAnswer(500, 'internal', MESSAGES.unknown)],
    ['Save failed. Please try again.', Response.json({ title: 'No listing' }, { status: 201 })],
    ['A photo is no longer there.', errorAnswer(404, 'not-found', 'A photo is no longer there.')],
  ])('says “%s”', async (sentence, answer) => {
    const account = startStandInAccount('free');
    renderApp();
    await write();
    account.fail('POST /api/listings', () => answer);
    await press('Save Listing');
    await screen.findByText(sentence);
    expect(account.listings).toEqual([]);
  });

  test('leads to the login when the session has ended', async () => {
    const account = startStandInAccount('free');
    renderApp();
    await write();
    account.fail('POST /api/listings', () => errorAnswer(401, 'signed-out', ''));
    await press('Save Listing');
    await screen.findByText('Cannot save. User not logged in.');
    await screen.findByRole('button', { name: 'Log In' });
  });
});

describe('a saved listing', () => {
  const saved = () =>
    savedListing('Coat with history', { description: 'Fully waterproof coat.', variant: 'v2' });

  test('is loaded into the form with its text and its checks, and what was there can be had back', async () => {
    startStandInAccount('free', [saved()]);
    localStorage.setItem('listingDraft', JSON.stringify({ version: 1, form: { itemName: 'Half typed' } }));
    renderApp('/myListings');
    await press('Load to Form');
    expect(await title()).toHaveProperty('value', 'Coat with history');
    expect(itemName()).toHaveProperty('value', 'Wool coat');
    expect((await screen.findByRole('list', { name: 'Statements to check' })).textContent).toMatch(
      /waterproof/,
    );
    await screen.findByRole('region', { name: 'Saved listing' });
    await press('Undo');
    expect(itemName()).toHaveProperty('value', 'Half typed');
    expect(screen.queryByRole('textbox', { name: 'Optimized Title' })).toBeNull();
  });

  test('keeps the text that its seller changed when it is written anew, until the lock is opened', async () => {
    const { origin } = saved();
    startStandInAccount('free', [savedListing('My own title', { origin: { ...origin, edited: ['title'] } })]);
    renderApp('/myListings');
    await press('Load to Form');
    expect(await title()).toHaveProperty('value', 'My own title');
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Generate My Listing' })).at(-1) as Element,
    );
    await screen.findByText('The listing was written anew.');
    expect(await title()).toHaveProperty('value', 'My own title');
    expect(screen.getByRole('textbox', { name: 'Full Product Description' })).toHaveProperty(
      'value',
      expect.stringMatching(/small hole in the lining/i),
    );
  });

  test('of a shape that this page cannot read is said to be so', async () => {
    startStandInAccount('free');
    renderApp({ pathname: '/', state: { listingToLoad: { title: 'Only this' } } });
    await screen.findByText('The listing could not be loaded. Go back to My Listings and try again.');
  });
});

describe('the form', () => {
  test('that was edited is told apart from the listing, until it is written again', async () => {
    startStandInServer((request) => eventStream(builtinAnswer(request)));
    renderApp();
    const user = await write();
    const notice = 'You changed the form. Generate again to bring the listing up to date.';
    expect(screen.queryByText(notice)).toBeNull();
    await user.type(screen.getByLabelText('Make'), 'Barbour');
    await screen.findByText(notice);
    await press('Generate again');
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    expect(await title()).toHaveProperty('value', expect.stringMatching(/Barbour/));
  });

  test('is sent as it stands by then when a failed generation is tried again', async () => {
    const requests = startStandInServer((request, count) =>
      count === 1
        ? errorAnswer(502, 'refused', 'The AI declined.', 'builtin')
        : eventStream(builtinAnswer(request)),
    );
    renderApp();
    const user = await fillForm();
    await press('Generate My Listing');
    await screen.findByRole('heading', { name: 'Analysis Failed' });
    await user.type(screen.getByLabelText('Make'), 'Barbour');
    await press('Try again');
    await title();
    expect(requests.map(({ formData }) => formData.make)).toEqual(['', 'Barbour']);
  });

  test('is cleared also when only a listing is there, and both can be had back', async () => {
    startStandInServer((request) => eventStream(builtinAnswer(request)));
    renderApp();
    const user = await write();
    for (const label of ['Item name', 'Features']) await user.clear(screen.getByLabelText(label));
    for (const label of ['Platform', 'Condition']) await user.selectOptions(screen.getByLabelText(label), '');
    await press('Clear form');
    expect(screen.queryByRole('textbox', { name: 'Optimized Title' })).toBeNull();
    await press('Undo');
    await title();
  });
});

describe('templates', () => {
  test('are saved from the form, applied with a way back, renamed, deleted and brought back', async () => {
    const account = startStandInAccount('premium');
    renderApp();
    const user = await fillForm();
    await press('Templates');
    await press('Save this form as a template');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
    const name = dialog.getByRole('textbox', { name: 'Template name' });
    await user.clear(name);
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.type(name, 'Coats{Enter}');
    await screen.findByRole('button', { name: 'Apply Coats' });
    expect(account.requests.filter((request) => request.includes('generateListing'))).toHaveLength(0);

    await user.clear(itemName());
    await user.type(itemName(), 'Something else');
    await press('Apply Coats');
    expect(itemName()).toHaveProperty('value', 'Wool coat');
    await press('Undo');
    expect(itemName()).toHaveProperty('value', 'Something else');

    await press('Rename Coats');
    const field = await screen.findByRole('textbox', { name: 'Template name' });
    await user.clear(field);
    await user.type(field, 'Winter coats{Enter}');
    await press('Delete Winter coats');
    await waitFor(() => expect(account.templates).toHaveLength(0));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply Winter coats' })).toBeNull());
    const undo = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(undo[0] ?? document.body);
    await screen.findByRole('button', { name: 'Apply Winter coats' });
  });

  test('need an item name', async () => {
    startStandInAccount('premium');
    renderApp();
    await press('Templates');
    await press('Save this form as a template');
    await screen.findByText('Could not save template. User or form data is missing.');
  });

  test('are for Pro', async () => {
    startStandInAccount('free');
    renderApp();
    await press(/^Templates/);
    await screen.findByRole('dialog', { name: 'This is part of Pro' });
  });
});
