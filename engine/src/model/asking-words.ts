/** How models ask the seller for more instead of writing, on folded text, in each of our languages: closed classes of words. */
import type { Language } from '../language/languages.ts';

const setOf = (...rows: string[]): ReadonlySet<string> => new Set(rows.flatMap((words) => words.split(' ')));

/** What a question begins with: words that ask, and verbs that stand before whom they ask. */
export const QUESTION_WORDS: ReadonlySet<string> = setOf(
  'what which how who whose where when why could can would will do does did is are was were has have may might any',
  'was welche welcher welches welchen wie wer wo wann warum konnten konntest konnen kannst konnt wurden wurdest haben hast habt ist sind gibt',
  'quel quelle quels quelles que quoi qui comment ou quand pourquoi pouvez pourriez peux pourrais est avez as y',
  'que cual cuales como quien donde cuando cuanto cuanta puede puedes podria podrias tiene tienes es hay',
  'che quale quali qual come chi dove quando quanto perche puo puoi potrebbe potresti ha hai e ci',
  'wat welke welk hoe wie waar wanneer waarom kun kunt kan zou heb hebt heeft is zijn',
  'co jaki jaka jakie ile jak kto gdzie kiedy dlaczego czy mozesz moglbys moglabys',
  'que qual quais como quem onde quando quanto pode podes poderia podia tem tens e ha',
  'vad vilken vilket vilka hur vem var nar varfor kan kunde skulle har ar finns',
);

/** A request to the seller, and an offer to help once it is met. */
export const REQUESTS: Readonly<Record<Language, RegExp>> = {
  en: pattern(
    '(?:please|kindly) (?:\\p{L}+ ){0,2}(?:tell|let|provide|share|specify|confirm|describe|upload|send|give|add|clarify)',
    '(?:tell|let|give|send) (?:me|us)(?!\\p{L})',
    '(?:i|we|id|ill|wed|im)(?: \\p{L}+){0,3} (?:need|like|love|want|have)(?: \\p{L}+){0,4} (?:know|questions?|details|information|info)',
    '(?:happy|glad|love|ready|here) to (?:help|assist|write|create)|help you (?:sell|with|write|create|list)',
    'before i (?:can |could )?(?:write|start|begin|create)',
  ),
  de: pattern(
    'bitte (?:\\p{L}+ ){0,4}(?:mit|an|mitteilen|angeben|nennen|beschreiben|hochladen|schicken|erganzen)(?!\\p{L})',
    '(?:sagen|teilen|nennen|geben|schicken|beschreiben) sie (?:mir|uns|bitte)|(?:sag|nenn|gib|schick|beschreib)e? (?:mir|uns|bitte)',
    '(?:ich|wir) (?:\\p{L}+ ){0,4}(?:brauche\\p{L}*|benotige\\p{L}*|fragen|wissen)|(?:brauche|benotige) ich',
    '(?:helfe|helfen) (?:\\p{L}+ ){0,4}(?:gern|dir|ihnen)|gerne? (?:helfe|erstelle|schreibe)',
  ),
  fr: pattern(
    '(?:veuillez|merci de|dites|donnez|envoyez|precisez|indiquez|decrivez)(?!\\p{L})',
    '(?:jai|jaurais|nous avons|nous aurions) (?:\\p{L}+ ){0,3}(?:besoin|questions?)',
    '(?:ravi|heureux|plaisir) (?:\\p{L}+ ){0,2}(?:de |d)(?:vous )?aider|vous aider',
  ),
  es: pattern(
    'por favor|(?:dime|digame|dinos|indique|indica|envie|describa|describe|comparte)(?!\\p{L})',
    '(?:necesito|necesitaria|necesitamos|me gustaria|tengo)(?: \\p{L}+){0,3} (?:saber|preguntas|conocer)',
    'encantad[oa] de ayudar|ayudarte|ayudarle',
  ),
  it: pattern(
    '(?:per favore|dimmi|mi dica|mi dite|indichi|indica|fornisci|descrivi|invia)(?!\\p{L})',
    '(?:ho|avrei|avremmo|mi serve|vorrei)(?: \\p{L}+){0,3} (?:sapere|domande|bisogno)',
    '(?:felice|lieto|volentieri)(?: di)? (?:ti |vi )?aiut\\p{L}+|aiutarti|aiutarla',
  ),
  nl: pattern(
    '(?:vertel|geef|stuur|laat|beschrijf) (?:me|mij|ons)',
    '(?:ik|we|wij) (?:\\p{L}+ ){0,4}(?:nodig|weten|vragen)',
    'graag (?:help|helpen)|help (?:ik )?(?:je|u) graag|je (?:graag )?helpen',
  ),
  pl: pattern(
    '(?:prosze|powiedz|podaj|napisz mi|przeslij|opisz)(?!\\p{L})',
    '(?:potrzebuj\\p{L}+|chcial\\p{L}+|mam)(?: \\p{L}+){0,3} (?:wiedziec|pytan\\p{L}*|informacj\\p{L}*)',
    'chetnie pomog\\p{L}+',
  ),
  pt: pattern(
    '(?:por favor|diga|diz|dize|indique|envie|descreva|descreve|partilhe)(?!\\p{L})',
    '(?:preciso|precisamos|gostaria|tenho)(?: \\p{L}+){0,3} (?:saber|perguntas|conhecer)',
    '(?:prazer em|feliz em|posso) ajudar|ajuda-lo',
  ),
  sv: pattern(
    '(?:beratta|ge mig|skicka|ange|beskriv|vanligen|snalla)(?!\\p{L})',
    '(?:jag|vi) (?:\\p{L}+ ){0,3}(?:behover|veta|fragor)|behover jag',
    'hjalper garna|garna hjalp\\p{L}*|hjalpa dig',
  ),
};

/** At the beginning of a sentence, and of words: behind what a sentence tells a buyer may be asked too. */
function pattern(...parts: string[]): RegExp {
  return new RegExp(`^.{0,40}?(?<![\\p{L}\\d])(?:${parts.join('|')})`, 'u');
}
