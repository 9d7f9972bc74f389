/**
 * The words that stand beside a number that names one single thing, or beside one that names all of its kind.
 * A blank stands for a blank, a dot, a hyphen or nothing; letters also match what print is misread as.
 */

/** "number", as it follows or leads another word. */
export const NUMBER_WORDS = [
  ...['number', 'num', 'no', 'nr', 'nbr', '#', 'id'],
  ...['nummer', 'numéro', 'n°', 'nº', 'número', 'núm', 'nro', 'n.º', 'n.°', 'n.', 'numero', 'numer'],
] as const;

/** Those that can stand first: in English "no frame" says that there is none. */
export const LEADING_NUMBER_WORDS = [
  ...['nr', 'numéro', 'n°', 'nº', 'número', 'núm', 'nro', 'n.º', 'n.°', 'n.', 'numero', 'numer', 'nummer'],
] as const;

/** What joins "number" to the word after it. */
export const LINK_WORDS = ['de', 'di', 'du', 'do', 'da', 'del', 'van', 'of'] as const;

/** These name a device by themselves. */
export const SERIAL_WORDS = [
  ...['serial', 'service tag', 'matricola', 'seriale', 'iccid', 'esn', 'meid', 'udid'],
] as const;

/** These do so only with "number" before or after them: a "Serie" is many things. */
export const COUNTED_WORDS = [
  ...['serial', 'ser', 'serie', 'serien', 'série', 'seriale', 'seryjny'],
  ...['fabrik', 'fabrikations', 'fabryczny', 'tillverknings', 'matricule', 'matricola'],
] as const;

/** So do these, and they also count locomotives, prints and patterns: a short number needs a colon or letters. */
export const UNSURE_COUNTED_WORDS = [
  ...['device', 'unit', 'machine', 'engine', 'frame', 'chassis', 'asset', 'vehicle', 'vin'],
  ...['geräte', 'werk', 'maschinen', 'motor', 'rahmen', 'fahrgestell', 'fahrzeug'],
  ...['châssis', 'cadre', 'moteur', 'bastidor', 'chasis', 'telaio', 'motore', 'chassi', 'quadro'],
  ...['ramy', 'silnika', 'apparaat', 'toestel', 'ram', 'maskin', 'enhets'],
] as const;

/** A device's address in a network: twelve or sixteen hexadecimal digits follow. */
export const NETWORK_WORDS = ['mac', 'mac address', 'mac id', 'mac adresse', 'wlan mac', 'wifi mac'] as const;

/** A vehicle's plate follows. */
export const PLATE_WORDS = [
  ...['registration', 'number plate', 'licence plate', 'license plate', 'registration plate', 'regnr'],
  ...['kennzeichen', 'nummernschild', 'immatriculation', 'kenteken', 'rejestracja', 'rejestracyjny'],
  ...['registreringsnummer', "plaque d'immatriculation"],
] as const;

/** So does it behind these with a colon or with "number"; alone they are dishes, reliefs, cars and enrolments. */
export const UNSURE_PLATE_WORDS = [
  'reg',
  'plate',
  'rego',
  'plaque',
  'matrícula',
  'targa',
  'rej',
  'imm',
  'kennz',
] as const;

/** What banks call the numbers of accounts and of themselves; patterns of small letters, in nine languages. */
export const ACCOUNT_WORDS = [
  ...[
    'sort[ -]?code',
    '(?:bank )?acc(?:oun)?t\\.?(?: ?(?:no|num|number|nr|#))?',
    'routing(?: ?(?:no|number))?',
  ],
  ...['konto(?:nummer|[- ]?nr|number)?', 'bankleitzahl', 'blz', 'bankverbindung', 'num[ée]ro de compte'],
  ...['n[°º] ?de compte', 'compte bancaire', 'rib', 'n[úu]mero de cuenta', 'cuenta(?: bancaria| corriente)?'],
  ...['numero di conto', 'conto corrente', 'c/c', 'rekening(?:nummer|nr)?', 'n(?:ume)?r (?:konta|rachunku)'],
  ...['n[úu]mero d[ae] conta', 'conta banc[áa]ria', 'nib', 'clearing(?:nummer|nr)?', 'bankgiro', 'plusgiro'],
  ...['kontonr', 'iban', 'swish'],
] as const;

