/** What stands on search result pages beside title and price, in the languages of the marketplaces. */
import type { Condition } from '@smart-listings/contract';
import { fold } from '../../language/fold.ts';

const CONDITION_WORDS: Record<Condition, string> = {
  new: `new, brand new, new with tags, new with box, new in box, bnwt, nwt, sealed, factory sealed, new condition, new - with tags, neu, brandneu, nagelneu, neu mit etikett, neu mit karton, neu mit verpackung, neuf, neuf avec etiquette, neuf avec etiquettes, nuevo, nuevo con etiquetas, nuovo, nuovo con cartellino, nieuw, nieuw met prijskaartje, nowy, nowy z metka, novo, novo com etiqueta, 新品, 未使用`,
  'open-box': `open box, new (other), new other, new without tags, new without box, opened - never used, opened – never used, opened never used, new - open box, bnwot, neu ohne etikett, neu ohne karton, neu sonstige, neu (sonstige), neu: sonstige (siehe artikelbeschreibung), ohne etikett, neuf sans etiquette, neuf (autre), nuovo (altro), nuevo (otro), neuf : autre, nuevo sin etiquetas, nuovo senza cartellino, nieuw zonder prijskaartje, nowy bez metki, certified refurbished`,
  'used-like-new': `like new, used - like new, used like new, as new, mint, excellent, excellent condition, excellent - refurbished, pre-owned - excellent, very good, very good condition, very good - refurbished, used - very good, neuwertig, wie neu, sehr gut, sehr guter zustand, gebraucht - sehr gut, comme neuf, tres bon etat, occasion - comme neuf, como nuevo, muy bueno, muy buen estado, ottime condizioni, come nuovo, ottimo, ottime, heel goed, zo goed als nieuw, bardzo dobry, jak nowy, muito bom, como novo, 未使用に近い, 目立った傷や汚れなし`,
  'used-good': `used, pre-owned, pre owned, preowned, second hand, second-hand, good, good condition, used - good, pre-owned - good, good - refurbished, seller refurbished, refurbished, gebraucht, gut, guter zustand, gebraucht - gut, occasion, bon etat, d'occasion, occasion - bon etat, usado, bueno, buen estado, de segunda mano, usato, buone condizioni, buono, buone, brugt, brukt, begagnad, gebruikt, goed, uzywany, uzywane, dobry, bom, usado - bom, 中古, やや傷や汚れあり`,
  'used-fair': `fair, used - fair, acceptable, used - acceptable, satisfactory, satisfactory condition, pre-owned - fair, poor, worn, zufriedenstellend, akzeptabel, in ordnung, satisfaisant, etat satisfaisant, correct, satisfactorio, aceptable, discrete condizioni, discreto, discrete, accettabile, redelijk, voldoende, zadowalajacy, satisfatorio, 傷や汚れあり`,
  'for-parts': `for parts, parts only, for parts or not working, for parts/not working, spares or repair, spares/repair, not fully functional, faulty, als ersatzteil / defekt, als ersatzteil/defekt, defekt, nicht voll funktionsfahig, pour pieces detachees, pour pieces, pour pieces detachees/ne fonctionne pas, hors service, para piezas, solo piezas, para desguace, per parti di ricambio, da riparare, voor onderdelen, uszkodzony, na czesci, ジャンク品`,
};

const conditions = new Map<string, Condition>();
for (const [condition, words] of entriesOf(CONDITION_WORDS)) {
  for (const word of words.split(',')) conditions.set(fold(word.trim()).replace(/[–—]/g, '-'), condition);
}

function entriesOf(words: Record<Condition, string>): [Condition, string][] {
  const { new: fresh, ...rest } = words;
  return [
    ['new', fresh],
    ['open-box', rest['open-box']],
    ['used-like-new', rest['used-like-new']],
    ['used-good', rest['used-good']],
    ['used-fair', rest['used-fair']],
    ['for-parts', rest['for-parts']],
  ];
}

/** The condition that a text names as a whole ("Pre-owned", "Sehr gut"); null when it is anything else. */
export function conditionIn(text: string): Condition | null {
  const plain = fold(text)
    .replace(/[–—]/g, '-')
    .replace(/^(?:condition|zustand|etat|estado|condizioni?|staat|stan)\s*:\s*/, '')
    .replace(/[.!]+$/, '')
    .replaceAll(',', '')
    .trim();
  return conditions.get(plain) ?? null;
}

