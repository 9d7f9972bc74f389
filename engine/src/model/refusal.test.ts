import { describe, expect, it } from 'vitest';
import { writeAsModel } from '../test/write-as-model.ts';

type Texts = Record<'item' | 'features' | 'honest' | 'refusals', string>;

/** In each language a kettle, how a listing of it may well begin, and how models decline: each a line. */
const LANGUAGES: Record<string, Texts> = {
  en: {
    item: 'Bosch kettle',
    features: 'Red, 1.7 litres. Lid hinge is stiff, base included, no box.',
    honest: `I am selling this kettle as I cannot use it any more.
The kettle cannot be used without its base, which is included.
Description: a red Bosch kettle with a stiff lid hinge.
Unfortunately the lid hinge is stiff.
Sorry, no box with this kettle.`,
    refusals: `Bosch kettle: I cannot verify it, so I will not describe it.
I must respectfully decline to produce this text.
This request goes against our content policy.
I’m not comfortable writing this listing.
Content not available.
I am just an AI and have no access to the item.
Listing generation failed due to policy restrictions.
I do not have enough information to write a listing for this kettle.
Could you please provide more information about the Bosch?
Sorry, this Bosch kettle violates our guidelines.
The Bosch kettle listing cannot be created.
I apologize, but writing a listing for the Bosch kettle is something I can’t do.
A description of the kettle could not be generated.
The item you described may violate our terms of use.
I need additional details about the kettle first.`,
  },
  de: {
    item: 'Bosch Wasserkocher',
    features: 'Rot, 1,7 Liter. Deckel geht schwer, Sockel ist dabei, ohne Karton.',
    honest: `Ich kann den Wasserkocher nicht mehr brauchen.
Leider geht der Deckel schwer.
Der Wasserkocher kann nicht ohne den Sockel benutzt werden, der dabei ist.
Beschreibung: roter Wasserkocher von Bosch mit Sockel.`,
    refusals: `Bosch Wasserkocher: Ich kann ihn nicht beschreiben.
Diese Anfrage verstößt gegen unsere Richtlinien.
Es ist mir nicht möglich, ein Inserat zu erstellen.
Das Inserat für den Bosch Wasserkocher konnte nicht erstellt werden.
Mir fehlen Angaben, um ein Inserat zu schreiben.
Bitte geben Sie mir mehr Informationen zum Wasserkocher.
Ich bin nur eine KI und habe keinen Zugriff auf den Artikel.
Anzeige nicht verfügbar.
Ich bedaure, aber zu diesem Wasserkocher kann ich nichts schreiben.
Eine Beschreibung des Wasserkochers konnte nicht generiert werden.`,
  },
  fr: {
    item: 'Bouilloire Bosch',
    features: 'Rouge, 1,7 litre. Le couvercle est dur, socle inclus, sans boîte.',
    honest: `Je ne peux plus utiliser cette bouilloire.
Malheureusement le couvercle est dur.
La bouilloire ne peut pas chauffer sans le socle, qui est inclus.
Description : bouilloire rouge de Bosch avec son socle.`,
    refusals: `Bouilloire Bosch : je ne peux pas la décrire.
Je refuse de rédiger cette annonce.
Cette demande est contraire à nos règles.
L’annonce pour la bouilloire Bosch n’a pas pu être créée.
Je suis une IA et je n’ai pas accès à cet objet.
Veuillez fournir plus d’informations sur la bouilloire.
Je suis désolé, mais je ne peux pas rédiger d’annonce pour cette bouilloire.
La description de la bouilloire n’a pas pu être générée.
Contenu indisponible.`,
  },
  es: {
    item: 'Hervidor Bosch',
    features: 'Rojo, 1,7 litros. La tapa va dura, base incluida, sin caja.',
    honest: `Ya no puedo usar el hervidor.
Lamentablemente la tapa va dura.
El hervidor no puede usarse sin la base, que va incluida.
Descripción: hervidor rojo de Bosch con su base.`,
    refusals: `Hervidor Bosch: no puedo describirlo.
No me es posible redactar este anuncio.
Esta solicitud infringe nuestras políticas.
El anuncio del hervidor Bosch no se pudo crear.
Por favor, proporcione más detalles sobre el hervidor.
Soy un modelo de IA y no tengo acceso al artículo.
Lo lamento, pero no puedo redactar un anuncio de este hervidor.
No se ha podido generar la descripción del hervidor.
Contenido no disponible.`,
  },
  it: {
    item: 'Bollitore Bosch',
    features: 'Rosso, 1,7 litri. Il coperchio è duro, base inclusa, senza scatola.',
    honest: `Non posso più usare il bollitore.
Purtroppo il coperchio è duro.
Il bollitore non può essere usato senza la base, che è inclusa.
Descrizione: bollitore rosso di Bosch con la base.`,
    refusals: `Bollitore Bosch: non posso descriverlo.
Non mi è possibile scrivere questo annuncio.
Questa richiesta viola le nostre norme.
L’annuncio per il bollitore Bosch non può essere creato.
Si prega di fornire ulteriori dettagli sul bollitore.
Sono un’intelligenza artificiale e non ho accesso all’oggetto.
Mi scuso, ma non posso scrivere un annuncio per questo bollitore.
Non è stato possibile generare la descrizione del bollitore.
Contenuto non disponibile.`,
  },
  nl: {
    item: 'Bosch waterkoker',
    features: 'Rood, 1,7 liter. Deksel gaat stroef, voet erbij, zonder doos.',
    honest: `Ik kan de waterkoker niet meer gebruiken.
Helaas gaat het deksel stroef.
De waterkoker kan niet zonder de voet gebruikt worden, en die is erbij.
Beschrijving: rode waterkoker van Bosch met voet.`,
    refusals: `Bosch waterkoker: ik kan hem niet beschrijven.
Ik moet dit verzoek weigeren.
Dit verzoek is in strijd met ons beleid.
De advertentie voor de Bosch waterkoker kon niet worden gemaakt.
Ik ben een AI en heb geen toegang tot het artikel.
Geef alstublieft meer details over de waterkoker.
Mijn excuses, maar over deze waterkoker kan ik niets schrijven.
De beschrijving van de waterkoker kon niet worden gegenereerd.
Inhoud niet beschikbaar.`,
  },
  pl: {
    item: 'Czajnik Bosch',
    features: 'Czerwony, 1,7 litra. Pokrywka chodzi ciężko, podstawka w zestawie, bez pudełka.',
    honest: `Nie mogę już używać czajnika.
Niestety pokrywka chodzi ciężko.
Czajnik nie może być używany bez podstawki, która jest w zestawie.
Opis: czerwony czajnik Bosch z podstawką.`,
    refusals: `Czajnik Bosch: nie mogę go opisać.
Muszę odmówić wykonania tej prośby.
To żądanie narusza nasze zasady.
Ogłoszenie dla czajnika Bosch nie może zostać utworzone.
Jestem modelem AI i nie mam dostępu do przedmiotu.
Proszę podać więcej szczegółów o czajniku.
Przykro mi, ale nie mogę opisać tego czajnika.
Opis czajnika nie mógł zostać wygenerowany.
Treść niedostępna.`,
  },
  pt: {
    item: 'Chaleira Bosch',
    features: 'Vermelha, 1,7 litros. A tampa está dura, base incluída, sem caixa.',
    honest: `Não posso mais usar a chaleira.
Infelizmente a tampa está dura.
A chaleira não pode ser usada sem a base, que está incluída.
Descrição: chaleira vermelha da Bosch com a base.`,
    refusals: `Chaleira Bosch: não posso descrevê-la.
Não me é possível escrever este anúncio.
Este pedido viola as nossas políticas.
O anúncio da chaleira Bosch não pode ser criado.
Sou uma IA e não tenho acesso ao artigo.
Por favor, forneça mais detalhes sobre a chaleira.
Peço desculpa, mas não posso escrever um anúncio desta chaleira.
A descrição da chaleira não pôde ser gerada.
Conteúdo indisponível.`,
  },
  sv: {
    item: 'Bosch vattenkokare',
    features: 'Röd, 1,7 liter. Locket går trögt, basen ingår, utan kartong.',
    honest: `Jag kan inte använda vattenkokaren längre.
Tyvärr går locket trögt.
Vattenkokaren kan inte användas utan basen, som ingår.
Beskrivning: röd vattenkokare från Bosch med bas.`,
    refusals: `Bosch vattenkokare: jag kan inte beskriva den.
Jag måste neka den här begäran.
Begäran strider mot våra riktlinjer.
Annonsen för Bosch vattenkokare kan inte skapas.
Jag är en AI och har ingen tillgång till föremålet.
Ange mer information om vattenkokaren.
Jag beklagar, men jag kan inte skriva om den här vattenkokaren.
Beskrivningen av vattenkokaren kunde inte genereras.
Innehållet är inte tillgängligt.`,
  },
};

const lines = (text: string) => text.split('\n');

describe.each(Object.entries(LANGUAGES))('a model that declines in %s', (_language, texts) => {
  it.each(lines(texts.refusals))('has written no listing, and it is not shown: %s', async (refusal) => {
    for (const field of ['title', 'description'] as const) {
      const { written, shown } = await writeAsModel(texts, { [field]: refusal });
      expect([field, written]).toEqual([field, 'AnswerFault']);
      // Its first words may be those of a listing.
      expect(shown).not.toContain(refusal);
    }
  });

  it.each(lines(texts.honest))('is not heard in what a seller may well say: %s', async (opening) => {
    const { written } = await writeAsModel(texts, { description: `${opening} ${texts.features}` });
    expect(written).toMatchObject({ engine: 'a-model' });
  });
});
