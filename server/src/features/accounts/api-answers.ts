/** What the document says of answers here: no body carries a token. */
export const COOKIES = { 200: { description: 'Done; cookies are set or taken away.' } } as const;
export const MAILED = {
  200: {
    description:
      'Done, whatever there is to mail: the answer does not tell whether an address has an account.',
  },
} as const;
