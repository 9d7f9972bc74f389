/** Colours and materials as ideas, so that 'schwarz', 'noire' and 'black' support each other. */

import { fold } from '../categories/words.ts';

const COLOURS = `black schwarz schwarze schwarzer schwarzes schwarzen noir noire noirs noires negro negra negros negras nero nera neri nere zwart zwarte czarny czarna czarne preto preta pretos 黒 ブラック
white weiß weiss weiße weißer weißes weißen blanc blanche blancs blanches blanco blanca blancos blancas bianco bianca bianchi bianche wit witte biały biała białe branco branca brancos 白 ホワイト
grey gray greys grays grau graue grauer graues grauen gris grise grises grigio grigia grigi grigie grijs grijze szary szara szare cinza cinzento cinzenta グレー 灰色
blue blues blau blaue blauer blaues blauen bleu bleue bleus bleues azul azules blu azzurro azzurra blauw blauwe niebieski niebieska niebieskie 青 ブルー
navy marineblau dunkelblau dunkelblaue marine granatowy granatowa granatowe donkerblauw donkerblauwe ネイビー 紺
red reds rot rote roter rotes roten rouge rouges rojo roja rojos rojas rosso rossa rossi rosse rood rode czerwony czerwona czerwone vermelho vermelha 赤 レッド
green greens grün grüne grüner grünes grünen vert verte verts vertes verde verdes verdi groen groene zielony zielona zielone 緑 グリーン
yellow gelb gelbe gelber gelbes jaune jaunes amarillo amarilla giallo gialla geel gele żółty żółta żółte amarelo amarela 黄 黄色 イエロー
orange oranges orangefarben naranja arancione oranje pomarańczowy pomarańczowa laranja オレンジ
pink pinks rosa roze rosado rosada różowy różowa różowe ピンク
purple lila violett violetto violet violette morado morada viola paars paarse fioletowy fioletowa roxo roxa パープル 紫
brown braun braune brauner braunes brun brune marron marrón marrones marrone bruin bruine brązowy brązowa brązowe castanho castanha 茶 茶色 ブラウン
beige beżowy beżowa beżowe bege ベージュ
turquoise türkis turquesa turchese turkoois turkusowy ターコイズ
burgundy bordeaux bordò bordowy bordowa maroon burdeos
khaki kaki
teal
ecru écru
lilac
lavender
mauve
indigo
crimson
scarlet
fuchsia
charcoal
taupe
magenta
multicolour multicolor multicoloured multicolored mehrfarbig multicolore
silver silbern silberne argenté argentée plateado plateada srebrny srebrna prateado シルバー
gold golden goldene doré dorée dorado dorada dorato dorata złoty złota dourado ゴールド`;

