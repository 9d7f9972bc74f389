// Loaded when something was shared into the app.
import type { FormValues } from '../../features/generator/draft.ts';
import { sayInBox } from '../../features/generator/note.ts';
import { takeShared } from '../../features/sharing/take-shared.ts';
import { sharedLines, wordsToForm } from '../../features/sharing/words-to-form.ts';
import { notifyError, notifyInfo } from '../../lib/notify.ts';

interface Form {
  read: () => FormValues;
  fill: (values: FormValues, message: string) => void;
  addPhotos: (files: readonly File[]) => void;
  /** Makes room for the next item; null while there is no listing of this one. */
  next: (() => void) | null;
}

/** Puts what another app shared into the form, which keeps what it has. */
export async function putSharedIntoForm({ read, fill, addPhotos, next }: Form): Promise<void> {
  const shared = await takeShared();
  if (!shared) {
    notifyError('Nothing of what you shared has arrived. Share it once more: the app is ready now.');
    return;
  }
  const lines = sharedLines(shared.words);
  // An item that has its listing is done with.
  if (lines !== '') next?.();
  const before = read();
  const { form, hadAddress } = wordsToForm(before, shared.words);
  // Words of a new item come in by the same door as typed ones; to an item that is under way they are added.
  const isNew = before.itemName.trim() === '' && before.features.trim() === '';
  if (isNew && lines !== '' && sayInBox(lines)) notifyInfo('What you shared is in the form.');
  else if (form.itemName !== before.itemName || form.features !== before.features) {
    fill(form, 'What you shared is in the form.');
  }
  if (hadAddress) notifyInfo('The link was left out: marketplaces do not allow them in a listing.');
  if (shared.photos.length > 0) addPhotos(shared.photos);
}
