/** What stands behind a label and says no value: "see photos", "wie abgebildet", "not known". */
import type { Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';

const words = (lines: string): ReadonlySet<string> => new Set(lines.split(/\s+/));

/** In nine languages: whoever begins so sends the reader elsewhere. */
const LOOK =
  words(`see check refer siehe vgl voir cf regardez ver mira mirar veja vide vedi vedere guarda zie kijk
  patrz zobacz se titta`);

/** In nine languages: where else it is said or seen. */
const ELSEWHERE =
  words(`photo photos photograph photographs picture pictures pictured pic pics image images shown
  description listing foto fotos bild bilder bildern abgebildet abbildung beschreibung imagen imagenes descripcion
  immagine immagini descrizione afbeelding afbeeldingen afgebeeld beschrijving zdjecie zdjecia zdjeciu zdjeciach opis
  opisie imagem imagens descricao bilden bilderna beskrivning beskrivningen`);

/** Whether the words from `from` to before `to` point elsewhere, or say that nothing is known. */
export function saysNothing(tokens: readonly Token[], from: number, to: number): boolean {
  const said = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  if (said.some(({ key }) => ELSEWHERE.has(key))) return true;
  if (LOOK.has(said[0]?.key ?? '')) return true;
  return entriesAt(tokens, from, ['no-make']).some(({ length }) => from + length >= to);
}
