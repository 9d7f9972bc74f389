import { describe, expect, test } from 'vitest';
import { findOffPlatform } from './contact.ts';

const kinds = (text: string) => findOffPlatform(text).map(({ kind }) => kind);

/** What marketplaces forbid, in each language: dealing past them, cheaper past them, without their fees, as friends. */
const OFFERS: Record<string, string> = {
  en: `Happy to sell it outside of the app.
Cheaper than on here if you ask.
We can avoid the platform fees.
Pay with PayPal friends and family.`,
  de: `Gerne verkaufe ich auch außerhalb von Vinted.
Günstiger, wenn privat.
So sparen wir die Gebühren der Plattform.
Ohne Vinted Gebühren.
Zahlung mit PayPal an Freunde und Familie.
Kauf außerhalb der Plattform möglich.`,
  fr: `Je peux vendre en dehors de la plateforme.
Moins cher en direct.
Évitez les frais de la plateforme.
Paiement PayPal entre proches.
Vente hors Vinted possible.`,
  es: `Se puede pagar fuera de la aplicación.
Más barato por privado.
Así evitamos las comisiones de la plataforma.
Pago por PayPal a amigos y familiares.
Venta fuera de Wallapop.`,
  it: `Vendo anche fuori da Subito.
Prezzo migliore in privato.
Evitiamo le commissioni della piattaforma.
Pagamento PayPal amici e familiari.`,
  nl: `Verkoop kan ook buiten Vinted om.
Goedkoper als het privé kan.
Zo vermijden we de kosten van het platform.
Betaal met PayPal vrienden en familie.`,
  pl: `Sprzedaż także poza Vinted.
Taniej prywatnie.
Unikniemy prowizji serwisu.
Zapłata PayPal dla rodziny i znajomych.`,
  pt: `Posso vender fora do OLX.
Mais barato por fora.
Evitamos as taxas da plataforma.
Pagamento por PayPal amigos e família.`,
  sv: `Kan sälja utanför appen.
Billigare om vi gör det privat.
Så slipper vi avgiften för plattformen.
Betala med PayPal vänner och familj.`,
};

describe.each(Object.entries(OFFERS))('an offer to deal elsewhere in %s', (_language, offers) => {
  test.each(offers.split('\n'))('is heard: %s', (text) => {
    expect(kinds(text)).toContain('outside-sale');
  });
});

test.each([
  'Table for outside, sold as seen. Cheaper than new.',
  'A board game for friends and family.',
  'Spiel für Freunde und Familie, günstiger als neu.',
  'Gartentisch für außerhalb der Wohnung. Preis ohne Versandkosten.',
  'Vase décorative, sans frais de port. Jeu entre amis et famille.',
  'Mesa para fuera de casa, sin gastos de envío. Juego para amigos y familia.',
  'Tavolo da fuori, senza spese. Gioco per amici e familiari.',
  'Tafel voor buiten, zonder verzendkosten. Spel voor vrienden en familie.',
  'Stół na zewnątrz, poza tym bez wad. Gra dla rodziny i znajomych.',
  'Mesa para fora de casa, sem taxas de envio. Jogo para amigos e família.',
  'Bord för utanför huset, utan frakt. Spel för vänner och familj.',
  'Bought off eBay, sold with its box.',
])('is not heard in %j', (text) => {
  expect(kinds(text)).not.toContain('outside-sale');
});
