/** Which characters a tag may have, and how it may begin. */
import { spoken } from '../marketplaces/marketplace.ts';
import { type Finding, NONE, type TagsRule } from './rule.ts';
import { plainFor } from './symbols.ts';

const HASHTAG = /^#[\p{L}\p{M}\p{N}_]+$/u;

const characters: TagsRule = {
  name: 'characters',
  basis: (marketplace) => marketplace.policies['tag-characters'],
  find: (tags, { marketplace }) => {
    const pattern = marketplace.tags.refused;
    if (pattern === undefined) return NONE;
    const verb = marketplace.policies['tag-characters']?.severity === 'hard' ? 'refuses' : 'may not take';
    return tags.flatMap((tag, tagIndex): Finding[] => {
      const start = tag.search(pattern);
      if (start === -1) return [];
      const character = String.fromCodePoint(tag.codePointAt(start) ?? 0);
      const message = `${spoken(marketplace)} ${verb} ${character} in tags.`;
      return [{ tagIndex, start, end: start + character.length, text: character, message }];
    });
  },
  mend: (tags, { marketplace }) => {
    const pattern = marketplace.tags.refused;
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
  change: (marketplace) =>
    `Characters that ${spoken(marketplace)} does not take in tags were written another way.`,
};

const start: TagsRule = {
  name: 'start',
  basis: (marketplace) => marketplace.policies['tag-start'],
  find: (tags, { marketplace }) =>
    tags.flatMap((tag, tagIndex): Finding[] =>
      /^[-']/u.test(tag)
        ? [
            {
              tagIndex,
              start: 0,
              end: 1,
              text: tag.charAt(0),
              message: `A tag on ${spoken(marketplace)} may not begin with - or '.`,
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
  basis: (marketplace) => {
    const policy = marketplace.policies.hashtags;
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