/** "Sold 12 Nov 2025", "Verkauft am …": the line says that the price was paid. */
export const SOLD =
  /^(?:sold|item sold|sold item|sold on|sold for|verkauft|vendue?|vendid[oa]|vendut[oa]|verkocht|sprzedan[eay]|落札)(?!\p{L})/iu;

/** A price that is not the item's: postage, what it once cost, instalments, savings. Stands before or after the amount. */
export const BESIDE_BEFORE =
  /(?:^|[^\p{L}])(?:\+|plus|postage|p&p|shipping|delivery|versand|livraison|frais de port|env[ií]o|spedizione|verzending|dostawa|frakt|fragt|fracht|porto|versandkosten|przesy[lł]ka|doprava|送料|was|rrp|uvp|msrp|list price|list|retail|original price|orig|(?:urspr[uü]nglicher|alter|regul[aä]rer|fr[uü]herer) preis|prix (?:d.origine|initial|barr[eé]|avant(?: r[eé]duction)?|habituel)|precio (?:original|anterior|inicial)|prezzo (?:originale|iniziale|precedente)|oorspronkelijke prijs|cena (?:pierwotna|oryginalna|przed obni[zż]k[aą])|pre[cç]o (?:original|anterior)|(?:ursprungligt|ordinarie|tidigare) pris|statt|au lieu de|antes|save|savings?|you save|sie sparen|instead of|payments? of|instalments? of|raten? (?:von|zu)|klarna|protection|k[aä]uferschutz|inkl\.?|incl\.?(?:uding)?|includes|estimated?|schätzpreis|estimation|trending at|typical(?: price)?|last sale(?: price)?|(?:we|sie|wir) (?:buy|kaufen) (?:for|für)(?: (?:cash|voucher))?)\s*(?:price|ab|from|à partir de|desde|od|vanaf)?\s*[:.]?\s*$/iu;
export const BESIDE_AFTER =
  /^\s*(?:\(?(?:est\.?|estimated|uk|us|eu|standard|tracked|2nd class|second class)\)?\s*)?(?:each\)|per \p{L}|\/ ?(?:ea|kg|pc|unit|count|sheet|stück|100 ?(?:ml|g))\b|\(\d+ (?:used|new)\b|postage|p&p|p\+p|shipping|delivery|post\b|versand|livraison|de livraison|frais de port|env[ií]o|de env[ií]o|spedizione|di spedizione|verzend\w*|dostawa|off\b|discount|cashback|coupon|voucher|inkl\.|incl\.|including|incl\b|inclu(?:de|des|s|i|ye)\b|zawiera|mit k[aä]uferschutz|avec protection|z ochron|con protecci|con protezione|met kopersbescherming|com prote[cç]|with buyer protection|a month|per month|\/ ?mo)/iu;

/** Leads to an end of a span of prices by which a page can be narrowed. */
export const FACET =
  /^(?:under|over|up to|above|below|bis|[uü]ber|unter|moins de|plus de|jusqu.[aà]|menos de|m[aá]s de|hasta|meno di|pi[uù] di|oltre|fino a|onder|boven|tot|poni[zż]ej|powy[zż]ej|abaixo de|acima de|at[eé])\s/iu;

/** What a page writes before a title, often without a blank. */
export const BADGE =
  /^(?:new listing|neues angebot|nouvelle annonce|nueva publicaci[oó]n|nuovo annuncio|nieuwe aanbieding)\s*(?=\p{Lu}|\p{N})|^(?:reserved|reserviert|r[eé]serv[eé]e?|reservad[oa]|riservat[oa]|gereserveerd|zarezerwowan[eay])\s*[•·|:–-]\s*/iu;

/** What stands where a price would and is none: "Free", "Zu verschenken", a "VB" without a number. */
export const UNPRICED =
  /^(?:free|gratis|gratuite?|for free|zu verschenken|à donner|regalo|gratuito|za darmo|vb|(?:price )?on request|poa|(?:ask|call|contact (?:me|us|seller) ?|contact) for (?:the )?price|(?:preis )?(?:auf anfrage|nach absprache)|prix (?:sur demande|à débattre|à discuter)|(?:nous|me) consulter|precio a (?:consultar|convenir)|consultar precio|prezzo (?:su richiesta|da concordare)|contatta(?:mi|re)? per il prezzo|trattativa privata|prijs (?:op aanvraag|in overleg|n\.?o\.?t\.?k\.?)|notk|o\.?t\.?k\.?|cena (?:do uzgodnienia|na zapytanie)|zapytaj o cenę|preço (?:sob consulta|a combinar)|pris (?:på förfrågan|enligt överenskommelse)|please contact|swaps?(?: or trade)?|trade|tausch(?:e|en)?|zu tauschen|[eé]change|troc|intercambio|cambio|scambio|ruil(?:en)?|zamiana|zamieni[eę]|troca|bytes?|make an offer|bieden|bieten)$/iu;

