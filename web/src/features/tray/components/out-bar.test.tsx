// @vitest-environment jsdom
import { EMPTY_FORM, generatedListingSchema, listingFormSchema } from '@smart-listings/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memoryTray } from '../../../test/stand-in-tray.ts';
import { newRow, type TrayRow, type Written } from '../rows.ts';
import { documentOf } from '../take-out.ts';
import { Tray } from '../tray.ts';
import { OutBar } from './out-bar.tsx';

afterEach(cleanup);

function writtenOf(title: string): Written {
  const price = { suggestedPriceRange: '', priceJustification: '', pricingSource: 'heuristic' };
  const form = { ...EMPTY_FORM, platform: 'eBay', itemName: title, features: title, condition: 'used-good' };
  return {
    listing: generatedListingSchema.parse({ title, description: title, tags: [], ...price }),
    form: listingFormSchema.parse(form),
    ...{
      currency: 'GBP (£)',
      engine: 'builtin',
      instead: '',
      sources: [],
      receipt: '',
      answers: [],
      seen: [],
      checks: 0,
    },
  };
}

test('what is changed while all are saved is not taken for saved', async () => {
  const memory = memoryTray();
  const tray = new Tray(memory.store, memory.incomingStore);
  await tray.load({ platform: 'eBay' });
  const items = ['coat', 'lamp', 'mug'].map((id) => ({ id, listingId: id, written: writtenOf(id) }));
  tray.addRows(items);
  const asked: string[] = [];
  const onSave = async ({ id }: TrayRow) => {
    asked.push(id);
    // The hand is quicker than the line.
    if (id === 'coat') for (const changed of ['coat', 'lamp']) tray.changeRow(changed, { note: 'Torn' });
  };
  render(
    <OutBar
      tray={tray}
      rows={tray.getState().rows}
      branding={false}
      onCopy={() => undefined}
      onSave={onSave}
      saveRoom={null}
      signIn={null}
      isUploadLocked={false}
      onUpgrade={() => undefined}
      renderUpload={() => null}
    />,
  );
  screen.getByRole('button', { name: 'Save all (3)' }).click();
  await waitFor(() => expect(tray.findRow('mug')).toMatchObject({ saved: true }));
  expect(asked).toEqual(['coat', 'mug']);
  expect(tray.findRow('coat')).toMatchObject({ saved: false, note: 'Torn' });
  // Saved under the same id, the new text would be taken for the one that is saved.
  expect(tray.findRow('coat')?.listingId).not.toBe('coat');
});

test('all texts stand under the numbers of their items, with what a form asks for', () => {
  const rows = [null, writtenOf('coat')].map((written, at) => ({ ...newRow(`${at}`, `${at}`), written }));
  expect(documentOf(rows, false)).toMatch(/^Item 2, for eBay\n\ncoat\n[\s\S]*\nCondition: Used - Good\n$/);
});
