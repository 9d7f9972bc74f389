/** What the offer is, in the seller's own words: "cart only", "with charger", "boxed". */
import type { Material } from './material.ts';
import { inside } from './statements.ts';
import { UNFIT } from './traits.ts';

const ONLY =
  /^(?:(?:the\s+)?((?:[\p{L}-]+\s){0,1}(?:cart|cartridge|game|disc|disk|body|head|console|phone|case|box|cover|frame|unit|seat|chassis|jacket|trousers|lid|handset|tablet|watch|camera|lens|top|bottoms?)) only)\b/iu;

/** "Cart only", "body only": what defines the offer, where the seller says so; else undefined. */
export function offerOnly(material: Material): string | undefined {
  if (!material.english) return undefined;
  const { missing, feature, included, condition } = material.facts;
  for (const group of [missing, feature, included, condition]) {
    for (const { value } of group) {
      const found = ONLY.exec(value)?.[1];
      if (found !== undefined) return `${found.toLowerCase()} only`;
    }
  }
  return undefined;
}

const HIGHLIGHTS =
  /^(?:[\p{L}\p{N}.-]+\s){0,3}(?:box|charger|case|remote|manual|stand|dock|batter(?:y|ies)|lid|dust bag|papers|certificate|controllers?|power supply|power adaptor|lens|tripod|carrycot|raincover|cable|cartridge|gig bag|instructions)$/iu;

// "f1.8" and "2.0Ah" stand well in a title.
const DECIMAL = /(?<=\d)\.(?=\d)/gu;
const NOT_ALONE = /\b(?:no|with|boxed|and|in|on)\b/iu;

/** The things that come with it which buyers search for: "charger", "carry case". */
export function includedHighlights(material: Material): string[] {
  if (!material.english) return [];
  const found: string[] = [];
  for (const { value } of material.facts.included) {
    const thing = value.replace(/^(?:the|a|an|its|original|genuine|official)\s+/iu, '');
    if (HIGHLIGHTS.test(thing) && !UNFIT.test(thing.replace(DECIMAL, '')) && !NOT_ALONE.test(thing))
      found.push(inside(thing, material.pack, material.names));
  }
  return found;
}

const WORKING =
  /^(?:all |it |everything )?(?:is |in )?(?:still )?(?:tested and )?(?:fully |full |in )?(?:work(?:s|ing)(?: order)?)(?: (?:fine|perfectly|well|great|as it should))?$/iu;
const STATED =
  /^(?:(?:still|brand new|new|factory|all)\s+)?(boxed|sealed|bnib|bnwt|bnwot|unopened|unworn|unused|hallmarked|signed)\b/iu;
const DENIED = /\b(?:not|no|never|but|except|un\w+ed box)\b/iu;

/** Words of the condition that buyers search by, where the seller said them of the whole: "Boxed", "Fully Working". */
export function stateWords(material: Material): string[] {
  const { english, facts, ledger } = material;
  if (!english || ledger.condition === 'for-parts') return [];
  const found: string[] = [];
  for (const { value } of [...facts.condition, ...facts.included]) {
    const word = STATED.exec(value)?.[1];
    if (word !== undefined && !DENIED.test(value))
      found.push(/^bn/iu.test(word) ? word.toUpperCase() : word.toLowerCase());
  }
  // "Works" is not "fully working": a title says no more than the seller did.
  for (const { value } of facts.working) {
    if (ledger.condition === 'new' || !WORKING.test(value.trim())) continue;
    const said = /^works$/iu.test(value.trim())
      ? 'working'
      : /\b(?:fully working|in full working order|working)\b/iu.exec(value)?.[0];
    if (said !== undefined) found.push(said.toLowerCase());
  }
  return found;
}
