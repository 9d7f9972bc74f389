import { inWords } from '../../text/in-words.ts';
import type { Policies } from '../marketplace.ts';
import { LIMITS } from './limits.ts';
import { policy } from './sources.ts';
import { ONCE } from './title.ts';

export const POLICIES: Policies = {
  'eligible-items': policy(
    'policy',
    `Etsy is for handmade or self-designed goods, vintage of ${LIMITS.usedFromYears.value} years or more, and craft supplies.`,
    'memory',
  ),
  'title-characters': policy(
    'hard',
    'A title takes letters, digits, punctuation, maths symbols, spaces and ™ © ®.',
    'T3',
  ),
  'title-once': policy('hard', `Each of ${ONCE.join(' ')} may stand in a title only once.`, 'T3'),
  'title-caps': policy(
    'hard',
    `At most ${inWords(LIMITS.title.mostCapitals.value)} words of a title may be in capitals.`,
    'memory',
  ),
  'title-repeats': policy('guidance', 'Do not repeat phrases in the title.', 'T4', 'memory'),
  attention: policy('guidance', 'Avoid rows of exclamation marks.', 'judgement'),
  'tag-characters': policy('hard', "A tag takes letters, digits, spaces, - and ' and ™ © ®.", 'T3'),
  'tag-start': policy('hard', "A tag may not begin with - or '.", 'T2'),
  'tag-duplicates': policy('hard', 'The same tag twice is refused, whatever its capitals.', 'T5'),
  'tag-separator': policy('hard', 'A comma ends a tag, so that none can stand inside one.', 'T6'),
  'tag-content': policy(
    'guidance',
    `Use varied phrases of several words, all ${LIMITS.tags.max.value}; do not repeat attributes such as colour or material.`,
    'T2',
  ),
  html: policy('guidance', 'The description is plain text with line breaks, without HTML.', 'memory'),
  contact: policy('policy', 'Do not send buyers off Etsy: no contact details in the text.', 'memory', 'T7'),
  links: policy(
    'policy',
    'Do not send buyers off Etsy: no links to other shops in the text.',
    'T7',
    'memory',
  ),
  'off-platform': policy('policy', 'No offers to sell outside Etsy: that is fee avoidance.', 'T7'),
  'other-marketplaces': policy(
    'policy',
    'The text may not send buyers to another marketplace.',
    'T7',
    'memory',
  ),
  payment: policy('policy', 'Payment goes through Etsy.', 'memory', 'T7'),
  'keyword-spam': policy(
    'guidance',
    'No gift or occasion stuffing and no brands that are not the item’s.',
    'memory',
  ),
  disclosure: policy('policy', 'Items made with AI must say so in the description.', 'T2'),
};
