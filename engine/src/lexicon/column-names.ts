// biome-ignore-all format: a table with a row for each language reads better than a hundred short lines.
/** What the columns of a table of goods or sales are called, by language. */
import { fold } from '../language/fold.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';

/** With a star: also as part of a longer name, "start price". */
const NAMES = {
  title: {
    en: 'title*, name, item, item name, item title, product, product name, product title, listing, listing title, article',
    de: 'titel*, bezeichnung*, artikel, artikelname, artikelbezeichnung, produkt, produktname',
    fr: 'titre*, nom, article, produit, objet, designation',
    pl: 'tytul*, nazwa, przedmiot, produkt, artykul',
    es: 'titulo*, nombre, articulo, producto',
    it: 'titolo*, nome, oggetto, articolo, prodotto',
    nl: 'titel*, naam, artikel, product, voorwerp',
    pt: 'titulo*, nome, artigo, produto',
    sv: 'titel*, rubrik, namn, artikel, produkt, vara',
  },
  make: {
    en: 'make, brand*, manufacturer*, maker', de: 'marke*, hersteller*', fr: 'marque*, fabricant*', pl: 'marka*, producent*', es: 'marca*, fabricante*',
    it: 'marca*, produttore*', nl: 'merk*, fabrikant*', pt: 'marca*, fabricante*', sv: 'marke*, varumarke*, tillverkare*',
  },
  model: {
    en: 'model*, mpn', de: 'modell*, modellnummer, artikelnummer', fr: 'modele*, reference', pl: 'model*', es: 'modelo*', it: 'modello*', nl: 'model*, modelnummer', pt: 'modelo*', sv: 'modell*, modellnummer',
  },
  description: {
    en: 'description*, features, details, notes*, note, text', de: 'beschreibung*, details, merkmale, notizen, text', fr: 'description*, details, caracteristiques, notes', pl: 'opis*, cechy, szczegoly, uwagi',
    es: 'descripcion*, detalles, caracteristicas, notas', it: 'descrizione*, dettagli, caratteristiche, note', nl: 'omschrijving*, beschrijving*, kenmerken, details', pt: 'descricao*, detalhes, caracteristicas, notas', sv: 'beskrivning*, detaljer, egenskaper, anteckningar',
  },
  condition: {
    en: 'condition*, item condition, state', de: 'zustand*', fr: 'etat*', pl: 'stan*', es: 'estado*, condicion', it: 'condizione*, condizioni*, stato', nl: 'staat*, conditie*', pt: 'estado*, condicao', sv: 'skick*',
  },
  keywords: {
    en: 'keywords*, tags*', de: 'schlagworte*, schlagworter*, stichworte*', fr: 'mots cles, motscles', pl: 'slowa kluczowe, tagi', es: 'palabras clave, etiquetas', it: 'parole chiave, tag', nl: 'trefwoorden*, zoekwoorden*', pt: 'palavras chave, etiquetas', sv: 'nyckelord*, taggar',
  },
  audience: {
    en: 'target buyer, buyer, target audience, audience, target', de: 'zielgruppe', fr: 'public cible, public vise', pl: 'grupa docelowa', es: 'publico objetivo', it: 'pubblico, target', nl: 'doelgroep', pt: 'publico alvo', sv: 'malgrupp',
  },
  price: {
    en: 'price*, item price, asking price, asking, list price, listed price, current price, amount', de: 'preis*, betrag', fr: 'prix*, montant', pl: 'cena*, kwota', es: 'precio*, importe', it: 'prezzo*, importo', nl: 'prijs*, bedrag', pt: 'preco*, valor', sv: 'pris*, belopp',
  },
  sku: {
    en: 'sku*, custom label, stock number, inventory number', de: 'sku*, lagernummer, inventarnummer, eigene nummer', fr: 'sku*, numero de stock, numero d inventaire', pl: 'sku*, numer magazynowy, sygnatura', es: 'sku*, numero de inventario',
    it: 'sku*, numero di inventario', nl: 'sku*, voorraadnummer', pt: 'sku*, numero de inventario', sv: 'sku*, lagernummer',
  },
  place: {
    en: 'location, storage location, storage, bin, shelf, box', de: 'lagerort, lagerplatz, fach, regal, kiste', fr: 'emplacement, rangement, etagere, boite', pl: 'lokalizacja, polka, pudelko', es: 'ubicacion, estante, caja', it: 'ubicazione, posizione, scaffale, scatola',
    nl: 'locatie, opslag, plank, doos', pt: 'localizacao, prateleira, caixa', sv: 'lagerplats, hylla, lada',
  },
  cost: {
    en: 'cost, item cost, unit cost, cost price, purchase price, buy price, bought for, paid', de: 'einkaufspreis, kaufpreis, ek, kosten', fr: 'prix d achat, cout', pl: 'cena zakupu, koszt', es: 'precio de compra, coste, costo', it: 'prezzo di acquisto, costo',
    nl: 'inkoopprijs, aankoopprijs, kosten', pt: 'preco de compra, custo', sv: 'inkopspris, kostnad',
  },
  currency: {
    en: 'currency, currency code', de: 'wahrung', fr: 'devise, monnaie', pl: 'waluta', es: 'moneda, divisa', it: 'valuta', nl: 'valuta, munt', pt: 'moeda', sv: 'valuta',
  },
  link: {
    en: 'link, url, item url, item link, page', de: 'adresse, link', fr: 'lien', pl: 'link, adres', es: 'enlace', it: 'collegamento, link', nl: 'link', pt: 'ligacao, link', sv: 'lank',
  },
} as const satisfies Record<string, Record<Language, string>>;
export type ColumnName = keyof typeof NAMES;

