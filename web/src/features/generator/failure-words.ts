import type { ApiError } from '../../lib/api-error.ts';

/** What happened, as one would say it to a friend; what is not here is told by the message alone. */
const WORDS: Partial<Record<ApiError['code'], string>> = {
  refused: 'The AI declined to write about this item.',
  'bad-answer': 'The AI’s answer was no listing that could be used.',
  overloaded: 'The AI has more to do at the moment than it can.',
  timeout: 'The AI took too long, so we stopped waiting.',
  'rate-limited': 'More is being asked for at the moment than can be answered.',
  misconfigured: 'The AI is not set up rightly on this server: trying again will not help.',
  unreachable: 'The AI could not be reached.',
  network: 'Our server could not be reached.',
  'database-away': 'Something is wrong on our side.',
  internal: 'Something is wrong on our side.',
};

/** What a failure is, in a seller’s words; one that nobody foresaw (null) is ours. */
export function failureWords(code: ApiError['code'] | null): string | undefined {
  return code === null ? WORDS.internal : WORDS[code];
}
