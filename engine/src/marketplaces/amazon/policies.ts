import { timesInWords } from '../../text/in-words.ts';
import type { Policies } from '../marketplace.ts';
import { LAYOUT } from './layout.ts';
import { LIMITS } from './limits.ts';
import { policy } from './sources.ts';

const { bullets, title } = LIMITS;

export const POLICIES: Policies = {
  'title-markup': policy('policy', 'No HTML or JavaScript in a title.', 'A1'),
  'title-characters': policy(
    'policy',
    'No ! $ ? _ { } ^ ¬ ¦ in a title, unless the brand’s name has them.',
    'A4',
    'A5',
  ),
  'title-context-characters': policy(
    'policy',
    'Use ~ # < > * in a title only as an identifier or measurement, never as decoration.',
    'A5',
  ),
  'title-repeats': policy(
    'policy',
    `No word more than ${timesInWords(title.mostRepeats.value)} in a title; little words are exempt.`,
    'A4',
    'A3',
  ),
  'title-case': policy('guidance', 'No ALL CAPS and no all-lowercase title: Capitalise Main Words.', 'A6'),
  'title-promotion': policy(
    'policy',
    'No promotion, price, condition or praise in a title ("free shipping", "Best Seller", "Sale").',
    'A5',
    'A6',
  ),
  'page-text': policy('policy', 'Page text must not mention condition, price or availability.', 'A1'),
  'bullets-count': policy(
    'policy',
    `${bullets.fewest.value} bullet points at least, ${bullets.most.value} at most.`,
    'A3',
  ),
  'bullets-length': policy(
    'policy',
    `Each bullet ${bullets.shortest.value} to ${bullets.longest.value} characters, all together at most ${bullets.together.value}.`,
    'A3',
  ),
  'bullets-form': policy(
    'policy',
    'A bullet starts with a capital and has no end punctuation: "Header: description".',
    'A3',
  ),
  'bullets-characters': policy(
    'policy',
    `No ${[...(LAYOUT.bulletsRefuse ?? '')].join(' ')} or emoji in bullets.`,
    'A8',
    'A3',
  ),
  'bullets-phrases': policy(
    'policy',
    'No eco-friendly, anti-bacterial, bamboo or soy claims, and no refund guarantees in bullets.',
    'A8',
    'A9',
  ),
  placeholders: policy('policy', 'No placeholders (n/a, TBD, copy pending) and no ASINs.', 'A8'),
  html: policy('policy', 'No HTML in the description except a line break.', 'A1'),
  contact: policy('policy', 'No phone number, e-mail or postal address in any page text.', 'A1'),
  links: policy('policy', 'No web addresses in any page text.', 'A1'),
  'off-platform': policy('policy', 'No offers outside Amazon.', 'A1'),
  'other-listings': policy('policy', 'No other products and no promotions in the text.', 'A1'),
  'other-marketplaces': policy('policy', 'No other marketplaces in the text.', 'A1'),
  promises: policy('policy', 'No review requests, quotes or time-sensitive text.', 'A1'),
  'tag-content': policy(
    'policy',
    'Search terms carry no brands, nothing that the title says, no praise ("best") and no time words ("new").',
    'A3',
  ),
  'tag-duplicates': policy('guidance', 'Do not repeat a word among the search terms.', 'A3'),
  'for-parts': policy('policy', 'Items that do not work are not acceptable on Amazon.', 'memory'),
  symbols: policy('policy', 'No emoji or decorative symbols in a title.', 'A5', 'A3'),
  attention: policy('policy', 'No rows of punctuation as decoration.', 'A5'),
};
