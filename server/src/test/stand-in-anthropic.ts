import { inPieces, type WireFormat } from './stand-in.ts';

const MESSAGE = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude-test' };
const USAGE = { input_tokens: 900, output_tokens: 300 };

/** The Messages API, whole and as its named events. */
export const anthropicFormat: WireFormat = {
  isStream: (_path, body) =>
    typeof body === 'object' && body !== null && 'stream' in body && body.stream === true,
  whole: (answer) => ({
    ...MESSAGE,
    content: answer.text ? [{ type: 'text', text: answer.text }] : [],
    stop_reason: answer.finish ?? 'end_turn',
    stop_sequence: null,
    usage: USAGE,
  }),
  events: (answer) => [
    event('message_start', {
      message: { ...MESSAGE, content: [], stop_reason: null, stop_sequence: null, usage: USAGE },
    }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    event('ping', {}),
    ...inPieces(answer.text, answer.pace?.charactersEach).map((text) =>
      event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    ),
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: answer.finish ?? 'end_turn', stop_sequence: null },
      usage: { output_tokens: 300 },
    }),
    event('message_stop', {}),
  ],
  error: (status) => ({
    type: 'error',
    error: { type: status === 529 ? 'overloaded_error' : 'api_error', message: 'The model said no.' },
  }),
};

function event(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}
