import { describe, expect, it } from 'vitest';
import { writeAsModel } from '../test/write-as-model.ts';

type Texts = Record<'item' | 'features' | 'questions' | 'listings', string>;

/** In each language a kettle, how models ask the seller instead of writing, and listings that ask a buyer something. */
const LANGUAGES: Record<string, Texts> = {
  en: {
    item: 'Bosch kettle',
    features: 'Red, 1.7 litres. Lid hinge is stiff, base included, no box.',
    questions: `Could you tell me more about the kettle?
Which size is it?
Sure! I'd be happy to help you sell your Bosch kettle. What colour is it? Are there any flaws?
Please tell me the size of the kettle.
Before I can write this listing for the kettle, I need to know its condition.
To help you, I need a few details on the Bosch kettle:\\n- Colour\\n- Size`,
    listings: `Looking for a kettle? This red Bosch has a stiff lid hinge.
Red Bosch kettle, 1.7 litres. Questions? Please tell me.`,
  },
  de: {
    item: 'Bosch Wasserkocher',
    features: 'Rot, 1,7 Liter. Deckel geht schwer, Sockel ist dabei, ohne Karton.',
    questions: `Welche Farbe hat der Wasserkocher?
Bitte teilen Sie mir die Größe des Wasserkochers mit.
Gerne! Ich helfe dir gern mit dem Wasserkocher. Wie alt ist er?
Um das Inserat zu schreiben, brauche ich noch die Maße.`,
    listings: `Wer sucht einen Wasserkocher? Roter Bosch mit Sockel, der Deckel geht schwer.
Bosch Wasserkocher in Rot. Noch Fragen?`,
  },
  fr: {
    item: 'Bouilloire Bosch',
    features: 'Rouge, 1,7 litre. Le couvercle est dur, socle inclus, sans boîte.',
    questions: `Quelle est la couleur de la bouilloire ?
Pouvez-vous m’en dire plus sur la bouilloire Bosch ?
Veuillez m’indiquer la taille de la bouilloire.
Bien sûr ! Je serais ravi de vous aider à vendre la bouilloire. Quel âge a-t-elle ?`,
    listings: `Besoin d’une bouilloire ? Bosch rouge avec socle, le couvercle est dur.`,
  },
  es: {
    item: 'Hervidor Bosch',
    features: 'Rojo, 1,7 litros. La tapa va dura, base incluida, sin caja.',
    questions: `¿De qué color es el hervidor?
¿Podrías darme más detalles del hervidor Bosch?
Por favor, indícame el tamaño del hervidor.
¡Claro! Necesito saber algo más del hervidor. ¿Qué tamaño tiene?`,
    listings: `¿Buscas un hervidor? Bosch rojo con base, la tapa va dura.`,
  },
  it: {
    item: 'Bollitore Bosch',
    features: 'Rosso, 1,7 litri. Il coperchio è duro, base inclusa, senza scatola.',
    questions: `Di che colore è il bollitore?
Potresti dirmi di più sul bollitore Bosch?
Per favore, dimmi le misure del bollitore.
Certo! Vorrei sapere di più sul bollitore. Quanti anni ha?`,
    listings: `Cerchi un bollitore? Bosch rosso con base, il coperchio è duro.`,
  },
  nl: {
    item: 'Bosch waterkoker',
    features: 'Rood, 1,7 liter. Deksel gaat stroef, voet erbij, zonder doos.',
    questions: `Welke kleur heeft de waterkoker?
Kun je meer vertellen over de Bosch waterkoker?
Geef me de maat van de waterkoker.
Natuurlijk! Ik help je graag met de waterkoker. Hoe oud is hij?`,
    listings: `Op zoek naar een waterkoker? Rode Bosch met voet, het deksel gaat stroef.`,
  },
  pl: {
    item: 'Czajnik Bosch',
    features: 'Czerwony, 1,7 litra. Pokrywka chodzi ciężko, podstawka w zestawie, bez pudełka.',
    questions: `Jaki kolor ma czajnik?
Czy możesz powiedzieć więcej o czajniku Bosch?
Proszę podać rozmiar czajnika.
Jasne! Chętnie pomogę sprzedać czajnik. Ile ma lat?`,
    listings: `Szukasz czajnika? Czerwony Bosch z podstawką, pokrywka chodzi ciężko.`,
  },
  pt: {
    item: 'Chaleira Bosch',
    features: 'Vermelha, 1,7 litros. A tampa está dura, base incluída, sem caixa.',
    questions: `De que cor é a chaleira?
Pode dizer-me mais sobre a chaleira Bosch?
Por favor, indique o tamanho da chaleira.
Claro! Preciso de saber mais sobre a chaleira. Quantos anos tem?`,
    listings: `Procura uma chaleira? Bosch vermelha com base, a tampa está dura.`,
  },
  sv: {
    item: 'Bosch vattenkokare',
    features: 'Röd, 1,7 liter. Locket går trögt, basen ingår, utan kartong.',
    questions: `Vilken färg har vattenkokaren?
Kan du berätta mer om vattenkokaren från Bosch?
Ange storleken på vattenkokaren.
Visst! Jag hjälper gärna till med vattenkokaren. Hur gammal är den?`,
    listings: `Letar du efter en vattenkokare? Röd Bosch med bas, locket går trögt.`,
  },
};

const lines = (text: string) => text.split('\n').map((line) => line.replaceAll('\\n', '\n'));

describe.each(Object.entries(LANGUAGES))('a model that asks in %s', (_language, texts) => {
  it.each(lines(texts.questions))('has written no listing, and it is not shown: %s', async (question) => {
    const { written, shown } = await writeAsModel(texts, { description: question });
    expect(written).toBe('AnswerFault');
    // Its words stand nowhere, also while the question is being written.
    expect(shown).not.toContain(question.slice(0, 12));
  });

  it.each(lines(texts.listings))('may ask a buyer something: %s', async (description) => {
    const { written } = await writeAsModel(texts, { description });
    expect(written).toMatchObject({ engine: 'a-model' });
  });
});

it.each(['Which size is the Bosch kettle?', 'Please tell me more about the Bosch kettle'])(
  'is no title: %s',
  async (title) => {
    const { written } = await writeAsModel({ item: 'Bosch kettle', features: 'Red, no box.' }, { title });
    expect(written).toBe('AnswerFault');
  },
);

it('leaves a name that is a question', async () => {
  const quiz = { item: 'Who Wants to Be a Millionaire?', features: 'Board game, complete.' };
  const { written } = await writeAsModel(quiz, { title: 'Who Wants to Be a Millionaire? Board game' });
  expect(written).toMatchObject({ engine: 'a-model' });
});
