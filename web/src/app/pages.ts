import { PRODUCT, platformsInWords } from '@smart-listings/contract';
import { PATHS } from './paths.ts';

interface PageMeta {
  title: string;
  description: string;
  /** Written as HTML at build time, readable with scripts off. */
  prerender: boolean;
}

/** Title and description of each address, for the built HTML and for moves within the app. */
export const PAGES: Readonly<Record<string, PageMeta>> = {
  [PATHS.home]: {
    title: `${PRODUCT.name}: marketplace listings from the facts you have`,
    description: `Turn item details into a title, description, tags and a price range that fit ${platformsInWords('or')}. No sign-up required.`,
    prerender: true,
  },
  [PATHS.pricing]: {
    title: `Pricing · ${PRODUCT.name}`,
    description: `Starter is free. Pro costs ${PRODUCT.proPrice}. What each plan holds, side by side.`,
    prerender: true,
  },
  [PATHS.terms]: {
    title: `Terms of Use · ${PRODUCT.name}`,
    description: `The terms on which ${PRODUCT.name} is used, in plain words.`,
    prerender: true,
  },
  [PATHS.privacy]: {
    title: `Privacy Policy · ${PRODUCT.name}`,
    description: 'What is stored, what is not, and what your browser keeps for you.',
    prerender: true,
  },
  [PATHS.refund]: {
    title: `Refund Policy · ${PRODUCT.name}`,
    description: `${PRODUCT.refundDays}-day money-back guarantee on the first Pro payment, and what holds afterwards.`,
    prerender: true,
  },
  [PATHS.login]: screen('Log In'),
  [PATHS.signup]: screen('Sign Up'),
  [PATHS.resetPassword]: screen('Reset Password'),
  [PATHS.myListings]: screen('My Saved Listings'),
  [PATHS.account]: screen('Account'),
  [PATHS.tray]: screen('Tray for many items'),
  [PATHS.operator]: screen('Operator’s view'),
};

function screen(name: string): PageMeta {
  return { title: `${name} · ${PRODUCT.name}`, description: '', prerender: false };
}

const OTHER: PageMeta = { title: PRODUCT.name, description: '', prerender: false };

export function pageMeta(path: string): PageMeta {
  if (path.startsWith(`${PATHS.shared}/`)) return screen('A listing');
  return PAGES[path] ?? OTHER;
}
