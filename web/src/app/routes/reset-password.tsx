import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { NewPasswordForm } from '../../features/accounts/components/new-password-form.tsx';
import { ResetRequestForm } from '../../features/accounts/components/reset-request-form.tsx';
import { changeSession } from '../../features/session/change-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { FormPage } from '../shell/form-page.tsx';

export function ResetPasswordPage() {
  const client = useQueryClient();
  const token = useToken();
  const footer = (
    <>
      <Link to={PATHS.login} className="link">
        Back to Log In
      </Link>
      <Link to={PATHS.home} className="link">
        Cancel
      </Link>
    </>
  );
  if (!token) {
    return (
      <FormPage
        title="Reset Password"
        intro="We send you a link with which you can choose a new password. It works for an hour."
        footer={footer}
      >
        <ResetRequestForm />
      </FormPage>
    );
  }
  return (
    <FormPage title="Choose a New Password" intro="For the account whose mail you opened." footer={footer}>
      <NewPasswordForm
        token={token}
        onDone={() => changeSession(client)}
        againLink={
          <Link to={PATHS.resetPassword} className="link">
            Ask for a new link.
          </Link>
        }
        logInLink={
          <Link to={PATHS.login} className={buttonClass({ look: 'accent', size: 'large' })}>
            Log In
          </Link>
        }
      />
    </FormPage>
  );
}

/** The token of the mail's link. It moves out of the address, where histories and logs would keep it. */
function useToken(): string | null {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const fromLink = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (fromLink) navigate(PATHS.resetPassword, { replace: true, state: { token: fromLink } });
  }, [fromLink, navigate]);
  return fromLink ?? readToken(state);
}

function readToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
}
