import { type Answer, inPieces, type WireFormat } from './stand-in.ts';

/** chat/completions, whole and as chunks that end with [DONE]. */
export const openaiFormat: WireFormat = {
  isStream: (_path, body) =>
    typeof body === 'object' && body !== null && 'stream' in body && body.stream === true,
  whole: (answer) => ({
    ...head('chat.completion'),
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: answer.text },
        finish_reason: answer.finish ?? 'stop',
      },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
  }),
  events: (answer) => [
    chunk({ role: 'assistant', content: '' }),
    ...inPieces(answer.text, answer.pace?.charactersEach).map((content) => chunk({ content })),
    chunk({}, answer),
    'data: [DONE]\n\n',
  ],
  error: (status) => ({ error: { message: 'The model said no.', type: 'error', param: null, code: status } }),
};

function chunk(delta: object, last?: Answer): string {
  const choice = { index: 0, delta, finish_reason: last ? (last.finish ?? 'stop') : null };
  return `data: ${JSON.stringify({ ...head('chat.completion.chunk'), choices: [choice] })}\n\n`;
}

function head(object: string): object {
  return { id: 'chatcmpl-1', object, created: 1_780_000_000, model: 'test-model' };
}
