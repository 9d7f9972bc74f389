// biome-ignore-all format: a table with a row for each language reads better than hundreds of short lines.
// A thing and its denial, doubt, choice, correction, and the thing of another, in nine languages: sentences are made
// of frames and words. {v} is a value or a part, {w} another one of its class.
import type { Language } from '../language/languages.ts';

export interface Contrasts {
  /** A plain name of an item that says none of the values. */
  name: string;
  /** Values of closed classes: colours, materials, makes, eras. */
  values: readonly string[];
  /** Everyday parts, as they stand behind a denial. */
  parts: readonly string[];
  /** Frames after which {v} may be published as a value. */
  asserted: readonly string[];
  /** Frames after which it may not. */
  denied: readonly string[];
  doubted: readonly string[];
  chosen: readonly string[];
  corrected: readonly string[];
  /** {v} is put right by {w} of the same class, with another one between. */
  putRight: string;
  ofOther: readonly string[];
  /** {v} is there in place of {w}, which is denied. */
  inPlace: readonly string[];
  /** Frames after which {v}, a part, comes with the item, and after which it does not, or may not. */
  included: readonly string[];
  withheld: readonly string[];
}

const MAKES = ['Sony', 'Makita', 'Nikon', 'Adidas'];

export const CONTRASTS: Readonly<Record<Language, Contrasts>> = {
  en: {
    name: 'Jacket',
    values: [...MAKES, 'navy', 'black', 'green', 'leather', 'wool', 'cotton', 'velvet', 'oak', 'brass', 'striped', 'floral', 'Victorian', 'art deco', '1970s', 'first edition', 'womens'],
    parts: ['charger', 'remote', 'lid', 'strap', 'box', 'cable', 'manual', 'belt', 'hood', 'case', 'stand', 'battery', 'plug', 'key', 'lens cap', 'dust bag', 'label', 'screws', 'shelf', 'handle', 'filter', 'blade', 'pump', 'pedal', 'saddle', 'cover', 'inlay', 'disc', 'tag', 'button'],
    asserted: ['{v}.', '{v}, {w}.', '{w} and {v}'],
    denied: ['{v}: no.', '{w} yes, {v} no.', 'Not {v}.', 'It is not {v}.', "It isn't {v}.", 'No {v}.', 'Without {v}.', 'Never {v}.', 'Neither {v} nor {w}.', '{v} missing.', 'Missing: {v}, {w}.', 'Sold without {v}, {w} or {v}.', 'The {v} is lost.', 'Needs {v}.', '{v} not included.', 'No {w}, {v}.', '{w} and {v} not included.', '{v} (no).', '{v} ✗', '{v}: none.', 'It used to be {v}.', 'Everything but {v}.', 'No longer {v}.'],
    doubted: ['I think it is {v}.', '{v}?', 'Possibly {v}.', 'Not sure if it is {v}.', 'So I was told {v}.', '{v}, I think.', '{v} (I think).', '{w}, possibly {v}.', '{w}, {v} I think.'],
    chosen: ['Choose from {v} or {w}.', 'Available in {v}, {w}.', 'Either {v} or {w}.'],
    corrected: ['{v}. Sorry, I mean {w}.', '{v}, no wait, {w}.'],
    putRight: '{v}, size M, no wait {w}.',
    ofOther: ['Fits {v}.', 'For {v}.', 'Compatible with {v}.', 'In the style of {v}.', 'Like {v}.', 'Not genuine {v}.', '{v} look.', 'Instead of {v}.', 'Imitation {v}.', 'I also have one in {v}.', '{v} like.'],
    inPlace: ['No {w}, just {v}.', 'No {w}, only {v}.', '{w} missing, only {v}.'],
    included: ['Comes with {v} and {w}.', '{v} included.', 'Includes {w}, {v}.'],
    withheld: ['Comes with {w}, no {v}.', 'Comes with {w} but not the {v}.', '{w} included, {v} missing.', '{v} not included but {w} included.', 'Comes without {v}.', 'Does not come with {v}.', '{w} included, {v} sold separately.', 'Comes with {w} and maybe {v}.', 'Comes with {w}. Sorry, no {v}.', 'Comes with {w}, you will need your own {v}.'],
  },
  de: {
    name: 'Jacke',
    values: [...MAKES, 'schwarz', 'grün', 'rot', 'Leder', 'Wolle', 'Baumwolle', 'Samt', 'Eiche', 'Messing', 'gestreift', 'Jugendstil', 'Damen'],
    parts: ['Ladegerät', 'Fernbedienung', 'Deckel', 'Gurt', 'Karton', 'Kabel', 'Anleitung', 'Gürtel', 'Kapuze', 'Tasche', 'Ständer', 'Akku', 'Netzteil', 'Schlüssel', 'Griff', 'Filter'],
    asserted: ['{v}.', '{v}, {w}.', '{w} und {v}'],
    denied: ['{v}: nein.', '{w} ja, {v} nein.', 'Nicht {v}.', 'Kein {v}.', 'Ohne {v}.', 'Es ist nicht {v}.', '{v} fehlt.', 'Es fehlt: {v}, {w}.', 'Weder {v} noch {w}.', '{v} nicht dabei.', 'Kein {w}, {v}.', '{v} (nein).', '{v} ✗', 'War früher {v}.', 'Alles außer {v}.'],
    doubted: ['Ich glaube {v}.', '{v}?', 'Vielleicht {v}.', 'Vermutlich {v}.', '{v}, glaube ich.', '{v} (glaube ich).', '{w}, vielleicht {v}.'],
    chosen: ['Wahlweise {v} oder {w}.', 'Zur Auswahl: {v}, {w}.'],
    corrected: ['{v}. Sorry, ich meine {w}.'],
    putRight: 'Ich verkaufe meine Jacke, weil sie mir zu groß ist. {v}, Größe M, Moment nein {w}.',
    ofOther: ['Passend für {v}.', 'Kompatibel mit {v}.', 'Für {v}.', 'Im Stil von {v}.', 'Wie {v}.', 'Ersetzt {v}.', 'Habe ich auch in {v}.'],
    inPlace: ['Kein {w}, nur {v}.', 'Ohne {w}, bloß {v}.', '{w} fehlt, nur {v}.'],
    included: ['Inkl. {v} und {w}.', '{v} ist dabei.', '{w} und {v} sind dabei.'],
    withheld: ['Inkl. {w}, ohne {v}.', '{w} ist dabei, {v} fehlt.', '{v} ist nicht dabei.', '{w} dabei, aber kein {v}.', 'Kommt mit {w}, aber ohne {v}.', '{w} und vielleicht {v} dabei.', '{v} muss man sich selbst besorgen, {w} ist dabei.'],
  },
  fr: {
    name: 'Veste',
    values: [...MAKES, 'noir', 'vert', 'rouge', 'cuir', 'laine', 'coton', 'velours', 'chêne', 'laiton', 'rayé', 'art déco', 'femme'],
    parts: ['chargeur', 'télécommande', 'couvercle', 'sangle', 'boîte', 'câble', 'notice', 'ceinture', 'capuche', 'housse', 'socle', 'batterie', 'prise', 'clé', 'filtre', 'poignée'],
    asserted: ['{v}.', '{v}, {w}.', '{w} et {v}'],
    denied: ['{v} : non.', '{w} oui, {v} non.', 'Pas {v}.', 'Pas de {v}.', 'Sans {v}.', 'Aucun {v}.', "Ce n'est pas {v}.", 'Il manque {v}.', '{v} manquant.', 'Ni {v} ni {w}.', '{v} non inclus.', 'Pas de {w}, {v}.', '{v} (non).', '{v} ✗', "C'était {v}.", 'Tout sauf {v}.'],
    doubted: ['Je pense {v}.', '{v} ?', 'Peut-être {v}.', 'Je crois {v}.', '{v}, je crois.', '{v} (je crois).', '{w}, peut-être {v}.'],
    chosen: ['Au choix : {v} ou {w}.', 'Disponible en {v}, {w}.'],
    corrected: ['{v}. Pardon, je veux dire {w}.'],
    putRight: '{v}, taille M, pardon {w}.',
    ofOther: ['Compatible avec {v}.', 'Pour {v}.', 'Style {v}.', 'Imitation {v}.', 'Comme {v}.', 'Remplace {v}.', "Je l'ai aussi en {v}."],
    inPlace: ['Pas de {w}, seulement {v}.', 'Sans {w}, juste {v}.', '{w} manquant, uniquement {v}.'],
    included: ['Vendu avec {v} et {w}.', '{v} inclus.', 'Livré avec {w}, {v}.'],
    withheld: ['Vendu avec {w}, sans {v}.', '{w} inclus, {v} manquant.', '{v} non inclus.', 'Livré avec {w} mais pas {v}.', 'Vendu sans {v}.', '{w} et peut-être {v} inclus.', '{w} inclus, il faut acheter {v}.'],
  },
  es: {
    name: 'Chaqueta',
    values: [...MAKES, 'negro', 'verde', 'rojo', 'cuero', 'lana', 'algodón', 'terciopelo', 'roble', 'latón', 'art déco', 'mujer'],
    parts: ['cargador', 'mando', 'tapa', 'correa', 'caja', 'cable', 'manual', 'cinturón', 'capucha', 'funda', 'soporte', 'batería', 'enchufe', 'llave', 'filtro'],
    asserted: ['{v}.', '{v}, {w}.', '{w} y {v}'],
    denied: ['{v}: no.', '{w} sí, {v} no.', 'No es {v}.', 'Sin {v}.', 'Ningún {v}.', 'Falta {v}.', 'Ni {v} ni {w}.', '{v} no incluido.', 'No incluye {v}.', 'Sin {w}, {v}.', '{v} (no).', '{v} ✗', 'Antes era {v}.', 'Todo menos {v}.'],
    doubted: ['Creo que es {v}.', '¿{v}?', 'Quizás {v}.', 'Tal vez {v}.', '{v}, creo.', '{v} (creo).', '{w}, quizás {v}.'],
    chosen: ['A elegir: {v} o {w}.', 'Disponible en {v}, {w}.'],
    corrected: ['{v}. Perdón, quiero decir {w}.'],
    putRight: '{v}, talla M, perdón {w}.',
    ofOther: ['Compatible con {v}.', 'Para {v}.', 'Estilo {v}.', 'Imitación {v}.', 'Como {v}.', 'Tipo {v}.', 'También la tengo en {v}.'],
    inPlace: ['Sin {w}, solo {v}.', 'Ningún {w}, sólo {v}.', '{w} no incluido, solamente {v}.'],
    included: ['Viene con {v} y {w}.', '{v} incluido.', 'Incluye {w}, {v}.'],
    withheld: ['Viene con {w}, sin {v}.', '{w} incluido, falta {v}.', '{v} no incluido.', 'Incluye {w} pero no {v}.', 'No incluye {v}.', '{w} y quizás {v} incluido.', '{w} incluido, {v} se vende aparte.'],
  },
  it: {
    name: 'Giacca',
    values: [...MAKES, 'nero', 'verde', 'rosso', 'pelle', 'lana', 'cotone', 'velluto', 'rovere', 'ottone', 'art déco', 'donna'],
    parts: ['caricatore', 'telecomando', 'coperchio', 'cinturino', 'scatola', 'cavo', 'manuale', 'cintura', 'cappuccio', 'custodia', 'supporto', 'batteria', 'spina', 'chiave', 'filtro'],
    asserted: ['{v}.', '{v}, {w}.', '{w} e {v}'],
    denied: ['{v}: no.', '{w} sì, {v} no.', 'Non è {v}.', 'Senza {v}.', 'Nessun {v}.', 'Manca {v}.', 'Né {v} né {w}.', '{v} non incluso.', 'Senza {w}, {v}.', '{v} (no).', '{v} ✗', 'Prima era {v}.', 'Tutto tranne {v}.'],
    doubted: ['Credo sia {v}.', '{v}?', 'Forse {v}.', 'Penso {v}.', '{v}, credo.', '{v} (credo).', '{w}, forse {v}.'],
    chosen: ['A scelta: {v} o {w}.', 'Disponibile in {v}, {w}.'],
    corrected: ['{v}. Scusate, volevo dire {w}.'],
    putRight: '{v}, taglia M, scusate {w}.',
    ofOther: ['Compatibile con {v}.', 'Per {v}.', 'Stile {v}.', 'Imitazione {v}.', 'Come {v}.', 'Tipo {v}.', "Ce l'ho anche in {v}."],
    inPlace: ['Senza {w}, solo {v}.', 'Nessun {w}, soltanto {v}.', '{w} non incluso, solo {v}.'],
    included: ['Comprende {v} e {w}.', '{v} incluso.', 'Completo di {w}, {v}.'],
    withheld: ['Comprende {w}, senza {v}.', '{w} incluso, manca {v}.', '{v} non incluso.', 'Comprende {w} ma non {v}.', 'Non comprende {v}.', '{w} e forse {v} incluso.', '{w} incluso, {v} da comprare a parte.'],
  },
  nl: {
    name: 'Jas',
    values: [...MAKES, 'zwart', 'groen', 'rood', 'leer', 'wol', 'katoen', 'fluweel', 'eiken', 'messing', 'art deco', 'dames'],
    parts: ['oplader', 'afstandsbediening', 'deksel', 'riem', 'doos', 'kabel', 'handleiding', 'ceintuur', 'capuchon', 'hoes', 'standaard', 'accu', 'stekker', 'sleutel', 'filter'],
    asserted: ['{v}.', '{v}, {w}.', '{w} en {v}'],
    denied: ['{v}: nee.', '{w} ja, {v} nee.', 'Niet {v}.', 'Geen {v}.', 'Zonder {v}.', 'Het is niet {v}.', '{v} ontbreekt.', 'Noch {v} noch {w}.', '{v} niet inbegrepen.', 'Geen {w}, {v}.', '{v} (nee).', '{v} ✗', 'Was vroeger {v}.', 'Alles behalve {v}.'],
    doubted: ['Ik denk {v}.', '{v}?', 'Misschien {v}.', 'Waarschijnlijk {v}.', '{v}, denk ik.', '{v} (denk ik).', '{w}, misschien {v}.'],
    chosen: ['Keuze uit {v} of {w}.', 'Verkrijgbaar in {v}, {w}.'],
    corrected: ['{v}. Sorry, ik bedoel {w}.'],
    putRight: 'Ik verkoop mijn jas omdat hij te groot is. {v}, maat M, nee wacht {w}.',
    ofOther: ['Geschikt voor {v}.', 'Voor {v}.', 'Stijl {v}.', 'Imitatie {v}.', 'Zoals {v}.', 'Compatibel met {v}.', 'Heb hem ook in {v}.'],
    inPlace: ['Geen {w}, alleen {v}.', 'Zonder {w}, enkel {v}.', '{w} ontbreekt, alleen {v}.'],
    included: ['Wordt geleverd met {v} en {w}.', '{v} zit erbij.', 'Inclusief {w}, {v}.'],
    withheld: ['Geleverd met {w}, zonder {v}.', '{w} zit erbij, {v} ontbreekt.', '{v} zit er niet bij.', 'Inclusief {w} maar geen {v}.', '{v} niet inbegrepen.', '{w} en misschien {v} zit erbij.', '{w} zit erbij, {v} moet je zelf kopen.'],
  },
  pl: {
    name: 'Kurtka',
    values: [...MAKES, 'czarny', 'zielony', 'czerwony', 'skóra', 'wełna', 'bawełna', 'aksamit', 'dąb', 'mosiądz', 'art deco', 'damska'],
    parts: ['ładowarka', 'pilot', 'pokrywa', 'pasek', 'pudełko', 'kabel', 'instrukcja', 'kaptur', 'etui', 'stojak', 'bateria', 'wtyczka', 'klucz', 'filtr'],
    asserted: ['{v}.', '{v}, {w}.', '{w} i {v}'],
    denied: ['{v}: nie.', '{w} tak, {v} nie.', 'Nie {v}.', 'Brak {v}.', 'Bez {v}.', 'To nie jest {v}.', 'Ani {v} ani {w}.', 'Brakuje {v}.', 'Bez {w}, {v}.', '{v} (nie).', '{v} ✗', 'Kiedyś było {v}.', 'Wszystko oprócz {v}.'],
    doubted: ['Chyba {v}.', '{v}?', 'Może {v}.', 'Prawdopodobnie {v}.', '{v}, chyba.', '{v} (chyba).', '{w}, może {v}.'],
    chosen: ['Do wyboru: {v} lub {w}.', 'Dostępne w {v}, {w}.'],
    corrected: ['{v}. Przepraszam, mam na myśli {w}.'],
    putRight: '{v}, rozmiar M, przepraszam {w}.',
    ofOther: ['Pasuje do {v}.', 'Do {v}.', 'W stylu {v}.', 'Imitacja {v}.', 'Jak {v}.', 'Kompatybilny z {v}.', 'Mam też w kolorze {v}.'],
    inPlace: ['Bez {w}, tylko {v}.', 'Brak {w}, jedynie {v}.', 'Nie {w}, wyłącznie {v}.'],
    included: ['{v} w zestawie.', '{w} i {v} w komplecie.', '{v} w komplecie.'],
    withheld: ['{w} w zestawie, brak {v}.', '{w} w zestawie, bez {v}.', '{v} nie ma w zestawie.', '{v} nie jest w komplecie.', '{w} i może {v} w zestawie.', '{w} w zestawie, ale nie {v}.'],
  },
  pt: {
    name: 'Casaco',
    values: [...MAKES, 'preto', 'verde', 'vermelho', 'couro', 'lã', 'algodão', 'veludo', 'carvalho', 'latão', 'art déco', 'mulher'],
    parts: ['carregador', 'comando', 'tampa', 'alça', 'caixa', 'cabo', 'manual', 'cinto', 'capuz', 'capa', 'suporte', 'bateria', 'ficha', 'chave', 'filtro'],
    asserted: ['{v}.', '{v}, {w}.', '{w} e {v}'],
    denied: ['{v}: não.', '{w} sim, {v} não.', 'Não é {v}.', 'Sem {v}.', 'Nenhum {v}.', 'Falta {v}.', 'Nem {v} nem {w}.', '{v} não incluído.', 'Sem {w}, {v}.', '{v} (não).', '{v} ✗', 'Antes era {v}.', 'Tudo menos {v}.'],
    doubted: ['Acho que é {v}.', '{v}?', 'Talvez {v}.', 'Possivelmente {v}.', '{v}, acho eu.', '{v} (acho eu).', '{w}, talvez {v}.'],
    chosen: ['À escolha: {v} ou {w}.', 'Disponível em {v}, {w}.'],
    corrected: ['{v}. Desculpe, quero dizer {w}.'],
    putRight: '{v}, tamanho M, desculpe {w}.',
    ofOther: ['Compatível com {v}.', 'Para {v}.', 'Estilo {v}.', 'Imitação {v}.', 'Como {v}.', 'Tipo {v}.', 'Também tenho em {v}.'],
    inPlace: ['Sem {w}, só {v}.', 'Nenhum {w}, apenas {v}.', '{w} não incluído, somente {v}.'],
    included: ['Vem com {v} e {w}.', '{v} incluído.', 'Inclui {w}, {v}.'],
    withheld: ['Vem com {w}, sem {v}.', '{w} incluído, falta {v}.', '{v} não incluído.', 'Inclui {w} mas não {v}.', 'Não inclui {v}.', '{w} e talvez {v} incluído.', '{w} incluído, {v} vende-se à parte.'],
  },
  sv: {
    name: 'Jacka',
    values: [...MAKES, 'svart', 'grön', 'röd', 'läder', 'ull', 'bomull', 'sammet', 'ek', 'mässing', 'art deco', 'dam'],
    parts: ['laddare', 'fjärrkontroll', 'lock', 'rem', 'kartong', 'kabel', 'manual', 'bälte', 'huva', 'fodral', 'ställ', 'batteri', 'kontakt', 'nyckel', 'filter'],
    asserted: ['{v}.', '{v}, {w}.', '{w} och {v}'],
    denied: ['{v}: nej.', '{w} ja, {v} nej.', 'Inte {v}.', 'Ingen {v}.', 'Utan {v}.', 'Det är inte {v}.', '{v} saknas.', 'Varken {v} eller {w}.', '{v} ingår inte.', 'Utan {w}, {v}.', '{v} (nej).', '{v} ✗', 'Var tidigare {v}.', 'Allt utom {v}.'],
    doubted: ['Jag tror {v}.', '{v}?', 'Kanske {v}.', 'Troligen {v}.', '{v}, tror jag.', '{v} (tror jag).', '{w}, kanske {v}.'],
    chosen: ['Välj mellan {v} och {w}.', 'Finns i {v}, {w}.'],
    corrected: ['{v}. Förlåt, jag menar {w}.'],
    putRight: 'Jag säljer min jacka eftersom den är för stor. {v}, storlek M, nej vänta {w}.',
    ofOther: ['Passar {v}.', 'Till {v}.', 'I stil med {v}.', 'Imitation {v}.', 'Som {v}.', 'Kompatibel med {v}.', 'Har den även i {v}.'],
    inPlace: ['Ingen {w}, bara {v}.', 'Utan {w}, endast {v}.', '{w} saknas, bara {v}.'],
    included: ['Levereras med {v} och {w}.', '{v} ingår.', '{v} medföljer.'],
    withheld: ['Levereras med {w}, utan {v}.', '{w} ingår, {v} saknas.', '{v} ingår inte.', '{v} medföljer inte.', '{w} ingår men inte {v}.', '{w} och kanske {v} ingår.', '{w} medföljer, {v} får man köpa själv.'],
  },
};

/** Every sentence that says `v` in the manner of one of the frames. */
export function sentencesOf(frames: readonly string[], v: string, w: string): readonly string[] {
  return frames.map((frame) => {
    const sentence = frame.replaceAll('{v}', v).replaceAll('{w}', w);
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  });
}
