import { describe, expect, it } from 'vitest';
import { readLabelledForms } from '../test/corpus.ts';
import { specificsOf } from '../test/specifics-of.ts';
import { readItem } from '../values/read-item.ts';

/** What a field has for sure, and what it is offered. */
function saidOf(itemName: string, features: string, label: string) {
  const { certain, chips } = specificsOf({ itemName, features })(label);
  return { certain, chips };
}

describe('a clause of a list that holds a value and nothing else', () => {
  it.each([
    ['Digital piano', '88 keys, black, with stand', 'Colour', 'Black'],
    ['Digitalpiano', '88 Tasten, schwarz, mit Ständer', 'Colour', 'Schwarz'],
    ['Piano numérique', '88 touches, noir, avec support', 'Colour', 'Noir'],
    ['Piano digital', '88 teclas, negro, con soporte', 'Colour', 'Negro'],
    ['Pianoforte digitale', '88 tasti, nero, con supporto', 'Colour', 'Nero'],
    ['Digitale piano', '88 toetsen, zwart, met standaard', 'Colour', 'Zwart'],
    ['Pianino cyfrowe', '88 klawiszy, czarny, ze statywem', 'Colour', 'Czarny'],
    ['Piano digital', '88 teclas, preto, com suporte', 'Colour', 'Preto'],
    ['Digitalpiano', '88 tangenter, svart, med stativ', 'Colour', 'Svart'],
  ])('is certain: “%s”, “%s”', (itemName, features, label, value) => {
    expect(saidOf(itemName, features, label).certain).toEqual([value]);
  });

  it.each([
    ['Digital piano', '88 keys, not black, with stand', 'Colour'],
    ['Digital piano', '88 keys, black?, with stand', 'Colour'],
    ['Digital piano', '88 keys, black or white, with stand', 'Colour'],
    ['Digital piano', '88 keys, new pedals (black), with stand', 'Colour'],
    ['Digital piano', '88 keys, the pedals are black, with stand', 'Colour'],
    ['Vestido midi', 'tamanho S, em linho cor terracota, manga curta', 'Colour'],
  ])('but not where it is denied, doubted or of another thing: “%s”, “%s”', (itemName, features, label) => {
    expect(saidOf(itemName, features, label).certain).toEqual([]);
  });

  it('is certain as what comes along, where it is said so', () => {
    expect(saidOf('Air fryer', 'black, rack included, 5 l', 'Set Includes').certain).toEqual(['Rack']);
    expect(saidOf('Air fryer', 'black, rack not included, 5 l', 'Set Includes').certain).toEqual([]);
  });
});

describe('a model right behind the make of the form’s field', () => {
  const modelOf = (itemName: string, make: string) => specificsOf({ itemName, make })('Model');

  it('is certain', () => {
    expect(modelOf('Casio Privia digital piano', 'Casio').certain).toEqual(['Privia']);
  });

  it('is a question where every word has a capital, or the thing is called by its pattern', () => {
    expect(modelOf('Casio Privia Digital Piano', 'Casio').certain).toEqual([]);
    expect(modelOf('Denby Arabesque dinner plates', 'Denby').certain).toEqual([]);
  });
});

describe('the name of a field in a clause', () => {
  it.each([
    ['Bolso', 'piel negra, cierre magnético, asa corta', 'Closure'],
    ['Damenkleid', 'schwarz, runder Ausschnitt, Größe M, fast nie getragen', 'Neckline'],
    ['Table lamp', 'brass, dark finish, 42 cm high', 'Finish'],
    ['Sukienka', 'czarna, okrągły dekolt, rozmiar M', 'Neckline'],
    ['Klänning', 'svart, rund halsringning, storlek M', 'Neckline'],
  ])('says its value: “%s”, “%s”', (itemName, features, label) => {
    const { certain, chips } = saidOf(itemName, features, label);
    expect([...certain, ...chips]).not.toEqual([]);
  });

  it.each([
    ['Table lamp', 'brass, no dark finish, 42 cm high', 'Finish'],
    ['Bolso', 'piel negra, cierre roto, asa corta', 'Closure'],
  ])('but none that is denied or broken: “%s”, “%s”', (itemName, features, label) => {
    const { certain, chips } = saidOf(itemName, features, label);
    expect([...certain, ...chips]).toEqual([]);
  });
});

