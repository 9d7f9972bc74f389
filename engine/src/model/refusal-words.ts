/**
 * How language models decline, on folded text, in each of our languages: closed classes of words, each with its
 * inflected forms. An elided article stands in front of its noun without a sign ("lannonce").
 */

/** What language models call themselves. */
export const SELF = pattern([
  '(?:language model|(?:as|i am|im)(?: just| only| merely)? an? ai(?!\\p{L})|ai (?:assistant|model|language)|virtual assistant)',
  '(?:sprachmodell|ki[- ](?:assistent|modell|sprachmodell)|(?:als|bin)(?: nur| lediglich)?(?: eine)? ki(?!\\p{L}))',
  '(?:modele (?:de langage|linguistique|d ?ia)|assistant (?:ia|virtuel)|(?:en tant qu|je suis une|je ne suis qu ?une) ?ia(?!\\p{L}))',
  '(?:modelo de (?:lenguaje|linguagem|lingua|ia(?!\\p{L}))|asistente (?:de ia|virtual)|assistente (?:de ia|virtual)|(?:como|soy|sou)(?: solo| apenas)?(?: una| uma)? ia(?!\\p{L}))',
  '(?:modello (?:linguistico|di linguaggio|di ia)|assistente (?:ia|virtuale)|(?:in quanto|sono(?: solo)?) (?:un ?)?(?:ia(?!\\p{L})|intelligenza artificiale))',
  '(?:taalmodel|ai[- ](?:assistent|model)|(?:als|ben)(?: slechts| maar)?(?: een)? ai(?!\\p{L}))',
  '(?:model(?:u|em)? (?:jezykowy(?:m)?|ai)|(?:jako|jestem(?: tylko)?) (?:ai(?!\\p{L})|sztuczn\\p{L} inteligencj\\p{L})|asystent(?:em)? ai)',
  '(?:sprakmodell|ai[- ]?(?:assistent|modell)|(?:som|ar)(?: bara)?(?: en)? ai(?!\\p{L}))',
]);

/** That something cannot or will not be done, at any time and by anybody. */
export const DECLINES = pattern([
  '(?:can ?not|cant|wont|will not|unable|not able|decline(?! in)|not possible|impossible|refus\\p{L}*|couldnt|could not|not comfortable|no listing)',
  '(?:(?:kann|konnen|konnte\\p{L}*) (?:\\p{L}+ ){0,6}(?:nicht|nichts|kein\\p{L}*)|nicht (?:moglich|in der lage)|(?:darf|durfen|will|werde) (?:\\p{L}+ ){0,4}(?:nicht|nichts|kein\\p{L}*)|ablehnen)',
  '(?:n ?e? ?(?:peux|peut|puis|pouvons|peuvent|pourrai\\p{L}*|souhaite) (?:\\p{L}+ ){0,2}pas|na (?:\\p{L}+ )?pas (?:\\p{L}+ )?pu|pas (?:possible|en mesure)|impossible|incapable|refus\\p{L}*)',
  '(?:no (?:puedo|podemos|puede|pueden|pude|pudo|podre)|no se (?:puede|pudo|ha podido)|no (?:me )?es posible|imposible|incapaz|rechazar)',
  '(?:non (?:posso|possiamo|puo|possono|potuto)|non (?:mi )?(?:e(?: stato)?) possibile|non si puo|non sono in grado|impossibile|rifiut\\p{L}*)',
  '(?:(?:kan|kon|kunnen|konden|mag|zal) (?:\\p{L}+ ){0,6}(?:niet|niets|geen)|niet (?:mogelijk|in staat)|onmogelijk|weiger\\p{L}*)',
  '(?:nie (?:moge|moze|moga|mozemy|mozna|mogl\\p{L}*|jestem w stanie|da sie|udalo sie|jest mozliwe)|niemozliwe|odmow\\p{L}*)',
  '(?:nao (?:posso|podemos|pode|podem|pude|puderam|consigo|conseguimos)|nao (?:me )?(?:e|foi) possivel|impossivel|incapaz|recus\\p{L}*)',
  '(?:(?:kan|kunde) (?:\\p{L}+ ){0,4}(?:inte|ej)|gar (?:inte|ej)|(?:inte|ej) (?:mojligt|i stand)|omojligt|neka\\p{L}*)',
]);

