/** Kinds of wording that a platform does not want, each found by its phrases. */
import { PAST_WAYS } from '../lexicon/payment-words.ts';
import { type Marketplace, type PolicyId, spoken } from '../marketplaces/marketplace.ts';
import { removeClauses } from './remove.ts';
import { type Finding, findAll, type TextRule } from './rule.ts';

interface Wording {
  name: string;
  policy: PolicyId;
  pattern: RegExp;
  message(words: string, marketplace: Marketplace): string;
}

const WORDINGS: readonly Wording[] = [
  {
    name: 'comparison',
    policy: 'comparison',
    pattern:
      /\b(?:[Bb]etter|[Cc]heaper|[Nn]icer|[Ll]ighter|[Ss]tronger|[Ff]aster|[Qq]uieter|[Ss]turdier|[Ss]uperior|[Ww]armer|[Ss]harper)\s+(?:than|to)\s+(?:(?:a|an|the|any|most|all|other|your)\s+)*(?:\p{Lu}[\p{L}\d]+|others?|original|branded|expensive)\b|\b(?:[Aa]s good as|[Ss]imilar to|[Ii]dentical to|[Cc]omparable to|[Ii]n the style of|(?<=[,.(] )[Ll]ike)\s+(?:a\s+|an\s+|the\s+)?(?:\p{Lu}[\p{Ll}\d]+|original)/gu,
    message: (words, marketplace) =>
      `${spoken(marketplace)} does not allow comparisons with other products: "${words}".`,
  },
  {
    name: 'choice',
    policy: 'choice',
    pattern:
      /\b(?:choose|pick|select)\s+(?:your|a|any|from)\s+(?:(?:favou?rite|own)\s+)?(?:size|colou?r|design|style|item|one|option)s?\b|\b(?:choice|variety|selection)\s+of\s+(?:colou?rs|sizes|designs|styles)\s+available\b|\bvarious\s+(?:sizes|colou?rs)\s+available\b/giu,
    message: (_words, marketplace) =>
      `One ${spoken(marketplace)} listing sells one thing: no choice of products.`,
  },
  {
    name: 'payment',
    policy: 'payment',
    pattern: new RegExp(
      `(?<!\\p{L})(?:${PAST_WAYS.map((name) => name.replace(' ', '\\s?')).join('|')}|crypto(?:currency)?\\s+accepted|pay\\s?pal\\s+(?:only|f\\s?&\\s?f|friends|freunde|amis|amigos|amici|vrienden|gift)|friends\\s+(?:and|&)\\s+family)(?!\\p{L})`,
      'giu',
    ),
    message: (_words, marketplace) =>
      `Payment goes through ${spoken(marketplace)}: leave other ways to pay out of the text.`,
  },
  {
    name: 'bidding',
    policy: 'bidding',
    pattern:
      /\b(?:(?:start(?:ing)?|highest|winning|current|place\s+your|open\s+to)\s+bids?|bidding\s+(?:starts|ends|war)|highest\s+(?:offer|bidder)|best\s+offer\s+(?:wins|by|takes)|(?:this\s+is\s+an?\s+|online\s+)auction|auction\s+(?:ends|style|starts))\b/giu,
    message: (_words, marketplace) => `${spoken(marketplace)} does not allow auctions: name one price.`,
  },
  {
    name: 'wanted',
    policy: 'wanted',
    pattern:
      /^\s*(?:wanted|wtb|iso|in\s+search\s+of|looking\s+for|suche|cherche|busco|cerco|szukam)\b(?!\s+(?:dead|a\s+(?:new|good)\s+home))|\b(?:i\s+am|i[’']m|we\s+are)\s+looking\s+(?:for|to\s+buy)\b(?!\s+a\s+(?:new|good|loving)\s+home|\s+offers)/giu,
    message: (_words, marketplace) =>
      `${spoken(marketplace)} is for items that are for sale, not for wanted posts.`,
  },
  {
    name: 'promises',
    policy: 'promises',
    pattern:
      /\b(?:leave\s+(?:us\s+|me\s+)?(?:a\s+|your\s+)?(?:\w+\s+){0,2}(?:review|feedback|rating)|(?:5|five)[\s-]star\s+(?:review|feedback|rating)s?|limited\s+time|today\s+only|while\s+(?:stocks?|supplies)\s+last|hurry|offer\s+ends|money[\s-]back|(?:100\s?%|fully|satisfaction)\s+guaranteed?|life\s?time\s+(?:warranty|guarantee)|cures?\s+\w+|heals\s+\w+|clinically\s+proven|customers\s+say)\b/giu,
    message: (words, marketplace) =>
      `${spoken(marketplace)} does not want promises or pressure in a text: "${words}".`,
  },
];

export const WORDING_RULES: readonly TextRule[] = WORDINGS.map(({ name, policy, pattern, message }) => {
  const findIn = (text: string, marketplace: Marketplace): readonly Finding[] =>
    findAll(text, pattern, (words) => message(words, marketplace));
  return {
    name,
    basis: (marketplace) => marketplace.policies[policy],
    find: (text, { marketplace }) => findIn(text, marketplace),
    mend: (text, { marketplace }) => removeClauses(text, findIn(text, marketplace).filter(hasPlace)),
    fixLabel: 'Take it out',
  };
});

function hasPlace(finding: Finding): finding is Finding & { start: number; end: number } {
  return finding.start !== undefined && finding.end !== undefined;
}
