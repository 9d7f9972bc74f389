import { expect, it } from 'vitest';
import { writeAsModel } from '../test/write-as-model.ts';

const KETTLE = {
  item: 'Bosch kettle',
  features: 'Red, 1.7 litres. Lid hinge is stiff. [sic] Volume XX of a series.',
};

async function descriptionWith(line: string): Promise<string> {
  const { written } = await writeAsModel(KETTLE, {
    description: `Red Bosch kettle, 1.7 litres.\n${line}\nLid hinge is stiff.`,
  });
  if (typeof written === 'string') throw new Error(written);
  const [first, ...rest] = written.listing.description.split('\n');
  expect([first, rest.pop()]).toEqual(['Red Bosch kettle, 1.7 litres.', 'Lid hinge is stiff.']);
  return rest.join('\n');
}

it.each(
  `Size: [insert size]
Colour: {{colour}}
Brand: <brand>
Weight: to be confirmed
Material: Not specified by seller
Dimensions: XX cm x XX cm
Dimensions: ___ x ___
Size: (insert size here)
It costs $XX.
Model: -
Model: null
EAN: Does not apply
Measures INSERT MEASUREMENT HERE.
It has the size %SIZE%.
Größe: k. A.
Marke: bitte ergänzen
Größe: (Größe einfügen)
Größe: vom Verkäufer nicht angegeben
Größe: nicht angegeben vom Verkäufer
Taille : à compléter
Taille : non précisée par le vendeur
Talla: sin especificar
Talla: por confirmar
Taglia: da definire
Taglia: (inserire taglia)
Maat: niet vermeld
Maat: (maat invullen)
Rozmiar: do uzupełnienia
Rozmiar: [wstaw rozmiar]
Tamanho: não informado
Tamanho: a confirmar
Storlek: ej angivet
Storlek: uppgift saknas
Size: (insert size)
Colour: (unknown)
Rozmiar: brak informacji
Größe: keine Informationen
Price: $X.
TODO: add the measurements
The colour is TBD.
Size TBC (ask the seller).
FIXME weight
Serial number XXX.
It comes with […].
It comes with (...) and more.
Size: …
Lorem ipsum dolor sit amet, consectetur adipiscing elit.
Tempor incididunt ut labore et dolore.
Größe: folgt noch
Taille : à venir
Talla: pendiente
Taglia: in arrivo
Maat: volgt nog
Rozmiar: wkrótce
Tamanho: em breve
Storlek: kommer snart
Weight: ?? kg
Year: 20XX
Zustand: (bitte ausfüllen)
Model: #MODEL#
Pay to 0x742d35Cc6634C0532925a3b844Bc454e4438f44e
"""`.split('\n'),
)('a blank to be filled in is in no listing: %s', async (line) => {
  expect(await descriptionWith(line)).toBe('');
});

it.each(
  `Charger: not provided
Chargeur : non fourni
Laddare: saknas
Box: none
Faults: nil
Shoe (insert included).
Rest your feet here.
Size XXL, the other XXXL.
It is for all to do.
Not to do with a dolor sit.
Vaso del siglo XX, bonito.
Floor area 12 m².
(see photos)
Lid hinge is stiff [sic].`.split('\n'),
)('what says something is no blank: %s', async (line) => {
  expect(await descriptionWith(line)).toBe(line);
});

it.each([
  ['=== Details ===', 'Details'],
  ['Works well¹.', 'Works well.'],
  ['Works well.²', 'Works well.'],
  ['- [x] Works well', '- Works well'],
  ['__**Works well**__', 'Works well'],
  ['*** Works well ***', 'Works well'],
  ['Works \\*well\\*', 'Works *well*'],
  ['[Works](javascript:run(1)) well', 'Works well'],
])('headings and raised footnote marks lose their signs: %s', async (line, plain) => {
  expect(await descriptionWith(line)).toBe(plain);
});

it.each([
  [
    'es',
    'Hervidor Bosch',
    'Rojo, 1,7 litros. La tapa va dura, base incluida, sin caja.',
    'TODO FUNCIONA BIEN.',
  ],
  [
    'pt',
    'Chaleira Bosch',
    'Vermelha, 1,7 litros. A tampa está dura, base incluída, sem caixa.',
    'TODO: chaleira e base.',
  ],
])('what is "all" in %s is no blank', async (_language, item, features, line) => {
  const { written } = await writeAsModel(
    { item, features },
    { description: `${item}. ${features}\n${line}` },
  );
  expect(JSON.stringify(written)).toContain('TODO');
});
