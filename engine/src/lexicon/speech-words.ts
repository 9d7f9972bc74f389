/** Words that turn a sentence, count, or say nothing that could be checked; by language, folded. */
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';

export type ByLanguage = Readonly<Record<Language, ReadonlySet<string>>>;

export function byLanguage(words: Readonly<Record<Language, string>>): ByLanguage {
  const { en, de, fr, pl, es, it, nl, pt, sv } = words;
  return {
    ...{ en: setOf(en), de: setOf(de), fr: setOf(fr), pl: setOf(pl), es: setOf(es) },
    ...{ it: setOf(it), nl: setOf(nl), pt: setOf(pt), sv: setOf(sv) },
  };
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').filter((word) => word !== ''));
}

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

/** What stands behind one of these is still to be done. */
export const NEEDS: ByLanguage = byLanguage({
  en: 'needs need needed requires require required should must necessary',
  de: 'soll sollen sollte sollten muss mussen musste mussten braucht brauchen benotigt benotigen notig notwendig fallig',
  fr: 'doit doivent devra devront devrait devraient necessite necessitent faut faudra faudrait prevoir prevoyez',
  pl: 'wymaga wymagaja trzeba powinien powinna powinno powinny nalezy konieczny konieczna konieczne potrzebny potrzebna potrzebne',
  es: 'debe deben debera deberan deberia deberian necesita necesitan requiere requieren preciso necesario necesaria',
  it: 'deve devono dovra dovranno dovrebbe dovrebbero necessita necessitano bisogna occorre occorrono serve servono',
  nl: 'moet moeten moest nodig dient dienen noodzakelijk',
  pt: 'precisa precisam necessita necessitam deve devem deveria deveriam preciso necessario necessaria',
  sv: 'behover bor maste kraver',
});

/** Of these, what a thing itself needs: no modal verb, which leaves open what of. */
export const REQUIRES: ByLanguage = byLanguage({
  en: 'needs requires',
  de: 'braucht benotigt',
  fr: 'necessite',
  pl: 'wymaga',
  es: 'necesita requiere',
  it: 'necessita richiede',
  nl: 'behoeft vereist',
  pt: 'precisa necessita',
  sv: 'behover kraver',
});

/** In nine languages: what "is" says of a thing; "leather is" speaks of a part. */
export const IS: ReadonlySet<string> = new Set(
  'is are ist sind est sont es son e sono zijn jest sa sao ar'.split(' '),
);

/** In nine languages: with what a sentence points at the thing, "it is …", "das ist …", "c'est …". */
export const POINTS: ReadonlySet<string> = new Set(
  'it this these they es das dies c ce to het dit deze det den detta denna dessa'.split(' '),
);

/** Of what a thing is: "z bawełny" of cotton, beside "with". */
export const OF_STUFF: ReadonlySet<string> = new Set(['z', 'ze']);

/** Whether a word says "is": without its accent the Italian and Portuguese one is "and". */
export function saysIs(token: Pick<Token, 'key' | 'text'> | undefined): boolean {
  return token !== undefined && IS.has(token.key) && token.text.toLowerCase() !== 'e';
}

/** Behind one of these stands of whom a thing is: "Jacke von G-Star", "coat by Zara". */
export const MADE_BY: ByLanguage = byLanguage({
  en: 'by from',
  de: 'von',
  fr: 'de',
  pl: 'od',
  es: 'de',
  it: 'di',
  nl: 'van',
  pt: 'da de',
  sv: 'fran',
});

/** What denies of the whole past. */
export const NEVER: ReadonlySet<string> = new Set(
  'never nie niemals jamais nunca mai nooit nigdy aldrig'.split(' '),
);

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
  en: 'installed preinstalled',
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

/** Verbs, beside "is", of what a thing has, holds, weighs or was, and what stands for both: "it's". */
const STATES: ByLanguage = byLanguage({
  en: 'its theyre thats was were has have comes come features holds takes weighs measures',
  de: 'war waren wurde wurden hat haben besitzt besitzen verfugt verfugen fasst wiegt wiegen misst kommt kommen',
  fr: 'etait etaient a ont possede possedent dispose disposent contient pese pesent mesure mesurent vient viennent',
  pl: 'byl byla bylo byly ma maja posiada posiadaja miesci wazy waza mierzy pochodzi pochodza',
  es: 'era eran fue fueron esta estan tiene tienen posee poseen dispone disponen lleva pesa pesan mide miden viene vienen',
  it: 'era erano fu ha hanno possiede possiedono dispone dispongono contiene pesa pesano misura misurano viene vengono',
  nl: 'was waren werd werden heeft hebben bezit bezitten beschikt beschikken bevat weegt wegen meet komt komen',
  pt: 'era eram foi foram esta estao tem possui possuem dispoe leva pesa pesam mede medem vem',
  sv: 'var blev har rymmer vager mater kommer',
});

/** Whether a word is one of those verbs, or says "is"; "à" is no "a". */
export function saysState(token: Pick<Token, 'key' | 'text'>, language: Language): boolean {
  return saysIs(token) || (STATES[language].has(token.key) && token.text.toLowerCase() !== 'à');
}

