import { OperatorScreen } from '../../features/operator/components/operator-screen.tsx';
import { useMe } from '../../features/session/use-me.ts';
import { SignInPrompt } from '../shell/sign-in-prompt.tsx';

/** For the owners of this server. The server refuses everybody else; the page only says it sooner. */
export function OperatorPage() {
  const { known, user } = useMe();
  if (!known) return <p className="py-10 text-soft">Loading…</p>;
  if (!user) return <SignInPrompt title="Operator’s view">It is for the owners of this server.</SignInPrompt>;
  if (user.isOwner) return <OperatorScreen />;
  return (
    <div className="mx-auto max-w-xl py-16">
      <h1 className="text-2xl">Operator’s view</h1>
      <p className="mt-3 text-soft">
        It is for the owners of this server: accounts with a verified address on its list of owners.
      </p>
    </div>
  );
}
