/** Small words by which the reach of a cue ends or begins; by language where that matters, folded. */
import type { Language } from './languages.ts';

/** But: what follows is said for itself, "not leather but canvas". Swedish "utan" is "without" as well. */
export const BUT: Readonly<Record<Language, readonly string[]>> = {
  en: ['but'],
  de: ['aber', 'sondern'],
  fr: ['mais'],
  pl: ['ale', 'lecz'],
  es: ['pero', 'sino'],
  it: ['ma', 'bensi'],
  nl: ['maar'],
  pt: ['mas'],
  sv: ['men'],
};
/** Therefore: what was denied is the reason, and no part of what follows, "no label so I think it is viscose". */
export const THEREFORE: Readonly<Record<Language, readonly string[]>> = {
  en: ['so', 'therefore', 'hence'],
  de: ['daher', 'deshalb', 'deswegen', 'darum'],
  fr: ['donc'],
  pl: ['wiec', 'dlatego'],
  es: ['asi'],
  it: ['quindi', 'percio'],
  nl: ['dus', 'daarom'],
  pt: ['portanto'],
  sv: ['sa', 'darfor', 'alltsa'],
};
/** These are "that much" as well: behind the reason somebody or "that" follows. */
export const SO: ReadonlySet<string> = new Set(['so', 'sa', 'asi']);
/** Into and in: behind a comma they lead to another statement, "not treated, in 240 cm by 120". */
export const IN: ReadonlySet<string> = new Set(['in', 'en', 'em', 'w']);

/** Who opens a clause of their own behind a comma: "no charger, you will need an 18V one". Words that are nothing else. */
export const SUBJECTS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they']),
  de: new Set(['ich', 'du', 'er', 'sie', 'es', 'wir', 'ihr', 'man']),
  fr: new Set(['je', 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles']),
  pl: new Set(['ja', 'ty', 'on', 'ona', 'ono', 'my', 'wy', 'oni', 'one']),
  es: new Set(['yo', 'usted', 'ella', 'nosotros', 'ustedes', 'ellos', 'ellas']),
  it: new Set(['io', 'lui', 'lei', 'noi', 'voi', 'loro']),
  nl: new Set(['ik', 'je', 'jij', 'u', 'hij', 'zij', 'ze', 'wij', 'we']),
  pt: new Set(['eu', 'ele', 'ela', 'nos', 'eles', 'elas']),
  sv: new Set(['jag', 'du', 'han', 'hon', 'den', 'det', 'vi', 'ni', 'de']),
};
/** Only and just: behind a comma what is there instead follows, "no case, just the lamp". */
export const ONLY: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['only', 'just']),
  de: new Set(['nur', 'bloss', 'lediglich']),
  fr: new Set(['seulement', 'uniquement', 'juste']),
  pl: new Set(['tylko', 'jedynie', 'wylacznie']),
  es: new Set(['solo', 'solamente', 'unicamente']),
  it: new Set(['solo', 'soltanto', 'solamente', 'unicamente']),
  nl: new Set(['alleen', 'enkel', 'slechts']),
  pt: new Set(['so', 'apenas', 'somente', 'unicamente']),
  sv: new Set(['bara', 'endast', 'enbart']),
};
/** "Box: no", "Leder nein": what answers behind its label, in whatever language. */
export const NO: ReadonlySet<string> = new Set(
  (
    'no none nil nope nein keine keiner keins non aucun aucune nie brak zaden zadna zadne ninguno ninguna nessuno ' +
    'nessuna nee geen nao nenhum nenhuma nej ingen inget inga ✗ ✘ ❌'
  ).split(' '),
);
export const COMMAS: ReadonlySet<string> = new Set(',、،+');
export const CROSSES: ReadonlySet<string> = new Set('✗✘❌');
