import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import type { Language } from '../language/languages.ts';
import { DATA } from '../lexicon/data.ts';
import { formOf } from '../test/form.ts';

/** By these the language is known. */
const SENTENCES: Readonly<Record<Language, string>> = {
  en: 'I wore it once at the wedding of my sister and it has been in the wardrobe since then.',
  de: 'Ich habe es einmal auf der Hochzeit meiner Schwester getragen und seitdem hängt es im Schrank.',
  fr: 'Je l’ai portée une seule fois pour le mariage de ma sœur et elle est restée dans l’armoire depuis.',
  pl: 'Założyłam ją tylko raz na ślub mojej siostry i od tamtej pory wisi w szafie razem z innymi.',
  es: 'Me lo puse una sola vez para la boda de mi hermana y desde entonces está guardado en el armario.',
  it: 'L’ho messo una sola volta per il matrimonio di mia sorella e da allora è rimasto nell’armadio.',
  nl: 'Ik heb het maar één keer gedragen op de bruiloft van mijn zus en sindsdien hangt het in de kast.',
  pt: 'Usei-o apenas uma vez no casamento da minha irmã e desde então está guardado no roupeiro lá de casa.',
  sv: 'Jag hade den bara en gång på min systers bröllop och sedan dess har den hängt i garderoben.',
};

/** "I think" and the like, as the lexicon has them. */
const doubtsOf = (language: Language) =>
  (DATA[language] ?? '')
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([kind, means]) => kind === 'doubt' && means === 'forward')
    .flatMap(([, , list = '']) => list.split(', '))
    .filter((words) => /^[\p{L} ]{4,}$/u.test(words));

test.each(Object.keys(SENTENCES) as Language[])('what a bracket doubts is no name (%s)', (language) => {
  const doubts = doubtsOf(language);
  expect(doubts.length).toBeGreaterThan(3);
  const told = doubts.filter((words) => {
    const features = `Zara Lucette 4410 (${words}), 38. ${SENTENCES[language]}`;
    const form = formOf({ platform: 'Vinted', itemName: 'Zara', make: 'Zara', features });
    const { title } = generateListing(form, { variant: 'v1', currency: 'GBP' }).listing;
    return /lucette|4410/i.test(title);
  });
  expect(told).toEqual([]);
});