/** The mark of an ad of somebody who looks for a thing, by itself or at the start of a title. */
export const WANTED =
  /^(?:wanted|gesuch|recherch[eé]|je recherche|cerco|busco|gezocht|procuro|kupi[eę]|in search of|iso|wtb|looking for|looking to buy|suche)$/iu;
export const WANTED_TITLE =
  /^(?:(?:wanted|iso|wtb|gesucht|gesuch|gezocht|gevraagd|k[oö]pes|s[oö]kes|[oö]nskas k[oö]pa|kupi[eę]|procura-se|cherche)(?!\p{L})|(?:looking for|looking to buy|in search of|suche|kaufe|recherche|je (?:re)?cherche|cerco|busco|compro|gezocht|szukam|procuro)\s)/iu;

/** What is left of "approx. £14.99" and "£599 new": the amount beside it is not asked for this. */
export const NO_PRICE_OF_ITS_OWN =
  /^(?:approx(?:\.|imately)?|about|ca\.?|circa|etwa|environ|typical(?: price)?|trending(?: at)?|typically)$/iu;

/** Whether a line is only the name of a price that is not the item's: "We buy for cash", "RRP". */
export function isAside(line: string): boolean {
  return line.length < 40 && BESIDE_BEFORE.test(line) && line.replace(BESIDE_BEFORE, '').trim() === '';
}

const TODAY =
  '(?:today|yesterday|heute|gestern|hier|aujourd.hui|i ?dag|i ?går|hoje|ontem|oggi|ieri|hoy|ayer|vandaag|gisteren|dzisiaj|wczoraj)';
const WHEN: readonly RegExp[] = [
  /^(?:just now|\d+ (?:minutes?|mins?|hours?|days?|weeks?|months?|std|tagen?|stunden?) ago|vor \d+ .*|il y a \d+ .*|hace \d+ .*|listed .*ago.*|posted .*)$/iu,
  new RegExp(`^${TODAY}(?:,? (?:at |um |à |às |o |om |alle |a las |kl\\.? )?\\d{1,2}[:h.]\\d{2}.*)?$`, 'iu'),
  /^\d{1,2}\.? (?:de )?\p{L}{3,}\.?,? (?:at |um |à |às |o |om |alle |a las |kl\.? )?\d{1,2}[:h.]\d{2}$/iu,
  // "Warszawa, Mokotów - Dzisiaj o 10:24"
  new RegExp(`^\\p{Lu}[\\p{L} ,.'-]{2,50} [-–·] (?:${TODAY}.*|\\d{1,2}\\.? \\p{L}{3,}\\.? \\d{4})$`, 'iu'),
];

/** Whether a line says when the listing was put up. */
export function isWhen(line: string): boolean {
  return WHEN.some((pattern) => pattern.test(line));
}

/** "500+ results", "1 - 25 von 3.214 Ergebnissen für …": what is above it is the page's head, and listings follow. */
export const RESULTS =
  /^(?:(?:\d[\d., ]*[-–] ?)?\d[\d.,]* (?:of|von|sur|de|di|van|z|av) )?(?:(?:over|about|more than|[uü]ber|mehr als|environ|plus de|m[aá]s de|oltre|pi[uù] di|meer dan|ponad|mais de|[oö]ver) )?\d[\d., \u00a0\u202f]*\+? (?:\p{L}+ )?(?:results?|ergebnissen?|treffern?|r[eé]sultats?|resultados?|risultat[oi]|resultaten|wynik(?:i|[oó]w)?|resultat|items?|listings?|ads?|articles?|artikel|anzeigen?|annonces?|art[ií]culos?|anuncios?|an[uú]ncios?|articoli|annunci|advertenties?|og[lł]osze[nń](?:ia)?|annons(?:er)?)(?:,.*| (?:for|f[uü]r|pour|para|per|voor|dla|f[oö]r|por|in|en|w|i) .*)?$/iu;
const RESULTS_FOR =
  /^(?:(?:search )?results? (?:for|in)|(?:such)?ergebnisse (?:f[uü]r|in)|r[eé]sultats? (?:pour|de (?:la )?recherche pour)|resultados? (?:de|para|por)|risultati (?:per|di)|resultaten voor|wyniki (?:dla|wyszukiwania)|resultat f[oö]r)(?=\s|:)/iu;

