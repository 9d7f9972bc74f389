import type { Db } from '../database.ts';
import type { Flavour } from '../dialect.ts';
import { createAccounts } from './001-accounts.ts';
import { createListings } from './002-listings.ts';
import { createAccountSafety } from './003-account-safety.ts';
import { createPhotos } from './004-photos.ts';
import { createBilling } from './005-billing.ts';
import { createAttempts } from './006-attempts.ts';
import { createConfirmations } from './007-confirmations.ts';
import { addPhotoBytes } from './008-photo-bytes.ts';
import { addItems } from './009-items.ts';
import { addWork } from './010-work.ts';
import { createChannels } from './011-channels.ts';
import { addChangedThere } from './012-changed-there.ts';
import { createQueueTable } from './013-queue.ts';
import { addSaleImports } from './014-sale-imports.ts';
import { createApiKeys } from './015-api-keys.ts';
import { createTray } from './016-tray.ts';
import { createChannelBatches } from './017-channel-batches.ts';
import { addShops } from './018-shops-of-publications.ts';
import { keepShopsApart } from './019-shops-side-by-side.ts';
import { keepWhatWasTold } from './020-told-sales.ts';
import { indexSoldPublications } from './021-sold-publications.ts';
import { sortByShownPrices } from './022-shown-prices.ts';

export interface Migration {
  name: string;
  up: (db: Db, flavour: Flavour) => Promise<void>;
}

/** In the order in which they run; one that has landed is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001-accounts', up: createAccounts },
  { name: '002-listings', up: createListings },
  { name: '003-account-safety', up: createAccountSafety },
  { name: '004-photos', up: createPhotos },
  { name: '005-billing', up: createBilling },
  { name: '006-attempts', up: createAttempts },
  { name: '007-confirmations', up: createConfirmations },
  { name: '008-photo-bytes', up: addPhotoBytes },
  { name: '009-items', up: addItems },
  { name: '010-work', up: addWork },
  { name: '011-channels', up: createChannels },
  { name: '012-changed-there', up: addChangedThere },
  { name: '013-queue', up: createQueueTable },
  { name: '014-sale-imports', up: addSaleImports },
  { name: '015-api-keys', up: createApiKeys },
  { name: '016-tray', up: createTray },
  { name: '017-channel-batches', up: createChannelBatches },
  { name: '018-shops-of-publications', up: addShops },
  { name: '019-shops-side-by-side', up: keepShopsApart },
  { name: '020-told-sales', up: keepWhatWasTold },
  { name: '021-sold-publications', up: indexSoldPublications },
  { name: '022-shown-prices', up: sortByShownPrices },
];
