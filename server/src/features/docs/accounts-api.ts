import {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  type ErrorCode,
  listSessionsResponseSchema,
  patchAccountRequestSchema,
  requestResetSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from '@smart-listings/contract';
import { body, content, failures, ID_PARAMETER, jsonSchema } from './parts.ts';

const DONE = 'Done.';
const COOKIES = 'Done; cookies are set or taken away.';
const MAILED = 'Done, whatever there is to mail: the answer does not tell whether an address has an account.';
const BAD_BODY = ['bad-request', 'forbidden', 'too-large', 'unsupported-type'] as const;

/** Sessions are http-only cookies: no answer carries a token. */
export const ACCOUNT_PATHS = {
  '/api/auth/sign-up/email': {
    post: call('signUp', 'Create an account and sign in', {
      schema: 'SignUp',
      done: COOKIES,
      codes: [...BAD_BODY, 'rate-limited', 'internal'],
    }),
  },
  '/api/auth/sign-in/email': {
    post: call('signIn', 'Sign in', {
      schema: 'SignIn',
      done: COOKIES,
      codes: [...BAD_BODY, 'signed-out', 'rate-limited', 'internal'],
    }),
  },
  '/api/auth/sign-out': {
    post: call('signOut', 'Sign out', { done: COOKIES, codes: ['forbidden', 'internal'] }),
  },
  '/api/auth/request-password-reset': {
    post: call('requestPasswordReset', 'Mail a link to choose a new password', {
      schema: 'RequestReset',
      done: MAILED,
      codes: [...BAD_BODY, 'rate-limited'],
    }),
  },
  '/api/auth/reset-password': {
    post: call('resetPassword', 'Choose a new password with the token of the mail; every session ends', {
      schema: 'ResetPassword',
      codes: [...BAD_BODY, 'internal'],
    }),
  },
  '/api/auth/verify-email': { get: link('verifyEmail', 'Where the mail that confirms an address leads') },
  '/api/account/email/confirm': {
    get: link('confirmEmailChange', 'Where the mail to the new address of an account leads'),
  },
  '/api/account': {
    patch: call('patchAccount', 'Change the name', {
      schema: 'PatchAccountRequest',
      codes: [...BAD_BODY, 'signed-out'],
    }),
  },
  '/api/account/password': {
    post: call(
      'changePassword',
      'Choose a new password; every other session ends, and a mail tells the owner',
      {
        schema: 'ChangePasswordRequest',
        done: COOKIES,
        codes: [...BAD_BODY, 'signed-out', 'rate-limited', 'internal'],
      },
    ),
  },
  '/api/account/verification': {
    post: call('sendVerification', 'Mail the link that confirms the address once more', {
      codes: ['signed-out', 'forbidden', 'rate-limited', 'internal'],
    }),
  },
  '/api/account/email': {
    post: call('changeEmail', 'Mail a link to a new address of the account, and a notice to the old one', {
      schema: 'ChangeEmailRequest',
      done: MAILED,
      codes: [...BAD_BODY, 'signed-out', 'rate-limited'],
    }),
  },
  '/api/account/sessions': {
    get: {
      operationId: 'listSessions',
      summary: 'Where the account is signed in',
      responses: {
        200: { description: 'The current session first.', content: content('ListSessionsResponse') },
        ...failures(['signed-out']),
      },
    },
  },
  '/api/account/sessions/{id}': {
    parameters: [ID_PARAMETER],
    delete: call('endSession', 'End one session', { codes: ['signed-out', 'forbidden', 'not-found'] }),
  },
  '/api/account/sessions/end-others': {
    post: call('endOtherSessions', 'End every session but this one', { codes: ['signed-out', 'forbidden'] }),
  },
  '/api/account/data.zip': {
    get: {
      operationId: 'downloadData',
      summary: 'Everything that the account holds, as JSON and CSV in a zip archive',
      responses: {
        200: {
          description: 'The archive, made while it is read.',
          content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
        },
        ...failures(['signed-out', 'rate-limited']),
      },
    },
  },
  '/api/account/delete': {
    post: call('deleteAccount', 'Delete the account with everything in it, for good', {
      schema: 'DeleteAccountRequest',
      done: COOKIES,
      codes: [...BAD_BODY, 'signed-out', 'rate-limited', 'internal'],
    }),
  },
};

export const ACCOUNT_SCHEMAS = {
  SignUp: jsonSchema(signUpSchema, 'input'),
  SignIn: jsonSchema(signInSchema, 'input'),
  RequestReset: jsonSchema(requestResetSchema, 'input'),
  ResetPassword: jsonSchema(resetPasswordSchema, 'input'),
  PatchAccountRequest: jsonSchema(patchAccountRequestSchema, 'input'),
  ChangePasswordRequest: jsonSchema(changePasswordRequestSchema, 'input'),
  ChangeEmailRequest: jsonSchema(changeEmailRequestSchema, 'input'),
  DeleteAccountRequest: jsonSchema(deleteAccountRequestSchema, 'input'),
  ListSessionsResponse: jsonSchema(listSessionsResponseSchema),
};

interface Call {
  schema?: string;
  done?: string;
  codes: readonly ErrorCode[];
}

function call(operationId: string, summary: string, { schema, done = DONE, codes }: Call) {
  return {
    operationId,
    summary,
    ...(schema && { requestBody: body(schema) }),
    responses: { 200: { description: done }, ...failures(codes) },
  };
}

function link(operationId: string, summary: string) {
  return {
    operationId,
    summary,
    parameters: [{ name: 'token', in: 'query', required: true, schema: { type: 'string' } }],
    responses: {
      302: {
        description:
          'To /account?address=confirmed, changed, expired or other-account; signed out, to /account with the token, for after the log-in.',
      },
    },
  };
}
