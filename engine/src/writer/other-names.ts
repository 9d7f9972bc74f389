/** What buyers also call a thing: names that are true of every thing so called, and promise nothing. English. */
import { plural } from '../categories/plural.ts';
import { wordKeys } from './words.ts';

// Each line: names that mean the same thing; any of them stands for the others.
const SAME = `
sofa, couch, settee
trainers, sneakers
jumper, sweater, pullover
trousers, pants
rucksack, backpack
bum bag, waist bag, belt bag
dressing gown, bathrobe, robe
pyjamas, pajamas
swimsuit, swimming costume, bathing suit
dungarees, overalls
joggers, jogging bottoms, sweatpants
tracksuit, jogging suit
t-shirt, tee
tie, necktie
wellies, wellington boots, rain boots
football boots, soccer cleats
football shirt, football jersey, soccer jersey
pushchair, stroller, buggy
cot, crib
babygrow, sleepsuit
changing bag, nappy bag, diaper bag
wardrobe, armoire
bookcase, bookshelf
bedside table, nightstand
office chair, desk chair
bed frame, bedstead
curtains, drapes
duvet cover, quilt cover
cushion, throw pillow
lawnmower, lawn mower, grass cutter
strimmer, grass trimmer
hedge trimmer, hedge cutter
pressure washer, jet washer
secateurs, pruners
torch, flashlight
spanner, wrench
vacuum cleaner, hoover
tumble dryer, clothes dryer
hob, cooktop
frying pan, skillet
cutlery, flatware
crockery, tableware
cafetiere, french press
coffee machine, coffee maker
mobile phone, cell phone
television, tv
laptop, notebook computer
games console, game console, gaming console
video game, computer game
earphones, earbuds
turntable, record player
vinyl record, record, vinyl
guitar amplifier, guitar amp
jigsaw puzzle, puzzle
soft toy, plush toy, cuddly toy, stuffed animal
model railway, model train
bicycle, bike
bike helmet, cycle helmet
motorbike helmet, motorcycle helmet
picture frame, photo frame
candle holder, candlestick
brooch, pin
suitcase, luggage
holdall, duffel bag
yarn, knitting wool
hair straighteners, flat iron
hair dryer, blow dryer
perfume, fragrance, scent
aftershave, fragrance
fishing rod, angling rod
dumbbells, hand weights
treadmill, running machine
cross trainer, elliptical trainer
yoga mat, exercise mat
tennis racket, tennis racquet
plant pot, planter
wax jacket, waxed jacket
cross stitch, embroidery
doll's house, dolls house
`;

// Each line: a name, and plainer ones that every such thing also has.
const WIDER = `
mug: coffee mug, tea mug
teacup: tea cup
vase: flower vase
handbag: purse
computer mouse: pc mouse
combi drill: power drill
impact driver: power tool
circular saw: power saw
espresso machine: coffee machine, coffee maker
stand mixer: kitchen mixer
smartphone: mobile phone, cell phone
table lamp: table light
floor lamp: standing lamp
desk lamp: desk light
coffee table: living room table
dining table: kitchen table
desk: writing table
clock: timepiece
boots: footwear
ankle boots: footwear
sandals: footwear
loafers: slip on shoes
brogues: lace up shoes
cardigan: knitwear
tote bag: shopper bag
crossbody bag: shoulder bag
clutch bag: evening bag
bangle: bracelet
watch: wristwatch
board game: family game
action figure: collectable figure
violin: fiddle
trumpet: brass instrument
print: wall art
art print: wall art
painting: wall art
poster: wall art
wall hanging: wall decor, wall art
tapestry: wall hanging
tablecloth: table linen
tea towel: kitchen towel
wax melts: home fragrance
figurine: ornament, home decor
ornament: home decor
`;

type Names = ReadonlyMap<string, readonly string[]>;

function keyOf(name: string): string {
  return wordKeys(name).join(' ');
}

function readNames(): Names {
  const names = new Map<string, Set<string>>();
  const add = (name: string, others: readonly string[]): void => {
    const key = keyOf(name);
    const known = names.get(key) ?? new Set();
    for (const other of others) if (keyOf(other) !== key) known.add(other);
    names.set(key, known);
  };
  for (const line of SAME.trim().split('\n')) {
    const group = line.split(', ');
    for (const name of group) add(name, group);
  }
  for (const line of WIDER.trim().split('\n')) {
    const [name = '', others = ''] = line.split(': ');
    add(name, others.split(', '));
  }
  return new Map([...names].map(([key, others]) => [key, [...others]]));
}

const NAMES = readNames();

/** Other names of the noun, in its number: 'couch' and 'settee' of 'sofa'. Empty where we know none. */
export function otherNames(noun: string): readonly string[] {
  const names = NAMES.get(keyOf(noun)) ?? [];
  const isMany = plural(noun) === noun;
  return names.map((name) => (isMany && !/s$/.test(name) ? plural(name) : name));
}
