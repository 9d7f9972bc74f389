/** Every address of the web app, in one place. */
export const PATHS = {
  home: '/',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  myListings: '/myListings',
  account: '/account',
  tray: '/tray',
  operator: '/operator',
  /** Ends with the id of the address. */
  shared: '/shared',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
} as const;
