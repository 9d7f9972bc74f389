/** How the folders cite where their facts were read. */
import type { Severity } from '@smart-listings/contract';
import type { Citation, Policy, Sourced } from './facts.ts';

/** What was read, how sure it is, and the month, where that is another than `READ`. */
type Source = readonly [source: string, certainty: Citation['certainty'], asOf?: string];
type Keys<K> = readonly [K, ...K[]];

const READ = '2026-11';

/** What facts of any marketplace may rest on. */
const COMMON = {
  memory: ['General knowledge, still to be confirmed on the platform’s own pages', 'unverified'],
  judgement: ['Our reading of the platform’s vocabulary, not a statement of the platform', 'unverified'],
  common: ['The tightest values that the named platforms share', 'unverified'],
} as const;

/** The ways to cite the sources of one marketplace, by their keys. */
export function citing<K extends string>(own: Readonly<Record<K, Source>>) {
  const sources = new Map<string, Source>(Object.entries<Source>({ ...COMMON, ...own }));
  const one = (key: string): Citation => {
    const [source, certainty, asOf = READ] = sources.get(key) ?? [key, 'unverified'];
    return { source, asOf, certainty };
  };
  /** The citation of one source, or of several: as sure and as fresh as the first, which says the most. */
  const cite = (...[first, ...rest]: Keys<K | keyof typeof COMMON>): Citation => ({
    ...one(first),
    source: [first, ...rest].map((key) => one(key).source).join('; '),
  });
  return {
    cite,
    /** A value with its severity and where it comes from. */
    fact: <T>(value: T, severity: Severity, ...keys: Keys<K | keyof typeof COMMON>): Sourced<T> => ({
      value,
      severity,
      ...cite(...keys),
    }),
    /** A rule in one sentence with its severity and where it comes from. */
    policy: (severity: Severity, statement: string, ...keys: Keys<K | keyof typeof COMMON>): Policy => ({
      severity,
      statement,
      ...cite(...keys),
    }),
  };
}

export const { cite, fact, policy } = citing({});
