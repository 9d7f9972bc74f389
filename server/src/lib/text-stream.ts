import { API_SECURITY_HEADERS } from './security-headers.ts';

/**
 * Answers with text that is made while it is sent: the next piece is asked for when the client has taken
 * the ones before. What fails before the first piece is an answer of its own; a failure in the middle breaks the
 * connection off, so that half a file is none.
 */
export async function textStream(
  pieces: AsyncGenerator<string>,
  { type, fileName }: { type: string; fileName: string },
): Promise<Response> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string> | null = await pieces.next();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = next ?? (await pieces.next());
        next = null;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
    ...API_SECURITY_HEADERS,
  };
  return new Response(body, { headers });
}
