import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import { DUTCH } from './nl.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';
import { SWEDISH } from './sv.ts';

/** The lexicon's rows by language. */
export const DATA: Readonly<Record<string, string>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  pl: POLISH,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
  sv: SWEDISH,
};
