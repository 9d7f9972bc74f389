/** Words of one meaning: 'cracked' beside 'crack', 'changed' beside 'replaced'. A paraphrase uses another of them. */

const ENDINGS = /(?:iness|ingly|edly|ness|ing|ed|er|est|ly|ish|ment|y|e)$/;
const DOUBLED = /([bdfglmnprtz])\1$/;
const SHORTEST = 3;

// Places and their adjectives.
const PLACES = `cornwall cornish,devon devonian,wales welsh,scotland scottish scots,england english,ireland irish,britain british,france french,germany german,italy italian,spain spanish,portugal portuguese,sweden swedish,denmark danish,norway norwegian,finland finnish,netherlands holland dutch,belgium belgian,austria austrian,switzerland swiss,poland polish,russia russian soviet,greece greek,turkey turkish,morocco moroccan,egypt egyptian,israel israeli,india indian,china chinese,japan japanese,korea korean,thailand thai,vietnam vietnamese,indonesia indonesian,canada canadian,america american usa us,mexico mexican,brazil brazilian,peru peruvian,australia australian,africa african,europe european,paris parisian,venice venetian,hungary hungarian,czechia czech bohemian,ukraine ukrainian,tibet tibetan,nepal nepalese,persia persian iran iranian,york yorkshire,lancaster lancashire`;

/** The part of an English word that its forms share: 'crack' of 'cracked', 'smooth' of 'smoothly', 'zip' of 'zipped'. */
export function rootOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  if (stem === word || stem.length < SHORTEST) return word;
  return stem.length > SHORTEST ? stem.replace(DOUBLED, '$1') : stem;
}

// Rows of words that sellers use for one another. No word that promises or grades.
const ROWS = `replaced changed swapped renewed fresh fitted refitted plugged new replacement exchanged substituted
assembled built put erected constructed together
dismantled disassembled apart flat
hole nip pinhole puncture
kind gentle mild
smooth sweet
lovely beautiful gorgeous pretty handsome
excellent superb fantastic wonderful brilliant amazing
super great
tatty scruffy shabby tired ragged
tooth teeth
foot feet
shelf shelves
knife knives
leaf leaves
half halves
scarf scarves
mouse mice
goose geese
man men
woman women
child children
wolf wolves
hoof hooves
loaf loaves
alu ally aluminium
bluetooth bt
battery batt batts
original orig
adjustable adj
automatic auto
accessory accs
microphone mic
specification spec specs
refrigerator fridge
professional pro
temperature temp
receipt invoice
supplied inc incl
excellent exc
measurement measurements meas
instruction instructions instr
maximum max
minimum min
waterproof wproof
stainless ss
handwashed handwash
tear rip split torn
stuck stick stiff jam jams sticks catches
wobble wobbly loose play unsteady
fade faded bleached discoloured discolored washed paler
stain stained spot mark marked smudge blot blemish discolouration
scratch scratched scuff scuffed scrape scraped graze
dent dented ding dinged
noisy noise loud rattle squeak hum
dirty grubby grimy soiled mucky
smell smells odour scent
mended repaired patched repair patch fixed darned sewn stitched
broken snapped fractured smashed
missing lost absent
peeling peels flaking lifting
fluff lint dust dusty
tarnish tarnished oxidised oxidation patina
trousers pants
jumper sweater pullover knit
trainers sneakers shoes
sofa settee couch
lead cable cord wire flex
cover case sleeve
box packaging carton
manual instructions booklet guide
lid top cap
bag pouch sack
sole soles bottom
knob dial control
pram pushchair buggy stroller
bike bicycle cycle
mobile phone handset
television tv telly
wardrobe cupboard closet
dress frock
painting picture artwork canvas
book volume copy
record vinyl lp
purse wallet
spectacles glasses
gas petrol
tyre tyres wheel
width wide across diameter
height tall high
depth deep
length long
weight weighs heavy
capacity holds volume
charges charging charge recharge
screen display
photo photograph photos photographs picture
once single one
brand make maker
elastic elasticated stretchy
pattern print design motif patterned printed
colour shade tone hue
worn used
washed laundered
opened unsealed unboxed
child kid baby toddler youngster
collar neck neckline
fastening fastens closes closure
thin thinning thinned
chew chewed nibbled gnawed
trim edging piping border
remove removed detach detached
sock socks
autumn fall
underside underneath base bottom
faint slight light minor small tiny
rear back behind
present included supplied provided there
checked inspected examined verified ticked tested compared
sharpened honed ground
intact unbroken whole undamaged
firm solid secure
cutter blade iron
headlight headlamp
indicator blinker
mudguard fender
bonnet hood
boot trunk
windscreen windshield
spanner wrench
torch flashlight
nappy diaper
pullover jersey
waistcoat vest
braces suspenders
tap faucet
curtain drape
hob cooktop
cooker oven stove
hoover vacuum
fridge refrigerator
rug carpet
throw blanket
settee couch
grandmother granny gran nan nana grandma
grandfather grandad granddad grandpa
mother mum mom
father dad
spouse husband wife partner
ex former
gramophone turntable
sellotape tape taped
pencil pencilled penciled
label sticker decal
tin can
seat chair
swollen swell swelled
shrunk shrink shrunken
frayed fraying fray ragged
sagging sag sags droops
bent bend crooked
rubbed rub worn
crease creased crumple wrinkle
tangled knotted
sticky tacky gummy gooey
squeaky squeak creaky creak
warped bowed twisted
rusted rust rusty corroded corrosion
leaky leak leaks drips
cloudy clouded clouding hazy haze misty foggy
dull matte matt
shiny glossy gloss
framed border frame bordered edged
wobbles rocks
runs glides slides
concealed hidden invisible
typed typewritten
handwritten handwriting
restitched stitching stitched resewn`;

const rows = new Map<string, Set<string>>();
for (const row of [...ROWS.split('\n'), ...PLACES.split(',')]) {
  const roots = new Set(row.split(' ').map(rootOf));
  for (const root of roots) {
    const known = rows.get(root);
    rows.set(root, known === undefined ? roots : new Set([...known, ...roots]));
  }
}

const NONE: ReadonlySet<string> = new Set();

/** The roots of the words that mean the same as a root. */
export function kinOf(root: string): ReadonlySet<string> {
  return rows.get(root) ?? NONE;
}
