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
  /** In the web, where the provider searches. */
  searches: number;
}

/** What the server counts about itself, for Prometheus to collect. No label ever holds what a visitor wrote. */
export interface Metrics {
  countRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** @param cost millionths of a US dollar; 0 where no prices are set */
  countAiCall(call: AiCall, cost: number): void;
  /** Work after an answer that has failed, by its name. */
  countFailedWork(work: string): void;
  /** A number that is read when somebody collects, such as the length of a queue. */
  watch(name: string, help: string, read: () => number): void;
  /** The text format of Prometheus. */
  print(): Promise<{ type: string; text: string }>;
}

/** From a built-in generation (about a millisecond) to a model that thinks for a minute. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function createMetrics(version: string): Metrics {
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
    labelNames: ['provider', 'model', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const aiTokens = new Counter({
    name: 'ai_tokens_total',
    help: 'Tokens as the AI provider counted them.',
    labelNames: ['provider', 'model', 'direction'],
    registers,
  });
  const aiSearches = new Counter({
    name: 'ai_searches_total',
    help: 'Searches of the web that the AI provider made.',
    labelNames: ['provider', 'model'],
    registers,
  });
  const aiCost = new Counter({
    name: 'ai_cost_dollars_total',
    help: 'Cost of the AI provider in US dollars, by the prices that the operator has set.',
    labelNames: ['provider', 'model'],
    registers,
  });
  const failedWork = new Counter({
    name: 'background_work_failures_total',
    help: 'Work after an answer that has failed, such as mail, by its name.',
    labelNames: ['work'],
    registers,
  });
  new Gauge({
    name: 'smart_listings_info',
    help: 'Always 1; the label tells the version.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
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
    countAiCall({ model: name, outcome, seconds, inputTokens, outputTokens, searches }, cost) {
      const slash = name.indexOf('/');
      const labels = { provider: name.slice(0, slash), model: name.slice(slash + 1) };
      aiCalls.observe({ ...labels, outcome }, seconds);
      if (inputTokens > 0) aiTokens.inc({ ...labels, direction: 'input' }, inputTokens);
      if (outputTokens > 0) aiTokens.inc({ ...labels, direction: 'output' }, outputTokens);
      if (searches > 0) aiSearches.inc(labels, searches);
      if (cost > 0) aiCost.inc(labels, cost / 1_000_000);
    },
    countFailedWork: (work) => failedWork.inc({ work }),
    watch,
    async print() {
      // Watching memory and the event loop costs a little, so it begins with the first who asks.
      if (!watchesProcess) collectDefaultMetrics({ register: registry });
      watchesProcess = true;
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
