/** Colour words without the ending that the noun beside them asked for, for lines such as "Farbe: Blau". */

// German and Dutch say a colour by itself without an ending; the first of each line is that form.
const BARE = `schwarz schwarze schwarzer schwarzes schwarzem schwarzen
weiß weiße weißer weißes weißem weißen
weiss weisse weisser weisses weissem weissen
grau graue grauer graues grauem grauen
hellgrau hellgraue hellgrauer hellgraues hellgrauen
dunkelgrau dunkelgraue dunkelgrauer dunkelgraues dunkelgrauen
blau blaue blauer blaues blauem blauen
dunkelblau dunkelblaue dunkelblauer dunkelblaues dunkelblauen
hellblau hellblaue hellblauer hellblaues hellblauen
rot rote roter rotes rotem roten
dunkelrot dunkelrote dunkelroter dunkelrotes dunkelroten
grün grüne grüner grünes grünem grünen
dunkelgrün dunkelgrüne dunkelgrüner dunkelgrünes dunkelgrünen
hellgrün hellgrüne hellgrüner hellgrünes hellgrünen
gelb gelbe gelber gelbes gelbem gelben
braun braune brauner braunes braunem braunen
dunkelbraun dunkelbraune dunkelbrauner dunkelbraunes dunkelbraunen
hellbraun hellbraune hellbrauner hellbraunes hellbraunen
silbern silberne silberner silbernes silbernen
pink pinke pinker pinkes pinken
zwart zwarte
wit witte
grijs grijze
blauw blauwe
donkerblauw donkerblauwe
lichtblauw lichtblauwe
rood rode
groen groene
geel gele
paars paarse
bruin bruine`;

// Where a colour goes with the noun's gender it stays so; several things of one colour have it once.
const ONE = `noir noirs
noire noires
blanc blancs
blanche blanches
gris grises
bleu bleus
bleue bleues
rouge rouges
vert verts
verte vertes
jaune jaunes
doré dorés
dorée dorées
argenté argentés
argentée argentées
negro negros
negra negras
blanco blancos
blanca blancas
rojo rojos
roja rojas
azul azules azuis
verde verdes verdi
amarillo amarillos
amarilla amarillas
marrón marrones
nero neri
nera nere
bianco bianchi
bianca bianche
grigio grigi
grigia grigie
rosso rossi
rossa rosse
azzurro azzurri
azzurra azzurre
giallo gialli
gialla gialle
preto pretos
preta pretas
branco brancos
branca brancas
vermelho vermelhos
vermelha vermelhas
amarelo amarelos
amarela amarelas`;

function compile(...sources: readonly string[]): ReadonlyMap<string, string> {
  const bases = new Map<string, string>();
  for (const line of sources.flatMap((source) => source.split('\n'))) {
    const [base, ...forms] = line.split(' ');
    if (base !== undefined) for (const form of forms) bases.set(form, base);
  }
  return bases;
}

const BASES = compile(BARE, ONE);

/** "Blaue" as "Blau", "azules" as "azul"; the seller's own capital stays, and so does any other word. */
export function bareColour(value: string): string {
  const base = BASES.get(value.toLowerCase());
  if (base === undefined) return value;
  if (value === value.toUpperCase()) return base.toUpperCase();
  return value.charAt(0) === value.charAt(0).toLowerCase()
    ? base
    : base.charAt(0).toUpperCase() + base.slice(1);
}
