// @vitest-environment jsdom
import { generateRequestSchema, listingFormSchema, type TrayRow } from '@smart-listings/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeApp, renderApp } from '../../test/render-app.tsx';
import { startStandInAccount } from '../../test/stand-in-account.ts';
import { builtinAnswer, errorAnswer, startStandInServer } from '../../test/stand-in-server.ts';

afterEach(closeApp);

const items = () => within(screen.getByRole('list', { name: 'Items' })).queryAllByRole('listitem');
const item = (number: number) => screen.getByRole('listitem', { name: new RegExp(`^Item ${number}:`) });

const stateOf = (number: number) => item(number).dataset.state;

async function openTray() {
  const user = userEvent.setup();
  renderApp('/tray');
  await user.selectOptions(await screen.findByLabelText('Where you sell them'), 'eBay');
  return user;
}

async function paste(user: ReturnType<typeof userEvent.setup>, list: string) {
  await user.click(screen.getByRole('button', { name: 'Paste a list' }));
  const box = await screen.findByLabelText('Your list');
  await user.click(box);
  await user.paste(list);
  await user.click(screen.getByRole('button', { name: /^Add \d+ items?$/ }));
}

it('leads from a row that nobody knows a marketplace of to where it is chosen', async () => {
  const user = userEvent.setup();
  renderApp('/tray');
  await screen.findByLabelText('Where you sell them');
  await paste(user, 'Wool coat, size 12');
  await user.click(await within(item(1)).findByRole('button', { name: 'Choose above where you sell it' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Where you sell them'));
});

/** Before the page opens; who answers is there already. */
function haveProviderWrite() {
  const answers = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path === '/api/config' ? Promise.resolve(Response.json({ engine: 'gemini/flash' })) : answers(path, init),
  );
}

async function writeEight() {
  const user = await openTray();
  await user.selectOptions(screen.getByLabelText('Condition'), 'used-good');
  await paste(user, Array.from({ length: 8 }, (_, at) => `Wool coat number ${at}, navy, size 12`).join('\n'));
  await user.click(await screen.findByRole('button', { name: 'Write 8' }));
  return user;
}

function serverRow(itemName: string): TrayRow {
  const form = {
    itemName,
    features: 'Navy, size 12',
    condition: 'used-good' as const,
    platform: 'eBay' as const,
  };
  const formData = listingFormSchema.parse(form);
  const request = { formData, currency: 'GBP (£)', photoCount: 0, confirmedFacts: [], seenOnPhotos: [] };
  const { listing, engine } = builtinAnswer(generateRequestSchema.parse(request));
  return {
    ...{
      id: crypto.randomUUID(),
      attempt: crypto.randomUUID(),
      price: 45,
      request: { ...request, writer: 'auto', instead: '' },
    },
    ...{ state: 'written', fault: '', hasFallback: false },
    text: { listing, engine, sources: [], receipt: 'proof', checks: 0 },
  };
}

const TWO = 'Navy wool coat, size 12, like new, £45\nOak side table, 50 cm high';

it('a pasted list: what says all is written by itself, the other asks its one question', async () => {
  startStandInServer(() => new Response(null, { status: 500 }));
  const user = await openTray();
  await paste(user, TWO);
  await waitFor(() => expect(stateOf(1)).toBe('ready'));
  expect(item(1).textContent).toContain('£45');
  expect(stateOf(2)).toBe('asks');
  await user.click(within(item(2)).getByRole('button', { name: 'Used - Good' }));
  await waitFor(() => expect(stateOf(2)).toBe('ready'));
  screen.getByText(/2 of 2 written/);
});

it('copies one after another', async () => {
  startStandInServer(() => new Response(null, { status: 500 }));
  const user = await openTray();
  await user.selectOptions(screen.getByLabelText('Condition'), 'used-good');
  await paste(user, TWO);
  await user.click(await screen.findByRole('button', { name: 'Copy next: title, item 1' }));
  expect(await navigator.clipboard.readText()).toMatch(/wool coat/i);
  await user.click(await screen.findByRole('button', { name: 'Copy next: description, item 1' }));
  expect(await navigator.clipboard.readText()).toContain('Generated with');
  await waitFor(() => expect(stateOf(1)).toBe('copied'));
  await user.click(await screen.findByRole('button', { name: 'Copy next: price, item 1' }));
  expect(await navigator.clipboard.readText()).toBe('45');
  await screen.findByRole('button', { name: 'Copy next: title, item 2' });
});

it('says before it starts how many a free seller has left, and has the first of them written', async () => {
  const account = startStandInAccount('free');
  account.trayRoom = 5;
  const user = await openTray();
  await user.selectOptions(screen.getByLabelText('Condition'), 'used-good');
  await paste(user, Array.from({ length: 6 }, (_, at) => `Wool coat number ${at}, navy, size 12`).join('\n'));
  await screen.findByText(/5 of 5 are left this month\. The first 5 of 6 are written\./);
  await screen.findByText(/goes on when you close this page/);
  expect(account.requests).not.toContain('POST /api/tray');
  await user.click(screen.getByRole('button', { name: 'Write the first 5' }));
  await waitFor(() => expect(stateOf(5)).toBe('ready'));
  expect(stateOf(6)).toBe('waiting');
  await screen.findByText(/monthly generation limit/);
  expect(screen.queryByText(/are left this month|goes on when you close this page/)).toBeNull();
});

it('writes what a free plan held no more, once the plan is another', async () => {
  const account = startStandInAccount('premium');
  account.tray = [serverRow('Navy wool coat'), { ...serverRow('Oak table'), state: 'stopped', text: null }];
  await openTray();
  await waitFor(() => expect([stateOf(1), stateOf(2)]).toEqual(['ready', 'ready']));
  expect(screen.queryByText(/monthly generation limit/)).toBeNull();
});

it('offers to write or to pause only what can be written', async () => {
  startStandInServer(() => new Response(null, { status: 500 }));
  const user = await openTray();
  await paste(user, 'Navy wool coat, size 12\nOak side table, 50 cm high');
  await waitFor(() => expect([stateOf(1), stateOf(2)]).toEqual(['asks', 'asks']));
  expect(screen.queryByRole('button', { name: /^(Pause writing|Write)/ })).toBeNull();
  screen.getByText('0 of 2 written · 2 need an answer');
});

it('shows on another device of the account what the server has written, and takes it out everywhere', async () => {
  const account = startStandInAccount('free');
  account.tray = [serverRow('Navy wool coat')];
  const user = await openTray();
  await waitFor(() => expect(stateOf(1)).toBe('ready'));
  expect(item(1).textContent).toContain('£45');
  await user.click(screen.getByRole('button', { name: 'Remove item 1' }));
  await waitFor(() => expect(account.tray).toEqual([]));
  expect(items()).toHaveLength(0);
});

it('hands over under the same attempt what the server could not be told, once it can', async () => {
  const account = startStandInAccount('free');
  account.fail('POST /api/tray', () => errorAnswer(429, 'rate-limited', 'Too many.'));
  const user = await openTray();
  await user.selectOptions(screen.getByLabelText('Condition'), 'used-good');
  await paste(user, 'Navy wool coat, size 12');
  await user.click(await screen.findByRole('button', { name: 'Write 1' }));
  await screen.findByText('Too many.');
  await user.click(screen.getByRole('button', { name: 'Go on now' }));
  await waitFor(() => expect(stateOf(1)).toBe('ready'));
  const attempts = account.bodies.flatMap(({ items }) => items?.[0]?.attempt ?? []);
  expect([attempts.length, new Set(attempts).size]).toEqual([2, 1]);
});

it('a writer that is down leaves rows that say so, and the built-in writer takes them', async () => {
  startStandInServer((request) =>
    request.writer === 'builtin'
      ? Response.json(builtinAnswer(request))
      : errorAnswer(502, 'refused', 'The AI declined to write it.', 'builtin'),
  );
  haveProviderWrite();
  const user = await openTray();
  await user.selectOptions(screen.getByLabelText('Condition'), 'used-good');
  await paste(user, 'Navy wool coat, size 12');
  await screen.findByText(/gemini\/flash writes: 1 request to it/);
  await user.click(screen.getByRole('button', { name: 'Write 1' }));
  await screen.findByText('The AI declined to write it.');
  await user.click(screen.getByRole('button', { name: 'Use the built-in writer' }));
  await waitFor(() => expect(stateOf(1)).toBe('ready'));
  expect(item(1).textContent).toContain(
    'The AI declined to write it. The built-in writer wrote this instead.',
  );
});

it('all that a writer has failed at go to the built-in writer with one press', async () => {
  startStandInServer((request) =>
    request.writer === 'builtin'
      ? Response.json(builtinAnswer(request))
      : errorAnswer(502, 'refused', 'The AI declined to write it.', 'builtin'),
  );
  haveProviderWrite();
  const user = await writeEight();
  await user.click(await screen.findByRole('button', { name: 'Use the built-in writer for all' }));
  await screen.findByText(/8 of 8 written/);
  expect(screen.queryByRole('button', { name: /^Try all/ })).toBeNull();
});

it('asks a provider once for each item', async () => {
  const asked = startStandInServer((request) => Response.json(builtinAnswer(request)));
  haveProviderWrite();
  await writeEight();
  await screen.findByText(/8 of 8 written/);
  expect(asked).toHaveLength(8);
  expect(new Set(asked.map(({ attempt }) => attempt)).size).toBe(8);
});

it('saves all, each once, and says when the plan is full', async () => {
  const account = startStandInAccount('free');
  const user = await openTray();
  await user.selectOptions(screen.getByLabelText('Condition'), 'used-good');
  await paste(user, TWO);
  await user.click(await screen.findByRole('button', { name: 'Write 2' }));
  await user.click(await screen.findByRole('button', { name: 'Save all (2)' }));
  await waitFor(() => expect(items().map((row) => row.dataset.state)).toEqual(['saved', 'saved']));
  expect(account.listings.map(({ suggestedPriceRange }) => suggestedPriceRange)).toContain('£45');
  expect(new Set(account.listings.map(({ id }) => id)).size).toBe(2);
  screen.getByRole('button', { name: 'Clear 2 saved' });
});

it('what a table says of an item for its seller alone is saved with it', async () => {
  const account = startStandInAccount('premium');
  const user = await openTray();
  const table =
    'SKU,Title,Description,Condition,Cost,Price,Shelf\nA-17,Wool coat,"Navy, size 12",New,12.50,45,Loft\n';
  await user.upload(screen.getByLabelText('Table or CSV: files'), new File([table], 'items.csv'));
  await user.click(await screen.findByRole('button', { name: 'Add 1 item' }));
  await user.click(await screen.findByRole('button', { name: 'Save all (1)' }));
  await waitFor(() => expect(stateOf(1)).toBe('saved'));
  const notes = { sku: 'A-17', place: 'Loft', cost: 12.5 };
  expect(account.work.get(account.listings[0]?.id ?? '')).toMatchObject(notes);
});

it('a table comes in by the names of its columns, after a look at them', async () => {
  startStandInServer(() => new Response(null, { status: 500 }));
  const user = await openTray();
  const file = new File(
    ['Titel;Zustand;Preis;Beschreibung\nWool coat;Used - Good;45;Navy, size 12\n;;;\nLamp;new;;Brass'],
    'items.csv',
    { type: 'text/csv' },
  );
  await user.upload(screen.getByLabelText('Table or CSV: files'), file);
  expect(await screen.findByLabelText<HTMLSelectElement>('Preis')).toMatchObject({ value: 'price' });
  await user.click(screen.getByRole('button', { name: 'Add 2 items' }));
  await waitFor(() => expect(items().map((row) => row.dataset.state)).toEqual(['ready', 'ready']));
  expect(item(1).textContent).toContain('45');
});

it('a pause that is asked for in the middle holds all, and each is written and asked for once', async () => {
  const done: string[] = [];
  let pauses = 0;
  startStandInServer((request, count) => {
    if (count === 3) {
      pauses += 1;
      const error = { code: 'rate-limited', message: 'Too many.' };
      return Response.json({ error }, { status: 429, headers: { 'Retry-After': '60' } });
    }
    done.push(request.attempt ?? '');
    return Response.json(builtinAnswer(request));
  });
  haveProviderWrite();
  const user = await writeEight();
  await screen.findByText(/Goes on by itself in/);
  await user.click(screen.getByRole('button', { name: 'Go on now' }));
  await screen.findByText(/8 of 8 written/);
  expect([done.length, new Set(done).size, pauses]).toEqual([8, 8, 1]);
  expect(items().every((row) => row.dataset.state === 'ready')).toBe(true);
});

/** Several things can be taken back at a time, each by its own message. */
async function undo(user: ReturnType<typeof userEvent.setup>, message: string) {
  const toast = (await screen.findByText(message)).closest('li');
  if (!toast) throw new Error('no message');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
}

it('an item can be joined with the one above, removed and had back', async () => {
  startStandInServer(() => new Response(null, { status: 500 }));
  const user = await openTray();
  await paste(user, TWO);
  await user.click(screen.getByRole('button', { name: 'Join item 2 with the one above' }));
  expect(items()).toHaveLength(1);
  await undo(user, 'Items joined.');
  expect(items()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove item 1' }));
  expect(items()).toHaveLength(1);
  await undo(user, 'Item removed.');
  expect(items()).toHaveLength(2);
});

it('what joining adds to the words of an item stays there when their field is left', async () => {
  startStandInServer(() => new Response(null, { status: 500 }));
  const user = await openTray();
  await paste(user, TWO);
  const toggle = within(item(1)).getByRole('button', { name: /^(Add words|Text and notes)$/ });
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Join item 2 with the one above' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your words about item 1');
  const [first = '', second = ''] = TWO.split('\n');
  expect(field.value).toContain(first);
  expect(field.value).toContain(second);
  await user.click(field);
  await user.tab();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your words about item 1').value).toContain(second);
});
