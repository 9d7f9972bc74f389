/** Closed classes of words by which a clause is a sentence and no noun phrase, and articles; by language, folded. */
import { SUBJECTS } from '../language/cue-words.ts';
import type { Language } from '../language/languages.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/**
 * Pronouns, possessives, demonstratives, words that ask or begin a clause of their own, and finite forms of the verbs
 * to be, to have, to become, to do, of the modal ones and of those that link a thing to how it is (seems, looks). Forms that are as often an article or a preposition are left out.
 */
export const SENTENCE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(`i you he she it we they me him us them myself yourself itself im ive id ill youre youll theyre theyll weve
    its thats theres heres hes shes my your his her our their mine yours this that these those there here who whom whose
    which what when where why how while because since if unless although though until whether am is are was were be
    been being has have had having do does did done will would shall should can could may might must let lets get gets
    got getting goes went gone
    seem seems seemed looks looked feels felt sounds smells appears remains stays becomes`),
  de: setOf(`ich du er sie es wir ihr man mich dich ihn uns euch mir dir ihm ihnen sich mein meine meinen meinem meiner
    meines dein deine deinen deinem deiner unser unsere unseren unserem unserer euer eure dieser diese dieses diesem
    diesen wer was wo wann warum wieso welcher welche welches welchen dass weil wenn ob obwohl damit denn bin bist ist
    sind seid war waren sei ware waren wird werde werden wurde wurden habe hast hat haben hatte hatten kann konnen
    konnte konnten muss mussen musste soll sollen sollte sollten will wollen wollte darf durfen mag mochte mochten tut
    tun gibt
    scheint scheinen wirkt wirken bleibt bleiben klingt riecht`),
  fr: setOf(`je j tu il elle on nous vous ils elles moi toi lui eux me te se y ce c cela ca cet cette ces qui que qu quoi
    dont ou quand lorsque puisque parce quoique suis es est sommes sont etais etait etaient sera serait ai as avons avez
    ont avait avaient aura aurait font peut peuvent pouvez doit doivent faut veut veux mon ma mes ton ta tes son sa
    ses notre nos votre vos leur leurs
    semble semblent parait paraissent reste restent devient`),
  pl: setOf(`ja ty on ona ono my wy oni one mnie mi cie ci go mu jej ich im sie siebie ten ta te tej tego tym tych ktory
    ktora ktore ktorzy ktorych kto co gdy kiedy gdzie poniewaz bo jesli jezeli zeby czy jest sa jestem jestesmy byl
    byla bylo byly bylem bylam bedzie beda ma maja mam mamy mial miala mialo moze moga mozna trzeba musi moj moja moje
    mojej mojego nasz nasza nasze wasz
    wyglada wygladaja wydaje zostaje pozostaje`),
  es: setOf(`yo tu ella usted nosotros vosotros ellos ellas ustedes me te se os mi mis tus su sus nuestro nuestra esto
    este esta estas estos ese esa eso quien cuando donde porque aunque que soy es son era eran fue fueron ser estoy
    estan estaba estaban he ha han hemos habia hay tengo tiene tienen tenia puede pueden puedo debe deben hace hago
    parece parecen queda quedan suena huele sigue`),
  it: setOf(`io tu lui lei noi voi loro mi ti si ci vi ne me te che chi quando dove perche mentre sono siamo era erano fu
    sia ho hai ha abbiamo hanno aveva avevo puo possono posso deve devono devo vuole voglio fa fanno questo questa
    questi queste quello quella mio mia miei mie tuo tua suo sua suoi sue nostro nostra vostro
    sembra sembrano pare resta restano rimane suona`),
  nl: setOf(`ik jij je u hij zij ze wij we jullie mij me hem haar ons hun deze dit die dat wie wat waar wanneer zoals omdat
    want hoewel dus ben bent is zijn was waren wordt worden werd werden heeft heb hebt hebben had hadden kan kunnen kon
    moet moeten mag mogen zal zullen zou zouden wil willen doet doen mijn jouw uw onze
    lijkt lijken blijft blijven klinkt ruikt voelt`),
  pt: setOf(`eu tu ele ela eles elas voce voces me te lhe isto isso aquilo este esta estes estas esse essa que quem
    quando onde porque sou sao era eram foi foram ser estou estao estava estavam tem tenho temos tinha pode podem posso
    deve devem ha faz meu minha meus minhas teu tua seu sua seus suas nosso nossa
    parece parecem fica ficam continua`),
  sv: setOf(`jag du han hon vi ni mig dig honom henne oss er dem sig denna detta dessa som nar dar var eftersom att om
    ar blir blev blivit har hade haft kan kunde ska skulle vill ville maste
    far fick finns min mina mitt din ditt dina vart vara
    verkar forblir kanns luktar`),
};

/** Prepositions beside those that lead to another thing in names. */
export const PREPOSITIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf('off into onto under over above below behind between inside around'),
  de: setOf('unter uber vor hinter neben zwischen an bis durch um nach'),
  fr: setOf('sous entre vers par'),
  pl: setOf('na pod nad po przy przed o'),
  es: setOf('sobre entre hasta desde por'),
  it: setOf('tra fra sotto nel nella'),
  nl: setOf('onder over tussen tot aan'),
  pt: setOf('sobre entre ate desde por no na'),
  sv: setOf('under over mellan for vid'),
};

/** Articles: behind a preposition they are part of its phrase. */
export const INDEFINITE: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf('a an'),
  de: setOf('ein eine einen'),
  fr: setOf('un une'),
  pl: setOf(''),
  es: setOf('un una'),
  it: setOf('un uno una'),
  nl: setOf('een'),
  pt: setOf('um uma'),
  sv: setOf('en ett'),
};
export const ARTICLES_OF: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf('a an the'),
  de: setOf('der die das den dem des ein eine einen einem einer eines'),
  fr: setOf('le la les l un une du des'),
  pl: setOf(''),
  es: setOf('el la los las un una unos unas del'),
  it: setOf('il lo la i gli le l un uno una del della dei'),
  nl: setOf('de het een'),
  pt: setOf('o a os as um uma do da dos das'),
  sv: setOf('en ett den det de'),
};

/**
 * Words that begin a clause of their own behind a noun: of what it does or what somebody does with it ("glaze that …",
 * "lamp I found …"), why and when. No word that may compare or deny, and none that is an article as well.
 */
export const CLAUSE_OPENERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: openersOf('en', 'that which who whose where when because since while although though so'),
  de: openersOf('de', 'weil wenn da denn obwohl damit wo'),
  fr: openersOf('fr', 'qui que qu dont car parce puisque lorsque j'),
  pl: openersOf('pl', 'ktory ktora ktore ktorzy ktorych bo poniewaz gdyz gdy'),
  es: openersOf('es', 'que porque pues cuando donde'),
  it: openersOf('it', 'che perche poiche siccome quando dove'),
  nl: openersOf('nl', 'die dat omdat want aangezien waar'),
  pt: openersOf('pt', 'que porque pois quando onde'),
  sv: openersOf('sv', 'som da eftersom for nar'),
};

function openersOf(language: Language, words: string): ReadonlySet<string> {
  const subjects = [...SUBJECTS[language]].filter((word) => !ARTICLES_OF[language].has(word));
  return new Set([...words.split(' '), ...subjects]);
}
