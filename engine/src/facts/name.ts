import type { Condition } from '@smart-listings/contract';
import { foldSpace, lowerShouting } from './clean.ts';
import { maskContacts, prepareText } from './prepare.ts';
import { calmOffer } from './spellings.ts';
import { wordsOf } from './words.ts';

/** The item's name without what is no name, and the remarks that stood in it. */
export interface NameReading {
  /** The name as it can stand in a text. */
  name: string;
  /** The prepared text that values are looked for in. */
  text: string;
  flaws: string[];
  conditions: string[];
}

const FAULTS =
  /(?:^|[\s,(/-])((?:for )?(?:spares?|parts)(?:\s?(?:or|and|&|\/)\s?(?:repairs?|parts))|for (?:spares|parts|repair)|(?:not|isn'?t) (?:working|heating|charging|turning on|starting)|doesn'?t work|no power|faulty|untested|not tested|broken|defekt|kaputt|en panne|hs|averiad[oa]|no funciona|guast[oa]|non funziona|kapot|defect|uszkodzon[yae]|na części|(?:cracked|smashed|broken) (?:screen|case|glass|display|back|lens)|water damaged?|ジャンク品?)(?=$|[\s,)!./-])/giu;
const STATES =
  /(?:^|[\s,(/-])(bnwt|bnib|bnip|bnwot|nwt|nwot|nib|brand new(?: in box| with tags| sealed)?|new in box|new with tags|factory sealed|sealed|unopened|unused|unworn|never worn|mint condition|excellent condition|good condition|great condition|vgc|like new|as new|rare|l@@k|look|wow|bargain|must see|for sale|quick sale|neu mit etikett|neuwertig|wie neu|comme neuf|tr[eè]s bon [eé]tat|como nuevo|como nueva|nowy z metką|jak nowy)(?=$|[\s,)!*./-])/giu;
const PUFF = /^(?:rare|l@@k|look|wow|bargain|must see|for sale|quick sale)$/i;

/** Reads the item's name: chat, shouting and repeated words go, faults and states become remarks. */
export function readName(raw: string, condition: Condition, keep: ReadonlyMap<string, string>): NameReading {
  const text = maskContacts(prepareText(raw));
  const flaws: string[] = [];
  const conditions: string[] = [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks of a prepared text
  let rest = text.replace(/[\u0001-\u0008]/g, ' ');
  rest = calmOffer(rest);
  rest = rest.replace(FAULTS, (_, words: string) => {
    flaws.push(foldSpace(words));
    return ' ';
  });
  if (condition === 'for-parts') {
    rest = rest.replace(/\s(spares|parts|repair|broken|faulty|defekt)\s*$/i, (_, words: string) => {
      flaws.push(words);
      return ' ';
    });
  }
  rest = rest.replace(STATES, (_, words: string) => {
    if (!PUFF.test(words)) conditions.push(foldSpace(words));
    return ' ';
  });
  rest = foldSpace(rest.replace(/[!*~]+/g, ' ').replace(/\(\s*\)/g, ' ')).replace(
    /^[\s,;:.\-–—/|+&]+|[\s,;:\-–—/|+&]+$/g,
    '',
  );
  const name = spellName(withoutRepeats(rest === '' ? foldSpace(text) : rest), keep);
  return { name, text, flaws, conditions };
}

// "Sony Sony WH-1000XM4 … WH1000XM4": said once is enough. Short words and numbers may come again.
function withoutRepeats(name: string): string {
  const seen = new Set<string>();
  const words: string[] = [];
  for (const word of name.split(' ')) {
    const key = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const repeated = key.length > 3 && seen.has(key) && !/^\d+$/.test(key);
    if (repeated || (key !== '' && key === (words[words.length - 1] ?? '').toLowerCase() && key.length > 2))
      continue;
    seen.add(key);
    words.push(word);
  }
  return words.join(' ');
}

function spellName(name: string, keep: ReadonlyMap<string, string>): string {
  const calm = /\p{Lu}{3}/u.test(name) ? titleCase(lowerShouting(name, keep), name) : name;
  const spelled = calm.replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word) => {
    const lower = word.toLowerCase();
    const known = keep.get(lower);
    return known !== undefined && (word === lower || word === word.toUpperCase()) ? known : word;
  });
  const first = wordsOf(spelled)[0];
  if (first === undefined || keep.has(first.key) || /\d/.test(first.key)) return spelled;
  const word = spelled.slice(first.start, first.end);
  if (/\p{Lu}/u.test(word)) return spelled;
  return spelled.slice(0, first.start) + word.charAt(0).toUpperCase() + spelled.slice(first.start + 1);
}

const SMALL = new Set(
  'a,an,and,the,of,in,on,with,for,to,at,by,or,from,x,cm,mm,ml,kg,g,der,die,das,und,mit,für,von,aus,le,la,les,de,du,des,et,avec,en,pour,el,los,las,y,con,para,del,il,lo,e,di,da,per,het,een,met,van,voor,z,i,w,na,do,dla,o,os,as,com'.split(
    ',',
  ),
);

// A name that was all capitals gets a capital a word; a name with one shouted word is left as it is.
function titleCase(calm: string, was: string): string {
  if (/\p{Ll}{2}/u.test(was)) return was;
  return calm.replace(/(?<![\p{L}\p{N}'’])\p{Ll}\p{L}*/gu, (word) =>
    SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
