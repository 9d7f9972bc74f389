// Loaded when something was shared into the app.
import type { FormValues } from '../../features/generator/draft.ts';
import { takeShared } from '../../features/sharing/take-shared.ts';
import { wordsToForm } from '../../features/sharing/words-to-form.ts';
import { notifyError, notifyInfo } from '../../lib/notify.ts';

interface Form {
  read: () => FormValues;
  fill: (values: FormValues, message: string) => void;
  addPhotos: (files: readonly File[]) => void;
}

/** Puts what another app shared into the form, which keeps what it has. */
export async function putSharedIntoForm({ read, fill, addPhotos }: Form): Promise<void> {
  const shared = await takeShared();
  if (!shared) {
    notifyError('Nothing of what you shared has arrived. Share it once more: the app is ready now.');
    return;
  }
  const before = read();
  const { form, hadAddress } = wordsToForm(before, shared.words);
  if (form.itemName !== before.itemName || form.features !== before.features) {
    fill(form, 'What you shared is in the form.');
  }
  if (hadAddress) notifyInfo('The link was left out: marketplaces do not allow them in a listing.');
  if (shared.photos.length > 0) addPhotos(shared.photos);
}
