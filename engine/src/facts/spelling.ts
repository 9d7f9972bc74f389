/** An English seller's shorthand as a listing has it: "dont" → "don't", "i" → "I", "16gb" → "16GB". No word is changed for another. */

import { cueReader } from '../text/word-cues.ts';

const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  (
    "theres there's,thats that's,whats what's,isnt isn't,arent aren't,wasnt wasn't,werent weren't,doesnt doesn't,dosent doesn't,dosnt doesn't,doesent doesn't,dont don't,didnt didn't," +
    "cant can't,couldnt couldn't,wouldnt wouldn't,shouldnt shouldn't,hasnt hasn't,havent haven't,hadnt hadn't,wont won't,youll you'll,youd you'd,youre you're,ive I've,im I'm,theyre they're,theyve they've," +
    'i I,pls please,plz please,u you,ur your,w with,cond condition,dvd DVD,dvds DVDs,cd CD,cds CDs,tv TV,usb USB,hdmi HDMI,lcd LCD,ssd SSD,hdd HDD,vhs VHS,gps GPS,uk UK,usa USA,' +
    'wk week,wks weeks,abit a bit,alot a lot,iphone iPhone,iphones iPhones,ipad iPad,ipads iPads,macbook MacBook,xbox Xbox,alexa Alexa,google Google,homekit HomeKit,netflix Netflix,youtube YouTube,spotify Spotify,ikea IKEA,' +
    'england England,wales Wales,scotland Scotland,ireland Ireland,cornwall Cornwall,london London,france France,italy Italy,spain Spain,germany Germany,japan Japan,sweden Sweden,denmark Denmark,portugal Portugal,xmas Xmas'
  )
    .split(',')
    .map((pair) => {
      const [short = '', ...long] = pair.split(' ');
      return [short, long.join(' ')];
    }),
);
// Small words are looked up only where they stand alone in running text: "w new battery", "i last used".
const WORD = /(?<![\p{L}\p{N}'’./&-])\p{Ll}{1,8}(?![\p{L}\p{N}'’./&-])/gu;
const SHOUTED_FIRST =
  /^(?:Theres|Thats|Whats|Isnt|Doesnt|Dont|Didnt|Cant|Hasnt|Havent|Wont|Youll|Ive|Im)(?= )/;
const USB_KIND = /(?<![\p{L}\p{N}])usb[ -]?([abc])(?![\p{L}\p{N}])(?<!usb a)/giu;
const STORAGE = /(?<=\d ?)(?:gb|tb)(?![\p{L}\p{N}])/gu;

const CUE = { shorthand: 1, usb: 2, storage: 4 } as const;
const cuesOf = cueReader({
  words: [
    [CUE.shorthand, [...CONTRACTIONS.keys()].join(' ')],
    [CUE.usb, 'usb usbc'],
    [CUE.storage, 'gb tb'],
  ],
});

/** Words in full where the language is English; in another they mean something else. */
export function inFull(text: string, language: string): string {
  const cues = language === 'en' ? cuesOf(text) : 0;
  let full = text;
  if (cues & CUE.shorthand) full = withoutShorthand(full);
  if (cues & CUE.usb) full = full.replace(USB_KIND, (_, kind: string) => `USB-${kind.toUpperCase()}`);
  if (cues & CUE.storage) full = full.replace(STORAGE, (unit) => unit.toUpperCase());
  return full;
}

function withoutShorthand(text: string): string {
  return text
    .replace(WORD, (word: string, at: number) => {
      const long = CONTRACTIONS.get(word);
      if (long === undefined) return word;
      // One letter is a word only between words: "size w", "mark i".
      if (
        word.length === 1 &&
        !(/\p{Ll} $/u.test(text.slice(0, at)) && /^ [\p{Ll}\d]/u.test(text.slice(at + 1)))
      )
        return word;
      return long;
    })
    .replace(SHOUTED_FIRST, (word) => {
      const long = CONTRACTIONS.get(word.toLowerCase()) ?? word;
      return long.charAt(0).toUpperCase() + long.slice(1);
    });
}
