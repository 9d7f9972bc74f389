import type { Breach, ListingText, SellerAnswer, Variant } from '@smart-listings/contract';
import { notifyInfo } from '../../lib/notify.ts';
import type { Confirmation } from './confirmation.ts';
import {
  withAnswers,
  withoutAnswer,
  withoutSentenceBack,
  withoutStep,
  withSentenceBack,
} from './knowledge.ts';
import { inPlace } from './places.ts';
import { reduceSession, type Session, type SessionAction } from './session.ts';
import { changedParts } from './session-parts.ts';

/** What a press on the result changes, each with its way back. */
export interface Edits {
  change: (variant: Variant, next: ListingText, message: string) => void;
  fix: (breach: Breach) => void;
  /** What is marked is true: it counts as a fact from now on. */
  confirm: (confirmation: Confirmation) => void;
  answer: (answers: readonly SellerAnswer[], message: string) => void;
  takeAnswerBack: (answer: SellerAnswer) => void;
  putBack: (sentence: string) => void;
  leaveOut: (sentence: string) => void;
}

/** A sentence that was put back, and then changed by hand or by an AI. */
const SAID_OTHERWISE =
  'Noted, but the description does not have it word for word: strike there what still says it.';

export function useEdits(session: Session, dispatch: (action: SessionAction) => void): Edits {
  const version = session.versions[session.active];

  function change(variant: Variant, next: ListingText, message: string) {
    const before = session.versions[variant]?.text;
    dispatch({ type: 'edited', variant, text: next });
    const platform = session.form?.platform;
    if (!before || !platform) return;
    // Only what this step changed: what was typed elsewhere since then stays.
    const undone = changedParts(before, next);
    notifyInfo(message, {
      action: {
        label: 'Undo',
        onClick: () =>
          dispatch({
            type: 'changed',
            change: (now) =>
              inPlace(now, platform, (here) =>
                reduceSession(here, { type: 'edited', variant, text: undone }),
              ),
          }),
      },
    });
  }

  function fix({ fix: mend }: Breach) {
    if (!mend || !version) return;
    const { label: _label, ...parts } = mend;
    change(session.active, { ...version.text, ...parts }, 'Fixed.');
  }

  function decide(after: Session, message: string) {
    const step = { before: session, after };
    dispatch({ type: 'restored', session: after });
    notifyInfo(message, {
      action: {
        label: 'Undo',
        onClick: () => dispatch({ type: 'changed', change: (now) => withoutStep(now, step) }),
      },
    });
  }

  function confirm({ statement, answer, label }: Confirmation) {
    const isNew = !session.confirmed.includes(statement);
    const noted = isNew ? { ...session, confirmed: [...session.confirmed, statement] } : session;
    const after = answer ? withAnswers(noted, [answer]) : noted;
    const step = { before: session, after };
    dispatch({ type: 'restored', session: after });
    const takeBack = (now: Session): Session => {
      const confirmed = isNew ? now.confirmed.filter((one) => one !== statement) : now.confirmed;
      const without = { ...now, confirmed };
      return answer ? withoutStep(without, step) : without;
    };
    notifyInfo(`Noted: ${label}.`, {
      action: { label: 'Undo', onClick: () => dispatch({ type: 'changed', change: takeBack }) },
    });
  }

  // Only the built-in writer is at hand.
  const isByAi = version !== undefined && version.response.engine !== 'builtin';
  const stays = isByAi ? ' The AI’s text stays as it is: generate again to bring it in.' : '';
  return {
    change,
    fix,
    confirm,
    answer: (answers, message) => decide(withAnswers(session, answers), `${message}${stays}`),
    takeAnswerBack: (answer) => decide(withoutAnswer(session, answer), 'Your answer is taken back.'),
    putBack: (sentence) => decide(withSentenceBack(session, sentence), 'It is back in the description.'),
    leaveOut: (sentence) => {
      const after = withoutSentenceBack(session, sentence);
      const isGone = after.versions[session.active]?.text.description !== version?.text.description;
      decide(after, isGone ? 'It is left out again.' : SAID_OTHERWISE);
    },
  };
}