/** By what the results are sorted, in nine languages: the last of a page's controls, below what it is called and above its listings. */
export const SORTED =
  /^(?:(?:sort(?:ed)? by|sortier(?:en|t) nach|tri(?:er|é) par|orden(?:ar|ado) por|ordina(?:re|ti)? per|sort(?:eer|eren) op|sortuj wed[lł]ug|sortera(?:t)? (?:efter|p[aå]))(?!\p{L}).{0,40}|(?:sort|sortieren|sortierung|tri|trier|ordenar|ordina|sorteren|sortuj|sortowanie|sortera|sortering|classificar)\s*(?::.{0,40})?)$/iu;

/** Lines that belong to the page, not to a listing. */
const NOISE: readonly RegExp[] = [
  /^(?:or best offer|best offer(?: accepted)?|obo|buy it now|or buy it now|oder preisvorschlag|preisvorschlag(?: angenommen)?|sofort-?kaufen|ou offre directe|achat imm[eé]diat|c[oó]mpralo ya|o mejor oferta|o proposta d.acquisto|compralo subito|negotiable|do negocjacji|festpreis|ono|o\.n\.o\.?|each|price|fixed price|accepts offers)$/iu,
  /^(?:\d+|no|keine|aucune?) (?:bids?|gebote?|ench[eè]res?|pujas?|offerte|watchers?|watching|sold|verkauft|vendus?|vendidos|available|left|views?|likes?|favou?rites?|in (?:basket|cart)s?|people.*)(?: ·.*)?$/iu,
  /^(?:kostenlos\p{L}*|livraison gratuite|livraison possible|free (?:returns?|delivery|postage|shipping|p&p|uk\b.*)|gratis(?:versand)?|kostenloser? .*|env[ií]o gratis|spedizione gratuita|r[uü]ckgabe.*|free .*(?:delivery|postage|shipping|returns|pick-?up|collection).*|collection (?:in person|only)|click & collect|nur abholung|abholung.*|returns accepted|postage not specified|shipping not specified|(?:delivery|shipping|postage) (?:available|possible)|versand m[oö]glich|env[ií]o (?:disponible|posible)|(?:solo |s[oó]lo )?(?:venta|entrega|recogida) en (?:persona|mano)|remise en mains? propres?|(?:spedizione|consegna) disponibile|(?:solo )?(?:ritiro|scambio) (?:a mano|di persona)|(?:alleen )?ophalen(?: of verzenden)?|verzenden|wysy[lł]ka dost[eę]pna|(?:tylko )?odbi[oó]r osobisty|envio dispon[ií]vel|entrega em m[aã]os?|frakt m[oö]jlig|(?:kan )?skickas|h[aä]mtas)$/iu,
  /^(?:[Ff]rom|[Ll]ocated in|[Aa]us|[Dd]e|[Pp]rovenance|[Ll]ocation|[Ss]tandort|[Ii]tem location)\s*:?\s+\p{Lu}[\p{L} ,.'-]{2,40}$/u,
  /^(?:sponsored|gesponsert|sponsoris[eé]|sponsorizzato|patrocinado|publicidad|gesponsord|sponsorowane|sponsrad|(?:ad|ad ?vert ?isement|anzeige|annonce|anuncio|annuncio|advertentie|reklama|annons)(?: (?:by|from|von|de|di|do|da|van|av) .*)?|promoted|top rated.*|top-?bewertet.*|bestseller|popular now|star seller|etsy.s pick|new listing|neues angebot|nouvelle annonce|people want this.*|almost gone.*|last one|only \d+ left.*|in demand.*|opens in a new window.*|wird in neuem fenster.*|la page s.ouvre.*|se abre en.*|view similar.*|[aä]hnliche.*|sell one like this|sell similar|add to (?:basket|cart|favou?rites|watchlist)|watch|save this .*|more like this|more options|see more|see similar.*|image \d+.*|picture \d+.*|shop on ebay|quick view|verified|boosted|bumped|pro|authenticity guarantee|echtheits\w*|removed|featured|hervorgehoben|mis en avant|boost[eé]e?|destacad[oa]|in evidenza|uitgelicht|wyr[oó][zż]nione|em destaque|framhävd|urgent|urgente|just listed|pending|reserved|reserviert|r[eé]serv[eé]e?|reservad[oa]|riservat[oa]|gereserveerd|zarezerwowan[eay]|reserverad|load more|show more|mehr (?:laden|anzeigen)|(?:voir|afficher|charger) plus|(?:cargar|ver|mostrar) m[aá]s|(?:carica|mostra) (?:altro|altri)|meer (?:laden|tonen)|poka[zż] wi[eę]cej|(?:carregar|ver) mais|visa fler|direkt kaufen|more buying choices|graded:.*|(?:media|sleeve) condition:.*|lot \d+[a-z]?|(?:we|i) sell for|lowest ask|compare prices from .*|(?:seller|verkäufer|vendeur|vendedor|venditore|verkoper)(?::.*)?|brand:.*|marke:.*)$/iu,
  // That somebody paid for its place.
  /^(?:topp?|premium)[- ]?(?:ad|anzeige|annonce|anuncio|annuncio|advertentie|og[lł]oszenie|an[uú]ncio|annons)$/iu,
  /^(?:\d+(?:d|h|m|std|min|t)\b\s*)+(?:left|ago|noch|restant\w*)?.*$/iu,
  /^(?:size|gr[oö](?:ss|ß)e|taille|talla|taglia|maat)\s*:?\s*\S{1,12}(?: ?\/ ?\S{1,8})*$/iu,
  /^\S{2,40}\s?\(\d[\d.,kK]*\)\s*(?:\d{1,3}(?:[.,]\d)?\s?%.*)?$/u,
  /^\d{1,3}(?:[.,]\d)?\s?% (?:positive|positiv|positif|feedback|bewertung).*$/iu,
  /^(?:[0-5](?:[.,]\d)?\s*)?(?:★|⭐|stars?|(?:out of|von|sur|de|su|van|na|z|av) 5(?!\d)|\(\d[\d.,kK]*\)).*$/iu,
  /^\(?-?\d{1,2}\s?%(?: off| rabatt| de r[eé]duction)?\)?$/iu,
  RESULTS,
  RESULTS_FOR,
  SORTED,
  /^(?:search results|suchergebnisse|r[eé]sultats de (?:la )?recherche|resultados de (?:la )?b[uú]squeda|risultati (?:della|di) ricerca|zoekresultaten|wyniki wyszukiwania|resultados da pesquisa|s[oö]kresultat)$/iu,
  /^(?:sort|filter|sortieren|trier|all filters|best match|price \+ postage|gallery view|list view|auction|all listings|condition|show only|results|page|next|previous|sold items|completed items)\b.{0,40}$/iu,
  /^(?:(?:incl\.?|inkl\.?|including|includes|inclu[st]e?|incluye|include|zawiera|mit|avec|con|met|com|with)(?: la| el)? )?(?:buyer protection|protection acheteurs?|k[aä]uferschutz|protezione acquisti|protecci[oó]n al comprador|kopersbescherming|ochron[aęeią] kupuj\p{L}*|prote[cç][aã]o ao comprador|k[oö]parskydd)\b.*$/iu,
  /^\S{2,40} \d{1,3}(?:[.,]\d)?\s?% (?:positive?|positiv\p{L}*|positif\p{L}*|pozytyw\p{L}*)(?: .*)?$/iu,
  /^(?:incl?\.?|including|free|inkl\.?|plus) (?:uk |us )?(?:postage|p&p|p\+p|shipping|delivery|versand|porto|livraison)$/iu,
  /^(?:for sale|or near offer|(?:for )?(?:the )?(?:pair|lot|set|both|all)|save \d{1,2} ?%|en vente|à vendre|zu verkaufen|in vendita|en venta)$/iu,
  // That the price went down: a mark on the picture or beside the amount, in whatever language the page is.
  /^(?:price (?:drop(?:ped)?|reduced|cut|lowered)|(?:recently )?reduced(?: price)?|preis (?:gesenkt|reduziert)|preissenkung|reduziert|baisse de prix|prix (?:en baisse|baiss[eé]|r[eé]duit)|precio (?:rebajado|reducido)|bajada de precio|rebajado|prezzo (?:ribassato|ridotto)|ribassato|prijs verlaagd|afgeprijsd|obni[zż]ka ceny|cena obni[zż]ona|pre[cç]o reduzido|s[aä]nkt pris|nedsat pris)$/iu,
  /^(?:送料無料|送料込み?|即決|現在|着払い)$/u,
  /^(?:collection in person|time left|postage|shipping|delivery)\b.{0,40}$/iu,
  // Letters of any script are words; what has none is a rule or a row of dots.
  /^[^\p{L}\p{N}]+$/u,
  /^\d{1,3}$/,
];

/** Whether a line says nothing that a comparable needs. */
export function isNoise(line: string): boolean {
  return NOISE.some((pattern) => pattern.test(line));
}
