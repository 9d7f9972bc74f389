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
  /** @param failed nothing could be heard: no microphone, or it is forbidden */
  onEnd: (failed: boolean) => void;
}

/** Listens until it is stopped or nobody speaks any more. @returns stops it */
export function dictate({ onWords, onEnd }: Listeners): () => void {
  const Recognition = recognitionOf();
  if (!Recognition) return () => undefined;
  const recognition = new Recognition();
  let failed = false;
  recognition.lang = navigator.language;
  recognition.continuous = true;
  recognition.addEventListener('result', (event) => {
    if (!hasResults(event)) return;
    const heard = [...event.results].slice(event.resultIndex).filter(({ isFinal }) => isFinal);
    onWords(heard.map((result) => result[0].transcript.trim()).join(' '));
  });
  recognition.addEventListener('error', () => {
    failed = true;
  });
  recognition.addEventListener('end', () => onEnd(failed));
  recognition.start();
  return () => recognition.stop();
}

function hasResults(
  event: Event,
): event is Event & { results: ArrayLike<SpeechResult> & Iterable<SpeechResult>; resultIndex: number } {
  return 'results' in event && 'resultIndex' in event;
}
