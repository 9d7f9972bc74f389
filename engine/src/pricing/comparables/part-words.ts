/** Parts and additions that are sold by themselves, in the nine languages: a cover, a lid, a spare part. */
import { CUTS, PART_WORDS } from '../../categories/name-words.ts';
import { fold, singular } from '../../language/fold.ts';
import { COMPOUNDING, HEAD_FIRST, LANGUAGES, type Language } from '../../language/languages.ts';
import { type Token, tokenise } from '../../language/tokens.ts';

// Any title is asked for all of them, so none is a common word of another language.
const ROWS: Readonly<Record<Language, string>> = {
  en: `${[...PART_WORDS].join(' ')} insert attachment refill replacement`,
  de: 'hulle abdeckung bezug deckel aufsatz einsatz ersatzteil ersatzteile dichtung schlauch halterung riemen klinge',
  fr: 'coque housse couvercle filtre poignee tuyau courroie sangle',
  pl: 'etui pokrowiec pokrywka filtr uszczelka uchwyt ostrze czesc czesci',
  es: 'funda tapa manguera soporte correa cuchilla repuesto recambio carcasa',
  it: 'custodia copri coperchio guarnizione guarnizioni ricambio ricambi manico cinghia',
  nl: 'hoes afdichting handvat beugel riem onderdeel onderdelen inzetstuk',
  pt: 'tampa vedante mangueira suporte correia lamina peca',
  sv: 'fodral packning handtag reservdel',
};

/** Shorter words end others by chance. */
const SHORTEST_END = 5;

const LANGUAGE_OF: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) => ROWS[language].split(' ').map((word) => [word, language] as const)),
);
const ENDS = [...LANGUAGE_OF].filter(
  ([word, language]) => COMPOUNDING.has(language) && word.length >= SHORTEST_END,
);

function partLanguage(key: string): Language | null {
  const found = LANGUAGE_OF.get(key) ?? LANGUAGE_OF.get(singular(key));
  return found ?? ENDS.find(([word]) => key.endsWith(word))?.[1] ?? null;
}

const LEAD_AWAY: ReadonlySet<string> = new Set(LANGUAGES.flatMap((language) => [...CUTS[language]]));

/**
 * The word for a part that a title offers, before what leads away from it; null where it offers the thing itself.
 * @param isThing whether the noun of the thing begins at a token: a part stands behind it, in Romance languages before
 */
export function partIn(
  title: string,
  isThing: (tokens: readonly Token[], at: number) => boolean,
): string | null {
  const tokens = tokenise(title);
  const cut = tokens.findIndex(({ key }, at) => at > 0 && LEAD_AWAY.has(key));
  const own = cut === -1 ? tokens : tokens.slice(0, cut);
  const thing = own.findIndex((_, at) => isThing(own, at));
  const part = own.find(({ key, kind }, at) => {
    const language = kind === 'word' ? partLanguage(fold(key)) : null;
    return language !== null && (thing === -1 || (HEAD_FIRST.has(language) ? at < thing : at > thing));
  });
  return part?.key ?? null;
}
