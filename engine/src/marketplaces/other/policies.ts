import type { Policies } from '../marketplace.ts';
import { policy } from '../sources.ts';

export const POLICIES: Policies = {
  'title-markup': policy('guidance', 'A title is plain text without HTML.', 'common'),
  'title-characters': policy('guidance', 'Letters, digits and - , / & ( ) . only.', 'common'),
  html: policy('guidance', 'Plain text, with a blank line between paragraphs.', 'common'),
  contact: policy('guidance', 'Never a phone number, e-mail address or social handle.', 'common'),
  links: policy('guidance', 'Never a web address.', 'common'),
  'off-platform': policy('guidance', 'No offers to deal elsewhere.', 'common'),
  'other-marketplaces': policy('guidance', 'Never another marketplace.', 'common'),
  'keyword-spam': policy('guidance', 'Never unrelated brands.', 'common'),
  caps: policy('guidance', 'Never ALL CAPS.', 'common'),
  symbols: policy('guidance', 'Never emoji.', 'common'),
  attention: policy('guidance', 'No rows of exclamation marks.', 'common'),
  promises: policy('guidance', 'Never promises or health claims.', 'common'),
  'tag-characters': policy('guidance', 'No symbols in tags.', 'common'),
  'tag-duplicates': policy('guidance', 'Each tag once.', 'common'),
};
