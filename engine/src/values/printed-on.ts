/** What is printed on the thing or its box, and how sellers say so: "size on the label is 12", "the tag says 34x32". */
import type { Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF } from '../lexicon/sentence-words.ts';
import { saysIs } from '../lexicon/speech-words.ts';

const words = (lines: string): ReadonlySet<string> => new Set(lines.split(/\s+/));

/** In nine languages: what is sewn or stuck on to say what a thing is. */
const TAGS =
  words(`tag tags label labels sticker etikett etiketten schild schildchen aufkleber etiquette etiquettes
  autocollant etiqueta etiquetas pegatina etichetta etichette cartellino adesivo etiket kaartje metka metce metki
  etykieta etykiecie etykiety naklejka naklejce autocolante lapp lappen dekal dekalen`);

/** In nine languages: where else such words stand. */
const PLACES = words(`plate badge box packaging packet insole sole tongue collar waistband typenschild karton
  verpackung packung schachtel sohle innensohle einlegesohle zunge bund plaque boite emballage semelle languette placa
  caja embalaje suela plantilla lengueta targhetta scatola confezione suola soletta linguetta plaatje typeplaatje doos
  verpakking zool binnenzool tong tabliczka tabliczce pudelko pudelku opakowanie opakowaniu podeszwa podeszwie wkladka
  wkladce jezyku caixa embalagem sola palmilha lingua skylt skylten kartong kartongen forpackning forpackningen sula
  sulan innersula innersulan plos plosen`);

/** In nine languages: what a label does. */
const SAYS =
  words(`says say said reads states shows sagt steht zeigt nennt lautet indique dit affiche mentionne pone
  dice indica marca riporta segna zegt staat vermeldt mowi widnieje podaje wskazuje jest to diz mostra sager star visar
  anger`);

/** In nine languages: what was done with a label; what it says follows. */
const LABELLED =
  words(`labelled labeled tagged etikettiert ausgezeichnet etiquete etiquetee etiquetado etiquetada
  etichettato etichettata gelabeld oznaczony oznaczona oznaczone markt markta`);

/** In nine languages: lead to where it is said, or as what; the elided ones of Italian. */
const BY = words(
  'sull nell dell all laut selon segun secondo volgens wedlug segundo enligt as als comme como come jako som',
);

const ARTICLES: ReadonlySet<string> = new Set(Object.values(ARTICLES_OF).flatMap((of) => [...of]));

/** "That is on the inner": more words say more. */
const MOST_BETWEEN = 4;

/** Past "on the label" behind a label's word, with what states it there; `at` where nothing says such a place. */
export function pastPlace(tokens: readonly Token[], at: number): number {
  let to = at;
  while (to < at + MOST_BETWEEN && isSmall(tokens, to)) to += 1;
  const key = tokens[to]?.key ?? '';
  return to > at && (TAGS.has(key) || PLACES.has(key)) ? pastSaying(tokens, to + 1) : at;
}

/** Past "the tag says it's a" or "labelled as a"; null where no such words begin at `at`. */
export function pastLabelling(tokens: readonly Token[], at: number): number | null {
  const key = tokens[at]?.key ?? '';
  if (LABELLED.has(key)) return pastSaying(tokens, at + 1);
  return TAGS.has(key) && SAYS.has(tokens[at + 1]?.key ?? '') ? pastSaying(tokens, at + 2) : null;
}

function pastSaying(tokens: readonly Token[], at: number): number {
  let to = at;
  while (to < at + MOST_BETWEEN && isStating(tokens[to])) to += 1;
  return to;
}

/** A letter with a capital is a size. */
function isStating(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || (token.key.length === 1 && token.text !== token.text.toLowerCase()))
    return false;
  const { key } = token;
  return saysIs(token) || SAYS.has(key) || BY.has(key) || ARTICLES.has(key) || key === 'its';
}

function isSmall(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && (isStating(token) || entriesAt(tokens, at, ['joiner']).length > 0);
}
