import { SignInPrompt } from '../shell/sign-in-prompt.tsx';

/** For every address that needs an account. */
export function AccountsClosedPage() {
  return <SignInPrompt title="Log in first">This page belongs to an account.</SignInPrompt>;
}
