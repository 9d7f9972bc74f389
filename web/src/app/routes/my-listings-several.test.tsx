// @vitest-environment jsdom
import type { SavedListing } from '@smart-listings/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { coats, press, row } from '../../test/listings-page.ts';
import { closeApp, renderApp } from '../../test/render-app.tsx';
import { savedListing, startStandInAccount } from '../../test/stand-in-account.ts';
import { errorAnswer } from '../../test/stand-in-server.ts';

const PAGE = '/myListings';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

describe('several listings', () => {
  test('are for Pro: without it selecting leads to the plans', async () => {
    startStandInAccount('free', coats());
    renderApp(PAGE);
    await userEvent.click(await screen.findByRole('button', { name: /Select all on this page/ }));
    await screen.findByRole('dialog', { name: 'This is part of Pro' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('are deleted together, and brought back together', async () => {
    const account = startStandInAccount('premium', coats());
    renderApp(PAGE);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Delete', within(await screen.findByRole('region', { name: 'Selected listings' })));
    await screen.findByText('13 listings');
    expect(screen.queryByRole('region', { name: 'Selected listings' })).toBeNull();
    await press('Undo');
    await screen.findByText('23 listings');
    expect(account.listings).toHaveLength(23);
  });

  test('are marked as sold together, each with its own price; what is sold already is left out', async () => {
    const account = startStandInAccount('premium', [
      savedListing('Coat', { suggestedPriceRange: '£45' }),
      savedListing('Hat', { suggestedPriceRange: '£10 – £40' }, 5),
    ]);
    renderApp(PAGE);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Sold…', within(await screen.findByRole('region', { name: 'Selected listings' })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sold: 2 listings' }));
    const prices = dialog.getAllByLabelText('Sold for, GBP');
    // Ours is no price that anybody paid.
    expect(prices.map((field) => (field as HTMLInputElement).value)).toEqual(['45', '']);
    await press('Mark as sold', dialog);
    await dialog.findByText('Enter the price that it was sold for.');
    expect(account.requests.some((request) => request.startsWith('PATCH'))).toBe(false);
    await userEvent.type(prices[1] as HTMLElement, '20');
    await press('Mark as sold', dialog);
    await screen.findByText('2 marked as sold.');
    const sales = account.bodies.filter((_, at) => account.requests[at]?.startsWith('PATCH'));
    expect(sales).toMatchObject([{ sale: { price: 45 } }, { sale: { price: 20 } }]);
    const bar = within(screen.getByRole('region', { name: 'Selected listings' }));
    await waitFor(() => expect(bar.queryByRole('button', { name: 'Sold…' })).toBeNull());
  });

  test('are no longer selected on another page', async () => {
    startStandInAccount('premium', coats());
    renderApp(PAGE);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Coat 2' }));
    await screen.findByText('1 selected');
    await press('Next page');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  test('are written anew from their forms; what fails stays selected and says why', async () => {
    const account = startStandInAccount('premium', [savedListing('Coat'), savedListing('Hat', {}, 5)]);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    account.fail('PATCH /api/listings/id-hat', () => errorAnswer(409, 'conflict', 'Changed elsewhere.'));
    renderApp(PAGE);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Regenerate');
    await screen.findByText('1 failed. Check console for details.');
    await screen.findByText('1 listings regenerated successfully.');
    expect(account.listings[0]?.title).toMatch(/wool coat/i);
    expect(row('Hat').getByRole('checkbox')).toHaveProperty('checked', true);
    expect(row('Hat').getByText('Not regenerated: Changed elsewhere.')).toBeTruthy();
    expect(logged).toHaveBeenCalledWith('Listing id-hat could not be regenerated.', expect.any(Error));
    await press('Undo');
    await waitFor(() => expect(account.listings[0]?.title).toBe('Coat'));
  });

  test.each([
    ['declines each', 'refused', 2],
    ['is not there for any', 'misconfigured', 1],
  ] as const)('are the built-in writer’s after a press where the AI %s', async (_what, code, asked) => {
    const account = startStandInAccount('premium', [savedListing('Coat'), savedListing('Hat', {}, 5)]);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = () => errorAnswer(502, code, 'The AI did not write this listing.', 'builtin');
    for (let times = 0; times < asked; times += 1) account.fail('POST /api/gemini/generateListing', failure);
    renderApp(PAGE);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Regenerate');
    await screen.findByText('2 failed. Check console for details.');
    await press('Use the built-in writer');
    await screen.findByText('2 listings regenerated successfully.');
    const writers = account.bodies.flatMap((body) => (body && 'writer' in body ? [body.writer] : []));
    expect(writers).toEqual([...Array.from({ length: asked }, () => 'auto'), 'builtin', 'builtin']);
    const why = 'The AI did not write this listing. The built-in writer wrote this instead.';
    expect(account.listings.map(({ origin }) => origin.instead)).toEqual([why, why]);
    expect(await screen.findAllByText(why)).toHaveLength(2);
  });

  describe('that a person has changed', () => {
    const own = () =>
      savedListing('My own title', {
        origin: { ...savedListing('Coat').origin, edited: ['title'] },
        suggestedPriceRange: '£61 – £69',
        priceJustification: 'Rests on 9 sold prices of similar items.',
        pricingSource: 'competition',
      });
    async function regenerate(rewrites: boolean): Promise<SavedListing | undefined> {
      const account = startStandInAccount('premium', [own()]);
      renderApp(PAGE);
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
      if (rewrites) await userEvent.click(screen.getByRole('checkbox', { name: 'Rewrite what I changed' }));
      await press('Regenerate');
      await screen.findByText('1 listings regenerated successfully.');
      return account.listings[0];
    }

    test('keep that text, and the price that rests on comparables', async () => {
      expect(await regenerate(false)).toMatchObject({
        title: 'My own title',
        description: expect.stringMatching(/small hole in the lining/i),
        suggestedPriceRange: '£61 – £69',
        priceJustification: 'Rests on 9 sold prices of similar items.',
        pricingSource: 'competition',
        origin: { edited: ['title'] },
      });
    });

    test('lose it when that is asked for', async () => {
      expect(await regenerate(true)).toMatchObject({
        title: expect.stringMatching(/wool coat/i),
        origin: { edited: [] },
      });
    });
  });

  test('that nobody has changed offer no such choice', async () => {
    startStandInAccount('premium', [savedListing('Coat')]);
    renderApp(PAGE);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.queryByRole('checkbox', { name: 'Rewrite what I changed' })).toBeNull();
  });

  test('go into a file, without the branding line if Pro wants it so', async () => {
    const account = startStandInAccount('premium', coats());
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    renderApp(PAGE);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Coat 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include "Powered by" branding' }));
    await press('Export CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(account.requests.at(-1)).toBe('GET /api/listings/export.csv?branding=false&ids=id-coat-1');
  });
});
