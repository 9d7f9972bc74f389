/** The short attribute phrases of a listing: what a title has room for. */
import { splitAtBlanks } from '../text/blanks.ts';
import { isSmallWord, wordKey, wordKeys } from './words.ts';

function keysOf(words: string): ReadonlySet<string> {
  return new Set(splitAtBlanks(words).flatMap((word) => wordKeys(word)));
}

// Parts and properties that things have: a phrase that ends in one of them is a noun phrase.
const TRAIT_NOUNS = keysOf(
  `screen display bowl pocket button zip fly lining sleeve collar handle strap alarm calendar stopwatch light polyphony socket hood
  leg border centre lace sole drawer door wheel shelf bluetooth wifi gps nfc cancelling port string key movement dial bezel clasp chain pendant
  stone motor engine blade chuck brake gear cassette saddle frame chassis fork tyre rim pedal handlebar grip bag case box cover lid knob spout
  neckline hem cuff waist waistband leg fit panel trim hardware buckle heel toe insole pattern print design stripe check tartan finish glaze
  top base back seat arm cushion filling padding stitching stitch weave knit fringe label brim mirror bulb shade lamp plug cable lead adaptor
  adapter charger battery speaker microphone camera lens sensor memory storage ram ssd keyboard trackpad touchscreen stylus pen nib filler cap
  barrel edition pressing gatefold poster sleeve booklet paperback hardback spine cabinet tank filter pump heater thermostat timer mode setting
  function speed attachment tool tip bit disc drive slot tray rack hook hinge lock castor caster foot feet lumbar headrest armrest recline
  compartment divider pouch handset remote receiver antenna aerial hdmi usb ethernet firewire midi pickup scratchplate fretboard fingerboard
  bridge tuner reed comb mouthpiece pad pedalboard board deck truck bearing racket racquet sail mast paddle rod reel line mount bracket
  stand tripod flash viewfinder shutter aperture zoom hotshoe gasket seal switch valve nozzle hose spray wand brush mop roller belt collar
  harness leash basket mat rug throw pile tog duvet mattress topper pillowcase sheet quilt applique embroidery beading sequin lace ruffle frill pleat
  vent gusset boning underwire elastic drawstring cord toggle velcro popper snap clip pin brooch earring post hallmark assay backstamp crest
  monogram signature certificate plate stamp movement automatic quartz crystal sapphire lume bracelet clasp buckle crown chronograph
  megapixel inch fan cooler heatsink processor chip card graphics gpu cpu core resolution refresh backlight fingerprint stereo subwoofer
  amplifier equaliser turntable cartridge stylus tonearm version model spin capacity cut beater bristle
  finish glass stain nib cord chip port led connector drawer wick scent flavour region`,
);

/** Adjectives that buyers search by and that stand well alone in a title. */
const TRAIT_ADJECTIVES = keysOf(
  `waterproof reflective reversible adjustable foldable folding cordless wireless rechargeable portable handmade handwoven handpainted
  gilded embossed quilted padded lined unlined hooded sleeveless oversized cropped slim tapered bootcut straight stretch vegan aerometric
  unlocked boxed sealed unused refurbished reconditioned hallmarked signed numbered framed unframed mounted dimmable magnetic electric manual
  automatic mechanical brushless digital analogue analog bluetooth paperback hardback hardcover unopened gatefold mono stereo acoustic
  right-handed left-handed weighted velvet leather suede denim corduroy english welsh scottish irish german danish swedish japanese bilingual`,
);

const CLUTTER: ReadonlySet<string> = new Set(
  (
    'is are was were be been has have had do does did not no never only it its they them this that i my me we our you your he she ' +
    'said says told reckons reckoned thinks thought suggested diagnosed ' +
    'but so if when where across which who as up off out about around approx roughly just still also very too can could will would should may might ' +
    'opened bought tried never list item good fine ok okay great nice lovely perfect clean works working checked present seems looks like all some most any more than ' +
    'nicht kein keine ist sind war hat nur sehr noch schon getragen gekauft benutzt gewaschen pas non no est son très porté portée achetée acheté ' +
    'sin es está muy usada usado comprada comprado molto usata usato comprata gedragen gekocht alleen noszona używana kupiona tylko'
  ).split(' '),
);

const VERBS = keysOf(
  `fold beep beeped cut fit fitted read write run hold pack weigh come go wipe kept replace unscrew stamped take took turn turned open close sit stands lies
  slide lifts sticks stuck rattle squeak charge boot boots load loaded play played ring strike strikes steam leak leaked drip drips zips washed ironed
  posted collected sold selling sell bought paid cost asked ask message note see shown pictured listed missing broken gone lost binned swapped removed
  needs need want wants given used worn kept stored displayed says said goes went got get gets make makes made fades fade aired hung`,
);

