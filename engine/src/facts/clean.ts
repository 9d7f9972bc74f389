import type { FactKind } from '@smart-listings/contract';
import { isTidy } from '../text/blanks.ts';

/** Capitals that stay capitals in a sentence written all in capitals. */
const ACRONYMS = new Set(
  `usb,usbc,led,lcd,oled,qled,amoled,ssd,hdd,ram,rom,cpu,gpu,hdmi,vga,dvi,dp,sd,sdhc,sim,nfc,gps,lte,wifi,tv,hd,uhd,fhd,qhd,hdr,dvd,cd,lp,ep,vhs,mp3,uk,eu,us,usa,eur,gb,tb,mb,kg,cm,mm,ml,xs,xl,xxl,xxxl,pc,ac,dc,psu,dslr,slr,af,mf,is,
  xps,xr,xs,ps,psp,nes,snes,gba,gbc,nds,rrp,vg,vgc,nm,ex,euc,bnwt,tbe,bnib,bnip,bnwot,nwt,nwot,nib,lxt,sds,ansi,abs,pvc,mdf,edt,edp,spf,uv,isbn,ean,upc,hp,lg,jbl,akg,bmw,vw,ddr,ddr3,ddr4,nvme,pcie,sata,anc,ipx,qr,id,dj,mk,gcse,nhs,diy,eva,tpu,pu,rpm,psi,hz,khz,mhz,ghz,mah,ah,kw,nm,db,fm,am,dab,o2,ee,ii,iii,iv,vi,vii,bbc,dc,nfl,nba,nasa,ufc,wwe,mtg,tcg,psa,bgs,cgc,rc,ho,oo,dk,dmc,dm,dms,ups,ikea,lego,dewalt,nato,ce,iso,hifi,rca,xlr,sh,oem,gtx,rtx,rgb,asus,msi,amd,ibm,nec,jvc,tcl,aoc,bt,imei,lh,rh,ss,sgs`
    .split(',')
    .map((word) => word.trim()),
);

const SMALL_TALK =
  /(?:^|[\s,])(?:lol+z?|lmao|rofl|haha(?:ha)*|hehe|soz|sorry|tbh|obvs|xx+|btw|omg|innit|bless|sadly|unfortunately)(?=$|[\s,.!?)])(?!\s+(?:other|the|about))/gi;
