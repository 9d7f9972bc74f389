/** An answer that goes on and on. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong';
}

/** Lets a body through up to `most` bytes; what is longer is not read to its end. @throws AnswerTooLong */
export function countBytes(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > most) throw new AnswerTooLong(`more than ${most} bytes`);
      controller.enqueue(chunk);
    },
  });
}
