/** Offers to deal past the marketplace, as marketplaces forbid them, in nine languages. */
import { OWN_NAMES, SITE_NAMES } from '../marketplaces/names.ts';

const START = '(?<![\\p{L}\\d])';
const END = '(?![\\p{L}\\d])';
const anyOf = (...rows: string[]) => `(?:${rows.join('|')})`;
/** A few words between two of a pattern. */
const few = (most: number) => `(?:\\s+[\\p{L}’']{1,14}){0,${most}}\\s+`;

/** Where the sale would be: a marketplace by its name, or by what sellers call the one they are on. */
const HERE = anyOf(
  SITE_NAMES,
  'here|(?:this |the )?(?:app|site|web ?site|platform|marketplace)',
  'plattform|webseite|seite',
  "(?:l[’'])?appli(?:cation)?|plateforme",
  'aplicación|plataforma|página',
  'piattaforma|sito',
  'website',
  'aplikacj\\p{L}|platform\\p{L}|serwis\\p{L}{0,2}|portal\\p{L}{0,2}',
  'aplicação|aplicativo',
  'appen|plattformen|sajten|sidan',
);

/** Between two words, of which the first may end in an apostrophe. */
const BLANK = "(?:\\s+|(?<=[’']))";

/** Past it. */
const PAST = anyOf(
  'outside(?: of)?|off',
  'außerhalb(?: von| der| dieser)?|ausserhalb(?: von)?|abseits(?: von| der)?',
  "en dehors d[eu’']|hors(?: de)?|dehors d[eu’']",
  '(?:por )?fuera de',
  "(?:al di )?fuori (?:da|di)(?:ll[a’'])?|fuori d[ae]l(?:l[a’'])?",
  'buiten',
  'poza',
  '(?:por )?fora d[eoa]',
  'utanför|vid sidan av',
);

/** Dealing: buying, selling and paying. */
const DEAL = anyOf(
  'buy(?:ing)?|deals?|sell(?:ing)?|pay(?:ing|ments?)?|sales?|sold|purchases?|trade|transactions?',
  'kauf\\p{L}*|verkauf\\p{L}*|(?:be)?zahl\\p{L}*|handel\\p{L}*|abwickl\\p{L}*',
  "achat|acheter|achetez|vente|vendre|payer|payez|paiement|transaction|(?:l[’'])achat",
  'comprar?|venta|vender|vendo|pagar?|pago|trato',
  'acquist\\p{L}+|vend\\p{L}+|pag\\p{L}+|trattativ\\p{L}',
  'kopen|koop|verkopen|verkoop|betal\\p{L}+|betaling',
  'kup\\p{L}+|sprzeda\\p{L}+|zapła\\p{L}+|płatno\\p{L}+|transakcj\\p{L}',
  'comprar?|venda|vender|vendo|pagar?|pagamento|negócio|negociar',
  'köp\\p{L}*|sälj\\p{L}*|betal\\p{L}+|affär\\p{L}*',
);

/** What a marketplace keeps of a sale. In several languages it is also the word for postage: `OF_THE_SALE` parts them. */
const KEPT = anyOf(
  'gebühr(?:en)?|provision(?:en)?',
  'frais|commissions?',
  'comision(?:es)?|comisión|tarifas?',
  'commission[ei]|tariff[ae]',
  'commissie|kosten',
  'prowizj[aięąe]|opłat\\p{L}{0,2}',
  'comiss(?:ão|ões)|taxas?',
  'avgift(?:en|er|erna)?|provision(?:en)?',
);
const OF_THE_SALE = anyOf(
  '(?:der |des |von |dieser )?(?:verkäufer|verkaufs|plattform|app|ebay|vinted|etsy)',
  "(?:de |d[’']|du )?(?:la |l[’'])?(?:plateforme|appli|site|vinted|ebay|etsy|vente)",
  '(?:de |del )?(?:la |el )?(?:plataforma|aplicación|app|venta|vinted|ebay|wallapop)',
  "(?:de|del|della|di) ?(?:l[’'])?(?:piattaforma|app|sito|vendita|vinted|ebay|subito)",
  '(?:van )?(?:de |het )?(?:verkoop|platform|app|site|vinted|ebay|marktplaats)',
  '(?:serwisu|platformy|portalu|vinted|ebay|allegro|olx)',
  '(?:d[aoe] )?(?:plataforma|aplicação|app|venda|vinted|ebay|olx)',
  '(?:för )?(?:plattformen|appen|sidan|vinted|ebay|tradera)',
);
const AVOID = anyOf(
  'spar\\p{L}*|umgeh\\p{L}*|vermeid\\p{L}*|ohne',
  'évit(?:e[rz]?|ons|ant)|économis\\p{L}*|contourn\\p{L}*|sans',
  'evit\\p{L}*|ahorr\\p{L}*|sin',
  'evit\\p{L}*|risparmi\\p{L}*|senza',
  'vermijd\\p{L}*|ontwijk\\p{L}*|bespaar\\p{L}*|omzeil\\p{L}*|zonder',
  'unik\\p{L}*|omi(?:jaj|jam|ń|ni)\\p{L}*|oszczę\\p{L}*|bez',
  'evit\\p{L}*|poup\\p{L}*|fug(?:ir|indo|imos|e)|sem',
  'undvik\\p{L}*|slipp\\p{L}*|spar\\p{L}*|utan',
);

