import type { Policies } from '../marketplace.ts';
import { policy } from './sources.ts';

export const POLICIES: Policies = {
  'title-markup': policy('hard', 'A title is plain text without HTML.', 'memory'),
  html: policy('hard', 'The description is plain text; line breaks are kept, HTML is not.', 'memory'),
  hashtags: policy(
    'policy',
    'Misleading hashtags get a listing hidden; each is one word with # in front.',
    'V2',
  ),
  'one-brand': policy('policy', 'Only one brand may be named in a listing.', 'V2'),
  'other-marketplaces': policy('policy', 'The description must not promote another marketplace.', 'V2'),
  contact: policy('policy', 'No contact details in the text.', 'memory'),
  links: policy('policy', 'No links in the text.', 'memory'),
  payment: policy('policy', 'No payment outside Vinted.', 'memory'),
  'off-platform': policy('policy', 'No sale outside Vinted.', 'memory'),
  bidding: policy('policy', 'No auction-style listings.', 'V2'),
  wanted: policy('policy', 'No "looking for" posts.', 'V2'),
  cosmetics: policy('policy', 'Cosmetics only unused and sealed.', 'V2'),
  'for-parts': policy('policy', 'Items that do not work can be listed among electronics only.', 'judgement'),
  symbols: policy('guidance', 'Avoid emoji and decorative symbols in the title.', 'judgement'),
  caps: policy('guidance', 'Avoid writing in ALL CAPS.', 'judgement'),
  attention: policy('guidance', 'Avoid rows of exclamation marks.', 'judgement'),
};
