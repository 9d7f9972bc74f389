/** Contact details, links, and words that lead the buyer away: in titles and descriptions alike. */
import { withoutLooseEnd } from '../language/loose-end.ts';
import { type PolicyId, spoken } from '../marketplaces/marketplace.ts';
import type { ContactSpan, OffPlatformSpan } from '../text/contact.ts';
import { removeClauses, removeWords } from './remove.ts';
import { type Finding, NONE, type RuleContext, type TextRule } from './rule.ts';
import { tidyTitle } from './symbols.ts';

const CONTACT_WORDS = new Map<string, string>(
  Object.entries({
    email: 'an e-mail address',
    phone: 'a phone number',
    url: 'a web address',
    handle: 'a social media name',
    messenger: 'an invitation to talk elsewhere',
  }),
);

function contactWords(kinds: readonly string[]): string {
  const words = kinds.map((kind) => CONTACT_WORDS.get(kind) ?? 'a contact detail');
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

interface Span {
  start: number;
  end: number;
  /** What was found in it, each once. */
  kinds: string[];
}

interface SpanRule {
  name: string;
  policy: PolicyId;
  spans(text: string, context: RuleContext): readonly (ContactSpan | OffPlatformSpan)[];
  message(span: Span, platform: string): string;
  change: string;
  plural: boolean;
}

const IMAGE_TAG = /<img\b[^<>]*$/iu;

const SPAN_RULES: readonly SpanRule[] = [
  {
    name: 'contact',
    policy: 'contact',
    spans: (text, context) => context.contacts(text).filter((span) => span.kind !== 'url'),
    message: (span, platform) =>
      `${platform} hides or removes listings with contact details: this is ${contactWords(span.kinds)}.`,
    change: 'Contact details were taken out',
    plural: true,
  },
  {
    name: 'links',
    policy: 'links',
    spans: (text, context) =>
      context.contacts(text).filter((span) => span.kind === 'url' && !isAllowedLink(text, span, context)),
    message: (_span, platform) => `${platform} does not allow web addresses in the text.`,
    change: 'A web address was taken out',
    plural: false,
  },
  {
    name: 'off-platform',
    policy: 'off-platform',
    spans: (text, context) => context.offPlatform(text).filter((span) => span.kind === 'outside-sale'),
    message: (_span, platform) => `${platform} does not allow offers to deal outside it.`,
    change: 'An offer to deal elsewhere was taken out',
    plural: false,
  },
  {
    name: 'other-marketplaces',
    policy: 'other-marketplaces',
    spans: (text, context) =>
      context
        .offPlatform(text)
        .filter(({ kind, name = '' }) => kind === 'marketplace' && !context.marketplace.names.includes(name)),
    message: (_span, platform) => `${platform} does not allow a listing to point to another marketplace.`,
    change: 'Words that point to another marketplace were taken out',
    plural: true,
  },
  {
    name: 'other-listings',
    policy: 'other-listings',
    spans: (text, context) => context.offPlatform(text).filter((span) => span.kind === 'other-listings'),
    message: (_span, platform) =>
      `On ${platform} the text speaks of this item only, not of your other listings.`,
    change: 'Words about other listings were taken out',
    plural: true,
  },
];

/** The rules of this file for one field; `remove` takes the offending words out of it. */
function rulesWith(
  remove: (text: string, spans: readonly (ContactSpan | OffPlatformSpan)[], context: RuleContext) => string,
) {
  return SPAN_RULES.map(
    (rule): TextRule => ({
      name: rule.name,
      basis: (marketplace) => marketplace.policies[rule.policy],
      find: (text, context) => {
        const spans = rule.spans(text, context);
        return spans.length === 0 ? NONE : findingsIn(text, spans, { rule, context });
      },
      mend: (text, context) => remove(text, rule.spans(text, context), context),
      fixLabel: 'Take it out',
      change: (marketplace) =>
        `${rule.change}: ${spoken(marketplace)} does not allow ${rule.plural ? 'them' : 'it'}.`,
    }),
  );
}

const SENTENCE_END = /[.!?。！？\n](?:\s|$)|\n/u;

/** One finding a sentence: "Call 07700 900123 or write to x@y.com" is one breach, of two kinds. */
function findingsIn(
  text: string,
  spans: readonly (ContactSpan | OffPlatformSpan)[],
  { rule, context }: { rule: SpanRule; context: RuleContext },
): Finding[] {
  const found: (Finding & Span)[] = [];
  for (const { start, end, kind } of spans) {
    const last = found.at(-1);
    if (last !== undefined && !SENTENCE_END.test(text.slice(last.end, start))) {
      last.end = end;
      if (!last.kinds.includes(kind)) last.kinds.push(kind);
    } else found.push({ start, end, kinds: [kind], message: '' });
  }
  return found.map(({ start, end, kinds }) => ({
    start,
    end,
    text: text.slice(start, end),
    message: rule.message({ start, end, kinds }, spoken(context.marketplace)),
  }));
}

function isAllowedLink(text: string, span: { start: number; end: number }, context: RuleContext): boolean {
  const { links } = context.marketplace;
  if (links === undefined) return false;
  if (links.own.test(text.slice(span.start, span.end))) return true;
  return links.images && IMAGE_TAG.test(text.slice(Math.max(0, span.start - 300), span.start));
}

export const TITLE_CONTACT_RULES: readonly TextRule[] = rulesWith((title, spans, { item }) =>
  spans.length === 0
    ? title
    : withoutLooseEnd(tidyTitle(removeWords(title, spans)), title, item?.language ?? 'en'),
);

// An address inside a link goes with the link's tag.
const LINK_TAG = /<a\b[^<>]*>|<\/a\s*>/giu;
export const DESCRIPTION_CONTACT_RULES: readonly TextRule[] = rulesWith((text, spans) => {
  if (spans.length === 0) return text;
  if (!text.includes('<')) return removeClauses(text, spans);
  const unlinked = text.replace(LINK_TAG, '');
  return unlinked === text ? removeClauses(text, spans) : unlinked;
});
