import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useKey } from '../../../lib/use-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Key } from '../../../ui/key.tsx';
import { copyPart } from '../copy-part.ts';

const SHOWN_MS = 2_000;

interface Props {
  /** 'title' */
  name: string;
  text: string;
  /** A key that does the same, while nobody types. */
  shortcut?: string;
}

/** Copies what it stands beside. */
export function CopyButton({ name, text, shortcut }: Props) {
  const [done, setDone] = useState(false);
  const isEmpty = text.trim() === '';
  async function copy() {
    if (!isEmpty) setDone(await copyPart(name, text));
  }
  const key = useKey(shortcut, () => void copy());
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done]);
  if (isEmpty) return null;
  const Icon = done ? Check : Copy;
  return (
    <Button
      size="small"
      look="quiet"
      aria-keyshortcuts={key?.toUpperCase()}
      onClick={() => void copy()}
      className="whitespace-nowrap"
    >
      <Icon aria-hidden className="size-4" />
      <span>
        {done ? 'Copied' : 'Copy'} <span className="sr-only">the {name}</span>
      </span>
      {key && <Key name={key} />}
    </Button>
  );
}
