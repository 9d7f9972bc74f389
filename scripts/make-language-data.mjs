// Makes engine/src/language/detector/ngram-data.ts, the n-grams of our languages, from the database of eld (Apache-2.0):
// node scripts/make-language-data.mjs
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

const from = new URL('../node_modules/eld/', import.meta.url);
const to = new URL('../engine/src/language/detector/', import.meta.url);
const { ngramsData } = await import(new URL('src/ngrams/extrasmall.js', from));
const { dictionary } = await import(new URL('src/dictionary.js', from));
const { avgScore } = await import(new URL('src/avgScore.js', from));
const { version } = JSON.parse(readFileSync(new URL('package.json', from), 'utf8'));

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'];
const ids = LANGUAGES.map((code) =>
  Object.keys(ngramsData.languages).find((id) => ngramsData.languages[id] === code),
);
// eld writes bytes as letters of its own: here they are letters again, and above ASCII the letter at 256 + byte.
const byteOf = new Map(dictionary.map((letter, byte) => [letter, byte]).filter(([letter]) => letter !== ' '));
const written = (ngram) =>
  [...ngram]
    .map((letter) => {
      const byte = byteOf.get(letter) ?? letter.charCodeAt(0);
      return byte < 128 ? String.fromCharCode(byte) : String.fromCharCode(256 + byte);
    })
    .join('');
const lines = Object.entries(ngramsData.ngrams).flatMap(([ngram, scores]) => {
  const own = ids.flatMap((id, index) =>
    scores[id] === undefined
      ? []
      : [String.fromCharCode(97 + index) + scores[id].toString(36).padStart(2, '0')],
  );
  return own.length === 0 ? [] : [`${written(ngram)}\t${own.join('')}`];
});
writeFileSync(
  new URL('ngram-data.ts', to),
  `// biome-ignore-all format: made by scripts/make-language-data.mjs.
/** From eld ${version}, database ${ngramsData.type}, by Nito T.M.; its licence stands beside this file. Changed: nine languages, written another way. */

/** In the order of the letters that stand for them below, with the score of an average text. */
export const LANGUAGE_SCORES = ${JSON.stringify(LANGUAGES.map((code) => [code, avgScore[code]]))} as const;

/** An n-gram of UTF-8 a line, bytes above 127 as the letter at 256 + byte; then its languages, each with two digits of base 36. */
export const NGRAMS = \`
${lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}
\`;
`,
);
copyFileSync(new URL('LICENSE', from), new URL('LICENSE', to));
