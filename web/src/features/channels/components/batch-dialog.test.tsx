// @vitest-environment jsdom
import type { BatchItem, OpenBatch } from '@smart-listings/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { savedListing } from '../../../test/stand-in-account.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { OpenBatches } from './open-batches.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = 'batch-1';
const listing = savedListing('Navy wool coat');
const item: BatchItem = {
  ...{ listingId: listing.id, title: listing.title, state: 'seen', problem: null },
  preview: {
    ...{ digest: 'seen', title: listing.title, description: 'Navy.', price: 45, currency: 'GBP' },
    ...{ site: 'www.ebay.co.uk', category: 'Coats', condition: 'Used', specifics: [], photos: [] },
    ...{ tags: [], chosen: [], fees: null, remarks: [] },
  },
};
const open: OpenBatch = {
  ...{ id: ID, code: 'ebay', name: 'eBay', startedAt: new Date(0).toISOString() },
  ...{ listings: 1, done: 0, isMoving: true },
};

/** A server with one batch: `start` answers the press, `previews` what would go out. */
function startStandInChannel(start: () => Promise<void>, previews: () => Response) {
  let batches: OpenBatch[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      await start();
      batches = [open];
      return Response.json({ id: ID });
    }
    if (path.includes('brief=true')) return Response.json({ items: [{ ...item, preview: null }] });
    if (path.endsWith(ID)) return previews();
    if (path.endsWith('/batches')) return Response.json({ batches });
    const form = { site: 'www.ebay.co.uk', currency: 'GBP', categories: [], choices: [], publication: null };
    return Response.json(form);
  });
}

function MyListings() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <OpenBatches accountLink={null} onChanged={() => undefined} />
      {isOpen && (
        <BatchDialog
          code="ebay"
          listings={[listing]}
          accountLink={null}
          onClose={() => setOpen(false)}
          onChanged={() => undefined}
        />
      )}
    </>
  );
}

test('a batch that was started and closed at once is found below', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  startStandInChannel(
    () => answered,
    () => Response.json({ items: [item] }),
  );
  const user = userEvent.setup();
  render(<MyListings />, { wrapper: Providers });
  await user.click(await screen.findByRole('button', { name: 'See what goes out' }));
  await user.keyboard('{Escape}');
  answer();
  await screen.findByRole('button', { name: 'Show them' });
});

test('what would go out and could not be fetched is asked for again', async () => {
  let count = 0;
  startStandInChannel(
    async () => undefined,
    () => {
      count += 1;
      // Asked twice by itself.
      return count <= 2 ? new Response(null, { status: 502 }) : Response.json({ items: [item] });
    },
  );
  const user = userEvent.setup();
  render(<MyListings />, { wrapper: Providers });
  await user.click(await screen.findByRole('button', { name: 'See what goes out' }));
  await user.click(await screen.findByRole('button', { name: 'Ask for them again' }, { timeout: 10_000 }));
  await screen.findByRole('button', { name: 'Put 1 live on eBay' });
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});