/** Whoever a parcel goes to or comes from follows. */
export const PARCEL_WORDS = [
  ...['ship to', 'deliver to', 'delivery address', 'recipient', 'sender', 'return to', 'ship from'],
  ...['empfänger', 'absender', 'lieferadresse', 'destinataire', 'expéditeur', 'destinatario', 'remitente'],
  ...['mittente', 'ontvanger', 'afzender', 'destinatário', 'remetente', 'odbiorca', 'nadawca', 'mottagare'],
  ...['avsändare', 'tracking', 'sendungsnummer', 'suivi'],
] as const;

/** A number of the article, the same on each piece of it. */
export const ARTICLE_WORDS = [
  ...[
    'model',
    'modell',
    'modèle',
    'modelo',
    'modello',
    'mod',
    'm/n',
    'mpn',
    'oem',
    'type',
    'typ',
    'tipo',
    'style',
  ],
  ...[
    'part',
    'p/n',
    'pn',
    'art',
    'article',
    'artikel',
    'artículo',
    'articolo',
    'artigo',
    'artykuł',
    'item',
    'ref',
  ],
  ...[
    'reference',
    'référence',
    'referenz',
    'referencia',
    'riferimento',
    'cat',
    'catalogue',
    'order',
    'bestell',
  ],
  ...[
    'sku',
    'ean',
    'gtin',
    'upc',
    'isbn',
    'issn',
    'asin',
    'fcc id',
    'ic',
    'product',
    'produkt',
    'teile',
    'patent',
  ],
  ...['code', 'barcode', 'lot', 'batch', 'charge', 'teilenummer', 'artikelnummer', 'reg', '型号', '型番'],
  ...[
    'bestel',
    'beställnings',
    'ersatzteil',
    'onderdeel',
    'reservdels',
    'ricambio',
    'pièce',
    'pieza',
    'peça',
  ],
  ...['części', 'kat', 'katalogowy', 'código', 'codice', 'rif', 'referência'],
] as const;

/** What leads up to the name of a number and means nothing without it. */
export const LEAD_WORDS = [
  ...['the', 'its', 'with', 'has', 'and', 'my', 'die', 'der', 'mit', 'und', 'le', 'la', 'avec', 'et', 'con'],
  ...['il', 'el', 'y', 'e', 'o', 'a', 'com', 'met', 'het', 'en', 'z', 'i', 'med', 'och', 'original', 'full'],
] as const;

/** "The serial number is …". */
export const COPULAS = ['is', 'are', 'ist', 'lautet', 'est', 'es', 'è', 'é', 'to', 'jest', 'är'] as const;

/** A seller's home follows; folded. Words of collection are the class `delivery` of the lexicon. */
export const HOME_WORDS = [
  ...[
    'address',
    'collect',
    'live',
    'located',
    'adresse',
    'anschrift',
    'standort',
    'wohne',
    'wohnen',
    'habite',
  ],
  ...['direccion', 'vivo', 'indirizzo', 'abito', 'adres', 'woon', 'endereco', 'moro', 'mieszkam', 'adress'],
  ...['bor'],
] as const;

/** Words of streets, before or after a name. */
export const STREET_WORDS = [
  ...['street', 'st', 'road', 'rd', 'avenue', 'ave', 'lane', 'drive', 'close', 'way', 'court', 'crescent'],
  ...[
    'place',
    'square',
    'terrace',
    'gardens',
    'grove',
    'boulevard',
    'blvd',
    'strasse',
    'straße',
    'str',
    'weg',
  ],
  ...[
    'platz',
    'allee',
    'gasse',
    'ring',
    'rue',
    'place',
    'chemin',
    'impasse',
    'quai',
    'calle',
    'plaza',
    'paseo',
  ],
  ...['via', 'viale', 'piazza', 'corso', 'rua', 'praça', 'avenida', 'travessa', 'straat', 'laan', 'plein'],
  ...['gracht', 'ulica', 'ul', 'aleja', 'gatan', 'gata', 'vägen', 'väg'],
] as const;