/** Who speaks of themselves: as a word, or in the ending of a verb that declines. */
export const FIRST_PERSON = pattern([
  '(?:i|we|im)(?!\\p{L})',
  '(?:ich|wir)(?!\\p{L})',
  '(?:je|nous)(?!\\p{L})',
  'no (?:puedo|podemos|pude|podre)(?!\\p{L})',
  'non (?:posso|possiamo)(?!\\p{L})',
  '(?:ik|wij)(?!\\p{L})',
  'nie (?:moge|mozemy|jestem)(?!\\p{L})',
  'nao (?:posso|podemos|pude|consigo|conseguimos)(?!\\p{L})',
  '(?:jag|vi)(?!\\p{L})',
]);

/** What is declined: writing, and helping with it. */
export const WRITING = pattern([
  '(?:listing|describ|creat|generat|writ(?:e|ing)|produc|compl(?:y|ete)|assist|help|fulfil|request|provide)',
  '(?:inserat|beschreib|anzeige|angebot|erstell|verfass|schreib|erzeug|generier|anfrage|bitte(?!\\p{L})|helf|hilf)',
  '(?:[ld]?annonce|decri|creer|cree|redig|ecri|gener|demande|aider|fournir)',
  '(?:anuncio|describ|crear|cread|redact|escribi|gener|solicitud|peticion|ayudar|publicacion)',
  '(?:l?annuncio|descriv|l?inserzione|crear|creat|scriver|redig|gener|richiesta|aiutar)',
  '(?:advertentie|beschrijv|maken|gemaakt|schrijv|genereren|verzoek|helpen|aanmaken|opstellen)',
  '(?:ogloszeni|opisac|opisywac|oferty|utworz|napis|stworz|wygener|prosb|pomoc)',
  '(?:anuncio|descrev|criar|criad|escrever|redig|gerar|pedido|ajudar)',
  '(?:annons|beskriv|skapa|skriv|generer|begaran|hjalp)',
]);

/** How it is regretted. */
export const REGRETS = pattern([
  '(?:sorry|apolog|unfortunately|regrettably)',
  '(?:tut mir leid|entschuldig|leider|bedaure)',
  '(?:desole|excuse|malheureusement|regrette)',
  '(?:lo siento|lamento|disculp|perdon|me temo|lamentablemente|desafortunadamente)',
  '(?:mi dispiace|spiacente|scus|purtroppo)',
  '(?:het spijt|excuses|helaas)',
  '(?:przepraszam|przykro mi|niestety)',
  '(?:desculp|lamento|sinto muito|infelizmente)',
  '(?:forlat|tyvarr|beklagar|ursakta)',
]);

/** The text itself, as nobody speaks of it in it. */
export const TEXT = pattern([
  '(?:listing|description)',
  '(?:inserat\\p{L}*|anzeige|angebotstext|beschreibung)',
  '(?:[ld]?annonce|description)',
  '(?:anuncio|descripcion)',
  '(?:(?:l|un)?annuncio|l?inserzione|descrizione)',
  '(?:advertentie|beschrijving)',
  '(?:ogloszeni\\p{L}+|opis(?!\\p{L}))',
  '(?:descricao)',
  '(?:annons\\p{L}*|beskrivning\\p{L}*)',
]);

/** The making of a text, and of nothing that is for sale. */
export const MAKING = pattern([
  '(?:creat\\p{L}+|generat\\p{L}+|writ(?:e|ing|ten)|produced?|drafted|composed)',
  '(?:erstell\\p{L}+|verfass\\p{L}+|(?:ge)?schrieb\\p{L}+|schreib\\p{L}+|erzeug\\p{L}+|generier\\p{L}+)',
  '(?:creer|creee?|redig\\p{L}+|ecri\\p{L}+|gener\\p{L}+)',
  '(?:crear|cread[oa]|redact\\p{L}+|escri\\p{L}+|generar|generad[oa])',
  '(?:crear\\p{L}+|creat[oa]|scri\\p{L}+|redig\\p{L}+|generar\\p{L}+|generat[oa])',
  '(?:(?:ge)?ma(?:ken|akt)|schrijven|geschreven|genere\\p{L}+|gegenereerd|aan(?:ge)?ma\\p{L}+|opstellen|opgesteld)',
  '(?:utworz\\p{L}+|napisa\\p{L}+|stworz\\p{L}+|wygener\\p{L}+)',
  '(?:criar|criad[oa]|escrev\\p{L}+|escrit[oa]|redig\\p{L}+|gerar|gerad[oa])',
  '(?:skapa\\p{L}*|skriv\\p{L}+|genere\\p{L}+)',
]);

