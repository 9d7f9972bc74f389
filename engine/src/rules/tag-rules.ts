/** What tags may be: how many, how long, which characters, no repeats, no contact details. */
import { spoken } from '../marketplaces/marketplace.ts';
import { SURE_SITE_NAMES } from '../marketplaces/names.ts';
import { isTidy } from '../text/blanks.ts';
import { codePointLength, cutGraphemes } from '../text/length.ts';
import { eachTag } from './each-tag.ts';
import { stripMarkup } from './markup.ts';
import { NONE, type RuleContext, type TagsRule } from './rule.ts';
import { hasInvisible, INVISIBLE } from './symbols.ts';
import { TAG_CHARACTER_RULES } from './tag-characters.ts';
import { TAG_CONTENT_RULES } from './tag-content.ts';

const FORM = {
  severity: 'hard',
  source: 'General knowledge of web forms: a tag is one line of visible text',
  asOf: '2026-11',
  certainty: 'unverified',
} as const;

const UNCLEAN = /[\t\n\r\u2028\u2029\v\f]|^\s|\s$|\s\s/u;

function isClean(tag: string): boolean {
  if (isTidy(tag)) return tag !== '' && !tag.includes('<');
  return tag !== '' && !UNCLEAN.test(tag) && !hasInvisible(tag) && !tag.includes('<');
}

const form: TagsRule = {
  name: 'form',
  basis: () => FORM,
  find: (tags) => eachTag(tags, (tag) => (isClean(tag) ? null : 'A tag is a few visible words on one line.')),
  mend: (tags) =>
    tags
      .map((tag) =>
        isClean(tag)
          ? tag
          : stripMarkup(tag.replace(INVISIBLE, ''))
              .replace(/[<>\s]+/gu, ' ')
              .trim(),
      )
      .filter((tag) => tag !== ''),
  fixLabel: 'Tidy the tags',
  change: () => 'Tags were tidied: markup, line breaks and empty ones went.',
};

const separator: TagsRule = {
  name: 'separator',
  basis: (marketplace) =>
    marketplace.policies['tag-separator'] ?? {
      ...FORM,
      severity: 'guidance',
      source: 'Tags are pasted with commas between them',
    },
  find: (tags, { marketplace }) =>
    marketplace.tags.separator === ' '
      ? NONE
      : eachTag(tags, (tag) =>
          /[,，、;]/u.test(tag)
            ? `A comma ends a tag on ${spoken(marketplace)}: this one would become several.`
            : null,
        ),
  mend: (tags, { marketplace }) =>
    marketplace.tags.separator === ' '
      ? tags
      : tags.flatMap((tag) =>
          /[,，、;]/u.test(tag) ? tag.split(/\s*[,，、;]\s*/u).filter((part) => part !== '') : [tag],
        ),
  fixLabel: 'Split it at the comma',
  change: () => 'A tag with commas was split into several.',
};

const contact: TagsRule = {
  name: 'contact',
  basis: (marketplace) => marketplace.policies.contact,
  find: (tags, context) =>
    eachTag(isContact(tags.join('\n'), context) ? tags : [], (tag) =>
      isContact(tag, context)
        ? `${spoken(context.marketplace)} does not allow contact details or addresses in tags.`
        : null,
    ),
  mend: (tags, context) =>
    isContact(tags.join('\n'), context) ? tags.filter((tag) => !isContact(tag, context)) : tags,
  fixLabel: 'Remove the tag',
  change: (marketplace) =>
    `A tag with contact details was removed: ${spoken(marketplace)} does not allow them.`,
};

function isContact(tag: string, context: RuleContext): boolean {
  return context.contacts(tag).length > 0 || context.offPlatform(tag).length > 0;
}

const SITES = new RegExp(`\\b(?:${SURE_SITE_NAMES})\\b`, 'iu');

const marketplaces: TagsRule = {
  name: 'other-marketplaces',
  basis: (marketplace) => marketplace.policies['other-marketplaces'],
  find: (tags, { marketplace }) =>
    eachTag(namesMarketplace(tags.join('\n')) ? tags : [], (tag) =>
      namesMarketplace(tag)
        ? `${spoken(marketplace)} does not allow the name of a marketplace in a tag.`
        : null,
    ),
  mend: (tags) => (namesMarketplace(tags.join('\n')) ? tags.filter((tag) => !namesMarketplace(tag)) : tags),
  fixLabel: 'Remove the tag',
  change: (marketplace) =>
    `A tag that names a marketplace was removed: ${spoken(marketplace)} does not allow it.`,
};

function namesMarketplace(tag: string): boolean {
  return SITES.test(tag);
}

