/** Which columns of a list of sales say what: by the marketplace's own names, then by those that any list may use. */
import { PLATFORMS, type Platform } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { marketplaceOf } from '../marketplaces/index.ts';
import { SALE_FIELDS, type SaleField } from '../marketplaces/sales-report.ts';

/** In nine languages; folded, blanks for signs. */
const USUAL_NAMES: Readonly<Record<SaleField, string>> = {
  title:
    'item title|item name|listing title|product name|title|item|product|artikel|artikelname|titel|bezeichnung|titre de l article|nom de l article|titre|article|titulo del articulo|articulo|titulo|producto|titolo dell articolo|articolo|titolo|oggetto|naam|artikelnaam|nazwa przedmiotu|przedmiot|tytul|nome do artigo|artigo|angebotstitel|artikelbezeichnung|titre de l objet|intitule de l objet|titre de l annonce|titulo del anuncio|titolo dell oggetto|titolo dell inserzione|titel van de advertentie|tytul oferty|tytul ogloszenia|nazwa oferty|titulo do anuncio|rubrik|vara',
  price:
    'sold price|sale price|item price|price|amount|item total|verkaufspreis|artikelpreis|preis|betrag|prix de vente|prix de l article|prix|montant|precio de venta|precio|importe|prezzo di vendita|prezzo|importo|verkoopprijs|prijs|bedrag|cena sprzedazy|cena|kwota|preco|valor|sold for|verkauft fur|vendu pour|vendido por|venduto a|venduto per|verkocht voor|sprzedano za|sald for|forsaljningspris|pris|belopp',
  day: 'sale date|date sold|sold date|sold on|order date|date of sale|date|verkaufsdatum|verkauft am|bestelldatum|datum|date de vente|date de la vente|date de commande|fecha de venta|fecha del pedido|fecha|data di vendita|data vendita|data ordine|data|verkoopdatum|besteldatum|data sprzedazy|data zamowienia|data da venda|sald|saljdatum|forsaljningsdatum|orderdatum|datum for forsaljning',
  order:
    'order number|order id|order no|order|bestellnummer|bestell nr|numero de commande|commande|numero de pedido|pedido|numero ordine|numero d ordine|ordine|bestelnummer|numer zamowienia|numero do pedido|numero da encomenda|ordernummer|ordernr',
  transaction:
    'transaction id|transaction number|transaction|transaktionsnummer|transaktions id|numero de transaction|id de transaction|id de transaccion|numero de transaccion|id transazione|numero transazione|transactie id|transactienummer|id transakcji|numer transakcji|id da transacao|transaktionsid',
  item: 'item number|item id|listing id|artikelnummer|artikel id|numero de l objet|id de l article|numero de articulo|id del articulo|numero oggetto|id articolo|id przedmiotu|id do artigo|objektnummer|annonsnummer',
  quantity: 'quantity|qty|anzahl|menge|stuckzahl|quantite|cantidad|quantita|aantal|ilosc|quantidade|antal',
  postage:
    'postage|shipping|delivery|versand|versandkosten|livraison|frais de port|frais de livraison|envio|gastos de envio|spedizione|spese di spedizione|verzending|verzendkosten|wysylka|portes|frakt|fraktkostnad',
  total:
    'total|total price|order total|gesamt|gesamtbetrag|gesamtpreis|prix total|montant total|precio total|importe total|prezzo totale|totale|totaal|razem|suma|totalt|summa',
  currency: 'currency|currency code|wahrung|devise|monnaie|moneda|divisa|valuta|waluta|moeda',
  fees: 'fees|fee|selling fee|gebuhr|gebuhren|verkaufsgebuhr|frais|commission|comision|tarifas|commissioni|kosten verkoper|prowizja|oplaty|taxas|avgift|avgifter',
  discount:
    'discount amount|discount|coupon amount|rabatt|rabattbetrag|nachlass|remise|montant de la remise|reduction|descuento|importe del descuento|sconto|importo sconto|korting|kortingsbedrag|rabat|kwota rabatu|desconto|valor do desconto',
  refund:
    'refund|refunds|refund amount|amount refunded|refunded amount|erstattung|erstattungen|ruckerstattung|ruckerstattungen|erstatteter betrag|remboursement|remboursements|montant rembourse|reembolso|reembolsos|importe reembolsado|rimborso|rimborsi|importo rimborsato|terugbetaling|terugbetalingen|terugbetaald bedrag|zwrot|zwroty|kwota zwrotu|valor reembolsado|aterbetalning|aterbetalningar|aterbetalt belopp',
  status: 'status|order status|state|bestellstatus|statut|etat|estado|stato|stan|orderstatus',
};

export interface MatchedColumns {
  /** null: no marketplace's own list, as far as its names tell. */
  platform: Platform | null;
  /** The column of each field that has one. */
  columns: ReadonlyMap<SaleField, number>;
}

/** 'numero de l objet' of 'Numéro de l’objet'. */
function columnName(cell: string): string {
  return fold(cell.replace(/['’]/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function platformOfColumns(header: readonly string[]): Platform | null {
  const names = new Set(header.map(columnName));
  const isTold = (platform: Platform) =>
    marketplaceOf(platform).salesReport?.tellingColumns.some((all) => all.every((name) => names.has(name)));
  return PLATFORMS.find(isTold) ?? null;
}

/** What each column of the header says; no column says two things. */
export function matchSaleColumns(header: readonly string[]): MatchedColumns {
  const platform = platformOfColumns(header);
  const own = platform === null ? undefined : marketplaceOf(platform).salesReport?.names;
  const names = header.map(columnName);
  const columns = new Map<SaleField, number>();
  for (const field of SALE_FIELDS) {
    const known = [...(own?.[field] ?? []), ...USUAL_NAMES[field].split('|')];
    const taken = new Set(columns.values());
    const at = known.map((name) => names.findIndex((one, place) => one === name && !taken.has(place)));
    const found = at.find((place) => place !== -1);
    if (found !== undefined) columns.set(field, found);
  }
  return { platform, columns };
}