/** More is asked for, or missed, before anything is written. */
export const ASKS_MORE = pattern([
  '(?:(?:i|we) (?:\\p{L}+ ){0,2}(?:need|require|lack|(?:dont|do not) have)|provide|supply|give (?:me|us)|share|tell me|(?:are|is) (?:needed|required|missing)) (?:\\p{L}+ ){0,2}(?:more|further|additional|enough|sufficient)?(?:\\p{L}+ ){0,1}(?:information|details)',
  '(?:more|further|additional) (?:information|details) (?:is|are|about [^.]{1,40} (?:is|are)) (?:needed|required)',
  '(?:(?:mir|uns) fehlen|(?:geben|nennen|teilen) sie (?:mir|uns)|benotige|brauche) (?:\\p{L}+ ){0,3}(?:angaben|informationen|details)',
  '(?:veuillez|merci de|pouvez[- ]vous) (?:\\p{L}+ ){0,2}(?:fournir|donner|preciser|indiquer) (?:\\p{L}+ ){0,2}(?:dinformations|informations|details|de details)',
  '(?:il me manque|jai besoin) (?:\\p{L}+ ){0,3}(?:dinformations|informations|details)',
  '(?:necesito|necesitamos|me faltan|proporcione|proporciona|faciliteme|indiqueme) (?:\\p{L}+ ){0,3}(?:informacion|detalles|datos)',
  '(?:ho bisogno|mi servono|mi mancano|fornire|fornisca|fornisci) (?:\\p{L}+ ){0,3}(?:informazioni|dettagli)',
  '(?:heb|geef|verstrek|mis) (?:\\p{L}+ ){0,2}(?:meer|extra|aanvullende|onvoldoende) (?:informatie|details|gegevens)',
  '(?:potrzebuje|potrzebujemy|brakuje mi|prosze (?:o )?(?:poda\\p{L}+)?|podaj) ?(?:\\p{L}+ ){0,2}(?:informacji|szczegolow)',
  '(?:preciso|precisamos|faltam[- ]me|forneca|indique) (?:\\p{L}+ ){0,3}(?:informacoes|detalhes|dados)',
  '(?:behover|saknar|ange|ge mig|lamna) (?:\\p{L}+ ){0,1}(?:mer|mera|fler|ytterligare|tillracklig) (?:information|uppgifter|detaljer)',
]);

/** Rules of the model's house, that something goes against. */
export const AGAINST_RULES = pattern([
  '(?:violat\\p{L}+|against|breach\\p{L}*|infring\\p{L}+|policy restriction)(?: [^.]{0,30})? (?:polic\\p{L}+|guidelines?|terms|rules|standards|restrictions)',
  'policy restrictions?',
  '(?:verstosst|verstossen|widerspricht|gegen)(?: [^.]{0,30})? (?:richtlinien|nutzungsbedingungen|grundsatze|vorgaben)',
  '(?:contraire|enfrei\\p{L}+|viole|va a lencontre)(?: [^.]{0,30})? (?:regles|politiques?|consignes|conditions|directives)',
  '(?:infring\\p{L}+|viola|incumple|va en contra)(?: [^.]{0,30})? (?:politicas?|normas|directrices|reglas)',
  '(?:viola|contrari[oa]|va contro)(?: [^.]{0,30})? (?:norme|regole|politiche|linee guida)',
  '(?:in strijd|schendt|tegen)(?: [^.]{0,30})? (?:beleid|richtlijnen|regels|voorwaarden)',
  '(?:narusza|sprzeczne|niezgodne)(?: [^.]{0,30})? (?:zasady|zasadami|regulamin\\p{L}*|wytyczn\\p{L}+)',
  '(?:viola|infringe|vai contra)(?: [^.]{0,30})? (?:politicas?|regras|diretrizes|normas)',
  '(?:strider mot|bryter mot)(?: [^.]{0,30})? (?:riktlinjer|regler|policy|villkor)',
]);

/** One pattern of all languages, on folded text, at the beginning of words. */
function pattern(parts: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})`, 'u');
}
