import type { uploadQuerySchema } from '@smart-listings/contract';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { API_SECURITY_HEADERS } from '../../lib/security-headers.ts';
import { textStream } from '../../lib/text-stream.ts';
import { type ZipEntry, zipStream } from '../../lib/zip-stream.ts';
import { requireFile, writeUploadText, writeWorkbooks } from './operations/upload.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The upload file as a download: text as it is made; a workbook, or an archive of them where one cannot hold all. */
export async function answerUpload(
  context: AppContext,
  request: z.output<typeof uploadQuerySchema> & { userId: string },
): Promise<Response> {
  const { file } = requireFile(request.file);
  const now = context.clock();
  const name = `${file.id}-${now.toISOString().slice(0, 10)}`;
  if (file.format !== 'xlsx') {
    const text = writeUploadText(context, request);
    return file.format === 'tsv'
      ? textStream(text, { type: 'text/tab-separated-values', fileName: `${name}.txt` })
      : textStream(text, { type: 'text/csv', fileName: `${name}.csv` });
  }
  const books = writeWorkbooks(context, request);
  const first = await books.next();
  const second = await books.next();
  if (second.done) return download(first.value, { type: XLSX, fileName: `${name}.xlsx` });
  const entries = archive(name, [first.value, second.value], books);
  return download(zipStream(entries, now), { type: 'application/zip', fileName: `${name}.zip` });
}

async function* archive(
  name: string,
  begun: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<ZipEntry> {
  let number = 0;
  const entry = (book: Uint8Array): ZipEntry => {
    number += 1;
    return { name: `${name}-${number}.xlsx`, content: () => inOne(book), compress: false };
  };
  yield* begun.map(entry);
  for await (const book of rest) yield entry(book);
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function download(
  body: Uint8Array | ReadableStream<Uint8Array>,
  { type, fileName }: { type: string; fileName: string },
): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
    ...API_SECURITY_HEADERS,
  };
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, { headers });
}
