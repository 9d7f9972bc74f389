// Only in a browser: what it can do besides typing decides what is shown.
import { ClipboardPaste, Mic, Square } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { notifyInfo } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { canDictate, dictate } from '../dictation.ts';

interface Props {
  onWords: (words: string) => void;
  /** While somebody speaks: ends it. */
  hush: RefObject<(() => Promise<void>) | null>;
}

/** Words that need no typing: pasted by one press, or spoken. */
export function NoteTools({ onWords, hush }: Props) {
  return (
    <>
      {typeof navigator.clipboard?.readText === 'function' && <PasteButton onWords={onWords} />}
      {canDictate() && <DictateButton onWords={onWords} hush={hush} />}
    </>
  );
}

function PasteButton({ onWords }: Pick<Props, 'onWords'>) {
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

function DictateButton({ onWords, hush }: Props) {
  const [isListening, setListening] = useState(false);
  useEffect(() => () => void hush.current?.(), [hush]);

  function toggle() {
    if (hush.current) return void hush.current();
    setListening(true);
    hush.current = dictate({
      onWords,
      onEnd: (failed) => {
        hush.current = null;
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