const SMALL_BRACKET =
  /\s?\((?:you[’']?re welcome|lol|haha|sorry|soz|obvs|xx+|[!\s:;]+|me|see (?:photos?|pics?|pictures?)|as pictured)\)/gi;
// Most statements hold nothing of the kind, and are not searched for it.
const SMALL_TALK_HINT = /\(|lol|lmao|rofl|haha|hehe|soz|sorry|tbh|obvs|xx|btw|omg|innit|bless|sadly|unfort/i;
const SIGNS = /[<>!?^*~=_;:/]|\s[,.)]|\.\./;
const SMILEY =
  /(?:^|\s)[:;]-?[)(DPp](?=\s|$)|[:;]-?\)$|(?:^|\s)<3(?=\s|$)|\^\^|\*+|~{2,}|={2,}|_{2,}|\.{3,}(?=\s*$)/g;
const HEAD =
  /^(?:[\s,.;:!?•*·+&/|>~=)\]\-–—]|(?:and|but|also|plus|although|though|however|otherwise(?=\s\S+\s)|apart from|other than|because|cos|coz|as well as|which|no,? sorry,?|no,? (?:it[’']?s|they[’']?re)|except(?: for| that)?|oh|well|so|then|sonst|ansonsten|sinon|(?:now )?selling(?: my| our| a| an| this| the| these| some)?|(?:wir |ich )?verkaufen?(?: hier)?(?: unsere[nrms]?| unser| meine[nrms]?| mein| eine[nrms]?| ein)?|verkauf|vends|(?:je |nous )?vend(?:s|ons)(?: mon| ma| mes| notre| nos| un| une)?|vendo|sprzedam|te koop|und|aber|sowie|et|mais|y|pero|e|ma|en|maar|oraz|ale|mas)\s+(?=[\p{L}\d(£$€"']))+/iu;
// What announces or follows an included thing says only that it is included.
const INCLUDED_HEAD =
  /^(?:in(?=\s(?:the|its|their|a|an|original)\s)|livrée?s?\sdans|geliefert\sin|(?:it |they |this |(?:the )?(?:set|tank|item|unit|machine|bike|phone|console|camera|bundle|kit|guitar|laptop|tablet|watch|pram|buggy|drill|printer|tv|lamp|doll|chair|table|car) )?(?:also |will )?(?:comes?|came|coming|supplied|complete|bundled|along|together|sold)\s(?:complete\s)?with|(?:it |this )?(?:also )?includ(?:es?|ing|ed)(?: is| are)?|with|incl\.?|inc\.?|plus|you (?:also )?get|(?:still )?(?:have|got)(?=\s(?:the|its|original|all)\s)|(?:i[’']?ll|i will) (?:chuck|throw|include|add)(?: in)?|what you get|(?:fourni|livré|vendu)e?s?\savec|se entrega con|viene con|vem com|mit|inkl\.?|inklusive|dazu|samt|avec|incluye|con|completo di|completa di|include|inclus[oaie]|met|inclusief|z|ze|w zestawie|com|inclui)(?=[\s:])[\s:]+(?:(?:the|a|an|its|el|la|le|les|il|lo|los|las|der|die|das|den|dem|het|de|o|os|as|une|un|einer|einem|eine|ein|een|uma|um|una|uno)\s(?=\S))?/iu;
const INCLUDED_TAIL =
  /\s(?:(?:is |are |both |all |also |still |zit |zitten )*(?:included|incl\.?|inc\.?|thrown in|supplied|present|with it|go(?:es)? with it|to go with it|as well|too|yes|inklusive|dabei|inclus|incluid[oa]s?|inclus[oaie]|inbegrepen|erbij|incluíd[oa]s?|vorhanden))$/iu;
// "4 games: Spider-Man 2": the head of the list is no part of its first item.
const LIST_HEAD = /^\d{0,2}\s?(?:games|books|figures|discs|dvds|cds|titles|extras|accessories)\s?[:–-]\s/i;
const BRACKETED = /^\(([^()]*)\)$/;
// What a cut sentence leaves at its end.
const LOOSE_TURN = /\s(?:otherwise|but|though|poza tym|ansonsten|sonst|sinon|por lo demás)$/iu;
const TAIL = new Set(' ,;:!.•*·+&/|<=~-–—');
const EMPHASIS = new Set(
  'not,no,only,missing,one,never,ready,check,must,lost,none,both,very,new,without,and,or,but,all'.split(','),
);
const MANY_CAPS = /\p{Lu}{2}/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the marks of a prepared text
const BLANKS = /[\s\u0000-\u001f\u3000]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const UNFOLDED = /[\u0000-\u001f\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]| {2}/;

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && TAIL.has(text.charAt(end - 1))) end -= 1;
  return end === text.length ? text : text.slice(0, end);
}

/** Folds white space, strips marks and what opens or closes nothing. */
export function foldSpace(text: string): string {
  const own = text.trim();
  return isTidy(own) || !UNFOLDED.test(own) ? own : own.replace(BLANKS, ' ').trim();
}

/**
 * The seller's words as they can stand in a listing: no chat, no shouting, no decoration, a capital
 * at the beginning. Spelling, numbers, units, names and doubts stay. `words` and `tags` are those of
 * the same stretch, `keep` the spellings of the form's own names by lower-case word.
 */
export function cleanStatement(raw: string, keep: ReadonlyMap<string, string>, kind?: FactKind): string {
  let text = foldSpace(raw);
  if (text === '') return '';
  if (SMALL_TALK_HINT.test(text)) text = text.replace(SMALL_BRACKET, ', ').replace(SMALL_TALK, '');
  if (SIGNS.test(text)) {
    text = text
      .replace(/\s+([,.;:!?)])/g, '$1')
      .replace(SMILEY, ' ')
      .replace(/[<>](?![\s\d])/g, '')
      .replace(/\bw\/\s?/gi, 'with ')
      .replace(/!+/g, '')
      .replace(/\?{2,}/g, '?')
      .replace(/\.{3,}/g, ' ');
  }
  if (MANY_CAPS.test(text)) text = lowerShouting(text, keep);
  text = withoutTail(foldSpace(text).replace(HEAD, '').replace(LOOSE_TURN, ''));
  if (kind === 'included')
    text = text
      .replace(LIST_HEAD, '')
      .replace(INCLUDED_HEAD, '')
      .replace(INCLUDED_TAIL, '')
      .replace(HEAD, '');
  text = balance(text);
  if (text.startsWith('(')) text = text.replace(BRACKETED, '$1');
  return capitalise(text.trim(), keep);
}

const SHOUTED_RUN = /\p{Lu}{2,} \p{Lu}{2,}/u;
const SHOUTED_RUNS = /(?<![\p{L}\d-])\p{Lu}{2,}(?:[ ]\p{Lu}{2,})+(?![\p{L}\d-])/gu;

/** ALL CAPS to sentence case, word by word; codes, units, acronyms and names keep theirs. */
export function lowerShouting(text: string, keep: ReadonlyMap<string, string>): string {
  const { letters, capitals } = countLetters(text);
  if (capitals > letters * 0.6 && (letters > 5 || SHOUTED_RUN.test(text)))
    return lowerWords(text, keep, true);
  // Two or more shouted words in a row are a shout inside a calm statement.
  const calm = !SHOUTED_RUN.test(text)
    ? text
    : text.replace(SHOUTED_RUNS, (run) =>
        run.split(' ').every((word) => ACRONYMS.has(word.toLowerCase())) ? run : lowerWords(run, keep, true),
      );
  return lowerWords(calm, keep, false);
}

function countLetters(text: string): { letters: number; capitals: number } {
  let letters = 0;
  let capitals = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127)
      return {
        letters: text.match(/\p{L}/gu)?.length ?? 0,
        capitals: text.match(/\p{Lu}/gu)?.length ?? 0,
      };
    if (code >= 65 && code <= 90) capitals += 1;
    else if (code >= 97 && code <= 122) letters += 1;
  }
  return { letters: letters + capitals, capitals };
}

function lowerWords(text: string, keep: ReadonlyMap<string, string>, shouted: boolean): string {
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word, at: number) => {
    if (word === 'A' && shouted && isArticle(text, at)) return 'a';
    if (word.length < 2 || /\d/.test(word) || word !== word.toUpperCase() || !/\p{Lu}/u.test(word))
      return word;
    const lower = word.toLowerCase();
    const known = keep.get(lower);
    if (known !== undefined) return known;
    if (lower === 'us' && /^\s?\d/.test(text.slice(at + 2, at + 4))) return word;
    if (shouted) return ACRONYMS.has(lower) && !/^(?:is|us|am|ex|it|id)$/.test(lower) ? word : lower;
    return EMPHASIS.has(lower) || EMPHATIC.test(lower) ? lower : word;
  });
}

