/** Things that come with other things, in English and in the languages of the sellers. */

const set = (words: string) => new Set(words.split(/\s+/));

/** Things that come with other things: 'with' alone asserts one of these, and not 'with care'. */
export const ACCESSORIES = set(
  `handle knob spoon scoop cup sequin embroidery box charger cable lead plug adapter adaptor case bag pouch sleeve cover lid strap belt hood manual instruction booklet guide receipt invoice certificate tag label hanger lace insole button screw fixing key tool remote controller battery card stick dock stand mount bracket clip stylus cartridge needle slipmat poster insert sticker mattress sheet filter pump hose nozzle attachment beater whisk hook jug bowl tray blade guard tripod pedal stool bench amp bulb shade shelf drawer door leg cushion pillow bedding cabinet chair dumbbell glove helmet lock light pump rack bar wheel tyre spare needle pattern transfer accessory extra headphone earphone mouse keyboard monitor printer ink toner lens flash camera microphone cloth brush sponge saucer soil plant fish gravel game disc disk cd dvd book dvd figure minifigure doll car track carriage seat adaptor raincover footmuff liner changing bottle kit stylus pen pencil paper frame glass clamp band grease tent peg pole towel mat rug blanket throw scarf hat pocket sleeve collar lining warranty ladle steriliser carafe pot pan chain pendant stone necklace earring pouch dustbag loop plectrum string capo tuner bow rosin coin capsule toploader protector binder folder album sheet cd mitten`,
);

/** Their words in other languages, folded. */
export const FOREIGN_THINGS = set(
  `ladegerat ladekabel netzteil kabel anleitung originalverpackung ovp karton tasche hulle fernbedienung akku batterie wandhalterung zubehor koffer rechnung etikett deckel gurtel
  chargeur cable boite notice housse facture telecommande batterie etui etiquette sac couvercle ceinture coffret accessoire
  cargador cable caja instruccione funda factura mando bateria etiqueta bolsa tapa cinturon accesorio estuche certificado
  caricatore cavo scatola istruzioni custodia fattura telecomando batteria etichetta borsa coperchio cintura accessori garanzia
  oplader kabel doos handleiding hoe factuur afstandsbediening batterij label ta deksel riem accessoire
  ladowarka ladowarke ladowarką kablem pudelkiem pudelko instrukcja instrukcją etui pilotem bateria metka metką paskiem torba pokrywką
  carregador cabo caixa manual capa fatura comando bateria etiqueta bolsa tampa cinto`,
);
