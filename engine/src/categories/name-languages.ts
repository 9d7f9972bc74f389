/** The languages in which the nouns of a name are sought where nobody knows its own. */
import { LANGUAGES, type Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { compoundEnd, phraseAt, speakersOf } from './category-index.ts';
import { CUTS, SOFT_CUTS } from './name-words.ts';

const SHORTEST_NOUN = 4;
// Shorter nouns are words of several languages: alone they say nothing of the name's.
const SHORTEST_SPOKEN = 6;
const SHORTEST_UNKNOWN_COMPOUND = 9;

/** English, and the languages whose words stand in the name and in no English one. */
export function spokenIn(tokens: readonly Token[], makes: ReadonlySet<number>): readonly Language[] {
  const votes = new Map<Language, number>();
  const heard = new Set<Language>();
  const vote = (language: Language, isProof: boolean) => {
    votes.set(language, (votes.get(language) ?? 0) + 1);
    if (isProof) heard.add(language);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word' || makes.has(at)) continue;
    if (phraseAt(tokens, at, 'en') !== null) continue;
    const spoken = new Set(entriesAt(tokens, at).map(({ language }) => language));
    if (spoken.has('en') || spoken.has('xx')) continue;
    if (token.key.length <= 2) {
      for (const language of LANGUAGES) if (isSmallWord(token, language)) vote(language, true);
      continue;
    }
    for (const language of spoken) if (isLanguage(language)) vote(language, true);
    if (token.key.length < SHORTEST_NOUN) continue;
    const speakers = speakersOf(token.key).filter((language) => phraseAt(tokens, at, language) !== null);
    for (const language of speakers) vote(language, token.key.length >= SHORTEST_SPOKEN);
    if (speakers.length > 0 || token.key.length < SHORTEST_UNKNOWN_COMPOUND) continue;
    for (const language of LANGUAGES) if (compoundEnd(token.key, language) !== null) vote(language, false);
  }
  const best = [...votes]
    .filter(([language]) => heard.has(language))
    .sort(([, one], [, other]) => other - one)[0];
  return best === undefined ? ['en'] : ['en', best[0]];
}

function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** "de", "à" in small letters; capitals are codes and sizes. */
function isSmallWord({ key, text }: Token, language: Language): boolean {
  return text === text.toLowerCase() && (CUTS[language].has(key) || SOFT_CUTS[language].has(key));
}
