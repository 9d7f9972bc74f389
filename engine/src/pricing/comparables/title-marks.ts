import { fold } from '../../language/fold.ts';
import { tokenise } from '../../language/tokens.ts';
import { inBaseUnit, readMeasures } from '../../language/units.ts';
import { entriesAt } from '../../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../../lexicon/number-words.ts';

/** Words that make another product of the same model: an iPhone 13 is no iPhone 13 Pro. */
const QUALIFIERS =
  /\b(?:pro|max|plus|mini|ultra|lite|air|se|fe|slim|digital|oled|xl|xr|xs|ti|turbo|super|advance)\b/gu;

/** 'pro', 'max' … of a title. */
export function qualifiersIn(title: string): Set<string> {
  // What comes with an item has its own qualifiers: "PS5 Slim + Pro controller".
  // "S8+" and a last "S8 +" are "S8 Plus".
  const plain = fold(title).replace(/(?<=[\p{L}][\p{L}\d]*\d)(?:\+(?!\w)|\s?\+$)/gu, ' plus');
  const [own = ''] = plain.split(/\s(?:with|\+|incl\w*|&|and)\s|[+(]/);
  return new Set([...own.matchAll(QUALIFIERS)].map(([word]) => word));
}

/** Two sides without a unit, in whatever unit such a thing is measured: "200x300". */
const BARE_SIDES = /(?<![\d.,x])(\d{2,3}) ?[x×] ?(\d{2,3})(?![\d.,x]| ?[x×])/giu;

/** The largest measure of each dimension that makes another thing of it, in base units. */
export function largestMeasures(title: string): ReadonlyMap<string, number> {
  const largest = new Map<string, number>();
  for (const measure of readMeasures(title))
    if (['length', 'weight', 'volume', 'power'].includes(measure.dimension))
      largest.set(measure.dimension, Math.max(largest.get(measure.dimension) ?? 0, ...inBaseUnit(measure)));
  for (const [, one, other] of title.matchAll(BARE_SIDES))
    if (!largest.has('length')) largest.set('area', Number(one) * Number(other));
  return largest;
}

/** How many times as large the larger is, of two titles' largest measures of one dimension; at least 1. */
export function measureRatio(
  measures: ReadonlyMap<string, number>,
  others: ReadonlyMap<string, number>,
): number {
  return Math.max(
    1,
    ...[...measures].map(([dimension, amount]) => {
      const ratio = amount / (others.get(dimension) ?? amount);
      return Math.max(ratio, 1 / ratio);
    }),
  );
}

const SHORT_STORAGE = /(?<![\d.,])(16|32|64|128|256|512)g\b/gi;

/** What a title says of storage and memory, in gigabytes; "64g" of a phone too. */
export function gigabytesIn(title: string): ReadonlySet<number> {
  const storages = readMeasures(title, 'fr').filter(({ dimension }) => dimension === 'storage');
  return new Set([
    ...storages.flatMap((measure) => inBaseUnit(measure)),
    ...[...title.matchAll(SHORT_STORAGE)].map(([, amount]) => Number(amount)),
  ]);
}

export function yearsIn(title: string): string[] {
  return [...title.matchAll(/(?<![\d.,£$€-])(?:19[5-9]\d|20[0-4]\d)(?![\d.,-])/g)].map(([year]) => year);
}

const PIECES =
  /\b(\d{1,2}) ?x\b(?! ?(?:\d|zoom|optical|speed|magnif))|(?<!\d ?)\bx ?(\d{1,2})\b(?! ?(?:\d|[.,]\d|x|cm|mm|in\b|gb|tb))|\b(\d{1,3})[- ]?(?:pcs|pieces?(?= (?:\p{L}+ )?set|$)|pieces|pack|teilige?[srn]?|st(?:ü|ue)ck|pi[eè]ces|piezas|pezzi|pe[çc]as|stuks|-?delig|sztuk|szt|delar)(?!\p{L})/iu;
/** "Set of three", "lot de 4", "zestaw sześciu", folded; and "4er-Set", where the number stands first. */
const SET_OF =
  /\b(?:set|pack|box|(?:job ?)?lot|bundle|satz|paket|lote|juego|conjunto|jogo|servizio|zestaw|komplet)(?: (?:of|von|mit|aus|de|di|da|van|med|om|z|ze))? (\d{1,3}|\p{L}+)\b(?! ?(?:[x×%/.,]|tlg|teil|piece|pezz|piez|pec|stuk|szt|del|cm|mm|ml|l\b|g\b|kg))/gu;
const SET_FIRST = /\b(\d{1,2})(?:er|-?dlg|-?pack)?[- ](?:set|satz|pack|paket)\b/u;
const SPELT_NUMBERS = new Map(Object.values(NUMBER_WORDS).flatMap((words) => Object.entries(words)));

/** How many a title offers, 1 when it does not say. */
export function piecesIn(title: string): number {
  const digits = PIECES.exec(title);
  const count = Number(digits?.slice(1).find((group) => group !== undefined) ?? 0);
  if (count > 0) return count;
  const plain = fold(title);
  const [, first] = SET_FIRST.exec(plain) ?? [];
  if (first !== undefined) return Number(first);
  for (const [, said = ''] of plain.matchAll(SET_OF)) {
    const pieces = /\d/.test(said) ? Number(said) : SPELT_NUMBERS.get(said);
    if (pieces) return pieces;
  }
  return /\bpair of\b/.test(plain) ? 2 : 1;
}

const SEVERAL =
  /\b(?:bundle|job ?lot|joblot|lot of|bulk|wholesale|konvolut|sammlung|lote|zestaw|collection of)\b/i;

/** Whether several things are sold together. */
export function isBundle(title: string): boolean {
  return SEVERAL.test(title);
}

const BROKEN =
  /(?<!\p{L})(?:for parts|parts only|spares? (?:or|and|&|\/) ?repairs?|spares ?\/ ?repair|not working|faulty|broken|cracked screen|untested|(?:icloud|activation)[ -]lock(?:ed)?|blacklisted|icloud[ -]gesperrt|compte bloqu[ée]|defe[ck]t|kapot|bastler|ersatzteil(?:e|spender)?|als ersatzteile|hors service|pour pi[eè]ces|en panne|para piezas|per ricambi|non funzionante|guast[oa]|averiad[oa]|voor onderdelen|uszkodzon[yaei]|na cz[eę][sś]ci|avariad[oa]|para pe[cç]as|trasig|f[oö]r reservdelar)(?!\p{L})/iu;

export function isBroken(title: string): boolean {
  return BROKEN.test(title);
}

const ALONE =
  /\b(?:empty (?:box|case|tin)|(?:box|manual|case|hood|liner|lining|frame|base|stand|shelf|wheels?|doors?|glass|lens cap|ear ?pads?|charger|packaging|dust ?bag|controller|remote|lid|strap|instructions|sleeve|cover|disc|cartridge|battery|charging case|left (?:earbud|one|side)|right (?:earbud|one|side)) only|only (?:the )?(?:box|case|packaging)|box only|no (?:console|phone|camera|headphones)|nur (?:ovp|karton|verpackung)|leere? (?:ovp|karton|verpackung)|bo[iî]te (?:vide|seule)|caja vac[ií]a|scatola vuota)\b/i;
const MADE_FOR =
  /^(?:for|fits|f[uü]r|pour|per|para|voor|do)\s|\b(?:compatible (?:with|for)|fits|to fit|suitable for|replacement|replaces|passend f[uü]r|kompatibel mit|compatible avec|ersatz f[uü]r)\b/i;

/** Whether only a part of the thing, its packing, or something made for it is on offer. */
export function isPartOrAccessory(title: string): boolean {
  return ALONE.test(title) || MADE_FOR.test(title);
}

const ONLY = /^(?:only|nur|seul(?:e|es|s|ement)?|solo|sola|solamente|alleen|tylko|só|apenas|endast|bara)$/iu;

/** "Instructions only", "notice seule": whether a title says that what it names is not the whole; "collection only" says how it goes. */
export function isOnlyPart(title: string): boolean {
  const tokens = tokenise(title);
  const delivery = new Set<number>();
  for (const [at] of tokens.entries())
    for (const { length } of entriesAt(tokens, at, ['delivery']))
      for (let part = at - 1; part <= at + length; part += 1) delivery.add(part);
  return tokens.some(({ text }, at) => ONLY.test(text) && !delivery.has(at));
}

const COUNTED =
  /\d{2,5}[- ]?(?:pcs?|pieces?|teile?|pi[eè]ces?|piezas|pezzi|pe[çc]as|stukjes|stuks|elementów|bitar|delar)(?!\p{L})/giu;

/** Where a title says of how many pieces a thing is made: no model is called so. */
export function pieceSpans(title: string): { start: number; end: number }[] {
  return [...title.matchAll(COUNTED)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

const APERTURE = /(?<![\p{L}\d])(?:f ?\/ ?(\d{1,2}(?:[.,]\d)?)|f ?(\d[.,]\d)|1:(\d(?:[.,]\d)?))/giu;

/** The widest openings of a lens: "f/1.8G", "f1.8", "1:1,8". */
export function aperturesIn(title: string): ReadonlySet<number> {
  return new Set(
    [...title.matchAll(APERTURE)].map(([, ...read]) =>
      Number((read.find((one) => one !== undefined) ?? '').replace(',', '.')),
    ),
  );
}
