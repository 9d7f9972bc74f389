// Photos for the journeys, drawn by the browser itself: a label on a table.
import type { Page } from '@playwright/test';

export interface DrawnPhoto {
  name: string;
  lines: readonly string[];
  width?: number;
  height?: number;
  /** Of the letters, in pixels; a twelfth of the height by default. */
  letters?: number;
  type?: string;
}

/** The files' bytes, as a camera would hand them over. */
export async function drawPhotos(page: Page, photos: readonly DrawnPhoto[]) {
  const drawn = await page.evaluate(
    async (wanted) => {
      const draw = async ({
        lines,
        width = 1600,
        height = 1200,
        letters = height / 12,
        type = 'image/jpeg',
      }: DrawnPhoto) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        const wood = context.createLinearGradient(0, 0, width, height);
        wood.addColorStop(0, '#8a5a34');
        wood.addColorStop(1, '#c79a66');
        context.fillStyle = wood;
        context.fillRect(0, 0, width, height);
        context.fillStyle = '#fff';
        context.fillRect(width * 0.1, height * 0.15, width * 0.8, height * 0.7);
        context.fillStyle = '#111';
        context.font = `600 ${Math.round(letters)}px sans-serif`;
        for (const [place, line] of lines.entries()) {
          context.fillText(line, width * 0.15, height * (0.3 + place * 0.13));
        }
        const blob = await canvas.convertToBlob({ type, quality: 0.95 });
        let text = '';
        for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
        return btoa(text);
      };
      return Promise.all(wanted.map(draw));
    },
    [...photos],
  );
  return photos.map(({ name, type = 'image/jpeg' }, place) => ({
    name,
    mimeType: type,
    buffer: Buffer.from(drawn[place] ?? '', 'base64'),
  }));
}

export type PhotoFile = Awaited<ReturnType<typeof drawPhotos>>[number];

/** Drops files on the page, as a hand would from a folder. */
export async function dropFiles(page: Page, files: readonly PhotoFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await page.evaluate((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    for (const type of ['dragover', 'drop']) {
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    }
  }, sent);
}

/** What "Copy" does in another program; a copied cell or page has its text beside its picture. */
export async function copyPicture(page: Page, text?: string) {
  await page.evaluate(async (words) => {
    const canvas = new OffscreenCanvas(800, 600);
    canvas.getContext('2d')?.fillRect(100, 100, 300, 300);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    const item = {
      'image/png': picture,
      ...(words && { 'text/plain': new Blob([words], { type: 'text/plain' }) }),
    };
    await navigator.clipboard.write([new ClipboardItem(item)]);
  }, text);
}
