/**
 * Whether an answer is a listing of the item, or a model's word that it writes none. Told by what the text shares
 * with the seller's form; the words below are of closed classes: what language models call themselves, how one
 * declines, and what is declined here, the writing of a listing.
 */
import { fold } from '../language/fold.ts';
import type { Item } from '../values/item.ts';
import { firstSentence } from './sentences.ts';

const SELF = pattern([
  '(?:language model|as an ai(?!\\p{L})|ai (?:assistant|model|language)|virtual assistant)',
  '(?:sprachmodell|ki[- ](?:assistent|modell|sprachmodell)|als (?:eine )?ki(?!\\p{L}))',
  '(?:modele (?:de langage|linguistique)|assistant (?:ia|virtuel)|en tant qu ?ia(?!\\p{L}))',
  '(?:modelo de (?:lenguaje|linguagem|lingua)|asistente (?:de ia|virtual)|assistente (?:de ia|virtual)|como (?:una |uma )?ia(?!\\p{L}))',
  '(?:modello (?:linguistico|di linguaggio)|assistente (?:ia|virtuale)|in quanto ia(?!\\p{L}))',
  '(?:taalmodel|ai[- ]assistent|als ai(?!\\p{L}))',
  '(?:model(?:u|em)? jezykowy(?:m)?|jako (?:ai(?!\\p{L})|sztuczna inteligencja)|asystent(?:em)? ai)',
  '(?:sprakmodell|ai[- ]?(?:assistent|modell)|som (?:en )?ai(?!\\p{L}))',
]);

const DECLINES = pattern([
  '(?:can ?not|cant|wont|will not|unable|not able|must decline|have to decline|not possible|impossible|refuse|couldnt|could not|no listing)',
  '(?:kann (?:\\p{L}+ ){0,6}(?:nicht|kein\\p{L}*)|nicht (?:moglich|in der lage)|darf (?:\\p{L}+ ){0,4}(?:nicht|kein\\p{L}*)|ablehnen|leider)',
  '(?:ne (?:peux|peut|puis|pouvons)|pas (?:possible|en mesure)|impossible|incapable|refuse)',
  '(?:no (?:puedo|podemos|se puede|es posible|puede)|imposible|incapaz)',
  '(?:non (?:posso|possiamo|e possibile|sono in grado|si puo)|impossibile)',
  '(?:kan (?:\\p{L}+ ){0,6}(?:niet|geen)|niet (?:mogelijk|in staat)|onmogelijk|helaas)',
  '(?:nie (?:moge|mozemy|mozna|jestem w stanie|da sie)|niemozliwe|niestety)',
  '(?:nao (?:posso|podemos|e possivel|consigo|pode)|impossivel|incapaz)',
  '(?:kan (?:\\p{L}+ ){0,4}(?:inte|ej)|inte (?:mojligt|i stand)|omojligt|tyvarr)',
]);

const WRITING = pattern([
  '(?:listing|creat|generat|writ(?:e|ing)|compl(?:y|ete)|assist|help|fulfil|request|provide)',
  '(?:inserat|anzeige|angebot|erstell|verfass|schreib|erzeug|generier|anfrage|helf|hilf)',
  '(?:annonce|creer|cree|redig|ecri|gener|demande|aider|fournir)',
  '(?:anuncio|crear|redact|escribi|gener|solicitud|ayudar|publicacion)',
  '(?:annuncio|inserzione|crear|scriver|redig|gener|richiesta|aiutar)',
  '(?:advertentie|maken|schrijv|genereren|verzoek|helpen|aanmaken|opstellen)',
  '(?:ogloszeni|oferty|utworz|napis|stworz|wygener|prosb|pomoc)',
  '(?:anuncio|criar|escrever|redig|gerar|pedido|ajudar)',
  '(?:annons|skapa|skriv|generer|begaran|hjalp)',
]);

const REGRETS = pattern([
  '(?:sorry|apolog|unfortunately|regrettably)',
  '(?:tut mir leid|entschuldig|leider|bedaure)',
  '(?:desole|excuse|malheureusement|regrette)',
  '(?:lo siento|lamento|disculp|perdon|lamentablemente|desafortunadamente)',
  '(?:mi dispiace|spiacente|scus|purtroppo)',
  '(?:het spijt|excuses|helaas)',
  '(?:przepraszam|przykro mi|niestety)',
  '(?:desculp|lamento|sinto muito|infelizmente)',
  '(?:forlat|tyvarr|beklagar|ursakta)',
]);

/** Whether a title, a description or a whole answer declines to write, in its first sentence. */
export function isRefusal(text: string, item: Item): boolean {
  const opening = fold(firstSentence(text));
  const form = formOf(item);
  if (SELF.test(opening) && !SELF.test(form)) return true;
  const declined = opening.search(DECLINES);
  const saysBoth = DECLINES.test(form) && WRITING.test(form);
  // Who writes a listing names the thing first; who declines comes to it later.
  if (declined !== -1 && !saysBoth && !sharesWord(opening.slice(0, declined), form)) {
    if (WRITING.test(opening.slice(declined))) return true;
  }
  return (declined !== -1 || REGRETS.test(opening)) && !sharesWord(opening, form);
}

/** Whether a title has a word of what the seller says: one that has none speaks of something else. */
export function isAbout(title: string, item: Item): boolean {
  const folded = fold(title);
  return !WORD.test(folded) || sharesWord(folded, formOf(item));
}

function formOf({ form, confirmed }: Item): string {
  const { itemName, make, modelNumber, features, keywords, targetBuyer } = form;
  return fold([itemName, make, modelNumber, features, keywords, targetBuyer, ...confirmed].join('\n'));
}

/** Words of fewer letters are of the language, not of the item. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}|\p{L}{4,}|\d{2,}/u;
const WORDS = new RegExp(WORD, 'gu');
const STEM_LENGTH = 4;
/** Where words stand without blanks between them, two signs are one. */
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A word of one in the other, by its first letters: inflected forms and compounds are the same word. */
function sharesWord(text: string, form: string): boolean {
  return (text.match(WORDS) ?? []).some((word) => stemsOf(word).some((stem) => form.includes(stem)));
}

function stemsOf(word: string): string[] {
  if (!SIGNS.test(word)) return [/^\d/.test(word) ? word : word.slice(0, STEM_LENGTH)];
  const signs = [...word];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/** One pattern of all languages, on folded text, at the beginning of words. */
function pattern(parts: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})`, 'u');
}
