import type { SalesReport } from '../sales-report.ts';
import { cite } from './sources.ts';

/** The orders report of Seller Hub, in the languages of eBay's larger sites. */
export const SALES_REPORT: SalesReport = {
  from: 'Seller Hub, Orders, Download report',
  tellingColumns: [
    ['sales record number', 'order number'],
    ['verkaufsprotokollnummer', 'bestellnummer'],
    ['numero de vente', 'numero de commande'],
    ['numero de registro de ventas', 'numero de pedido'],
    ['numero vendita', 'numero ordine'],
  ],
  names: {
    title: [
      'item title',
      'angebotstitel',
      'artikelbezeichnung',
      'intitule de l objet',
      'titre de l objet',
      'titulo del articulo',
      'titolo dell oggetto',
    ],
    price: ['sold for', 'verkauft fur', 'vendu pour', 'vendido por', 'venduto a', 'venduto per'],
    day: ['sale date', 'verkauft am', 'date de vente', 'fecha de venta', 'data di vendita'],
    order: ['order number', 'bestellnummer', 'numero de commande', 'numero de pedido', 'numero ordine'],
    transaction: [
      'transaction id',
      'transaktions id',
      'transaktionsnummer',
      'numero de transaction',
      'id de transaccion',
      'id transazione',
    ],
    item: [
      'item number',
      'artikelnummer',
      'numero de l objet',
      'numero de articulo',
      'numero oggetto',
      'numero dell oggetto',
    ],
    postage: [
      'shipping and handling',
      'postage and handling',
      'postage and packaging',
      'verpackung und versand',
      'livraison et manutention',
      'gastos de envio',
      'spedizione e imballaggio',
    ],
    total: ['total price', 'gesamtbetrag', 'gesamtpreis', 'prix total', 'precio total', 'prezzo totale'],
  },
  ...cite('E29', 'memory'),
};