const length: TagsRule = {
  name: 'length',
  basis: (marketplace) => marketplace.limits.tags.maxLength,
  find: (tags, { marketplace }) => {
    const max = marketplace.limits.tags.maxLength?.value ?? Number.POSITIVE_INFINITY;
    return eachTag(tags, (tag) => {
      if (tag.length <= max) return null;
      const size = codePointLength(tag);
      return size <= max
        ? null
        : `${spoken(marketplace)} takes at most ${max} characters in a tag; this one has ${size}.`;
    });
  },
  mend: (tags, { marketplace }) => {
    const max = marketplace.limits.tags.maxLength?.value;
    if (max === undefined || !tags.some((tag) => codePointLength(tag) > max)) return tags;
    return tags.flatMap((tag) => {
      const shorter = shortenTag(tag, max);
      return shorter === '' ? [] : [shorter];
    });
  },
  fixLabel: 'Shorten or drop it',
  change: (marketplace) =>
    `Tags longer than ${marketplace.limits.tags.maxLength?.value ?? 0} characters were shortened at a word or dropped.`,
};

const DANGLING =
  /(?:\s+(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with|&|und|für|mit|et|de|pour|con|per|para|y|e|i|z|na))+$/iu;

/** `tag` cut at a word; empty when its first word is too long, because half a word finds nothing. */
function shortenTag(tag: string, max: number): string {
  if (codePointLength(tag) <= max) return tag;
  const space = cutGraphemes(tag, max + 1).lastIndexOf(' ');
  return space <= 0 ? '' : tag.slice(0, space).replace(DANGLING, '').trim();
}

const duplicates: TagsRule = {
  name: 'duplicates',
  basis: (marketplace) =>
    marketplace.policies['tag-duplicates'] ?? {
      ...FORM,
      severity: 'guidance',
      source: 'A repeated tag adds nothing',
    },
  find: (tags, { marketplace }) => {
    const seen = new Set<string>();
    return eachTag(tags, (tag) => {
      const key = tag.toLowerCase();
      if (!seen.has(key)) {
        seen.add(key);
        return null;
      }
      return marketplace.policies['tag-duplicates']?.severity === 'hard'
        ? `${spoken(marketplace)} refuses the same tag twice: "${tag}".`
        : `The tag "${tag}" stands there twice.`;
    });
  },
  mend: (tags) => {
    const seen = new Set<string>();
    const kept = tags.filter((tag) => {
      const key = tag.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    return kept.length === tags.length ? tags : kept;
  },
  fixLabel: 'Keep it once',
  change: () => 'Repeated tags were dropped.',
};

const count: TagsRule = {
  name: 'count',
  basis: (marketplace) => marketplace.limits.tags.max,
  find: (tags, { marketplace }) =>
    tags.length <= marketplace.limits.tags.max.value
      ? NONE
      : [
          {
            message: `${spoken(marketplace)}: at most ${marketplace.limits.tags.max.value} ${marketplace.tags.label.toLowerCase()}; there are ${tags.length}.`,
          },
        ],
  mend: (tags, { marketplace }) =>
    tags.length <= marketplace.limits.tags.max.value
      ? tags
      : tags.slice(0, marketplace.limits.tags.max.value),
  fixLabel: 'Drop the last ones',
  change: (marketplace) =>
    `Only the first ${marketplace.limits.tags.max.value} ${marketplace.tags.label.toLowerCase()} were kept.`,
};

const encoder = new TextEncoder();

function bytesOf(tags: readonly string[]): number {
  return encoder.encode(tags.join(' ')).length;
}

const bytes: TagsRule = {
  name: 'bytes',
  basis: (marketplace) => marketplace.limits.tags.maxBytes,
  find: (tags, { marketplace }) => {
    const max = marketplace.limits.tags.maxBytes?.value;
    if (max === undefined) return NONE;
    const size = bytesOf(tags);
    if (size <= max) return NONE;
    return [
      {
        message: `${spoken(marketplace)} may ignore search terms over ${max} bytes altogether; these have ${size}.`,
      },
    ];
  },
  mend: (tags, { marketplace }) => {
    const max = marketplace.limits.tags.maxBytes?.value;
    if (max === undefined || bytesOf(tags) <= max) return tags;
    const kept: string[] = [];
    let used = 0;
    for (const tag of tags) {
      const size = encoder.encode(tag).length + (kept.length === 0 ? 0 : 1);
      if (used + size > max) continue;
      kept.push(tag);
      used += size;
    }
    return kept;
  },
  fixLabel: 'Drop what is over',
  change: (marketplace) =>
    `Search terms over ${marketplace.limits.tags.maxBytes?.value ?? 0} bytes together were dropped.`,
};

/** In the order in which enforcement applies them. */
export const TAG_RULES: readonly TagsRule[] = [
  form,
  separator,
  contact,
  marketplaces,
  ...TAG_CHARACTER_RULES,
  length,
  ...TAG_CONTENT_RULES,
  duplicates,
  count,
  bytes,
];
