/** What is said behind a garment's noun of the garment itself, in nine languages: its parts, and how it is cut. */
import { singular } from '../language/fold.ts';
import { COMPOUNDING, type Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { SEWN_ON } from './name-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Parts of clothes and shoes, and what is sewn on them; folded. */
const PARTS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([
    ...SEWN_ON,
    ...words(
      'stud neck neckline arm shoulder waist waistband hem leg back front strap heel sole toe frill ruffle pleat fringe trim fastening closure belt tie laces',
    ),
  ]),
  de: words(
    'reissverschluss knopf knopfe druckknopf druckknopfe schnalle schnallen ose osen perlen pailletten aufnaher kragen ausschnitt armel arm schulter schultern manschette manschetten tasche taschen kapuze futter kordel kordelzug bund saum bein beine rucken riemen trager absatz sohle spitze ruschen rusche volant volants falten fransen besatz verschluss gurtel schnurung',
  ),
  fr: words(
    'zip fermeture bouton boutons pression pressions boucle boucles oeillet oeillets perle perles sequins paillettes ecusson col encolure manche manches epaule epaules poignet poignets poche poches capuche doublure cordon taille ceinture ourlet jambe jambes dos bretelle bretelles talon talons semelle semelles bout volant volants plis franges garniture lacets lien',
  ),
  pl: words(
    'zamek zamkiem suwak guzik guziki guzikami zatrzask zatrzaski klamra klamry koraliki cekiny naszywka kolnierz kolnierzyk dekolt rekaw rekawy ramiaczka ramiaczkach ramiona mankiet mankiety kieszen kieszenie kieszeniami kaptur kapturem podszewka sciagacz stan nogawka nogawki plecy pasek obcas obcasie podeszwa nosek falbana falbany falbanka falbanki plisy fredzle zapiecie paskiem wiazanie',
  ),
  es: words(
    'cremallera boton botones corchete hebilla hebillas ojales cuentas lentejuelas parche cuello escote manga mangas hombro hombros puno punos bolsillo bolsillos capucha forro cordon cintura bajo pierna perneras espalda tirantes tacon suela punta volante volantes pliegues flecos ribete cierre cinturon lazo',
  ),
  it: words(
    'zip cerniera lampo bottone bottoni automatici fibbia fibbie occhielli perline paillettes toppa colletto collo scollo scollatura manica maniche spalla spalle polsino polsini tasca tasche cappuccio fodera coulisse vita orlo gamba schiena spalline bretelle tacco suola punta balza balze volant pieghe frange bordo chiusura cinturino cintura laccetti',
  ),
  nl: words(
    'rits knoop knopen drukknoop drukknopen gesp gespen oogjes kralen pailletten patch kraag hals halslijn mouw mouwen schouder schouders manchet manchetten zak zakken capuchon voering koord taille zoom pijp pijpen rug bandjes hak zool neus ruches roezels plooien franjes bies sluiting riem ceintuur strik',
  ),
  pt: words(
    'fecho ziper botao botoes mola fivela fivelas ilhos missangas lantejoulas remendo gola colarinho decote manga mangas ombro ombros punho punhos bolso bolsos capuz forro cordao cintura bainha perna pernas costas alcas salto sola biqueira folho folhos pregas franjas debrum cinto laco',
  ),
  sv: words(
    'dragkedja blixtlas knapp knappar tryckknapp tryckknappar spanne spannen parlor paljetter krage hals ringning arm armar axel axlar manschett ficka fickor huva luva foder dragsko midja fall ben rygg axelband klack sula ta volang volanger veck fransar stangning balte skarp',
  ),
};

/** How clothes and shoes are cut, folded; adjectives by their stems' forms. */
const SHAPES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'full half long short mid high low wide slim skinny straight loose relaxed regular oversize oversized fitted cropped crop flare flared bootcut tapered mini midi maxi ankle knee length wrap roll polo turtle crew round square boat cowl halter vee open closed pointed point block flat kitten wedge platform double single down up pull one two piece over off fit cut style stretch button print',
  ),
  de: words(
    'lang lange langer langes kurz kurze kurzer kurzes halb hoch hohe hoher niedrig weit weite weiter weites schmal schmale eng enge gerade locker oversize oversized tailliert bauchfrei ausgestellt mini midi maxi knielang knochellang langarm kurzarm armellos rund eckig spitz flach flache doppelt form schnitt stil gewickelt stretch',
  ),
  fr: words(
    'long longue longs longues court courte courts courtes mi haut haute hauts hautes bas basse large larges slim skinny droit droite ample oversize cintre cintree evase evasee mini midi maxi roule rond ronde carre carree ouvert ouverte fendu fendue plat plats plate pointu pointue croise croisee nu coupe forme style stretch',
  ),
  pl: words(
    'dlugi dluga dlugie krotki krotka krotkie wysoki wysoka wysokie niski niska niskie szeroki szeroka szerokie waski waska waskie prosty prosta proste luzny luzna luzne dopasowany dopasowana oversize rozkloszowany rozkloszowana mini midi maxi okragly okragla plaski plaskie kroj fason styl',
  ),
  es: words(
    'largo larga largos largas corto corta cortos cortas medio media alto alta altos altas bajo baja ancho ancha anchos anchas ajustado ajustada recto recta suelto suelta oversize entallado entallada acampanado acampanada mini midi maxi redondo redonda cuadrado abierto abierta plano planos cruzado cruzada corte estilo',
  ),
  it: words(
    'lungo lunga lunghi lunghe corto corta corti corte mezzo mezza alto alta alti alte basso bassa bassi basse largo larga larghi slim skinny dritto dritta morbido morbida oversize aderente svasato svasata mini midi maxi tondo tonda quadrato aperto aperta piatto piatti incrociato incrociata taglio stile',
  ),
  nl: words(
    'lang lange kort korte half hoog hoge laag lage wijd wijde smal smalle slim skinny recht rechte los losse oversized getailleerd mini midi maxi rond ronde vierkant open plat platte gekruist model snit stijl',
  ),
  pt: words(
    'comprido comprida compridos compridas longo longa curto curta curtos curtas meio meia alto alta altos altas baixo baixa largo larga largos justo justa reto reta direito direita solto solta oversize cintado cintada mini midi maxi redondo redonda quadrado aberto aberta raso rasos cruzado cruzada corte estilo',
  ),
  sv: words(
    'lang langa langt kort korta halv hog hoga hogt lag laga vid vida vitt smal smala rak raka lost los losa oversize figursydd mini midi maxi rund runda fyrkantig oppen platt platta modell passform stil',
  ),
};

const SHORTEST_END = 4;

/** Whether a word names a part of what is worn, or a compound of one: "Rollkragen". */
export function isGarmentPart(token: Token | undefined, languages: readonly Language[]): boolean {
  const key = token?.key ?? '';
  return languages.some(
    (language) =>
      PARTS[language].has(key) ||
      (language === 'en' && PARTS.en.has(singular(key))) ||
      (COMPOUNDING.has(language) &&
        [...PARTS[language]].some((part) => part.length >= SHORTEST_END && key.endsWith(part))),
  );
}

/** Whether a word says how something worn is cut: "full", "lang". */
export function isGarmentShape(token: Token | undefined, languages: readonly Language[]): boolean {
  const key = token?.key ?? '';
  return languages.some((language) => SHAPES[language].has(key));
}