// "BAG HAS A BROKEN ZIP", but "SIZE A", "GRADE A" and "A LEVEL" at the beginning.
function isArticle(text: string, at: number): boolean {
  return (
    at > 0 &&
    /^A \p{L}{2}/u.test(text.slice(at, at + 4)) &&
    !/(?:size|grade|class|group|type|vitamin|usb|series|side|level|cup|key of|rated|plan|model|part)\s$/i.test(
      text.slice(Math.max(0, at - 9), at),
    )
  );
}

const EMPHATIC =
  /^(?:included|removed|broken|cracked|faulty|sealed|boxed|still|works?|working|damaged|replacement|genuine|brand|decorative|spares|left|right|drift|tested|untested|heating|please|your|first|with|free|great|perfect|mint|good|huge|rare)$/;

function balance(text: string): string {
  if (!text.includes('(') && !text.includes(')')) return text;
  let depth = 0;
  let out = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') {
      if (depth === 0) continue;
      depth -= 1;
    }
    out += character;
  }
  if (depth > 0) {
    for (; depth > 0; depth -= 1) {
      const at = out.lastIndexOf('(');
      out = out.slice(0, at) + out.slice(at + 1);
    }
  }
  return foldSpace(out.replace(/\(\s*\)/g, ''));
}

/** A capital at the beginning, unless the first word is a name with a case of its own. */
function capitalise(text: string, keep: ReadonlyMap<string, string>): string {
  const first = /^[\p{L}\p{N}'’]+/u.exec(text)?.[0];
  if (first === undefined) return text;
  const rest = text.slice(first.length);
  const known = keep.get(first.toLowerCase());
  if (known !== undefined && known !== first.toLowerCase()) return known + rest;
  if (/\p{Lu}/u.test(first) || /\d/.test(first)) return text;
  // Nato is also a wood, of which guitars have backs and necks.
  const isWood = first === 'nato' && /^ (?:back|neck|sides?|body|wood|top)\b/.test(rest);
  if (ACRONYMS.has(first) && first.length > 2 && !isWood) return first.toUpperCase() + rest;
  const head = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return head.toUpperCase() + text.slice(head.length);
}
