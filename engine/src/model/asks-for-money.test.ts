import { describe, expect, it } from 'vitest';
import { writeAsModel } from '../test/write-as-model.ts';

type Texts = Record<'item' | 'features' | 'asks' | 'honest', string>;

/** In each language a purse, ways to ask for money past the marketplace, and what may well be said of a purse. */
const LANGUAGES: Record<string, Texts> = {
  en: {
    item: 'Leather purse',
    features: 'Brown leather purse, zip works, cash on collection.',
    asks: `Send the money to my Revolut first.
Payment by bank transfer only.
PayPal and Venmo accepted.
Send a deposit to reserve it.
Pay in bitcoin and save.`,
    honest: `The purse holds coins and a credit card.
Pay attention to the zip.
Cash on collection, please pay cash.`,
  },
  de: {
    item: 'Ledergeldbörse',
    features: 'Braune Geldbörse aus Leder, Reißverschluss geht.',
    asks: `Bitte zuerst Geld per PayPal schicken.
Zahlung nur per Überweisung.
Bezahlung vorab mit Revolut.`,
    honest: `In die Geldbörse passt viel Geld.
Wir schicken die Geldbörse gut verpackt.`,
  },
  fr: {
    item: 'Portefeuille en cuir',
    features: 'Portefeuille marron en cuir, fermeture en état.',
    asks: `Envoyez l’argent par Lydia avant.
Paiement par virement uniquement.
Payez un acompte pour réserver.`,
    honest: `Le portefeuille se ferme bien.
Un portefeuille pour l’argent et les cartes.`,
  },
  es: {
    item: 'Cartera de cuero',
    features: 'Cartera marrón de cuero, la cremallera funciona.',
    asks: `Envía el dinero por Bizum primero.
Pago por transferencia.
Paga un anticipo para reservarla.`,
    honest: `La cartera cierra bien.
Cartera para el dinero y las tarjetas.`,
  },
  it: {
    item: 'Portafoglio in pelle',
    features: 'Portafoglio marrone in pelle, la cerniera funziona.',
    asks: `Invia i soldi con Postepay prima.
Pagamento solo con bonifico.
Versare un acconto per bloccarlo.`,
    honest: `Il portafoglio si chiude bene.
Portafoglio per soldi e carte.`,
  },
  nl: {
    item: 'Leren portemonnee',
    features: 'Bruine portemonnee van leer, de rits werkt.',
    asks: `Stuur eerst het geld via Tikkie.
Betaling alleen met bankoverschrijving.
Graag een aanbetaling betalen.`,
    honest: `De portemonnee sluit goed.
Een portemonnee voor geld en kaarten.`,
  },
  pl: {
    item: 'Portfel skórzany',
    features: 'Brązowy portfel ze skóry, zamek działa.',
    asks: `Wyślij najpierw pieniądze przez Revolut.
Płatność tylko przelewem.
Proszę wpłacić zaliczkę, płatność z góry.`,
    honest: `Portfel dobrze się zamyka.
Portfel na pieniądze i karty.`,
  },
  pt: {
    item: 'Carteira de couro',
    features: 'Carteira castanha de couro, o fecho funciona.',
    asks: `Envie o dinheiro por MB Way primeiro.
Pagamento só por transferência.
Pague um adiantamento para reservar.`,
    honest: `A carteira fecha bem.
Carteira para dinheiro e cartões.`,
  },
  sv: {
    item: 'Plånbok i läder',
    features: 'Brun plånbok i läder, dragkedjan fungerar.',
    asks: `Skicka pengarna med Swish först.
Betalning endast via bankgiro.
Betala handpenning för att reservera.`,
    honest: `Plånboken går bra att stänga.
En plånbok för pengar och kort.`,
  },
};

const lines = (text: string) => text.split('\n');

describe.each(Object.entries(LANGUAGES))('a model’s text in %s', (_language, texts) => {
  const descriptionWith = async (line: string) => {
    const { written } = await writeAsModel(texts, { description: `${texts.features}\n${line}` });
    if (typeof written === 'string') throw new Error(written);
    return written.listing.description;
  };

  it.each(lines(texts.asks))('does not ask for money: %s', async (line) => {
    const description = await descriptionWith(line);
    expect(description).toContain(texts.features.slice(0, 12));
    expect(description).not.toContain(line.slice(0, -1));
    expect(description.split('\n')).toHaveLength(1);
  });

  it.each(lines(texts.honest))('may say: %s', async (line) => {
    expect(await descriptionWith(line)).toContain(line.slice(0, -1));
  });
});
