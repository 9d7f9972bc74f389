// @vitest-environment jsdom
import { MESSAGES } from '@smart-listings/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { coats, press, row } from '../../test/listings-page.ts';
import { closeApp, renderApp } from '../../test/render-app.tsx';
import { type StandInAccount, savedListing, startStandInAccount } from '../../test/stand-in-account.ts';
import { errorAnswer, startStandInServer } from '../../test/stand-in-server.ts';

const PAGE = '/myListings';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

function titles(): string[] {
  return screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent ?? '');
}

test('who is signed out is asked to log in', async () => {
  startStandInServer(() => errorAnswer(500, 'internal', 'Not asked.'));
  renderApp(PAGE);
  const main = within(screen.getByRole('main'));
  const link = await main.findByRole('link', { name: 'Log In' });
  expect(link.getAttribute('href')).toBe('/login?next=%2FmyListings');
});

test('an account without listings is led to the generator', async () => {
  startStandInAccount('free');
  renderApp(PAGE);
  await screen.findByText('No saved listings yet');
  expect(screen.getByRole('link', { name: 'Generate a listing' }).getAttribute('href')).toBe('/');
});

test('a list that cannot be loaded says so, and can be asked for again', async () => {
  const account = startStandInAccount('free', [savedListing('Coat')]);
  for (let time = 0; time < 3; time += 1) {
    account.fail('GET /api/listings?', () => errorAnswer(500, 'internal', 'Broken.'));
  }
  renderApp(PAGE);
  await screen.findByText(MESSAGES.loadListingsFailed);
  await press('Try again');
  await screen.findByRole('heading', { name: 'Coat' });
});

describe('the list', () => {
  test('shows ten, newest first, and five tags of each', async () => {
    const tags = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    startStandInAccount('free', [...coats(), savedListing('Tagged', { tags }, -1)]);
    renderApp(PAGE);
    await screen.findByText('24 listings');
    expect(titles()).toHaveLength(10);
    expect(titles().slice(0, 3)).toEqual(['Tagged', 'Coat 1', 'Coat 2']);
    expect(row('Tagged').queryByText('six')).toBeNull();
    await press('+2 more', row('Tagged'));
    expect(row('Tagged').getByText('seven')).toBeTruthy();
  });

  test('shows one price of each, the range beside it, and in the sheet the same', async () => {
    const reasons = 'Rests on 9 sold prices, with £36 in the middle.';
    startStandInAccount('free', [
      savedListing('Coat', { suggestedPriceRange: '£30 – £60', priceJustification: reasons }),
      savedListing('Mug', { suggestedPriceRange: '£8.50' }, -1),
      savedListing('Lamp', { suggestedPriceRange: '' }, -2),
    ]);
    renderApp(PAGE);
    await screen.findByText('3 listings');
    expect(row('Coat').getByText('£36').nextElementSibling?.textContent).toBe('£30 – £60');
    expect(row('Mug').getByText('£8.50').nextElementSibling).toBeNull();
    expect(row('Lamp').getByText('No price yet')).toBeTruthy();
    await press('Coat', row('Coat'));
    expect(await within(await screen.findByRole('dialog')).findByText('£36')).toBeTruthy();
  });

  test('is searched a moment after the last key; a match that is not there can be cleared', async () => {
    const account = startStandInAccount('free', coats());
    renderApp(PAGE);
    const field = await screen.findByRole('searchbox');
    await screen.findByText('23 listings');
    await userEvent.type(field, 'coat 23');
    await waitFor(() => expect(titles()).toEqual(['Coat 23']));
    expect(account.requests.filter((request) => request.includes('search='))).toHaveLength(1);
    await userEvent.type(field, ' in red');
    await screen.findByText('No results found');
    await press('Clear search and filters');
    await screen.findByText('23 listings');
    expect(field).toHaveProperty('value', '');
  });

  test('opens at the page and filters of the address; a filter leads back to page 1', async () => {
    const account = startStandInAccount('free', coats());
    renderApp(`${PAGE}?search=coat&page=3`);
    await waitFor(() => expect(titles()).toEqual(['Coat 21', 'Coat 22', 'Coat 23']));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'coat');
    await userEvent.selectOptions(screen.getByLabelText('Platform'), 'eBay');
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(account.requests.at(-1)).toBe('GET /api/listings?search=coat&platform=eBay');
  });

  test('two filters, the second before the page has followed the first, hold both', async () => {
    const account = startStandInAccount('free', coats());
    renderApp(PAGE);
    await screen.findByText('23 listings');
    act(() => {
      fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'eBay' } });
      fireEvent.change(screen.getByLabelText('State'), { target: { value: 'draft' } });
    });
    await waitFor(() => expect(account.requests.at(-1)).toBe('GET /api/listings?platform=eBay&state=draft'));
  });

  test('holds as many on a page as the seller likes, also at the next visit', async () => {
    const account = startStandInAccount('free', coats());
    const { unmount } = renderApp(`${PAGE}?page=2`);
    await waitFor(() => expect(titles()).toHaveLength(10));
    await userEvent.selectOptions(screen.getByLabelText('Listings on a page'), '25 on a page');
    await waitFor(() => expect(titles()).toHaveLength(23));
    expect(account.requests.at(-1)).toBe('GET /api/listings?size=25');
    unmount();
    renderApp(PAGE);
    await waitFor(() => expect(titles()).toHaveLength(23));
    await userEvent.selectOptions(screen.getByLabelText('Listings on a page'), '10 on a page');
    await waitFor(() => expect(titles()).toHaveLength(10));
  });

  test('goes to any page by its number', async () => {
    startStandInAccount('free', coats());
    renderApp(PAGE);
    const field = await screen.findByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    await waitFor(() => expect(titles()).toHaveLength(3));
    await press('Previous page');
    await waitFor(() => expect(titles()).toHaveLength(10));
  });

  test('follows what another tab does', async () => {
    const account = startStandInAccount('free', coats());
    renderApp(PAGE);
    await screen.findByText('23 listings');
    account.listings.push(savedListing('From the phone', {}, -5));
    account.announce();
    await waitFor(() => expect(titles()[0]).toBe('From the phone'));
  });
});

