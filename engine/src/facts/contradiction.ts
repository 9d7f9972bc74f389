import type { Condition, Fact } from '@smart-listings/contract';
import type { Ledger } from './ledger.ts';
import { splitWords } from './words.ts';

/** Words of the seller that his chosen condition does not allow. */
export interface Contradiction {
  /** What they say of the item, for a sentence: 'has been worn or used', 'does not work'. */
  says: string;
  /** The seller's own words. */
  quote: string;
  /** The condition that fits them. */
  better: Condition;
}

const HINT =
  /worn|used|dead|broken|work|turn|start|charg|power|spares|repair|faulty|opened|wash|getragen|benutzt|defekt|kaputt|funktion|porté|utilis|servi|fonctionne|panne|usad|puest|funciona|averiad|indoss|usat|funziona|guast|gedragen|gebruikt|dead|doet|heavily|badly|cracked|smashed|shattered|loved|stark|très|muy|molto|seal|swatched|tested|tried|werkt|kapot|noszon|używan|ubran|działa|zepsut|uszkodz|着用|使用|ジャンク|動/i;
const DENIED =
  /\b(?:never|not|un|hardly|no|nie|nicht|jamais|pas|nunca|sin|mai|non|nooit|niet|nigdy|nem|sem)\b.{0,14}$/i;
const WORN =
  /(?<![\p{L}-]|\bbe )(?:(?:worn|used|wore) (?:it |them |this )?(?:only |just |maybe |about |approx |around |a |for |on |to |in |at )*(?:once|twice|\d+|two|three|four|five|few|couple|handful|several|times?|season|wedding|interview|weekend|party|holiday|day|week|month|year)|(?:lightly|gently|barely|hardly|well|heavily|only|previously|pre)[ -](?:worn|used|owned)|signs of (?:wear|use)|(?:ein|zwei|drei)?mal getragen|(?:einmal|zweimal|kaum|wenig|selten) (?:getragen|benutzt)|gebraucht|portée?s? (?:une|deux|trois|quelques|\d+|une seule) fois|peu portée?s?|utilisée?s? (?:une|deux|quelques|\d+) fois|usad[oa]s? (?:una|dos|un|pocas|varias|\d+|poco)|puest[oa]s? (?:una|dos|\d+)|usat[oai] (?:una|due|poche|\d+|poco)|indossat[oai] (?:una|due|poche|\d+)|(?:een|twee|paar|1x|2x|\d+) ?(?:keer|x)? (?:gedragen|gebruikt)|(?:raz|dwa razy|kilka razy) (?:noszon|ubran|używan|założon)|(?:noszon|ubran|używan|założon)\p{L}* (?:raz|dwa razy|kilka)|usad[oa] (?:uma|duas|poucas|\d+))(?![\p{L}])|[数一二1１]回(?:着用|使用)/iu;
const DEAD =
  /(?<![\p{L}-])(?:(?:does ?n[o'’]?t|do ?n[o'’]?t|wo ?n[o'’]?t|will not|no longer|not|never|stopped|is ?n[o'’]?t|cannot|can['’]?t)(?: even| longer)? (?:work|working|turn(?:ing)? on|switch(?:ing)? on|power(?:ing)?(?: on| up)?|start|starting|boot|charge|charging)|(?:completely|totally|is|now) dead|dead(?: as|$)|spares (?:or|and|\/|&) repairs?|for (?:parts|spares|repair)|faulty|not functional|funktioniert nicht(?! mehr so)|geht nicht (?:an|mehr)|startet nicht|lädt nicht|ne (?:fonctionne|marche|s['’]allume|démarre|charge) (?:pas|plus)|en panne|hors service|no (?:funciona|enciende|carga|arranca)|non (?:funziona|si accende|carica|parte)|werkt niet|doet het niet|nie (?:działa|włącza|uruchamia|ładuje)|não (?:funciona|liga|carrega)|kaputt|defekt(?!e)|averiad[oa]|guast[oa]|zepsut\p{L}*)(?![\p{L}])|ジャンク|動きません|動作しません/iu;
const OPENED =
  /(?<![\p{L}-])(?:(?:box|packet|packaging|pack|seal|bag) (?:has been |was |is )?(?:opened|broken|cut)|seal (?:cut|broken)|opened (?:to|but|once)|swatched|tested once|tried (?:once|\d))(?![\p{L}])/iu;
const ROUGH =
  /(?<![\p{L}-])(?:(?:heavily|badly|very) (?:worn|used|scratched|scuffed|marked|stained|damaged|faded)|well (?:worn|used|loved)|(?:cracked|smashed|shattered) (?:screen|glass|display|back)|(?:screen|glass|display) (?:is |has )?(?:cracked|smashed|shattered)|stark (?:abgenutzt|gebraucht)|très (?:usée?|abîmée?)|muy (?:usad|gastad|desgastad)[oa]|molto (?:usat|rovinat)[oa])(?![\p{L}])/iu;
// What may stand before "does not work" when the item itself is meant; a part that fails is a flaw of it.
const ITSELF = new Set(
  'it,they,this,these,item,unit,machine,device,sadly,unfortunately,but,the,currently,sold,as,completely,totally,is,now,just,only,seems,to,be,have,has,at,all,er,sie,es,das,gerät,leider,il,elle,ne,se,lo,la,el,ya,ele,ela,het,nu,i,a,so,and,think,probably,my,our,still,for,selling'.split(
    ',',
  ),
);

const KINDS: ReadonlySet<Fact['what']> = new Set<Fact['what']>([
  'condition',
  'flaw',
  'working',
  'feature',
  'history',
  'missing',
]);

/**
 * The first words of a form that contradict the condition it names: 'new' but "worn twice",
 * 'used-like-new' but "does not turn on". Null when nothing does, or when it is sold for parts.
 */
export function findContradiction(ledger: Ledger): Contradiction | null {
  const { condition } = ledger;
  if (condition === 'for-parts') return null;
  let worn: Contradiction | null = null;
  for (const fact of ledger.facts) {
    if (!KINDS.has(fact.what) || !HINT.test(fact.value)) continue;
    const quote = fact.from.quote.replace(/^[\s,;:-]+|[\s,;:.!-]+$/g, '');
    if (isDead(fact.value, ledger)) return { says: 'does not work', quote, better: 'for-parts' };
    if (worn !== null) continue;
    const used = condition === 'new' || condition === 'open-box';
    if (used && says(WORN, fact.value))
      worn = { says: 'has been worn or used', quote, better: 'used-like-new' };
    else if (condition === 'new' && says(OPENED, fact.value))
      worn = { says: 'has been opened', quote, better: 'open-box' };
    else if (condition !== 'used-good' && condition !== 'used-fair' && says(ROUGH, fact.value))
      worn = { says: 'is heavily worn or damaged', quote, better: 'used-fair' };
  }
  return worn;
}

/** The words that name the item: what they say does not work is the item, not a part of it. */
function ownWords({ form, facts }: Ledger): ReadonlySet<string> {
  const type = facts.find((fact) => fact.what === 'type')?.value ?? '';
  return new Set(splitWords(`${form.itemName} ${form.make} ${type}`).map(({ key }) => key));
}

function isDead(words: string, ledger: Ledger): boolean {
  const found = DEAD.exec(words);
  if (found === null || DENIED.test(words.slice(0, found.index))) return false;
  const own = ownWords(ledger);
  return splitWords(words, 0, found.index).every(({ key }) => ITSELF.has(key) || own.has(key));
}

function says(pattern: RegExp, words: string): boolean {
  const found = pattern.exec(words);
  return found !== null && !DENIED.test(words.slice(0, found.index));
}
