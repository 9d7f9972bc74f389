import { LoaderCircle, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { ClaimAction } from './claim-action.tsx';

interface Props {
  /** Asks the AI for the sentence anew. */
  reword: () => Promise<string>;
  onSay: (words: string) => void;
}

type Rewording =
  | { phase: 'idle' | 'running' }
  | { phase: 'there'; words: string }
  | { phase: 'failed'; why: string };

/** Another wording by the AI, shown before it takes the sentence's place. */
export function ClaimRewording({ reword, onSay }: Props) {
  const [rewording, setRewording] = useState<Rewording>({ phase: 'idle' });
  async function ask() {
    if (rewording.phase === 'running') return;
    setRewording({ phase: 'running' });
    try {
      setRewording({ phase: 'there', words: await reword() });
    } catch (error) {
      setRewording({ phase: 'failed', why: error instanceof Error ? error.message : '' });
    }
  }
  const words = rewording.phase === 'there' ? rewording.words : null;
  return (
    <div role="status">
      {words !== null ? (
        <ClaimAction icon={Sparkles} onClick={() => onSay(words)} note={words}>
          Use this instead
        </ClaimAction>
      ) : (
        <ClaimAction
          icon={rewording.phase === 'running' ? LoaderCircle : Sparkles}
          onClick={ask}
          note={rewording.phase === 'failed' ? rewording.why : undefined}
        >
          {rewording.phase === 'running' ? 'The AI looks for other words…' : 'Say it another way'}
        </ClaimAction>
      )}
    </div>
  );
}
