/** Which characters a tag may have, and how it may begin. */
import { type Finding, NONE, spoken, type TagsRule } from './rule.ts';
import { plainFor } from './symbols.ts';

// Etsy's Open API document gives this pattern for what a tag may not contain.
const ETSY_REFUSED = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu;
const CAUTIOUS_REFUSED = /[^\p{L}\p{M}\p{Nd}\p{Zs}-]/gu;
const REFUSED: Readonly<Record<string, RegExp>> = { etsy: ETSY_REFUSED, other: CAUTIOUS_REFUSED };
const HASHTAG = /^#[\p{L}\p{M}\p{N}_]+$/u;

const characters: TagsRule = {
  name: 'characters',
  basis: (spec) => spec.policies['tag-characters'],
  find: (tags, { spec }) => {
    const pattern = REFUSED[spec.slug];
    if (pattern === undefined) return NONE;
    return tags.flatMap((tag, tagIndex): Finding[] => {
      const start = tag.search(pattern);
      if (start === -1) return [];
      const character = String.fromCodePoint(tag.codePointAt(start) ?? 0);
      const message = `${spoken(spec)} ${spec.slug === 'etsy' ? 'refuses' : 'may not take'} ${character} in tags.`;
      return [{ tagIndex, start, end: start + character.length, text: character, message }];
    });
  },
  mend: (tags, { spec }) => {
    const pattern = REFUSED[spec.slug];
    if (pattern === undefined || tags.every((tag) => tag.search(pattern) === -1)) return tags;
    const isAllowed = (text: string) => text.search(pattern) === -1;
    return tags.flatMap((tag) => {
      if (isAllowed(tag)) return [tag];
      const plain = tag
        .normalize('NFC')
        .replace(/[’‘]/gu, isAllowed("'") ? "'" : '')
        .replace(/&/gu, ' and ')
        .replace(pattern, (character) => plainFor(character, isAllowed))
        .replace(/\s+/gu, ' ')
        .trim();
      return plain === '' ? [] : [plain];
    });
  },
  fixLabel: 'Write it in plain characters',
  change: (spec) => `Characters that ${spoken(spec)} does not take in tags were written another way.`,
};

const start: TagsRule = {
  name: 'start',
  basis: (spec) => spec.policies['tag-start'],
  find: (tags, { spec }) =>
    tags.flatMap((tag, tagIndex): Finding[] =>
      /^[-']/u.test(tag)
        ? [
            {
              tagIndex,
              start: 0,
              end: 1,
              text: tag.charAt(0),
              message: `A tag on ${spoken(spec)} may not begin with - or '.`,
            },
          ]
        : [],
    ),
  mend: (tags) =>
    tags.some((tag) => /^[-']/u.test(tag))
      ? tags.map((tag) => tag.replace(/^[-'\s]+/u, '')).filter((tag) => tag !== '')
      : tags,
  fixLabel: 'Remove the mark',
  change: () => 'Marks at the beginning of tags were removed.',
};

const hashtags: TagsRule = {
  name: 'hashtags',
  basis: (spec) => {
    const policy = spec.policies.hashtags;
    return policy === undefined ? undefined : { ...policy, severity: 'guidance' };
  },
  find: (tags) =>
    tags.flatMap((tag, tagIndex): Finding[] =>
      HASHTAG.test(tag)
        ? []
        : [
            {
              tagIndex,
              start: 0,
              end: tag.length,
              text: tag,
              message: 'A hashtag is # and one word of letters and digits.',
            },
          ],
    ),
  mend: (tags) => (tags.every((tag) => HASHTAG.test(tag)) ? tags : tags.flatMap(hashtagsOf)),
  fixLabel: 'Write them as hashtags',
  change: () => 'Tags were written as hashtags: # and one word each.',
};

function hashtagsOf(tag: string): readonly string[] {
  return tag
    .split(/[#,，、;]/u)
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}_]+/gu, ''))
    .filter((word) => word !== '')
    .map((word) => `#${word}`);
}

export const TAG_CHARACTER_RULES: readonly TagsRule[] = [characters, start, hashtags];
