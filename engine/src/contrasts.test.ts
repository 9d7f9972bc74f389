// Nothing denied, doubted, chosen from, corrected or said of another thing is published as a value; in nine languages.
import type { ListingForm } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { generateListing } from './generate.ts';
import { cuesIn, polarityOf } from './language/cues.ts';
import { fold } from './language/fold.ts';
import type { Language } from './language/languages.ts';
import { tokenise } from './language/tokens.ts';
import { entriesOfWord } from './lexicon/lexicon.ts';
import { LIKENESS_CLASSES } from './lexicon/word-classes.ts';
import { CONTRASTS, type Contrasts, sentencesOf } from './test/contrasts.ts';

function formOf(itemName: string, features: string): ListingForm {
  const rest = { make: '', modelNumber: '', targetBuyer: '', keywords: '' };
  return { platform: 'eBay', itemName, features, condition: 'used-good', ...rest };
}

/** What a listing says as a value: its title, its tags and the lines made of values, but not the seller's sentences. */
function valuesSaid(form: ListingForm): string {
  const { listing, provenance } = generateListing(form, { variant: 'v1', currency: 'GBP (£)' });
  const lines = provenance.flatMap(({ kind, start, end }) =>
    kind === 'template' ? [listing.description.slice(start, end)] : [],
  );
  return ` ${[listing.title, ...listing.tags, ...lines]
    .join('\n')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
}

const TURNED = ['denied', 'doubted', 'chosen', 'corrected', 'ofOther'] as const;

/** The sentences of one language that must give no value, with the word that must not stand. */
function turned({ values }: Contrasts, frames: readonly string[]): { sentence: string; word: string }[] {
  return values.flatMap((word, index) => {
    const other = values[(index + 5) % values.length] ?? word;
    return sentencesOf(frames, word, other).map((sentence) => ({ sentence, word }));
  });
}

const OR: Readonly<Record<Language, string>> = {
  en: 'or',
  de: 'oder',
  fr: 'ou',
  es: 'o',
  it: 'o',
  nl: 'of',
  pl: 'lub',
  pt: 'ou',
  sv: 'eller',
};

/** A plain sentence by which the language of a text is known. */
const OPENINGS: Readonly<Record<Language, string>> = {
  en: 'I wore it twice last winter and it has been in the wardrobe ever since.',
  de: 'Ich habe sie letzten Winter zweimal getragen und seitdem hängt sie im Schrank.',
  fr: "Je l'ai portée deux fois l'hiver dernier et depuis elle est restée dans l'armoire.",
  es: 'La llevé dos veces el invierno pasado y desde entonces está guardada en el armario.',
  it: "L'ho indossata due volte l'inverno scorso e da allora è rimasta nell'armadio.",
  nl: 'Ik heb hem vorige winter twee keer gedragen en sindsdien hangt hij in de kast.',
  pl: 'Nosiłam ją dwa razy zeszłej zimy i od tamtej pory leży w szafie.',
  pt: 'Usei-o duas vezes no inverno passado e desde então está guardado no armário.',
  sv: 'Jag bar den två gånger förra vintern och sedan dess har den hängt i garderoben.',
};

/** How the word is said in a sentence of that language. */
function saidIn(sentence: string, word: string, language: Language): string {
  const tokens = tokenise(sentence);
  const at = tokens.findIndex(({ key }) => key === fold(word));
  return polarityOf(cuesIn(tokens, language), at, at + 1);
}

describe.each(Object.entries(CONTRASTS))('in %s', (language, contrasts) => {
  it.each(TURNED)('publishes no value that is %s', (manner) => {
    const published = turned(contrasts, contrasts[manner]).filter(({ sentence, word }) => {
      const said = valuesSaid(formOf(contrasts.name, sentence));
      // "Leather look" and "imitation leather" are materials of their own, said whole.
      return said.includes(` ${word.toLowerCase()} `) && !/ (?:imitation|imitación|look) /.test(said);
    });
    expect(published).toEqual([]);
  });

  it('publishes no colour of a list that the buyer chooses from', () => {
    const [, , , , one = '', other = '', last = ''] = contrasts.values;
    const or = OR[language as Language];
    const said = valuesSaid(formOf(contrasts.name, `${one}, ${other} ${or} ${last}.`));
    expect([one, other, last].filter((word) => said.includes(` ${word} `))).toEqual([]);
  });

  it('publishes no colour that another one puts right later in its sentence', () => {
    const colours = contrasts.values.slice(4, 7);
    const published = colours.filter((colour, index) => {
      const other = colours[(index + 1) % colours.length] ?? colour;
      const [sentence = ''] = sentencesOf([contrasts.putRight], colour, other);
      return valuesSaid(formOf(contrasts.name, sentence)).includes(` ${colour} `);
    });
    expect(published).toEqual([]);
  });

  it('publishes no search word that the text denies', () => {
    // "Samt", "leer", "skóra": what is as often another word is no value in a sentence, denied or not.
    const plain = contrasts.values.filter((word) => {
      const entries = entriesOfWord(fold(word), LIKENESS_CLASSES);
      return entries.length > 0 && entries.every(({ weak }) => !weak);
    });
    expect(plain.length).toBeGreaterThan(4);
    const published = plain.filter((word) => {
      const sentence = sentencesOf(contrasts.denied.slice(0, 1), word, word)[0] ?? '';
      const said = valuesSaid({ ...formOf(contrasts.name, sentence), keywords: word });
      return said.includes(` ${word.toLowerCase()} `);
    });
    expect(published).toEqual([]);
  });

  it('publishes what is plainly said', () => {
    const said = contrasts.values.filter((word) =>
      valuesSaid(formOf(contrasts.name, `${word}.`)).includes(` ${word.toLowerCase()} `),
    );
    expect(said.length / contrasts.values.length).toBeGreaterThan(0.85);
  });

  it('denies what is not there, and not what is there in its place', () => {
    const { parts, inPlace } = contrasts;
    const words = parts.filter((part) => !part.includes(' '));
    const said = words.flatMap((part, index) => {
      const other = words[(index + 3) % words.length] ?? part;
      return sentencesOf(inPlace, part, other).map((sentence) => {
        const [had, gone] = [part, other].map((word) => saidIn(sentence, word, language as Language));
        return { sentence, had, gone };
      });
    });
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(({ had, gone }) => had !== 'asserted' || gone !== 'denied')).toEqual([]);
  });

  it('publishes no part as had that is missing, needed, lost or not included', () => {
    const published = contrasts.parts.flatMap((part, index) => {
      const other = contrasts.parts[(index + 3) % contrasts.parts.length] ?? part;
      const said = [...contrasts.denied, ...contrasts.doubted].map(
        (frame) => sentencesOf([frame], part, other)[0] ?? '',
      );
      return said.filter((sentence) =>
        valuesSaid(formOf(contrasts.name, sentence)).includes(` ${part.toLowerCase()} `),
      );
    });
    expect(published).toEqual([]);
  });

  it('says in a title which parts come with a thing, and none that may not', () => {
    const titlesOf = (frames: readonly string[]) =>
      contrasts.parts.flatMap((part, index) => {
        const other = contrasts.parts[(index + 3) % contrasts.parts.length] ?? part;
        return frames.map((frame) => {
          const features = `${OPENINGS[language as Language]} ${sentencesOf([frame], part, other)[0] ?? ''}`;
          const { title } = generateListing(formOf(contrasts.name, features), {
            variant: 'v1',
            currency: 'GBP (£)',
          }).listing;
          return {
            features,
            title,
            said: ` ${title.toLowerCase().replace(/,/g, '')} `.includes(` ${part.toLowerCase()} `),
          };
        });
      });
    const told = titlesOf(contrasts.included);
    expect(told.filter(({ said }) => said).length / told.length).toBeGreaterThan(0.85);
    expect(titlesOf(contrasts.withheld).filter(({ said }) => said)).toEqual([]);
  });
});