describe('one listing', () => {
  let account: StandInAccount;
  beforeEach(() => {
    account = startStandInAccount('free', [savedListing('Coat'), savedListing('Hat', {}, 5)]);
    renderApp(PAGE);
  });

  test('is deleted at once, keeps the focus in the list, and can be had back', async () => {
    await screen.findByText('2 listings');
    await press('Delete', row('Coat'));
    await waitFor(() => expect(titles()).toEqual(['Hat']));
    expect(document.activeElement).toBe(row('Hat').getByRole('button', { name: 'Delete' }));
    await press('Undo');
    await waitFor(() => expect(titles()).toEqual(['Coat', 'Hat']));
  });

  test('comes back when it could not be deleted', async () => {
    await screen.findByText('2 listings');
    account.fail('DELETE', () => errorAnswer(500, 'internal', 'Broken.'));
    await press('Delete', row('Coat'));
    await screen.findByText(MESSAGES.deleteFailed);
    await waitFor(() => expect(titles()).toEqual(['Coat', 'Hat']));
  });

  test('is saved by the dialog only when something changed and the title is not blank', async () => {
    await screen.findByText('2 listings');
    await press('Edit', row('Coat'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save).toHaveProperty('disabled', true);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    expect(save).toHaveProperty('disabled', true);
    await userEvent.type(title, '  Winter coat ');
    const tags = dialog.getByRole('textbox', { name: 'Tags' });
    await userEvent.clear(tags);
    await userEvent.type(tags, 'warm, , wool ,');
    await userEvent.click(save);
    await waitFor(() => expect(titles()).toEqual(['Winter coat', 'Hat']));
    expect(account.listings[0]?.tags).toEqual(['warm', 'wool']);
  });

  test('is not overwritten when another place has changed it', async () => {
    await screen.findByText('2 listings');
    await press('Edit', row('Coat'));
    const dialog = within(await screen.findByRole('dialog'));
    Object.assign(account.listings[0] ?? {}, { revision: 7 });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(MESSAGES.editConflict);
    await press('Cancel', dialog);
    await dialog.findByText('Leave without saving your changes?');
    await press('Discard changes', dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['was deleted in another tab, as soon as that is known', () => account.announce()],
    ['is gone when it is saved', () => userEvent.keyboard('{Control>}{Enter}')],
  ])('that %s is said to be missing, and what was typed stays', async (_, learn) => {
    await screen.findByText('2 listings');
    await press('Edit', row('Coat'));
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '!');
    account.listings.splice(0, 1);
    await learn();
    await dialog.findByText('User or listing data is missing.');
    expect(title).toHaveProperty('value', 'Coat!');
  });

  test('cannot be edited by nobody: a session that ended meanwhile is said', async () => {
    await screen.findByText('2 listings');
    await press('Edit', row('Coat'));
    const dialog = within(await screen.findByRole('dialog'));
    account.fail('PATCH', () => errorAnswer(401, 'signed-out', MESSAGES.loginRequired));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await press('Save', dialog);
    await dialog.findByText('User or listing data is missing.');
  });

  test('that moved to the next page is edited on', async () => {
    await screen.findByText('2 listings');
    await press('Edit', row('Hat'));
    const dialog = within(await screen.findByRole('dialog'));
    account.listings.push(...coats().map((coat) => ({ ...coat, timestamp: '2026-12-01T00:00:00.000Z' })));
    account.announce();
    await screen.findByText('25 listings');
    await waitFor(() => expect(account.requests.at(-1)).toBe('GET /api/listings/id-hat'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await press('Save', dialog);
    await waitFor(() => expect(account.listings.some(({ title }) => title === 'Hat!')).toBe(true));
  });

  test('gets a new price once on the free plan; it is stored with the next edit', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    await screen.findByText('2 listings');
    await press('Refresh Price', row('Coat'));
    await row('Coat').findByText('£44 – £55');
    expect(account.listings[0]?.suggestedPriceRange).toBe('£20 – £30');
    await press('Refresh Price', row('Coat'));
    expect(alert).toHaveBeenCalledWith(MESSAGES.refreshLimit);
    await screen.findByRole('dialog', { name: 'This is part of Pro' });
    await userEvent.keyboard('{Escape}');

    await press('Edit', row('Coat'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }));
    await press('Save', dialog);
    await waitFor(() => expect(account.listings[0]?.suggestedPriceRange).toBe('£44 – £55'));
  });

  test('is told in a toast that its price is still the same, and nothing is spent', async () => {
    await screen.findByText('2 listings');
    const price = {
      suggestedPriceRange: '£20 – £30',
      priceJustification: 'Our own estimate, as of today.',
      pricingSource: 'heuristic',
      pricingRefreshCount: 0,
    };
    account.fail('POST /api/refreshPricing', () => Response.json(price));
    await press('Refresh Price', row('Coat'));
    await screen.findByText('The price is the same: £20 – £30. This refresh was not counted.');
    expect(row('Coat').queryByText('Not saved yet.')).toBeNull();
    await press('Refresh Price', row('Coat'));
    await row('Coat').findByText('£44 – £55');
  });

  test('says why its price could not be refreshed', async () => {
    await screen.findByText('2 listings');
    account.fail('POST /api/refreshPricing', () => errorAnswer(503, 'overloaded', 'Too busy.'));
    await press('Refresh Price', row('Coat'));
    await screen.findByText('Failed to refresh price: Too busy.');
  });

  test('is shared by the clipboard where there is no share sheet', async () => {
    const user = userEvent.setup();
    await screen.findByText('2 listings');
    await user.click(row('Coat').getByRole('button', { name: 'Share' }));
    await screen.findByText('Copied to the clipboard.');
    expect(await navigator.clipboard.readText()).toMatch(/^Coat\n\n[\s\S]*Generated with/);
  });
});
