/** Nouns beside a value by which it is, or is not, the thing's own; in nine languages, folded. */

/** What a thing is made of, whatever it is: "acrylic yarn" is the thing's own. */
export const STUFFS: ReadonlySet<string> = new Set(
  (
    'yarn fabric cloth material thread wood garn stoff wolle holz tissu fil matiere bois tela hilo tejido madera ' +
    'tessuto filo legno stof draad hout tkanina wloczka drewno tecido fio madeira tyg trad tra'
  ).split(' '),
);

export const BODIES: ReadonlySet<string> = new Set(
  (
    'body frame housing casing chassis gehause rahmen boitier cadre chasis carcasa cuadro scocca telaio behuizing ' +
    'frame obudowa rama caixa quadro holje ram'
  ).split(' '),
);

/** What the figures of a pattern stand on: its colour is the thing's. */
export const GROUNDS: ReadonlySet<string> = new Set(
  'ground background grund hintergrund fond fondo sfondo ondergrond achtergrond tlo fundo botten bakgrund'.split(
    ' ',
  ),
);

export const SHELLED: ReadonlySet<string> = new Set([
  'phones',
  'computers',
  'cameras',
  'audio',
  'games',
  'cycling',
]);
