import type { Policies } from '../marketplace.ts';
import { NOT_WORKING } from './conditions.ts';
import { policy } from './sources.ts';

export const POLICIES: Policies = {
  'title-markup': policy('hard', 'A title is plain text without HTML.', 'F3'),
  html: policy('hard', 'The description is plain text; HTML is removed.', 'F1', 'F3'),
  contact: policy('policy', 'Do not publish personal details; keep to Messenger.', 'F6'),
  links: policy('policy', 'Links that send buyers elsewhere count as not allowed.', 'memory'),
  'off-platform': policy('policy', 'Sending buyers elsewhere counts as not allowed.', 'memory'),
  'other-marketplaces': policy('policy', 'Sending buyers elsewhere counts as not allowed.', 'memory'),
  'keyword-spam': policy('policy', 'Text must match the photos; no unrelated keywords.', 'F4', 'F6'),
  wanted: policy('policy', 'No "in search of" posts: a physical item that is for sale.', 'F5'),
  'for-parts': policy(
    'guidance',
    `There is no grade for broken items: use Used - Fair and say "${NOT_WORKING}" in the first line.`,
    'judgement',
  ),
  symbols: policy('guidance', 'Avoid emoji and decorative symbols in the title.', 'judgement'),
  caps: policy('guidance', 'Avoid writing in ALL CAPS.', 'judgement'),
  attention: policy('guidance', 'Avoid rows of exclamation marks.', 'judgement'),
  'tag-duplicates': policy('guidance', 'Each tag is entered once.', 'judgement'),
};
