// Only in a browser: what it can do besides typing decides what is shown.
import { ClipboardPaste, Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notifyInfo } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { canDictate, dictate } from '../dictation.ts';

/** Words that need no typing: pasted by one press, or spoken. */
export function NoteTools({ onWords }: { onWords: (words: string) => void }) {
  return (
    <>
      {typeof navigator.clipboard?.readText === 'function' && <PasteButton onWords={onWords} />}
      {canDictate() && <DictateButton onWords={onWords} />}
    </>
  );
}

function PasteButton({ onWords }: { onWords: (words: string) => void }) {
  async function paste() {
    try {
      const text = await navigator.clipboard.readText();
      if (text.trim() === '') notifyInfo('There is no text on the clipboard.');
      else onWords(text);
    } catch {
      notifyInfo('Your browser keeps the clipboard to itself: paste into the box.');
    }
  }
  return (
    <Button size="small" onClick={paste}>
      <ClipboardPaste aria-hidden className="size-4" />
      Paste
    </Button>
  );
}

function DictateButton({ onWords }: { onWords: (words: string) => void }) {
  const [isListening, setListening] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  function toggle() {
    if (isListening) return stop.current();
    setListening(true);
    stop.current = dictate({
      onWords,
      onEnd: (failed) => {
        setListening(false);
        if (failed) notifyInfo('Nothing was heard. Is the microphone allowed for this page?');
      },
    });
  }
  const Icon = isListening ? Square : Mic;
  return (
    <Button size="small" aria-pressed={isListening} onClick={toggle}>
      <Icon aria-hidden className="size-4" />
      {isListening ? 'Stop' : 'Dictate'}
    </Button>
  );
}
