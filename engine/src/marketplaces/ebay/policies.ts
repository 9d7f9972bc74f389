import type { Links, Policies } from '../marketplace.ts';
import { LIMITS } from './limits.ts';
import { policy } from './sources.ts';

export const POLICIES: Policies = {
  'title-markup': policy('hard', 'A title is plain text without HTML.', 'memory'),
  symbols: policy(
    'policy',
    'No superscript, subscript or decorative symbols such as ™ ♥ ½ in the title or item specifics.',
    'E2',
  ),
  'keyword-spam': policy(
    'policy',
    'Every word must describe this item: no other brands or popular words.',
    'E3',
  ),
  'question-marks': policy(
    'policy',
    'No question marks on keywords in the title: leave unknown details out.',
    'E3',
  ),
  comparison: policy(
    'policy',
    'No comparisons with other products such as "like X" or "better than X".',
    'E3',
  ),
  'fits-wording': policy(
    'policy',
    'Put "for", "fits" or "compatible with" before the other product’s name; not before brands of jewellery, clothing or accessories.',
    'E3',
  ),
  choice: policy('policy', 'One listing sells one thing: no choice of products or mixed conditions.', 'E3'),
  'other-listings': policy('policy', 'The text may not promote other listings.', 'E3'),
  attention: policy('guidance', 'Avoid L@@K, WOW and rows of ! or *.', 'E4'),
  caps: policy('guidance', 'Avoid writing in ALL CAPS.', 'E4'),
  'mobile-excerpt': policy(
    'guidance',
    `Only about ${LIMITS.description.beforeFold.value} characters of a description show on a phone.`,
    'E7',
  ),
  scripts: policy('hard', 'No scripts, forms, Flash or plug-ins: eBay strips them.', 'E6'),
  links: policy(
    'policy',
    'Links only to eBay pages, product videos, approved carriers and legally required information.',
    'E6',
    'E8',
  ),
  contact: policy(
    'policy',
    'No e-mail address, phone number, social handle or web address in title, description or photos.',
    'E9',
    'E10',
  ),
  'off-platform': policy('policy', 'No offers to sell outside eBay.', 'memory'),
  'other-marketplaces': policy('policy', 'The text may not send buyers to another marketplace.', 'memory'),
  payment: policy(
    'policy',
    'Payment goes through eBay: no bank details and no friends-and-family payments.',
    'memory',
  ),
};

// Pictures may be shown by their address; everything else that is linked goes.
export const LINKS: Links = {
  own: /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*ebay(?:\.[a-z]{2,3}){1,2}(?:[/?#]|$)/iu,
  images: true,
};
