/** Who wears or owns what is sold: what a clause says of them it does not say of the item. */
import type { Language } from '../language/languages.ts';

/** "My" and "our" in all their forms, of one language each. */
export const OWNERS_OF: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['my', 'our']),
  de: new Set(
    'mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unseres unsre unsren unsrem unsrer unsres'.split(
      ' ',
    ),
  ),
  fr: new Set('mon ma mes notre nos'.split(' ')),
  es: new Set('mi mis mio mia mios mias nuestro nuestra nuestros nuestras'.split(' ')),
  it: new Set('mio mia miei mie nostro nostra nostri nostre'.split(' ')),
  nl: new Set('mijn onze ons'.split(' ')),
  pl: new Set(
    'moj moja moje mojego mojej mojemu moim moich moimi nasz nasza nasze naszego naszej naszemu naszym naszych naszymi'.split(
      ' ',
    ),
  ),
  pt: new Set('meu minha meus minhas nosso nossa nossos nossas'.split(' ')),
  // No "vårt" and "våra": folded they are other words.
  sv: new Set('min mitt mina var'.split(' ')),
};

/** Those of all languages, for texts whose language may be another than it seems. */
export const OWNERS: ReadonlySet<string> = new Set(Object.values(OWNERS_OF).flatMap((words) => [...words]));

/** In nine languages: who wears, the forms of "wear" that are no noun as well, and what clothes are shown on. */
export const WEARERS: ReadonlySet<string> = new Set(
  [
    'i im we you she he wears wearing modeled modelled mannequin',
    'ich wir du trage tragst tragt schneiderpuppe kleiderpuppe schaufensterpuppe',
    'je nous vous portons portez portent',
    'yo llevo llevas lleva llevan maniqui',
    'io indosso indossi indossa indossano manichino',
    'ik wij draag draagt dragen paspop',
    'ja nosze nosi nosimy nosza manekin',
    'eu vestimos vestem manequim',
    'jag provdocka',
  ].flatMap((words) => words.split(' ')),
);

/** In nine languages: on whom a thing is tried. */
export const TRIED_ON: ReadonlySet<string> = new Set(
  'me her him mich mir moi mi mij mnie mim mig'.split(' '),
);
