/** Every address of the web app, in one place. */
export const PATHS = {
  home: '/',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  myListings: '/myListings',
  account: '/account',
  operator: '/operator',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
} as const;
