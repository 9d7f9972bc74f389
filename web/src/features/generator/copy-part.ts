import { copyText } from '../../lib/copy-text.ts';
import { notifyError, notifySuccess } from '../../lib/notify.ts';

/** Copies one part of the listing and says so; false when the browser refuses. */
export async function copyPart(name: string, text: string): Promise<boolean> {
  const done = await copyText(text);
  if (done) notifySuccess(`The ${name} is copied.`);
  else notifyError('Failed to copy text. Please try again or copy manually.');
  return done;
}
