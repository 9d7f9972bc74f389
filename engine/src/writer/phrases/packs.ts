import type { Language } from '../../facts/ledger.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import type { PhrasePack } from './pack.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';

const PACKS: Record<Language, PhrasePack> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ja: japanese,
};

/** The fixed words for a ledger's language; the ledger answers 'en' for a language that has no pack. */
export function phrasePack(language: Language): PhrasePack {
  return PACKS[language];
}
