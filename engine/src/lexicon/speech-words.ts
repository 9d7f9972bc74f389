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

/** Behind or before one of these stands what comes with a thing or is fitted to it. */
export const COMES: ByLanguage = byLanguage({
  en: 'installed preinstalled thrown',
  de: 'mitgegeben beigegeben beigefugt mitverkauft verbaut eingebaut angebaut montiert installiert nachgerustet obendrauf',
  fr: 'offert offerte offerts offertes joint jointe joints jointes installe installee installes installees',
  pl: 'dodany dodana dodane zamontowany zamontowana zamontowane zainstalowany zainstalowana zainstalowane',
  es: 'incorporado incorporada instalado instalada instalados instaladas montado montada montados montadas',
  it: 'installato installata installati installate montato montata montati montate allegato allegata',
  nl: 'meegeleverd meegegeven ingebouwd gemonteerd geinstalleerd',
  pt: 'instalado instalada instalados instaladas montado montada montados montadas',
  sv: 'monterad monterat monterade installerad installerat installerade inbyggd inbyggt',
});

/** Verbs of giving along in two parts, and the parts that end their clause: "lege ich dazu", "krijg je erbij". */
export const SEPARABLE: Readonly<
  Partial<Record<Language, { verbs: ReadonlySet<string>; particles: ReadonlySet<string> }>>
> = {
  de: {
    verbs: new Set(
      'lege legen legt liegt liegen gebe geben gibt kommt kommen bekommen bekommt bekommst erhalten erhaltst packe packen gehort gehoren schenke'.split(
        ' ',
      ),
    ),
    particles: new Set(['bei', 'dazu', 'mit']),
  },
  nl: {
    verbs: new Set('krijg krijgt krijgen lever levert leveren geef geven doe doen zit zitten'.split(' ')),
    particles: new Set(['bij', 'mee', 'erbij']),
  },
  sv: {
    verbs: new Set('foljer skickar far ger'.split(' ')),
    particles: new Set(['med', 'pa']),
  },
};

/** What stands behind these is there as well, only in another way: "except the red pair". */
export const EXCEPTS: ReadonlySet<string> = new Set(
  'except excepting apart aside other ausser ausgenommen abgesehen bis sauf excepte hormis salvo excepto tranne eccetto behalve uitgezonderd afgezien oprocz procz exceto forutom'.split(
    ' ',
  ),
);

/** What stands before a fault that is told as one, folded: an article, a count, how small it is. */
export const MEASURES_A_FAULT =
  /^(?:a|an|some|few|small|slight|light|minor|tiny|little|faint|odd|one|two|ein|eine|einige|klein\w*|leicht\w*|winzig\w*|un|une|petit\w*|leger\w*|quelques|una|pequen\w*|leve\w*|algun\w*|uno|piccol\w*|lieve|legger\w*|qualche|alcun\w*|een|licht\w*|kleine|enkele|maly|mala|drobn\w*|lekk\w*|um|uma|ligeir\w*|algum\w*|en|ett|liten|litet|sma|nagra)$/;

/** English words that make one word with the verb before them: "pull on", "tie up". */
export const PARTICLES: ReadonlySet<string> = new Set(['on', 'in', 'up', 'off', 'out', 'over']);

/** How English says what was done to a thing: "carved"; a speed and what one needs are none. */
export const PARTICIPLE = /[^e]ed$/;

/** What an amount is asked for, where it is all of it: "£20 the lot", "40 € alles zusammen". */
export const ALTOGETHER: ReadonlySet<string> = new Set(
  `all everything both together altogether total lot pair set bundle alles beide beiden zusammen komplett gesamt
  insgesamt paar tout toute tous toutes ensemble total paire todo toda todos todas junto juntos juntas conjunto lote
  tutto tutta tutti tutte insieme totale lotto paio allemaal samen totaal geheel tudo allt alla bada tillsammans totalt
  calosc wszystko razem komplet lacznie obie`.split(/\s+/),
);

/** What makes the amount behind it a bound, and no price. */
export const BOUNDS: ReadonlySet<string> = new Set(
  `than, over, under, above, below, at least, at most, up to, minimum, maximum, max, min, als, uber, unter,
  mindestens, hochstens, bis zu, maximal, plus de, moins de, jusqu a, au moins, au maximum, mas de, menos de, hasta,
  al menos, como maximo, piu di, meno di, fino a, almeno, al massimo, meer dan, minder dan, vanaf, minstens, hoogstens,
  tot, do que, mais de, ate, pelo menos, no maximo, an, mer an, mindre an, minst, hogst, upp till, niz, powyzej, ponizej,
  co najmniej, najwyzej`.split(/,\s+/),
);

/** What stands beside these is told of each piece: "3 g each", "je 3 g", "3 g per piece". */
export const EACH: ByLanguage = byLanguage({
  en: 'each apiece piece item',
  de: 'je jeweils stuck',
  fr: 'chacun chacune piece unite',
  pl: 'kazdy kazda kazde sztuka sztuke',
  es: 'cada unidad pieza',
  it: 'ciascuno ciascuna cadauno cadauna uno una pezzo',
  nl: 'elk stuk',
  pt: 'cada unidade peca',
  sv: 'vardera styck',
});

/** What says behind an amount that it is taken off a price. */
export const DISCOUNTS: ReadonlySet<string> = new Set(
  `less, off, cheaper, discount, weniger, billiger, gunstiger, rabatt, nachlass, de moins, moins cher, de reduction,
  de remise, menos, mas barato, de descuento, in meno, di meno, di sconto, minder, goedkoper, korting, taniej, rabatu,
  znizki, a menos, mais barato, de desconto, mindre, billigare`.split(/,\s+/),
);

/** What says behind an amount that nothing is taken off it. */
export const FIRM: ReadonlySet<string> = new Set(
  'firm fest ferme fixe fijo firme fisso fixo vast stala sztywna fast'.split(' '),
);
