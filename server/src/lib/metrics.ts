import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countOpenStreams } from './event-stream.ts';

/** What one call to an AI provider came to. */
export interface AiCall {
  /** Provider and model: 'gemini/gemini-flash-latest'. */
  model: string;
  /** 'ok', or the code of the error that it ended with. */
  outcome: string;
  seconds: number;
  /** As the provider counts them; 0 where it does not say. */
  inputTokens: number;
  outputTokens: number;
}

/** What the server counts about itself, for Prometheus to collect. No label ever holds what a visitor wrote. */
export interface Metrics {
  countRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  countAiCall(call: AiCall): void;
  /** A number that is read when somebody collects, such as the length of a queue. */
  watch(name: string, help: string, read: () => number): void;
  /** The text format of Prometheus. */
  print(): Promise<{ type: string; text: string }>;
}

/** From a built-in generation (about a millisecond) to a model that thinks for a minute. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the head of the answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const aiCalls = new Histogram({
    name: 'ai_call_duration_seconds',
    help: 'Calls to the AI provider, by how they ended.',
    labelNames: ['model', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const aiTokens = new Counter({
    name: 'ai_tokens_total',
    help: 'Tokens as the AI provider counted them.',
    labelNames: ['model', 'direction'],
    registers,
  });
  const watch: Metrics['watch'] = (name, help, read) => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  watch('open_event_streams', 'Streams of server-sent events that are open now.', countOpenStreams);
  let watchesProcess = false;
  return {
    countRequest: (labels, seconds) => requests.observe(labels, seconds),
    countAiCall({ model, outcome, seconds, inputTokens, outputTokens }) {
      aiCalls.observe({ model, outcome }, seconds);
      if (inputTokens > 0) aiTokens.inc({ model, direction: 'input' }, inputTokens);
      if (outputTokens > 0) aiTokens.inc({ model, direction: 'output' }, outputTokens);
    },
    watch,
    async print() {
      // Watching memory and the event loop costs a little, so it begins with the first who asks.
      if (!watchesProcess) collectDefaultMetrics({ register: registry });
      watchesProcess = true;
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
