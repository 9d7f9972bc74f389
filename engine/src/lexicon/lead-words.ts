/** Words that tell what a number or an address right behind them is, and of nothing else do they tell anything. */
import type { Language } from '../language/languages.ts';

/** They lead to a telephone number and name things as often; those of one meaning are the class `contact`. Folded. */
const CALLS: Readonly<Record<Language, string>> = {
  en: 'txt sms ring phone mobile cell mob',
  de: 'handy mobil ruf',
  fr: 'portable mobile fixe gsm appel appelle',
  pl: 'kom komorka',
  es: 'movil llama',
  it: 'cell cellulare telefono chiama',
  nl: 'telefoon mobiel gsm bel',
  pt: 'celular liga zap',
  sv: 'telefon mobil ring',
};

/** What stands between such a word and its number: whom to call, and how. Folded. */
const LINKS: Readonly<Record<Language, string>> = {
  en: 'me us on at via',
  de: 'mich mir uns unter auf',
  fr: 'moi me nous au sur',
  pl: 'mnie nam pod na do',
  es: 'me nos al a en',
  it: 'mi mio al a su',
  nl: 'mij me ons op naar',
  pt: 'me nos para meu',
  sv: 'mig oss pa mitt',
};

/** Words that lead to a web address: what buyers are asked to do there, and what it is, folded. */
const SITES: Readonly<Record<Language, string>> = {
  en: 'visit website web site order shop find more see check',
  de: 'besuch besuche besuchen besucht webseite website homepage seite shop bestellen siehe findet',
  fr: 'visitez visiter site boutique commander commandez voir voyez retrouvez',
  pl: 'odwiedz strona strone stronie sklep zobacz zamow',
  es: 'visita visite visitad web sitio tienda pedir ver',
  it: 'visita visitate visitare sito negozio ordina vedi vedere',
  nl: 'bezoek website site winkel webshop bestel zie kijk',
  pt: 'visite visita site loja encomende veja ver',
  sv: 'besok webbplats hemsida sida butik bestall se',
};
/** What stands before the name of a shop that a thing came from: told of the thing, and no way to its seller. */
const SOURCES: Readonly<Record<Language, string>> = {
  en: 'from by of bought purchased',
  de: 'von gekauft',
  fr: 'de par chez achete',
  pl: 'z od ze kupione kupiona kupiony',
  es: 'de por comprado comprada',
  it: 'di da comprato comprata',
  nl: 'van door gekocht',
  pt: 'da do de por comprado comprada',
  sv: 'fran av kopt',
};

const setOf = (rows: Readonly<Record<Language, string>>): ReadonlySet<string> =>
  new Set(Object.values(rows).flatMap((words) => words.split(' ')));
export const SITE_LEADS: ReadonlySet<string> = setOf(SITES);
export const SOURCE_WORDS: ReadonlySet<string> = setOf(SOURCES);
export const CALL_WORDS: ReadonlySet<string> = setOf(CALLS);
export const CALL_LINKS: ReadonlySet<string> = setOf(LINKS);
