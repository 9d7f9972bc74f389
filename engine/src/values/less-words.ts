/** Words by which a sentence speaks of less than the thing as it is; by language, folded. Data of said-of-less.ts. */
import { type ByLanguage, byLanguage } from '../lexicon/speech-words.ts';

/** To become, in all forms that lead to a state. */
export const BECOMES: ByLanguage = byLanguage({
  en: 'go goes going gone went turn turns turned turning become becomes became becoming getting gotten',
  de: 'wird werden wurde wurden',
  fr: 'devient deviennent devenu devenue devenus devenues',
  pl: 'stal stala stalo staly zrobil zrobila zrobilo zrobily staje robi',
  es: 'vuelto vuelta vueltos vueltas volvio volvieron puesto puesta puestos puestas puso pusieron quedado quedo',
  it: 'diventa diventano diventato diventata diventati diventate divenuto divenuta divenuti divenute',
  nl: 'wordt worden werd werden',
  pt: 'ficou ficaram ficado tornou tornaram tornado tornada virou viraram',
  sv: 'blir blivit bliven blivna blev',
});

/** Verbs of a change that say into what with a preposition: "faded to grey". */
export const FADES: ByLanguage = byLanguage({
  en: 'fade faded fading bleached weathered washed aged worn discoloured discolored yellowed tarnished',
  de: 'verfarbt verblasst verblichen ausgeblichen ausgebleicht ausgewaschen verwittert vergilbt angelaufen',
  fr: 'vire viree vires virees tourne tournee passe passee decolore decoloree delave delavee jauni jaunie tire tirant',
  pl: 'wyblakl wyblakla wyblaklo wyblakle przebarwil przebarwila przebarwilo sprany sprana sprane',
  es: 'destenido destenida desvaido desvaida tira tirando descolorido descolorida',
  it: 'virato virata sbiadito sbiadita scolorito scolorita tende tendente ingiallito ingiallita',
  nl: 'verkleurd verbleekt verweerd vergeeld verschoten',
  pt: 'desbotado desbotada desbotou descolorado descolorada puxa',
  sv: 'blekt blekts urtvattad urtvattat gulnat gulnad missfargad missfargat',
});

/** A state of before. */
export const WAS: ByLanguage = byLanguage({
  en: 'was were originally formerly',
  de: 'war waren ursprunglich',
  fr: 'etait etaient',
  pl: 'byl byla bylo byly pierwotnie',
  es: 'era eran fue fueron originalmente',
  it: 'era erano fu originariamente',
  nl: 'was waren oorspronkelijk',
  pt: 'era eram foi foram originalmente',
  sv: 'var ursprungligen',
});

/** What says behind a state that it was got into; languages whose verb comes last. */
export const VERB_LAST: ByLanguage = byLanguage({
  en: '',
  de: 'geworden angelaufen verfarbt',
  fr: '',
  pl: '',
  es: '',
  it: '',
  nl: 'geworden verkleurd uitgeslagen',
  pt: '',
  sv: '',
});

/** In and into, with what they join. */
export const INTO: ByLanguage = byLanguage({
  en: 'in into to a',
  de: 'in zu zum ins von im',
  fr: 'en au aux a a l sur vers de',
  pl: 'w we na od ku',
  es: 'en a al por de',
  it: 'in a al all nel nell verso su sul di d',
  nl: 'in naar tot van aan',
  pt: 'em a ao para no na por de',
  sv: 'i till pa mot at',
});

/** What has a lining; behind it and a preposition, or before it, stands that of the lining. */
export const LINED: ByLanguage = byLanguage({
  en: 'lined',
  de: 'gefuttert ausgekleidet',
  fr: 'double doublee doubles doublees',
  pl: 'podszyty podszyta podszyte wylozony wylozona wylozone',
  es: 'forrado forrada forrados forradas',
  it: 'foderato foderata foderati foderate',
  nl: 'gevoerd gevoerde',
  pt: 'forrado forrada forrados forradas',
  sv: 'fodrad fodrat fodrade',
});

export const INSIDE: ByLanguage = byLanguage({
  en: 'inside underneath',
  de: 'innen drinnen innenseite inneren unterseite',
  fr: 'interieur dedans dessous',
  pl: 'srodku wewnatrz srodek',
  es: 'dentro interior interiormente debajo',
  it: 'dentro interno internamente sotto',
  nl: 'binnen binnenin binnenkant onderkant',
  pt: 'dentro interior interiormente',
  sv: 'inuti insida insidan invandigt undersidan',
});

/** Also: with a preposition it leads to what else there is, "also in red". */
export const ALSO: ByLanguage = byLanguage({
  en: 'also too',
  de: 'auch ebenfalls',
  fr: 'aussi egalement',
  pl: 'tez takze rowniez',
  es: 'tambien',
  it: 'anche pure',
  nl: 'ook tevens',
  pt: 'tambem',
  sv: 'ocksa aven',
});

/** More and less, and what stands behind the other side of the comparison. */
export const MORE: ByLanguage = byLanguage({
  en: 'more less rather',
  de: 'mehr weniger eher',
  fr: 'plus moins plutot',
  pl: 'bardziej mniej raczej',
  es: 'mas menos',
  it: 'piu meno',
  nl: 'meer minder eerder',
  pt: 'mais menos',
  sv: 'mer mindre snarare',
});
export const THAN: ByLanguage = byLanguage({
  en: 'than',
  de: 'als',
  fr: 'que',
  pl: 'niz od',
  es: 'que',
  it: 'che',
  nl: 'dan',
  pt: 'que',
  sv: 'an',
});

/** One of several; where it is the article as well, its verb follows. */
export const ONE: ByLanguage = byLanguage({
  en: 'one',
  de: 'ein eine einer eines eins',
  fr: 'un une',
  pl: 'jeden jedna jedno',
  es: 'uno una un',
  it: 'uno una un',
  nl: 'een eentje',
  pt: 'um uma',
  sv: 'en ett',
});

export const SOME: ByLanguage = byLanguage({
  en: 'some most several few half many',
  de: 'einige manche mehrere ein paar wenige viele',
  fr: 'certains certaines quelques plusieurs',
  pl: 'niektore niektorzy kilka czesc',
  es: 'algunos algunas varios varias',
  it: 'alcuni alcune diversi diverse parecchi',
  nl: 'sommige enkele meeste paar',
  pt: 'alguns algumas varios varias',
  sv: 'nagra vissa flera',
});

/** The others, with or without their article. */
export const OTHERS: ByLanguage = byLanguage({
  en: 'other others rest',
  de: 'andere anderen anderes anderer ubrigen restlichen',
  fr: 'autre autres',
  pl: 'pozostale inne druga drugi drugie reszta',
  es: 'otro otra otros otras demas resto',
  it: 'altro altra altri altre',
  nl: 'andere anderen overige rest',
  pt: 'outro outra outros outras restantes',
  sv: 'andra ovriga resten',
});

/** Of them: what stands between a count and its verb. */
export const OF_THEM: ByLanguage = byLanguage({
  en: 'of',
  de: 'davon von der',
  fr: 'de des d dentre',
  pl: 'z',
  es: 'de',
  it: 'di dei delle degli',
  nl: 'daarvan ervan van',
  pt: 'de das dos delas deles',
  sv: 'av',
});

export const HAS: ByLanguage = byLanguage({
  en: 'has have',
  de: 'hat haben',
  fr: 'a ont fait font',
  pl: 'ma maja',
  es: 'tiene tienen',
  it: 'ha hanno',
  nl: 'heeft hebben',
  pt: 'tem',
  sv: 'har',
});
