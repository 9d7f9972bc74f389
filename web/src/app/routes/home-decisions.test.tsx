// @vitest-environment jsdom
import type { GenerateRequest } from '@smart-listings/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeApp, renderApp } from '../../test/render-app.tsx';
import { startStandInAccount } from '../../test/stand-in-account.ts';
import { builtinAnswer, eventStream, startStandInServer } from '../../test/stand-in-server.ts';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const field = (name: string) => screen.findByRole('textbox', { name });
const title = () => field('Optimized Title');
const description = () => field('Full Product Description');
const textOf = async (found: Promise<HTMLElement>) => (await found) as HTMLTextAreaElement;

async function press(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Writes a listing of the item, as the built-in writer does. */
async function write(itemName: string, features: string, answer = builtinAnswer) {
  const requests = startStandInServer((request) => eventStream(answer(request)));
  renderApp();
  await fill(itemName, features);
  return requests;
}

async function fill(itemName: string, features: string) {
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Platform'), 'eBay');
  await user.selectOptions(screen.getByLabelText('Condition'), 'used-good');
  await user.type(screen.getByLabelText('Item name'), itemName);
  await user.click(screen.getByLabelText('Features'));
  await user.paste(features);
  await user.click(screen.getByRole('button', { name: 'Generate My Listing' }));
  await title();
}

/** The same form, as an AI might have written it. */
function byAi(request: GenerateRequest) {
  const answer = builtinAnswer(request);
  return { ...answer, engine: 'gemini/flash', provenance: [] };
}

const PHONE = ['iPhone 12 64GB', 'It has 128GB and a scratch.'] as const;
const COAT = [
  'Wool coat',
  'Worn with black boots all winter. It is rather an M, and the leather trim is soft. Small hole in the lining. Asking £40 ono. Cash only please.',
] as const;

describe('a question', () => {
  test('is answered with one press; the text follows, and an undo takes it back', async () => {
    await write(...PHONE);
    const questions = within(await screen.findByRole('region', { name: 'Questions about your item' }));
    expect((await textOf(title())).value).not.toContain('128GB');
    const before = (await textOf(title())).value;
    await userEvent.click(questions.getByRole('button', { name: '128 GB' }));
    expect((await textOf(title())).value).toContain('128GB');
    expect(screen.queryByRole('region', { name: 'Questions about your item' })).toBeNull();
    await press('Undo');
    expect(await title()).toHaveProperty('value', before);
    await screen.findByRole('region', { name: 'Questions about your item' });
  });

  test('leaves a part that was edited, and one that is locked', async () => {
    await write(...PHONE);
    const locked = (await textOf(title())).value;
    await press('Keep my text');
    const text = await textOf(description());
    await userEvent.type(text, ' My words.');
    const edited = text.value;
    await press('128 GB');
    expect(await description()).toHaveProperty('value', edited);
    expect(await title()).toHaveProperty('value', locked);
    const facts = screen.getByRole('list', { name: 'Facts', hidden: true });
    expect(facts.textContent).toMatch(/128 GByou answered/);
  });

  test('passes the focus on, and its answer can be taken back among the facts', async () => {
    await write(...PHONE);
    await press('128 GB');
    await waitFor(() => expect(document.activeElement?.id).toBe('result-heading'));
    await userEvent.click(screen.getByText('Facts it rests on'));
    await press('Take back your answer: Measurement: 128 GB');
    await press('Take back your answer: Measurement: 64 GB');
    await screen.findByRole('button', { name: '128 GB' });
  });
});

describe('what is likely', () => {
  test('is added with one press, or denied, and both can be undone', async () => {
    await write(...COAT);
    const chips = within(await screen.findByRole('region', { name: 'Is this right?' }));
    await userEvent.click(chips.getByRole('button', { name: 'Size: M?' }));
    expect((await textOf(title())).value).toContain('M');
    const facts = () => screen.getByRole('list', { name: 'Facts', hidden: true });
    expect(facts().textContent).toMatch(/SizeMyou answered/);
    await press('Not Material: Leather');
    expect(chips.queryByRole('button', { name: 'Material: Leather?' })).toBeNull();
    const unused = screen.getByRole('list', { name: 'Read, but not used', hidden: true });
    expect(unused.textContent).toMatch(/Leatheryou said no/);
    const message = (await screen.findByText('Noted: not Material: Leather.')).closest('li');
    await userEvent.click(within(message ?? document.body).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Material: Leather?' });
    expect(facts().textContent).toMatch(/SizeMyou answered/);
  });

  test('shows eight, and more on request', async () => {
    const colours = [
      'navy',
      'black',
      'brown',
      'green',
      'yellow',
      'purple',
      'orange',
      'white',
      'pink',
      'grey',
    ];
    await write(
      'Box of yarn',
      colours.map((colour) => `There is some ${colour} to be found in it.`).join(' '),
    );
    const region = await screen.findByRole('region', { name: 'Is this right?' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(within(region).getByRole('button', { name: '1 more' }));
    expect(within(region).getAllByRole('listitem')).toHaveLength(9);
  });

  test('is sent with the next version and saved with the listing', async () => {
    const account = startStandInAccount('premium');
    renderApp();
    await fill(...COAT);
    await press('Size: M?');
    await press('Put it back: Asking £40 ono.');
    await press('Save Listing');
    await screen.findByRole('button', { name: 'Saved' });
    const answers = [{ kind: 'size', value: 'M', holds: true }];
    const putBack = ['Asking £40 ono.'];
    expect(account.listings[0]?.origin).toMatchObject({ answers, putBack });
    await press('Generate alternative');
    await screen.findByRole('tab', { name: /v2/, selected: true });
    const asked = account.bodies.filter((_, index) => account.requests[index]?.includes('generateListing'));
    expect(asked.at(-1)).toMatchObject({ answers, putBack });
  });

  test('is said of its own item alone: another name begins anew', async () => {
    const requests = await write(...COAT);
    await press('Size: M?');
    await press('Put it back: Asking £40 ono.');
    await userEvent.clear(screen.getByLabelText('Item name'));
    await userEvent.type(screen.getByLabelText('Item name'), 'Linen trousers');
    await press('Generate My Listing');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.at(-1)).toMatchObject({ answers: [], putBack: [], confirmedFacts: [] });
  });
});

describe('what was left out', () => {
  const PRICE = 'Asking £40 ono.';

  test('says why, and comes back to its place with one press', async () => {
    await write(...COAT);
    const leftOut = within(await screen.findByRole('region', { name: 'Left out of your text' }));
    expect(leftOut.getByText(/Cash only please/).closest('li')?.textContent).toMatch(
      /Payment goes through this platform/,
    );
    expect(leftOut.queryByRole('button', { name: /Cash only/ })).toBeNull();
    await userEvent.click(leftOut.getByRole('button', { name: `Put it back: ${PRICE}` }));
    expect((await textOf(description())).value).toMatch(/lining\. Asking £40 ono/);
    await press('Undo');
    expect((await textOf(description())).value).not.toContain('£40');
    await press(`Put it back: ${PRICE}`);
    await press(`Leave it out: ${PRICE}`);
    expect((await textOf(description())).value).not.toContain('£40');
  });

  test('goes to the end of a text that was edited', async () => {
    await write(...COAT);
    const text = await textOf(description());
    await userEvent.type(text, ' My words.');
    await press(`Put it back: ${PRICE}`);
    expect((await textOf(description())).value).toMatch(/My words\.\n\nAsking £40 ono\.$/);
    await press('Undo');
    expect((await textOf(description())).value).toMatch(/My words\.$/);
  });

  test('goes to the end of a text that an AI wrote, which shows no origins', async () => {
    await write(...COAT, byAi);
    const before = (await textOf(description())).value;
    await press(`Put it back: ${PRICE}`);
    expect(await description()).toHaveProperty('value', `${before}\n\n${PRICE}`);
    expect(screen.queryByRole('checkbox', { name: 'Show where each line comes from' })).toBeNull();
  });

  test('leaves a text that was edited or that an AI wrote again, and says where it cannot', async () => {
    await write(...COAT, byAi);
    const text = await textOf(description());
    const before = text.value;
    await press(`Put it back: ${PRICE}`);
    await userEvent.type(text, ' My words.');
    await press(`Leave it out: ${PRICE}`);
    await waitFor(() => expect(text.value).toBe(`${before}\n\nMy words.`));
    const message = (await screen.findByText('It is left out again.')).closest('li');
    await userEvent.click(within(message ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(text.value).toContain(PRICE));
    await userEvent.clear(text);
    await userEvent.paste('Collect it in Leeds.');
    await press(`Leave it out: ${PRICE}`);
    expect(text.value).toBe('Collect it in Leeds.');
    expect(await screen.findByText(/does not have it word for word/)).toBeTruthy();
  });

  test('is a number of one device only with a warning, and published on request', async () => {
    const requests = await write('Wool coat', 'Navy wool coat, size M.\nS/N: 73A90158');
    expect((await textOf(description())).value).not.toContain('73A90158');
    screen.getByText(/strangers can misuse it/);
    await press('Put it back: S/N: 73A90158');
    expect((await textOf(description())).value).toContain('73A90158');
    await press('Generate alternative');
    await screen.findByRole('tab', { name: /v2/, selected: true });
    expect(requests.at(-1)?.putBack).toEqual(['S/N: 73A90158']);
  });
});

describe('the origin of each line', () => {
  test('is shown on request, also while the text is edited', async () => {
    await write('Navy wool coat size M', 'Worn twice. Small hole in the lining.');
    for (const version of [/v2/, /v3/]) {
      await press('Generate alternative');
      await screen.findByRole('tab', { name: version, selected: true });
    }
    expect(screen.queryByRole('list', { name: 'Where each line comes from' })).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show where each line comes from' }));
    const lines = () =>
      within(screen.getByRole('list', { name: 'Where each line comes from' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(lines()).toContainEqual('Your words: Worn twice. Small hole in the lining.');
    expect(lines()[0]).toMatch(/^From your facts: [\s\S]*Material: Wool/);
    const text = await textOf(description());
    await userEvent.type(text, 'New here. ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(lines()).toContainEqual('Your words: Worn twice. Small hole in the lining.');
    expect(lines().join('\n')).not.toContain('New here');
  });
});

describe('the completeness', () => {
  test('leads to the field that it asks for', async () => {
    await write('Wool coat', 'Navy, size M.');
    await press('Show the parts');
    const parts = within(screen.getByRole('region', { name: 'Completeness' }));
    await userEvent.click(parts.getAllByRole('button', { name: /Add the brand/ }).at(-1) ?? document.body);
    expect(document.activeElement).toBe(screen.getByLabelText('Make'));
  });

  test('asks for photos, and leads to their place', async () => {
    const requests = await write('Wool coat', 'Navy, size M.');
    expect(requests[0]?.photoCount).toBe(0);
    await press('Show the parts');
    const parts = within(screen.getByRole('region', { name: 'Completeness' }));
    expect(parts.getByText('Photos')).toBeTruthy();
    await userEvent.click(parts.getAllByRole('button', { name: /^Add 5 photos/ }).at(-1) ?? document.body);
    expect(document.activeElement?.textContent).toBe('Add photos');
  });

  test('leads to a likely value where there is one', async () => {
    await write(...COAT);
    await press('Show the parts');
    const parts = within(screen.getByRole('region', { name: 'Completeness' }));
    await userEvent.click(
      parts.getAllByRole('button', { name: /characters that buyers search/ })[0] ?? document.body,
    );
    expect(document.activeElement?.textContent).toMatch(/\?$/);
  });

  test('puts a fault in that the text does not tell, in the seller’s own words', async () => {
    await write('Wool coat', 'Navy, size M. Small hole in the lining.');
    const text = await textOf(description());
    await userEvent.clear(text);
    await userEvent.type(text, 'A coat.');
    await press('Show the parts');
    const parts = within(screen.getByRole('region', { name: 'Completeness' }));
    const advice = await parts.findAllByRole('button', { name: /The text does not say: “Small hole/ });
    await userEvent.click(advice[0] ?? document.body);
    expect(text.value).toBe('A coat.\n\nSmall hole in the lining.');
  });
});
