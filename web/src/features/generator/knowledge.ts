// What the seller decides about the item, and the built-in texts that follow at once. Comes with the engine.
import { LIMITS, type ListingField, type ListingText, type SellerAnswer } from '@smart-listings/contract';
import { generateListing } from '@smart-listings/engine';
import { editedFields } from './edited-fields.ts';
import { inOtherPlaces, inPlace, withKnownPrice } from './places.ts';
import { evidenceOf } from './real-prices.ts';
import type { Session, Version } from './session.ts';
import { writtenVariants } from './session-parts.ts';
import { cut } from './strike.ts';

/** The session with more answers; a newer one takes the place of an older one about the same. */
export function withAnswers(session: Session, given: readonly SellerAnswer[]): Session {
  const others = session.answers.filter((one) => !given.some((other) => isAboutSame(one, other)));
  return rewritten({ ...session, answers: [...others, ...given].slice(-LIMITS.sellerAnswers) });
}

/** The session without an answer that was given before. */
export function withoutAnswer(session: Session, taken: SellerAnswer): Session {
  return rewritten({ ...session, answers: session.answers.filter((one) => !isAboutSame(one, taken)) });
}

/** The session with a sentence that was left out; a text that is not written anew gets it at its end. */
export function withSentenceBack(session: Session, sentence: string): Session {
  const next = rewritten({ ...session, putBack: [...session.putBack, sentence].slice(-LIMITS.putBack) });
  return mapVersions(next, (version) => {
    const { description } = version.text;
    if (follows(version, 'description', next) || description.includes(sentence)) return version;
    return withText(version, { ...version.text, description: `${description}\n\n${sentence}`.trim() });
  });
}

/** The session without a sentence that was put back; where a text is not written anew, it is cut as it stands. */
export function withoutSentenceBack(session: Session, sentence: string): Session {
  const next = rewritten({ ...session, putBack: session.putBack.filter((one) => one !== sentence) });
  return mapVersions(next, (version) => {
    const { description } = version.text;
    const start = description.lastIndexOf(sentence);
    if (follows(version, 'description', next) || start === -1) return version;
    return withText(version, {
      ...version.text,
      description: cut(description, start, start + sentence.length),
    });
  });
}

/** Takes one step back; what was typed or decided since then stays. */
export function withoutStep(now: Session, { before, after }: { before: Session; after: Session }): Session {
  if (now.answers !== after.answers || now.putBack !== after.putBack) {
    const replaced = before.answers.filter((one) => !after.answers.includes(one));
    const kept = now.answers.filter((one) => before.answers.includes(one) || !after.answers.includes(one));
    const putIn = after.putBack.filter((one) => !before.putBack.includes(one));
    const takenOut = before.putBack.filter((one) => !after.putBack.includes(one));
    const answered = rewritten({ ...now, answers: [...kept, ...replaced] });
    return takenOut.reduce(withSentenceBack, putIn.reduce(withoutSentenceBack, answered));
  }
  const place = before.form?.platform;
  const undone = { ...now, answers: before.answers, putBack: before.putBack };
  const shown =
    place === undefined ? undone : inPlace(undone, place, (here) => versionsBack(here, { before, after }));
  return inOtherPlaces(shown, (here) => (here.form?.platform === place ? here : rewrittenHere(here)));
}

function versionsBack(here: Session, { before, after }: { before: Session; after: Session }): Session {
  const versions = { ...here.versions };
  for (const variant of writtenVariants(here)) {
    const [old, left, version] = [before.versions[variant], after.versions[variant], here.versions[variant]];
    if (!old || !left || version?.response !== left.response) continue;
    versions[variant] = version === left ? old : { ...partsBack(version, left, old), response: old.response };
  }
  return { ...here, versions };
}

/** Whether a part follows what the seller decides: of the built-in writer, neither edited nor locked. */
function follows(version: Version, field: ListingField, { locks }: Pick<Session, 'locks'>): boolean {
  return version.response.engine === 'builtin' && !locks[field] && !editedFields(version).includes(field);
}

/** On all of the item's marketplaces. */
function rewritten(session: Session): Session {
  return inOtherPlaces(rewrittenHere(session), rewrittenHere);
}

function rewrittenHere(session: Session): Session {
  const { form, currency, confirmed, seen, answers, putBack } = session;
  if (!form) return session;
  const options = { currency, confirmed, seen, answers, putBack, evidence: evidenceOf(session) };
  return mapVersions(session, (version) => {
    if (version.response.engine !== 'builtin') return version;
    const { variant } = version.response;
    const { listing, changes } = generateListing(form, { ...options, variant });
    const { title, description, tags } = version.text;
    const text = {
      title: follows(version, 'title', session) ? listing.title : title,
      description: follows(version, 'description', session) ? listing.description : description,
      tags: follows(version, 'tags', session) ? listing.tags : tags,
    };
    const response = {
      ...version.response,
      listing: withKnownPrice(listing, version.response.listing),
      changes,
    };
    return { ...withText(version, text), response };
  });
}

function partsBack(version: Version, left: Version, old: Version): Version {
  const { text } = version;
  return withText(version, {
    title: text.title === left.text.title ? old.text.title : text.title,
    description: text.description === left.text.description ? old.text.description : text.description,
    tags: text.tags === left.text.tags ? old.text.tags : text.tags,
  });
}

/** With another text a version is no longer the one that was saved. */
function withText(version: Version, text: ListingText): Version {
  if (JSON.stringify(text) === JSON.stringify(version.text)) return version;
  return { ...version, text, saved: null, isCopy: version.isCopy || version.saved !== null };
}

function mapVersions(session: Session, change: (version: Version) => Version): Session {
  const versions = { ...session.versions };
  for (const variant of writtenVariants(session)) {
    const version = versions[variant];
    if (version) versions[variant] = change(version);
  }
  return { ...session, versions };
}

/** Of an item there is one condition, one category, and one answer behind each label of a form. */
const ONE_EACH: ReadonlySet<SellerAnswer['kind']> = new Set(['condition', 'category']);
const ONE_A_LABEL: ReadonlySet<SellerAnswer['kind']> = new Set(['attribute', 'form-field']);

function isAboutSame(one: SellerAnswer, other: SellerAnswer): boolean {
  if (one.kind !== other.kind) return false;
  if (ONE_EACH.has(one.kind)) return true;
  return one.label === other.label && (ONE_A_LABEL.has(one.kind) || one.value === other.value);
}
