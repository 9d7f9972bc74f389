import type { Policies } from '../marketplace.ts';
import { policy } from './sources.ts';

export const POLICIES: Policies = {
  'title-markup': policy('policy', 'A title is plain text without HTML.', 'memory'),
  html: policy('policy', 'The ad is plain text with line breaks.', 'memory'),
  contact: policy(
    'policy',
    'No contact details in title, description or photos: use the form’s fields and on-site messages.',
    'G1',
    'G2',
  ),
  links: policy('policy', 'No links in the text of an ad.', 'G3'),
  'other-listings': policy('policy', 'One ad per item, one item per ad.', 'G1'),
  'off-platform': policy('policy', 'Deal through the ad: no offers to buy elsewhere.', 'judgement'),
  'other-marketplaces': policy('policy', 'The ad may not send buyers to another marketplace.', 'judgement'),
  'keyword-spam': policy('policy', 'No lists of irrelevant words or places.', 'G1'),
  symbols: policy('guidance', 'Clean wording without decoration.', 'G1'),
  caps: policy('guidance', 'Clean wording: avoid ALL CAPS.', 'G1'),
  attention: policy('guidance', 'Clean wording: avoid rows of exclamation marks.', 'G1'),
};
