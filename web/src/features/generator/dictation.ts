// Words that are spoken, by the browser's own recognition: not every browser has it.

interface SpeechResult {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string };
}

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type RecognitionMaker = new () => Recognition;

export function canDictate(): boolean {
  return recognitionOf() !== null;
}

function recognitionOf(): RecognitionMaker | null {
  const names = new Map<string, unknown>(
    ['SpeechRecognition', 'webkitSpeechRecognition'].map((name) => [name, Reflect.get(window, name)]),
  );
  return [...names.values()].find(isMaker) ?? null;
}

function isMaker(value: unknown): value is RecognitionMaker {
  return typeof value === 'function';
}

interface Listeners {
  onWords: (words: string) => void;
  /** @param failed nothing was heard: no microphone, or it is forbidden */
  onEnd: (failed: boolean) => void;
}

const MOST_WAIT_MS = 1_000;

/** Listens until it is stopped or nobody speaks any more. @returns stops it, and resolves once the last words have come */
export function dictate({ onWords, onEnd }: Listeners): () => Promise<void> {
  const Recognition = recognitionOf();
  if (!Recognition) return async () => undefined;
  const recognition = new Recognition();
  let failed = false;
  let hasHeard = false;
  recognition.lang = navigator.language;
  recognition.continuous = true;
  recognition.addEventListener('result', (event) => {
    if (!hasResults(event)) return;
    const heard = [...event.results].slice(event.resultIndex).filter(({ isFinal }) => isFinal);
    hasHeard ||= heard.length > 0;
    onWords(heard.map((result) => result[0].transcript.trim()).join(' '));
  });
  recognition.addEventListener('error', () => {
    failed = true;
  });
  const ended = new Promise<void>((resolve) => {
    recognition.addEventListener('end', () => {
      onEnd(failed && !hasHeard);
      resolve();
    });
  });
  recognition.start();
  return () => {
    recognition.stop();
    setTimeout(() => recognition.abort(), MOST_WAIT_MS);
    return ended;
  };
}

function hasResults(
  event: Event,
): event is Event & { results: ArrayLike<SpeechResult> & Iterable<SpeechResult>; resultIndex: number } {
  return 'results' in event && 'resultIndex' in event;
}