describe('for whom a toy is', () => {
  it.each([
    ['Balance bike', 'Blue, for 18 months to 5 years.', '18 months to 5 years'],
    ['Puzzle', 'Schönes Puzzle, ab 3 Jahren.', 'Ab 3 Jahren'],
    ['Jouet en bois', 'En très bon état, dès 18 mois.', 'Dès 18 mois'],
    ['Houten speelgoed', 'Mooi stuk, vanaf 12 maanden.', 'Vanaf 12 maanden'],
    ['Barncykel', 'Röd, 6-8 år.', '6-8 år'],
  ])('is asked: “%s”, “%s”', (itemName, features, value) => {
    const field = specificsOf({ itemName, features });
    const said = ['Age Level', 'Recommended age group'].flatMap((label) => [
      ...field(label).certain,
      ...field(label).chips,
    ]);
    expect(said.map((one) => one.toLowerCase())).toContain(value.toLowerCase());
  });
});

describe('codes that every language writes alike', () => {
  it.each([
    ['Rumours LP', 'Nice copy, vinyl VG+, sleeve VG, 33 rpm', 'Record Grading', 'VG+'],
    ['Rumours LP', 'Nice copy, vinyl VG+, sleeve VG, 33 rpm', 'Sleeve Grading', 'VG'],
    ['Dining chairs', 'Set of 4, elm seat, beech frame', 'Number in Pack', 'Set of 4'],
    ['Camera lens', 'Sharp one, 50mm f/1.8, both caps', 'Focal Length', '50mm'],
  ])('have fields: “%s”, “%s”', (itemName, features, label, value) => {
    const { certain, chips } = saidOf(itemName, features, label);
    expect([...certain, ...chips]).toEqual([value]);
  });

  it.each([
    ['Dining chairs', 'Not a set of 4, elm seat, beech frame', 'Number in Pack'],
    ['Camera lens', 'Takes a 67mm filter, both caps', 'Focal Length'],
  ])('and none of what is denied or of another thing: “%s”, “%s”', (itemName, features, label) => {
    const { certain, chips } = saidOf(itemName, features, label);
    expect([...certain, ...chips]).toEqual([]);
  });
});

/** A sentence from which the language is plain, and what takes a thing back; % is the thing. */
const TAKEN_BACK = {
  en: ['It has stood in our kitchen for years and is in good shape', 'no %', 'without %', '% missing'],
  de: ['Das Stück stand bei uns lange in der Küche und ist noch gut', 'kein %', 'ohne %', '% fehlt'],
  fr: ['Il est resté longtemps dans notre cuisine et il est encore bon', 'pas de %', 'sans %'],
  es: ['Ha estado mucho tiempo en nuestra cocina y todavía está bien', 'sin %', 'falta %'],
  it: ['È stato a lungo nella nostra cucina ed è ancora bello', 'senza %', 'manca %'],
  nl: ['Het heeft lang in onze keuken gestaan en het is nog goed', 'geen %', 'zonder %', '% ontbreekt'],
  pl: ['Stało długo w naszej kuchni i jest jeszcze dobre', 'bez %', 'brak %'],
  pt: ['Esteve muito tempo na nossa cozinha e ainda está bom', 'sem %', 'falta %'],
  sv: ['Den har stått länge i vårt kök och är fortfarande bra', 'utan %', '% saknas'],
} as const;

it('what is taken back is asked neither as a feature nor as a piece, in any language', () => {
  const told = readLabelledForms().flatMap(({ form, said }) =>
    ['features', 'set includes'].flatMap((name) =>
      (said[name]?.split(', ') ?? []).map((detail) => ({ form, detail })),
    ),
  );
  for (const { form, detail } of told) {
    const { itemName } = form;
    const [frame, ...cues] = TAKEN_BACK[readItem(form).language];
    for (const cue of cues) {
      const features = `${frame}. ${cue.replace('%', detail.toLowerCase())}.`;
      const field = specificsOf({ itemName, features });
      const asked = ['Features', 'Set Includes'].flatMap((label) => [
        ...field(label).certain,
        ...field(label).chips,
      ]);
      const words = asked.filter((one) => !itemName.toLowerCase().includes(one.toLowerCase()));
      expect(words.join(' ').toLowerCase(), features).not.toContain(detail.toLowerCase());
    }
  }
});
