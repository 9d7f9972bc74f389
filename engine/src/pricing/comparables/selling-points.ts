import { fold } from '../../language/fold.ts';

export interface SellingPoint {
  /** As it stands in a sentence: 'boxed'. */
  label: string;
  pattern: RegExp;
}

/** What titles praise an item for; counted in the comparables, never assumed. */
export const SELLING_POINTS: readonly SellingPoint[] = [
  {
    label: 'boxed',
    pattern: /\b(?:boxed|in (?:original )?box|original box|with box|ovp|bo[iî]te d.origine|con caja)\b/,
  },
  { label: 'sealed', pattern: /\b(?:sealed|bnib|factory sealed|versiegelt|scell[eé]|precintado)\b/ },
  {
    label: 'new with tags',
    pattern: /\b(?:new with tags?|bnwt|nwt|mit etikett|avec etiquette|con etiqueta)\b/,
  },
  {
    label: 'tested or working',
    pattern: /\b(?:tested|fully working|working|works|funktioniert|getestet|fonctionne|funciona)\b/,
  },
  { label: 'unlocked', pattern: /\b(?:unlocked|sim ?free|simlockfrei|ohne simlock|debloque|libre)\b/ },
  { label: 'with charger', pattern: /\b(?:charger|ladeger[aä]t|chargeur|cargador)\b/ },
  { label: 'with batteries', pattern: /\b(?:batter(?:y|ies)|akkus?|batterie)\b/ },
  { label: 'with case', pattern: /\b(?:with|\+|&|and|inc\w*) (?:\w+ )?case\b/ },
  { label: 'with accessories', pattern: /\b(?:accessories|extras|zubeh[oö]r|accessoires)\b/ },
  { label: 'complete', pattern: /\b(?:complete|full set|komplett|complet[ao]?)\b/ },
  { label: 'warranty', pattern: /\b(?:warranty|guarantee|garantie|garant[ií]a|gew[aä]hrleistung)\b/ },
  { label: 'serviced', pattern: /\b(?:serviced|overhauled|gewartet|r[eé]vis[eé])\b/ },
  { label: 'refurbished', pattern: /\b(?:refurb(?:ished)?|renewed|general[uü]berholt|reconditionn[eé])\b/ },
  {
    label: 'excellent or mint condition',
    pattern: /\b(?:excellent|immaculate|mint|pristine|like new|wie neu|neuwertig|comme neuf|vgc|exc\+*)\b/,
  },
  { label: 'vintage', pattern: /\b(?:vintage|retro|antique|antik|ancien|y2k|\d0s)\b/ },
  {
    label: 'rare or limited',
    pattern: /\b(?:rare|limited(?: edition)?|discontinued|selten|limitiert|[eé]dition limit[eé]e)\b/,
  },
  { label: 'signed', pattern: /\b(?:signed|autographed|signiert|d[eé]dicac[eé])\b/ },
  { label: 'first edition', pattern: /\b(?:1st edition|first edition|erstausgabe)\b/ },
  { label: 'handmade', pattern: /\b(?:hand ?made|handcrafted|handgemacht|fait main)\b/ },
  {
    label: 'free postage',
    pattern: /\b(?:free (?:postage|p&p|p\+p|shipping|delivery|uk)|versandkostenfrei|livraison gratuite)\b/,
  },
  { label: 'made of leather', pattern: /\b(?:genuine leather|real leather|echtleder|cuir v[eé]ritable)\b/ },
];

/** The selling points that a text names. */
export function sellingPointsIn(text: string): Set<string> {
  const folded = fold(text);
  return new Set(SELLING_POINTS.filter(({ pattern }) => pattern.test(folded)).map(({ label }) => label));
}
