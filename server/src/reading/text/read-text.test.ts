import { beforeAll, describe, expect, it } from 'vitest';
import { drawLabel } from '../../test/draw-label.ts';
import { decodePhoto } from '../decode.ts';
import { openTextReader } from './read-text.ts';

/** Loading the models is the longest part of it. */
const PATIENCE_MS = 60_000;

describe('text on pictures', { timeout: PATIENCE_MS }, () => {
  let readLines: Awaited<ReturnType<typeof openTextReader>>;
  beforeAll(async () => {
    readLines = await openTextReader();
  }, PATIENCE_MS);

  async function textsOn(picture: ReturnType<typeof drawLabel>): Promise<string[]> {
    return (await readLines(await decodePhoto(await picture.png().toBuffer()))).map(({ text }) => text);
  }

  it('is read along the curve of a badge', async () => {
    const badge = drawLabel({
      width: 700,
      height: 700,
      print: [{ text: 'CONVERSE', x: 350, y: 350, height: 60, radius: 200 }],
    });
    expect(await textsOn(badge)).toContain('CONVERSE');
  });

  it('is read where it stands small in a large picture', async () => {
    const wide = drawLabel({
      width: 1_900,
      height: 1_060,
      ground: '#cfcabf',
      print: [{ text: 'MODEL DHP482', x: 900, y: 500, height: 14 }],
    });
    expect(await textsOn(wide)).toEqual(['MODEL DHP482']);
  });

  it('is read where only the photo as it was taken shows it', async () => {
    const photo = drawLabel({
      width: 4_000,
      height: 3_000,
      ground: '#cfcabf',
      print: [{ text: 'MODEL DHP482', x: 2_600, y: 1_700, height: 16 }],
      shapes: '<rect x="300" y="300" width="900" height="700" fill="#357"/>',
    });
    expect(await textsOn(photo)).toEqual(['MODEL DHP482']);
  });

  it.each([0, 35, 90, 180, 215])('is read when the picture is turned by %i degrees', async (degrees) => {
    const label = drawLabel({ print: [{ text: 'MAKITA', x: 300, y: 300, height: 70 }] });
    expect(await textsOn(label.rotate(degrees, { background: '#fdfdfb' }))).toEqual(['MAKITA']);
  });

  it('is not made up where there is none', async () => {
    const shapes =
      '<circle cx="300" cy="300" r="120" fill="#357"/><rect x="600" y="200" width="60" height="320" fill="#944"/>';
    expect(await textsOn(drawLabel({ shapes }))).toEqual([]);
  });
});