/** Who bought: their columns say nothing of the thing. */
const CUSTOMERS = 'buyer customer client kaufer kunde kunden acheteur client kupujacy klient comprador cliente acquirente compratore koper klant cliente kopare kund';

const names = new Map<Language, ReadonlyMap<string, { column: ColumnName; isPart: boolean }>>();

function namesIn(language: Language) {
  const known = names.get(language);
  if (known !== undefined) return known;
  const found = new Map<string, { column: ColumnName; isPart: boolean }>();
  for (const column of columnNames)
    for (const name of NAMES[column][language].split(', ')) {
      const isPart = name.endsWith('*');
      found.set(isPart ? name.slice(0, -1) : name, { column, isPart });
    }
  names.set(language, found);
  return found;
}

const columnNames = ['title', 'make', 'model', 'description', 'condition', 'keywords', 'audience', 'price', 'sku', 'place', 'cost', 'currency', 'link'] as const satisfies readonly ColumnName[];
const customers: ReadonlySet<string> = new Set(CUSTOMERS.split(' '));

/** A column's name as it is compared: folded, words between single blanks. */
export function columnKey(name: string): string {
  // "Prix d'achat" is three words.
  return fold(name.replace(/['’]/g, ' ')).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** What is called just so, in English or in the language of most of the columns. */
export function columnNamed(key: string, language: Language): ColumnName | null {
  return (namesIn('en').get(key) ?? namesIn(language).get(key))?.column ?? null;
}

/** What has one of its words in its name, but for what names a customer. */
export function columnWith(key: string, language: Language): ColumnName | null {
  const words = key.split(' ');
  if (words.some((word) => customers.has(word))) return null;
  for (const word of words)
    for (const found of [namesIn('en').get(word), namesIn(language).get(word)]) if (found?.isPart) return found.column;
  return null;
}

/** The language that most of the columns are named in; of two alike the one that names the first. */
export function languageOfColumns(keys: readonly string[]): Language {
  const named = (language: Language) => keys.map((key) => (namesIn(language).has(key) ? 1 : 0));
  const score = (hits: readonly number[]) => hits.reduce<number>((sum, hit, at) => sum + hit * (1 + 1 / (at + 2) / keys.length), 0);
  let best: { language: Language; score: number } = { language: 'en', score: 0 };
  for (const language of LANGUAGES) {
    const own = score(named(language));
    if (own > best.score) best = { language, score: own };
  }
  return best.language;
}
