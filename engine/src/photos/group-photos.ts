/** Photos of different things among those of one draft, by what can be read on them. */
import { PHOTO_CONFIDENCE, type PhotoFinding } from '@smart-listings/contract';
import { plainKey } from './look-alikes.ts';

/** What a thing has one of; packages carry two numbers now and then, both on the same photo. */
const TELLING = ['identifier', 'brand', 'type', 'colour'] as const;
const ARTICLE = /^(?:EAN|UPC|ISBN|ISSN)$/;

/**
 * The photos by the thing that they seem to show, in their order: one group where nothing speaks against it. A
 * photo that says nothing belongs to the one before it, as photos are taken one thing after the other.
 * @param photos the findings of each photo
 */
export function groupPhotos(photos: readonly (readonly PhotoFinding[])[]): number[][] {
  const groups: number[][] = [];
  let last: number[] | undefined;
  for (const [at, findings] of photos.entries()) {
    const says = signOf(findings);
    const isMute = [...says.values()].every((values) => values.size === 0);
    const fits = (group: readonly number[]) =>
      group.every((other) => !disagree(says, signOf(photos[other] ?? [])));
    // The one before comes first: a back without words goes with its front.
    const home: number[] | undefined = last && (isMute || fits(last)) ? last : groups.find(fits);
    if (home) home.push(at);
    else groups.push([at]);
    last = home ?? groups.at(-1);
  }
  return groups;
}

type Telling = (typeof TELLING)[number];
export type Sign = ReadonlyMap<Telling, ReadonlySet<string>>;

/** What is sure of those kinds of which a thing has one. */
export function signOf(findings: readonly PhotoFinding[]): Sign {
  const sure = findings.filter(({ confidence }) => confidence >= PHOTO_CONFIDENCE);
  return new Map(
    TELLING.map((kind) => [
      kind,
      new Set(
        sure
          .filter((one) => one.kind === kind && (kind !== 'identifier' || ARTICLE.test(one.label ?? '')))
          .map(({ value }) => plainKey(value)),
      ),
    ]),
  );
}

/** Whether two photos cannot show the same thing, as far as `kinds` tell. */
export function disagree(one: Sign, other: Sign, kinds: readonly Telling[] = TELLING): boolean {
  return kinds.some((kind) => {
    const [mine = [], theirs = []] = [one, other].map((sign) => [...(sign.get(kind) ?? [])]);
    return mine.length > 0 && theirs.length > 0 && !mine.some((value) => theirs.includes(value));
  });
}