const CHEAPER = anyOf(
  'günstiger|billiger|besser(?:er|en) preis',
  'moins cher|meilleur prix|prix réduit',
  'más barat[oa]|mejor precio',
  'più economic[oa]|prezzo migliore|a meno',
  'goedkoper|(?:betere|lagere) prijs',
  'taniej|(?:lepsz|niższ)(?:a|ej|ą|e) cen(?:a|y|ę|ą|ie)',
  'mais barat[oa]|melhor preço',
  'billigare|bättre pris',
);
const DIRECTLY = anyOf(
  'als hier|direkt(?: bei mir)?|privat|außerhalb',
  "en direct|en privé|ailleurs|qu[’']ici|hors",
  'fuera|por privado|en privado|directamente|que aquí',
  'in privato|privatamente|direttamente|fuori|che qui',
  'dan hier|rechtstreeks|privé|buiten|direct',
  'prywatnie|bezpośrednio|poza|niż tu(?:taj)?|na priv',
  'por fora|em privado|no privado|diretamente|que aqui',
  'privat|direkt|utanför|än här',
);

/** As money is sent without the buyer's protection. */
const AS_FRIENDS = anyOf(
  'friends\\s+(?:and|&)\\s+family',
  '(?:an )?freunde?\\s+(?:und|&)\\s+familie',
  '(?:entre proches|amis?\\s+et\\s+(?:la\\s+)?famille|famille\\s+et\\s+amis|proches\\s+et\\s+amis)',
  'amigos\\s+(?:y|o)\\s+familia(?:res)?|familia(?:res)?\\s+y\\s+amigos',
  'amici\\s+e\\s+(?:famili(?:a|ari)|parenti)|familiari\\s+e\\s+amici',
  'vrienden\\s+(?:en|of)\\s+familie',
  '(?:rodzin(?:a|y|ie|ę|ą)\\s+i\\s+(?:znajom(?:i|ych|ym|ymi)|przyjaci\\p{L}+)|znajom(?:i|ych|ym|ymi)\\s+i\\s+rodzin(?:a|y|ie|ę|ą))',
  'amigos\\s+e\\s+(?:família|familiares)|família\\s+e\\s+amigos',
  'vänner\\s+(?:och|&)\\s+familj',
);
/** Games and pictures are for friends and family too: told of money where its sending or its service is told. */
const MONEY_TALK = anyOf(
  'paypal|pay\\p{L}*|pag\\p{L}*|zahl\\p{L}*|bezahl\\p{L}*|überweis\\p{L}*|send\\p{L}*|geld|schick\\p{L}*|paiement|virement|argent|envo\\p{L}*|dinero|envi\\p{L}*|transfer\\p{L}*|soldi|invi\\p{L}*|betal\\p{L}*|stuur\\p{L}*|zapła\\p{L}*|płat\\p{L}*|przel\\p{L}*|dinheiro|pengar|skick\\p{L}*',
);

