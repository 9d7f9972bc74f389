import { type Answer, inPieces, type WireFormat } from './stand-in.ts';

/** generateContent and streamGenerateContent?alt=sse, with the grounding metadata of Google Search. */
export const geminiFormat: WireFormat = {
  isStream: (path) => path.includes(':streamGenerateContent'),
  whole: (answer) => response(answer, [{ text: answer.text }], true),
  events: (answer) => {
    const pieces = answer.text === '' ? [''] : inPieces(answer.text, answer.pace?.charactersEach);
    return pieces.map((text, index) => {
      const last = index === pieces.length - 1;
      return `data: ${JSON.stringify(response(answer, [{ text }], last))}\r\n\r\n`;
    });
  },
  error: (status, retrySeconds) => ({
    error: {
      code: status,
      message: 'The model said no.',
      status: statusName(status),
      ...(retrySeconds && {
        details: [
          { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaValue: '20' }] },
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retrySeconds}s` },
        ],
      }),
    },
  }),
};

function response(answer: Answer, parts: object[], last: boolean): object {
  return {
    candidates: [
      {
        content: { parts, role: 'model' },
        index: 0,
        ...(last && { finishReason: answer.finish ?? 'STOP' }),
        ...(last && answer.sources && { groundingMetadata: grounding(answer.sources) }),
      },
    ],
    usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 300, totalTokenCount: 1200 },
    modelVersion: 'gemini-flash-latest',
    responseId: 'r-1',
  };
}

function grounding(sources: NonNullable<Answer['sources']>): object {
  return {
    webSearchQueries: ['used price'],
    searchEntryPoint: { renderedContent: '<div>Search</div>' },
    groundingChunks: sources.map(({ uri, title }) => ({ web: { uri, title } })),
    groundingSupports: [
      { segment: { startIndex: 0, endIndex: 10, text: 'text' }, groundingChunkIndices: [0] },
    ],
  };
}

function statusName(status: number): string {
  const names: Record<number, string> = {
    400: 'INVALID_ARGUMENT',
    401: 'UNAUTHENTICATED',
    403: 'PERMISSION_DENIED',
    429: 'RESOURCE_EXHAUSTED',
    503: 'UNAVAILABLE',
  };
  return names[status] ?? 'INTERNAL';
}