/** Nouns for what is said or asked, or for anything at all: a count of them counts remarks, and none of them tells what a thing is. */
export const REMARKS: ByLanguage = byLanguage({
  en: 'thing things point points note notes detail details remark remarks word words question questions query queries',
  de: 'sache sachen ding dinge punkt punkte hinweis hinweise anmerkung anmerkungen kleinigkeit kleinigkeiten detail details wort worte frage fragen ruckfrage ruckfragen',
  fr: 'chose choses point points remarque remarques detail details precision precisions mot mots question questions renseignement renseignements',
  pl: 'rzecz rzeczy sprawa sprawy uwaga uwagi szczegol szczegoly slowo slowa drobiazg drobiazgi pytanie pytania pytan',
  es: 'cosa cosas punto puntos detalle detalles nota notas aclaracion aclaraciones palabra palabras pregunta preguntas duda dudas',
  it: 'cosa cose punto punti dettaglio dettagli nota note particolare particolari precisazione precisazioni parola parole domanda domande dubbio dubbi curiosita',
  nl: 'ding dingen dingetje dingetjes zaak zaken punt punten puntje puntjes opmerking opmerkingen detail details woord woorden vraag vragen',
  pt: 'coisa coisas ponto pontos detalhe detalhes nota notas reparo reparos palavra palavras pergunta perguntas duvida duvidas',
  sv: 'sak saker grej grejer punkt punkter anmarkning anmarkningar detalj detaljer ord fraga fragor',
});

/** Prepositions of what a thing stands or shows on, where a noun behind them has an article before it. */
export const UPON: ReadonlySet<string> = new Set('on upon auf sur sobre su op'.split(' '));

/** The same, with its article. */
export const UPON_THE: ReadonlySet<string> = new Set('sul sulla sullo sull sui sugli sulle'.split(' '));

/** Which of them does not matter: "any shelf". */
export const ANY: ReadonlySet<string> = new Set(
  'any every each another jeder jede jedes jedem jeden chaque tout toute cualquier cada ogni qualsiasi qualunque elk elke ieder iedere qualquer'.split(
    ' ',
  ),
);

/** Nouns of time, in nine languages: nothing that comes with a thing, or is missing. */
export const TIMES: ReadonlySet<string> = new Set(
  `time times minute minutes hour hours day days week weeks month months year years mal minuten stunde stunden tag tage
  tagen woche wochen monat monate monaten jahr jahre jahren fois heure heures jour jours semaine semaines mois an ans
  annee annees raz razy minuta minuty minut godzina godziny godzin dzien dni tydzien tygodnie tygodni miesiac miesiace
  miesiecy rok lata lat vez veces minuto minutos hora horas dia dias semana semanas mes meses ano anos volta volte minuti
  ora ore giorno giorni settimana settimane mese mesi anno anni keer minuut uur uren dag dagen week weken maand maanden
  jaar jaren vezes gang ganger minut minuter timme timmar dagar vecka veckor manad manader ar`.split(/\s+/),
);

/** What a listing is shown with: who speaks of it speaks of the listing. */
export const PICTURES: ReadonlySet<string> = new Set(
  `photo photos photograph photographs pic pics picture pictures image images foto fotos bild bilder bildern aufnahmen
  cliche cliches imagen imagenes immagine immagini fotografia fotografias fotografie afbeelding afbeeldingen zdjecie
  zdjecia zdjeciach zdjec imagem imagens bilden bilderna`.split(/\s+/),
);

/** "I" and "we" beside a word make it a verb: "ich weiß", "I wear". */
export const SUBJECT_BEFORE: ReadonlySet<string> = new Set('i we ich wir man je jag ik'.split(' '));
export const SUBJECT_BEHIND: ReadonlySet<string> = new Set('ich wir man'.split(' '));

/** With which a clause stands for a thing, "what you get"; where it is also "which" it is left out. */
export const WHAT: ByLanguage = byLanguage({
  en: 'what',
  de: 'was',
  fr: '',
  pl: 'co',
  es: '',
  it: '',
  nl: 'wat',
  pt: '',
  sv: 'vad',
});

/** Who says "I" or "you" speaks of the writer or the reader, and who says "who" of somebody. */
export const PERSONS: ByLanguage = byLanguage({
  en: 'who whoever anyone anybody someone somebody i im ive id ill me my mine myself we weve us our ours you youre youve youll youd your yours yourself',
  de: 'wer jemand ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren unserem unserer du dich dir dein deine deinen deinem deiner ihr euch euer eure man',
  fr: 'je j me m moi mon ma mes nous notre nos tu te toi ton ta tes vous votre vos on',
  pl: 'kto ktos ja mnie mi mam mamy jestem moj moja moje mojej mojego my nas nam nasz nasza nasze ty cie ci ciebie tobie wam was wasz panstwo',
  es: 'quien quienes alguien yo me mi mis tengo estoy nosotros nos nuestro nuestra tu tus te ti usted ustedes os vuestro vuestra',
  it: 'chi qualcuno io mi mio mia miei mie ho noi ci nostro nostra tu ti tuo tua tuoi tue voi vi vostro vostra',
  nl: 'wie iemand ik mij me mijn wij we ons onze jij je jou jouw u uw jullie',
  pt: 'quem alguem eu me mim meu minha meus minhas tenho nos nosso nossa tu te teu tua voce voces',
  sv: 'vem nagon jag mig min mitt mina vi oss du dig din ditt dina ni er ert era man',
});