/** Each way in which such an offer is made. */
export const OUTSIDE_PATTERNS: readonly string[] = [
  // English has more ways than the others' words for the same.
  `\\b(?:it[’']?s\\s+)?cheaper\\s+(?:than\\s+(?:on\\s+)?(?:here|the app|${OWN_NAMES})|elsewhere|direct(?:ly)?|off\\s+(?:here|the app))`,
  '\\b(?:message|msg|contact|ask|dm|pm|text|e-?mail|call)\\s+(?:me\\s+|us\\s+)?for\\s+(?:a\\s+)?(?:better|best|lower|cheaper|cash|direct)\\s+(?:price|deal|offer)',
  '\\b(?:better|lower|cheaper|best)\\s+(?:price|deal)s?\\s+(?:elsewhere|outside|direct(?:ly)?|off\\s+(?:here|the app|site)|if you (?:contact|message|buy|come))',
  '\\b(?:also|currently)\\s+(?:for sale|advertised|listed|selling|available)\\s+(?:locally|elsewhere|on other (?:sites|platforms|apps))',
  '\\b(?:for sale|advertised|listed|available)\\s+(?:elsewhere|on other (?:sites|platforms|apps))',
  `\\b(?:avoid|save|skip|dodge|without)\\s+(?:on\\s+)?(?:the\\s+|any\\s+|all\\s+)?(?:${OWN_NAMES}|seller|buyer|selling|app|platform|site)\\s+fees?`,
  '\\b(?:avoid|save|skip|dodge)\\s+(?:on\\s+)?(?:the\\s+)?fees\\b',
  `${START}${DEAL}${few(3)}${PAST}${BLANK}(?:the\\s+|der\\s+|la\\s+|l[’']|le\\s+|de\\s+|o\\s+|a\\s+)?${HERE}${END}`,
  `${START}${PAST}${BLANK}(?:the\\s+|der\\s+|la\\s+|l[’']|le\\s+|de\\s+|o\\s+|a\\s+)?${HERE}(?:\\s+om)?${few(3)}${DEAL}${END}`,
  `${START}${CHEAPER},?${few(4)}${DIRECTLY}${END}`,
  `${START}${AVOID}${few(2)}${KEPT}\\s+${OF_THE_SALE}${END}`,
  `${START}${AVOID}${few(2)}${OF_THE_SALE}-?\\s?${KEPT}${END}`,
  `${START}${MONEY_TALK}[^.!?\\n]{0,40}${START}${AS_FRIENDS}${END}`,
  `${START}${AS_FRIENDS}${END}(?=[^.!?\\n]{0,40}${START}${MONEY_TALK})`,
  // A lone "F&F" is a make.
  '\\b(?:paypal|pay|via|by|payment)\\s+(?:\\p{L}+\\s+)?f\\s?&\\s?f\\b',
];

export const OUTSIDE_SALE = new RegExp(OUTSIDE_PATTERNS.join('|'), 'giu');

/** One of these stands in whatever it finds: most texts hold none, and it is dear. */
export const OUTSIDE_HINT =
  /cheaper|(?:better|best|lower|cash|direct)\s+(?:price|deal|offer)|elsewhere|locally|other (?:sites|platforms|apps)|fees?\b|friends|f\s?&\s?f|outside|\boff\s|au(?:ß|ss)erhalb|abseits|hors\b|fuera|fuori|buiten|\bpoza\b|\bfora\b|utanför|vid sidan|günstiger|billiger|besser\p{L}* preis|moins\s+cher|meilleur prix|prix réduit|barat[oa]|mejor precio|economic|prezzo migliore|a meno|goedkoper|(?:betere|lagere) prijs|taniej|cen(?:a|y|ę|ą|ie)|preço|billigare|pris|gebühr|provision|frais|commission|comisi|tarif|commissie|kosten|prowizj|opłat|comiss|taxa|avgift|freund|proches|amis|famil|amigos|amici|vrienden|rodzin|vänner/iu;

/** Words of which one stands in whatever it finds, for the one walk over a text. */
export const OUTSIDE_CUES =
  'cheaper better best lower elsewhere locally other fee fees g billiger moins barato barata friends f ' +
  'outside off au ausserhalb abseits hors dehors fuera fuori buiten poza fora utanf vid ' +
  'besserer besseren meilleur prix mejor economico economica prezzo meno goedkoper betere lagere taniej lepsza lepszej lepsz lepsze ni ' +
  'melhor billigare b geb provision frais commission commissions commissioni comision comisiones tarifas tariffe tariffa ' +
  'commissie kosten prowizji prowizja prowizj prowizje op comiss taxas taxa avgift freunde freund entre amis ami famille proches amigos ' +
  'amici familia familiares familiari vrienden spar umgeh vermeid ohne vite vitons vitant conomis contourn sans evit ahorr sin risparmi senza vermijd ontwijk bespaar omzeil zonder unik omi omij omin oszcz bez poup fugir fugindo fugimos fuge sem undvik slipp utan rodzina rodziny rodzinie rodzin znajomi znajomych znajomym znajomymi v cash direct';