const LOOSE_END =
  /^(?:once|only|inside|outside|there|here|on|off|in|up|out|etc|ish|each|item|list|together|now|then)$/iu;
const CONNECTIVE = /\s+(?:with|and|in|on|to|for|from|by|at|w\/|\+|&)\s+|[,;:()"“”]+\s*|\s[–—-]\s/iu;
// "Some brassing on top plate": what comes after is a place, and no trait of its own.
const PLACE = /\s(?:on|at|to|by)\s+[^,;:()]*/giu;
const LEADING = /^(?:the|a|an|its|it's|has|is|are|was|comes|plus|also|very|really|nice|original)\s+/iu;
const MAX_WORDS = 3;
const WHOLE_WORDS = 4;

/** Whether the words may be read as a thing or a property: no verb, no pronoun, no loose end. */
function isNounLike(words: readonly string[], english: boolean): boolean {
  const last = words.at(-1);
  if (last === undefined || isSmallWord(last) || isSmallWord(words[0] ?? '')) return false;
  for (const word of words) if (CLUTTER.has(word.toLowerCase())) return false;
  if (!english) return true;
  if (LOOSE_END.test(last) || VERBS.has(wordKey(last)) || VERBS.has(wordKey(words[0] ?? ''))) return false;
  if (words.length > 1) return true;
  return isTraitWord(last);
}

/** "Waterproof", "paperback": a word that says enough of itself. */
export function isTraitAdjective(word: string): boolean {
  return TRAIT_ADJECTIVES.has(wordKey(word));
}

/** One word that is the name of a part, a property that buyers search by, or a code. */
function isTraitWord(last: string): boolean {
  const key = wordKey(last);
  return (
    TRAIT_ADJECTIVES.has(key) ||
    TRAIT_NOUNS.has(key) ||
    (/\d/.test(last) && /\p{Lu}/u.test(last)) ||
    /^\p{Lu}{2,5}$/u.test(last)
  );
}

// "£30", "c.1800", "rrp": prices and shortenings stay out of titles and tags.
export const UNFIT = /[.!?£$€%]|\brrp\b|\d\s*["”″]/iu;

// "Duplex", "Halogen": one word that the seller gave a statement of its own; not his praise, nor what was done.
const STATED_ALONE =
  /^(?!\p{L}*(?:ed|ly)$|heavy|lovely|nice|clean|tidy|good|great|works|working|perfect|lightweight|quality|comfy|spare|used|large|small|please|thanks|postage|collection|delivery|cash)\p{L}{4,}$/iu;

function pieces(statement: string): string[] {
  const found: string[] = [];
  for (const raw of statement.replace(PLACE, ' , ').split(CONNECTIVE)) {
    const piece = raw.replace(LEADING, '').trim();
    if (piece !== '') found.push(piece);
  }
  return found;
}

const HIGHLIGHT_WORDS = 4;
const PREPOSITION = /\s(?:to|with|in|on|for|from|at|by)\s/iu;

/** The statements that are no more than the name of a trait: "Noise cancelling", "64 note polyphony". */
export function highlightsIn(features: readonly string[], english: boolean): string[] {
  return features.filter((feature) => {
    const words = splitAtBlanks(feature);
    if (words.length > HIGHLIGHT_WORDS || UNFIT.test(feature) || /[,;:()+&/–]/u.test(feature)) return false;
    if (!isNounLike(words, english) || (english && PREPOSITION.test(feature))) return false;
    return !english || TRAIT_NOUNS.has(wordKey(words.at(-1) ?? ''));
  });
}

/** The attribute phrases of the features, three words at most, in the seller's own words and order. */
export function attributePhrases(features: readonly string[], english: boolean): string[] {
  const whole: string[] = [];
  const parts: string[] = [];
  const alone: string[] = [];
  for (const feature of features) {
    const words = feature.split(' ', 12);
    if (words.length > 11) continue;
    const found = pieces(feature);
    for (const piece of found) {
      if (UNFIT.test(piece)) continue;
      const own = splitAtBlanks(piece);
      if (found.length === 1 && own.length === 1 && english && STATED_ALONE.test(piece)) {
        alone.push(piece);
        continue;
      }
      if (own.length > (found.length === 1 ? WHOLE_WORDS : MAX_WORDS) || !isNounLike(own, english)) continue;
      if (found.length === 1) whole.push(piece);
      // Torn out of a longer statement, only what ends in the name of a part speaks for itself.
      else if (
        own.length === 1
          ? TRAIT_ADJECTIVES.has(wordKey(piece))
          : !english || TRAIT_NOUNS.has(wordKey(own.at(-1) ?? ''))
      )
        parts.push(piece);
    }
  }
  return [...whole, ...parts, ...alone.filter((word) => !whole.includes(word))];
}
