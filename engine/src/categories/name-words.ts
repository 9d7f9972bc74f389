/** Small words by which the kind of a name's words is told. Data of find-category.ts. */
import type { Language } from '../language/languages.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What stands behind these belongs to the item, or to another one, and does not name it. */
export const CUTS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set('with w for from to by in on at no not without inc incl including plus featuring fits via like'),
  de: set('mit fur von aus ohne inkl im in zum zur vom bei auf wie'),
  fr: set('avec pour sans dans chez sur comme'),
  pl: set('z ze do dla bez na od w jak'),
  es: set('con para sin en como'),
  it: set('con per senza da su come'),
  nl: set('met voor van zonder uit op bij als'),
  pt: set('com para sem em como'),
  sv: set('med till fran utan av i pa som'),
};

/** Leads into a thing or a place where `CUTS` has it not, since it says too what a thing is of: "borsa in pelle". */
export const INTO = set('in');

/** What stands behind these is a part of the item or comes with it, in nine languages. */
export const WITH = set('with w mit avec con met z ze com med');

/** What stands behind these may belong to the noun before them: "chest of drawers", "robe de mariée". */
export const SOFT_CUTS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set('of'),
  de: set('der des'),
  fr: set('de du des d a au aux la le les l en'),
  pl: set(''),
  es: set('de del la el los las'),
  it: set('di della del dei d a la il'),
  nl: set('de het een'),
  pt: set('de da do das dos'),
  sv: set(''),
};

/** Join two things of one rank. */
export const AND: Readonly<Record<Language, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  pl: 'i',
  es: 'y',
  it: 'e',
  nl: 'en',
  pt: 'e',
  sv: 'och',
};

/** Count things: what follows "set of" is the thing. */
export const COUNTS = set(
  'set lot pair bundle pack job collection piece selection assortment quantity couple ' +
    'paar konvolut satz sammlung paire ensemble lote par conjunto coppia paio stel zestaw para kit',
);

/** Two that are one thing; in Spanish and French two of these words are prepositions. */
export const PAIRS = set('pair paar paire par coppia paio para');

/** Lead to the age of the wearer. */
export const AGES = set(
  'age aged ages year years month months alter jahre ans mois edad anos anni mesi leeftijd jaar wiek lat idade alder ar',
);

/** A name that begins so is a title: "The Green Lamp". */
export const ARTICLES = set('the der die das le la les l il lo gli el los las het');

/** Things that hold what stands before them: "green tea 100 bags", "candle large jar". */
export const CONTAINERS = set('bag jar box tin bottle tube can pack reel basket');

/** Parts and additions: what they are tells the thing before them, "stand mixer bowl", "chainsaw chain". */
export const PART_WORDS = set(
  'case cover chain bowl cartridge blade seal filter hinge shelf handle hose bracket element motor pump knob belt gasket drawer lid strap stand spare part',
);

/** What is sewn on clothes, in the singular. */
export const SEWN_ON = set(
  'zip zipper button popper toggle hook eyelet buckle bead sequin patch collar cuff sleeve pocket hood lining drawstring',
);

/** Nouns whose compounds are other things: a 'Lichterkette' is no necklace. */
export const WHOLE_WORDS = set(
  'kette anhanger ring spiel becken schale bank dose box leiter noten ordner decke karte rolle rock ball figur kasten ' +
    'batterie adapter pumpe auto bild roller angel schloss besteck tablett kalender uhr puppe tier creme milch garn ' +
    'spel ketting hanger lens tent ring beeld kom schaal kast lamp spade hark accu schrift kano goud horloge ' +
    'messer flex store stich service switch turbo federn bits korner glas lader ' +
    'kedja spel bord skal bil lada stol ljus matta filt karta boll bank pall pump tavla bok docka vas',
);
