import { AppError } from '../lib/app-error.ts';
import type { AiCall } from '../lib/metrics.ts';
import type { TextModel } from './text-model.ts';

/** The same model; `report` learns of each call how it ended, how long it took and what it used. */
export function meterModel(model: TextModel, report: (call: AiCall) => void): TextModel {
  return {
    ...model,
    async write(request, call) {
      const startedAt = performance.now();
      const settle = (outcome: string, usage = { inputTokens: 0, outputTokens: 0, searches: 0 }) =>
        report({ model: model.name, outcome, seconds: (performance.now() - startedAt) / 1000, ...usage });
      try {
        const answer = await model.write(request, call);
        settle('ok', answer.usage);
        return answer;
      } catch (error) {
        // A client that has left is no fault of the provider's.
        if (call.signal.aborted) settle('left');
        else settle(error instanceof AppError ? error.code : 'internal');
        throw error;
      }
    },
  };
}
