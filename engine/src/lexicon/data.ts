import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import { DUTCH } from './nl.ts';
import { SERVICES } from './payment-words.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';
import { SWEDISH } from './sv.ts';

/** With the services that money is sent by, which have a home of their own. */
const rowsOf = (rows: string, services: string): string =>
  services === '' ? rows : `${rows}payment\tpayment\t${services}\n`;

/** The lexicon's rows by language. */
export const DATA: Readonly<Record<string, string>> = {
  en: rowsOf(ENGLISH, SERVICES.en),
  de: rowsOf(GERMAN, SERVICES.de),
  fr: rowsOf(FRENCH, SERVICES.fr),
  pl: rowsOf(POLISH, SERVICES.pl),
  es: rowsOf(SPANISH, SERVICES.es),
  it: rowsOf(ITALIAN, SERVICES.it),
  nl: rowsOf(DUTCH, SERVICES.nl),
  pt: rowsOf(PORTUGUESE, SERVICES.pt),
  sv: rowsOf(SWEDISH, SERVICES.sv),
};
