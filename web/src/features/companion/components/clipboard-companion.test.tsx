// @vitest-environment jsdom
import { categoryOf, loadTaxonomy, pasteFields, readItem } from '@smart-listings/engine';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ClipboardCompanion } from './clipboard-companion.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const item = readItem({
  platform: 'Gumtree',
  itemName: 'Oak bookcase',
  make: '',
  modelNumber: '',
  features: '180 cm tall, five shelves, scratch on one side',
  condition: 'used-good',
  targetBuyer: '',
  keywords: '',
});
const listing = { title: 'Oak bookcase 180 cm', description: 'Five shelves.', tags: ['bookcase'] };

async function open() {
  const user = userEvent.setup();
  render(<ClipboardCompanion branding listing={listing} item={item} onClose={() => undefined} />);
  await screen.findByRole('dialog', undefined, { timeout: 15_000 });
  return user;
}

test('copies one field, ticks it and goes to the next', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Copy Title' }));
  expect(await navigator.clipboard.readText()).toBe('Oak bookcase 180 cm');
  const [, second] = pasteFields(listing, item, {
    branding: true,
    category: categoryOf(item, await loadTaxonomy()),
  });
  expect(screen.getByRole('status').textContent).toMatch(/^1 of/);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Copy ${second?.label}`);
});

test('arrow keys walk through the fields', async () => {
  const user = await open();
  screen.getByRole('button', { name: 'Copy Title' }).focus();
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Copy Title');
});

test('the description carries the branding line', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Copy Description' }));
  expect(await navigator.clipboard.readText()).toContain('Generated with Smart Listings');
});

test('a refused clipboard says so', async () => {
  const user = await open();
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  document.execCommand = () => false;
  await user.click(screen.getByRole('button', { name: 'Copy Title' }));
  expect(alert).toHaveBeenCalledWith('Failed to copy text. Please try again or copy manually.');
});