const MATERIALS = `leather leder echtleder cuir cuero piel pelle leer skóra skórzana skórzany couro 革 レザー
suede wildleder daim ante camoscio zamsz camurça スエード
nubuck nubuk
cotton baumwolle coton algodón cotone katoen bawełna algodão 綿 コットン
wool woollen woolen wolle wollen laine lana wol wełna wełniana ウール
merino merinowolle
cashmere kaschmir cachemire cachemira kaszmir カシミヤ
mohair
alpaca
angora
silk seide soie seda seta zijde jedwab シルク 絹
satin satén raso satyna
velvet velours samt terciopelo velluto fluweel aksamit veludo
linen leinen lin lino linnen len linho リネン
polyester poliéster poliestere poliester ポリエステル
nylon polyamide polyamid poliamida poliammide ナイロン
acrylic polyacryl acrylique acrílico acrilico akryl
elastane spandex lycra elasthan élasthanne elastano elastan
viscose viskose wiskoza viscosa rayon レーヨン
fleece polaire フリース
corduroy cord cords kord velours_côtelé pana velluto_a_coste
tweed
denim ジーンズ
canvas leinwand tela lona płótno キャンバス
sheepskin lammfell schaffell
velour
jersey
lace spitze dentelle encaje pizzo kant koronka
brass messing laiton latón ottone mosiądz latão 真鍮
copper kupfer cuivre cobre rame koper miedź 銅
bronze bronce bronzo brąz
aluminium aluminum alu
titanium titan titane titanio
steel stahl edelstahl inox acier acero acciaio staal stal aço stainless ステンレス
chrome chrom cromo
pewter zinn étain peltre
platinum platin platine platino
iron eisen fer hierro ferro ijzer żelazo 鉄
porcelain porzellan porcelaine porcelana porcellana porselein 磁器
stoneware steinzeug grès gres
earthenware steingut faïence
terracotta terrakotta
ceramic ceramics keramik céramique cerámica ceramica keramiek ceramika 陶器
glass glas verre vidrio cristal vetro szkło vidro ガラス
crystal kristall
marble marmor marbre mármol marmo marmer marmur
granite granit granito
wood wooden holz hölzern bois madera legno legnoso hout houten drewno drewniany drewniana madeira 木製 木
oak eiche eichenholz chêne roble quercia rovere eiken dąb dębowy carvalho
pine kiefer kiefernholz pin pino grenen sosna sosnowy pinho
mahogany mahagoni acajou caoba mogano mahoń mogno
walnut nussbaum noyer nogal noce notenhout orzech nogueira
teak teck teakholz
beech buche hêtre haya faggio beuken buk
birch birke bouleau abedul betulla berken brzoza
elm
maple ahorn érable arce acero_legno
rosewood palisander palissandre palisandro
ebony ebenholz ébène ébano
cedar zeder cèdre cedro
plywood ply sperrholz contreplaqué
mdf
bamboo bambus bambou bambú bambù bamboe
rattan rotin ratán
wicker korbgeflecht osier mimbre vimini
cork kork liège corcho sughero kurk
jute
hemp hanf chanvre
rubber gummi caoutchouc goma gomma guma borracha ゴム
silicone silikon silicona
latex
plastic kunststoff plastik plastique plástico plastica plastic plastik プラスチック
resin harz résine resina
bakelite bakelit
pvc vinyl_cloth
polycarbonate
goretex
feather feathers daunen duvet plumas_relleno piuma pierze
down_fill
sterling
diamond diamonds diamant diamante diament ダイヤ
pearl pearls perle perles perla perlas
sapphire saphir zafiro zaffiro
ruby rubin rubis rubí
emerald smaragd émeraude esmeralda smeraldo
ivory elfenbein ivoire marfil avorio
graphite grafit
neoprene neopren
microfibre microfiber
chenille
chiffon
lambswool
calfskin
goatskin
slate schiefer
concrete beton
zinc zink
tungsten
fibreglass fiberglass
kevlar
perspex
jade
opal
amethyst
onyx
topaz
garnet
zirconia
enamel
beeswax bienenwachs
fur pelz fourrure pelo pelliccia bont futro`;

function conceptMap(rows: string, prefix: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const row of rows.split('\n')) {
    const [name = '', ...words] = row.trim().split(' ');
    for (const word of [name, ...words]) {
      const key = fold(word);
      if (!map.has(key)) map.set(key, prefix + name);
    }
  }
  return map;
}

const colours = conceptMap(COLOURS, 'colour:');
const materials = conceptMap(MATERIALS, 'material:');

const EXTRA_ENGLISH =
  'gray greys grays blues reds greens yellows oranges pinks purples violet brown golden woollen woolen stainless feathers wooden ceramics diamonds pearls aluminum multicolor multicoloured multicolored rayon spandex lycra leathers maroon';
// As often a verb, a garment or a machine: they support a material, but are never marked as one.
const DOUBTFUL = new Set(['lace', 'jersey', 'iron', 'cord', 'cords', 'elm', 'chrome', 'denim']);

const english = new Set([
  ...[...COLOURS.split('\n'), ...MATERIALS.split('\n')].map((row) => fold(row.trim().split(' ')[0] ?? '')),
  ...EXTRA_ENGLISH.split(' '),
]);

/** Whether a colour or material word may be marked in an English text; 'pin' is French for pine. */
export function isEnglishConcept(key: string): boolean {
  return english.has(key) && !DOUBTFUL.has(key);
}

/** All colour and material words. */
export function conceptWords(): Iterable<string> {
  return [...colours.keys(), ...materials.keys()];
}

/** The idea of a colour word, e.g. 'colour:black' for 'noire'. */
export function colourConcept(key: string): string | undefined {
  return colours.get(key);
}

/** The idea of a material word, e.g. 'material:leather' for 'cuir'. */
export function materialConcept(key: string): string | undefined {
  return materials.get(key);
}

const WIDER: ReadonlyMap<string, string> = new Map(
  [
    ['ceramic', 'stoneware earthenware terracotta porcelain'],
    ['wood', 'oak pine mahogany walnut teak beech birch elm maple rosewood ebony cedar'],
    ['wool', 'merino'],
  ].flatMap(([wide = '', stuffs = '']) =>
    stuffs.split(' ').map((stuff) => [`material:${stuff}`, `material:${wide}`] as const),
  ),
);

/** What a material also is: 'material:wood' of 'material:oak'. */
export function widerMaterial(concept: string): string | undefined {
  return WIDER.get(concept);
}
