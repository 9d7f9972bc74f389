/** Who wears or owns what is sold: what a clause says of them it does not say of the item. */

/** In nine languages: my, our. */
export const OWNERS: ReadonlySet<string> = new Set(
  'my our mein meine meinen meinem meiner meines unser unsere mon ma mes notre nos mi mis mio mia miei mie nuestro nuestra mijn onze moj moja moje nasz nasza meu minha min mitt mina var'.split(
    ' ',
  ),
);

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
