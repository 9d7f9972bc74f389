/** Words that turn a sentence, count, or say nothing that could be checked; by language, folded. */
import type { Language } from '../language/languages.ts';

type ByLanguage = Readonly<Record<Language, ReadonlySet<string>>>;

const byLanguage = (words: Readonly<Record<Language, string>>): ByLanguage => ({
  en: new Set(words.en.split(' ')),
  de: new Set(words.de.split(' ')),
  fr: new Set(words.fr.split(' ')),
  pl: new Set(words.pl.split(' ')),
  es: new Set(words.es.split(' ')),
  it: new Set(words.it.split(' ')),
  nl: new Set(words.nl.split(' ')),
  pt: new Set(words.pt.split(' ')),
  sv: new Set(words.sv.split(' ')),
});

/** A clause that begins with one of these stands on its own: what was denied before it is not denied in it. */
export const CONTRAST: ByLanguage = byLanguage({
  en: 'but however though although otherwise yet because since',
  de: 'aber jedoch allerdings sonst ansonsten dafur sondern weil denn da obwohl',
  fr: 'mais cependant sinon toutefois pourtant car parce',
  pl: 'ale jednak natomiast poniewaz',
  es: 'pero aunque sino porque',
  it: 'ma pero tuttavia altrimenti perche',
  nl: 'maar echter verder omdat want',
  pt: 'mas porem contudo porque',
  sv: 'men dock annars eftersom',
});

/** Number words from two on. */
export const NUMBER_WORDS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: {
    two: 2,
    twice: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    hundred: 100,
  },
  de: {
    zwei: 2,
    zweimal: 2,
    drei: 3,
    dreimal: 3,
    dreifach: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
    zwanzig: 20,
    dreissig: 30,
    hundert: 100,
  },
  fr: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    dix: 10,
    onze: 11,
    douze: 12,
    vingt: 20,
    trente: 30,
    cent: 100,
  },
  pl: {
    dwa: 2,
    dwie: 2,
    dwoch: 2,
    trzy: 3,
    cztery: 4,
    piec: 5,
    szesc: 6,
    siedem: 7,
    osiem: 8,
    dziewiec: 9,
    dziesiec: 10,
  },
  es: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    veinte: 20,
  },
  it: { due: 2, tre: 3, quattro: 4, cinque: 5, sette: 7, otto: 8, nove: 9, dieci: 10, dodici: 12, venti: 20 },
  nl: {
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    twaalf: 12,
    twintig: 20,
  },
  pt: {
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    doze: 12,
    vinte: 20,
  },
  sv: { tva: 2, tre: 3, fyra: 4, fem: 5, sju: 7, atta: 8, nio: 9, tio: 10, tolv: 12 },
};

/** What stands behind one of these is still to be done. */
export const NEEDS: ByLanguage = byLanguage({
  en: 'needs need needed requires require should must',
  de: 'sollte sollten muss mussen musste mussten braucht benotigt',
  fr: 'doit doivent devrait devraient necessite faut',
  pl: 'wymaga trzeba powinien nalezy',
  es: 'debe deben deberia necesita requiere',
  it: 'deve devono dovrebbe necessita',
  nl: 'moet moeten nodig',
  pt: 'precisa necessita deveria',
  sv: 'behover bor maste',
});

/** Words that count none of the noun beside them. */
export const COUNTS_NONE: ReadonlySet<string> = new Set(
  'none keine keinen keins keiner keines keinerlei aucun aucune zadnych zadnej ninguno ninguna nessuno nessuna geen nenhum nenhuma inga ingen inget'.split(
    ' ',
  ),
);

/** Denials that stand behind the verb. */
export const DENIES_VERB: ReadonlySet<string> = new Set([
  'not',
  'nicht',
  'niet',
  'inte',
  'ej',
  'pas',
  'plus',
]);

/** What stands behind one of these may be so, or may be done. */
export const MAY: ByLanguage = byLanguage({
  en: 'can could would may might',
  de: 'kann konnen konnte konnten',
  fr: 'peut peuvent pourrait pourraient',
  pl: 'mozna moze moga',
  es: 'puede pueden podria',
  it: 'puo possono potrebbe',
  nl: 'kan kunnen zou',
  pt: 'pode podem poderia',
  sv: 'kan skulle',
});

/** Behind these stands what a thing has; an article or number must follow those that also help other verbs. */
export const WITH: ByLanguage = byLanguage({
  en: 'with features featuring boasts',
  de: 'mit besitzt',
  fr: 'avec possede',
  pl: 'z ze posiada ma maja',
  es: 'con lleva tiene tienen',
  it: 'con possiede',
  nl: 'met bezit',
  pt: 'com possui tem',
  sv: 'med',
});
export const HAS: ByLanguage = byLanguage({
  en: 'has have offers',
  de: 'hat haben bietet',
  fr: 'dispose dote equipe',
  pl: '',
  es: '',
  it: 'ha hanno',
  nl: 'heeft hebben',
  pt: '',
  sv: 'har',
});

/** What a thing may be said to have that is taste and no part of it. */
export const TASTE: ByLanguage = byLanguage({
  en: 'look looks feel touch finish design fit shape drape style character charm vibe vibes life wear care love attention detail details history story past confidence ease comfort flair appeal presence personality quality silhouette cut length size colour color tone shade space room storage value price question questions message plenty lot lots bit pop hint mix range variety eye time years edge twist texture smell scent sound taste sense place home age patina crowd people friends family kids anything everything pride pleasure joy resolution capacity shine sheen gloss',
  de: 'charme charakter stil look design optik passform gefuhl liebe freude qualitat haptik form farbe ausstrahlung flair geschichte platz stauraum details fragen akzente akzent note effekt wirkung klang sound duft spass interesse preis wert blick jahren zeit komfort eleganz leben glanz auflosung kapazitat',
  fr: 'style look charme caractere allure touche coupe effet aspect qualite finition finitions forme couleur toucher confort place espace plaisir soin histoire valeur detail details elegance rendu son prix plus ete eclat brillance capacite resolution',
  pl: 'styl stylem wyglad charakter charakterem urok urokiem fason kroj ksztalt kolor jakosc miejsce detale historia historie wykonczenie klimat klimatem polysk pojemnosc rozdzielczosc',
  es: 'estilo toque encanto caracter aspecto diseno corte acabado forma color tacto calidad carino cuidado espacio detalle detalles historia look precio mucho muchos brillo capacidad resolucion',
  it: 'stile tocco fascino carattere aspetto design taglio vestibilita finitura forma colore qualita cura spazio dettagli dettaglio storia linea look prezzo stato lucentezza capacita risoluzione',
  nl: 'stijl look uitstraling karakter charme pasvorm vorm kleur kwaliteit gevoel ruimte details verhaal afwerking touch liefde zorg plezier prijs sfeer geschiedenis glans capaciteit resolutie',
  pt: 'estilo toque charme carater aspeto design corte acabamento forma cor qualidade carinho cuidado espaco detalhes historia look preco brilho capacidade resolucao',
  sv: 'stil kansla karaktar charm passform form farg kvalitet utrymme detaljer historia finish pris glans kapacitet upplosning',
});

/** What stands behind these is there as well, only in another way: "except the red pair". */
export const EXCEPTS: ReadonlySet<string> = new Set(
  'except excepting apart aside other ausser ausgenommen abgesehen bis sauf excepte hormis salvo excepto tranne eccetto behalve uitgezonderd afgezien oprocz procz exceto forutom'.split(
    ' ',
  ),
);
