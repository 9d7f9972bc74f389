/**
 * The language model that a browser brings along: the Prompt API, `LanguageModel`, as its specification had it in
 * 2026. Whatever changes about it changes here.
 */
import { ModelFault } from './model-fault.ts';

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Expected {
  type: 'text' | 'image';
  languages?: readonly string[];
}

interface Options {
  expectedInputs: readonly Expected[];
  expectedOutputs: readonly Expected[];
}

interface Content {
  type: 'text' | 'image';
  value: string | Blob;
}

interface Message {
  role: 'system' | 'user';
  content: string | readonly Content[];
}

interface PromptOptions {
  responseConstraint: object;
  omitResponseConstraintInput: boolean;
  signal: AbortSignal;
}

interface Session {
  promptStreaming(input: readonly Message[], options: PromptOptions): ReadableStream<string>;
  // Edge, and Chrome before 148, have the older names.
  measureContextUsage?(input: readonly Message[], options: PromptOptions): Promise<number>;
  measureInputUsage?(input: readonly Message[], options: PromptOptions): Promise<number>;
  readonly contextWindow?: number;
  readonly contextUsage?: number;
  readonly inputQuota?: number;
  readonly inputUsage?: number;
  destroy(): void;
}

interface Create extends Options {
  initialPrompts?: readonly Message[];
  signal: AbortSignal;
  monitor?: (monitor: EventTarget) => void;
}

declare global {
  interface Window {
    LanguageModel?: {
      availability(options: Options): Promise<Availability>;
      create(options: Create): Promise<Session>;
    };
  }
}

/** What a model has to take and to give. */
export interface Needs {
  /** Beside English, which our instructions are in: the language of what it reads and writes. */
  language?: string;
  images?: boolean;
}

export interface ModelQuestion extends Needs {
  instructions: string;
  prompt: string;
  pictures?: readonly Blob[];
  /** The JSON Schema of the answer. */
  schema: object;
  /** The most tokens that a sensible answer takes: what is read and written share one room. */
  mostTokens: number;
}

function optionsFor({ language = 'en', images = false }: Needs): Options {
  const languages = [...new Set(['en', language])];
  const text: Expected = { type: 'text', languages };
  return {
    expectedInputs: images ? [text, { type: 'image' }] : [text],
    expectedOutputs: [{ type: 'text', languages: [language] }],
  };
}

/** Whether this browser has a model for that, or would fetch one. */
export async function findModel(needs: Needs = {}): Promise<Availability> {
  try {
    return (await window.LanguageModel?.availability(optionsFor(needs))) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/**
 * Has the browser fetch its model. Takes a press of the visitor's: without one browsers refuse.
 * @param onProgress gets the share that has come, 0 to 1
 */
export async function fetchModel(
  needs: Needs,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  const monitor = (target: EventTarget) =>
    target.addEventListener('downloadprogress', (event) => {
      if (event instanceof ProgressEvent) onProgress(event.loaded / (event.total || 1));
    });
  try {
    const session = await window.LanguageModel?.create({ ...optionsFor(needs), signal, monitor });
    if (!session) throw new ModelFault('absent');
    session.destroy();
  } catch (error) {
    signal.throwIfAborted();
    throw toFault(error);
  }
}

/**
 * Asks the browser's model once, in a session of its own.
 * @param onText gets the answer as far as it is written
 * @throws ModelFault, or the signal's reason
 */
export async function askModel(
  question: ModelQuestion,
  { signal, onText }: { signal: AbortSignal; onText?: ((text: string) => void) | undefined },
): Promise<string> {
  try {
    return await unlessAborted(askInSession(question, { signal, onText }), signal);
  } catch (error) {
    signal.throwIfAborted();
    throw toFault(error);
  }
}

/** The instructions for a listing and the listing itself: a model with less room writes none. */
const ROOM_TO_WRITE = 2_000;
const READY = {
  type: 'object',
  properties: { ready: { type: 'boolean' } },
  required: ['ready'],
  additionalProperties: false,
};

/**
 * Asks the model something small, once: browsers say that they have one, and fetch nothing, where no question would
 * be answered, or where it would be handed back.
 * @throws ModelFault, or the signal's reason
 */
export async function tryModel(signal: AbortSignal): Promise<void> {
  const question = {
    instructions: 'You answer in JSON.',
    prompt: 'Answer with an object whose only field is called ready, and is true.',
    schema: READY,
    mostTokens: ROOM_TO_WRITE,
  };
  if (!/"ready"\s*:\s*true/.test(await askModel(question, { signal }))) throw new ModelFault('absent');
}

async function askInSession(
  question: ModelQuestion,
  { signal, onText }: { signal: AbortSignal; onText?: ((text: string) => void) | undefined },
): Promise<string> {
  let session: Session | undefined;
  try {
    await requireModel(question);
    session = await window.LanguageModel?.create({
      ...optionsFor(question),
      initialPrompts: [{ role: 'system', content: question.instructions }],
      signal,
    });
    if (!session) throw new ModelFault('absent');
    signal.throwIfAborted();
    const heard = (text: string) => signal.aborted || onText?.(text);
    return await unlessAborted(promptIn(session, question, { signal, onText: heard }), signal);
  } finally {
    session?.destroy();
  }
}

/** The work, or the signal's reason as soon as it fires: a browser's model may not heed it, or have hung itself up. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** One that would have to be fetched first is none: that is asked for by itself, with its progress in view. */
async function requireModel(needs: Needs): Promise<void> {
  const found = await findModel(needs);
  if (found === 'available') return;
  const others = found === 'unavailable' && (await findModel()) === 'available';
  throw new ModelFault(others ? 'language' : 'absent');
}

async function promptIn(
  session: Session,
  { prompt, pictures = [], schema, mostTokens }: ModelQuestion,
  { signal, onText }: { signal: AbortSignal; onText?: ((text: string) => void) | undefined },
): Promise<string> {
  const images = pictures.map((value) => ({ type: 'image', value }) as const);
  const input: Message[] = [{ role: 'user', content: [...images, { type: 'text', value: prompt }] }];
  // The prompt describes the answer already.
  const options = { responseConstraint: schema, omitResponseConstraintInput: true, signal };
  const room = (session.contextWindow ?? session.inputQuota ?? Infinity) - mostTokens;
  const used = session.contextUsage ?? session.inputUsage ?? 0;
  const more = await (session.measureContextUsage?.(input, options) ??
    session.measureInputUsage?.(input, options));
  if (used + (more ?? 0) > room) throw new ModelFault('too-small');
  const reader = session.promptStreaming(input, options).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    onText?.(text);
  }
  return text;
}

function toFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return new ModelFault('too-small', error);
  return new ModelFault(name === 'NotSupportedError' ? 'absent' : 'busy', error);
}
