/** "For cats", "for newborns": whom a text says the item is for, where nothing says so. */
import type { Found } from './claim.ts';
import { type Support, says } from './support.ts';
import type { Token } from './tokens.ts';

// Each row is one audience: the words for it, and after '>' the words for others that belong to it.
const ROWS = `cat cats kitten kittens feline
dog dogs puppy puppies canine
horse horses pony ponies equestrian
rabbit rabbits bunny
hamster hamsters gerbil gerbils rodent rodents
bird birds parrot parrots budgie budgies
fish > aquarium aquatic
reptile reptiles > tortoise snake gecko
hen hens chicken chickens poultry
pet pets > cat dog rabbit hamster bird parrot fish puppy kitten reptile aquarium horse
baby babies newborn newborns infant infants > birth
toddler toddlers > child kid children nursery
child children kid kids > toddler boy girl baby nursery school
teen teens teenager teenagers
boy boys lad lads
girl girls
man men mens gent gents gentleman gentlemen
woman women womens lady ladies
pregnancy pregnant > maternity
diabetics diabetic
dementia elderly`;

/** By the word: every word that names the same audience, or one of its own. */
const audiences = new Map<string, readonly string[]>();
for (const row of ROWS.split('\n')) {
  const [names = '', parts = ''] = row.split(' > ');
  const all = [...names.split(' '), ...parts.split(' ')];
  for (const name of names.split(' ')) audiences.set(name, all);
}
const LONGEST = 3;
const OCCASIONS: ReadonlySet<string> = new Set(
  'walk walks walking walkers show shows shower showers run runs day days night nights party parties bedroom room rooms nursery group groups club clubs lover lovers owner owners mad at in'.split(
    ' ',
  ),
);

/** Whether a fact, or a word of `own`, names that audience. */
export function isNamed(word: string, support: Support, own: ReadonlySet<string>): boolean {
  const names = audiences.get(word) ?? [];
  return names.some((name) => says(support, name) || own.has(name));
}

/** Whether a word names whom the item is for, as "ladies" does, and what else would name them. */
export function audienceWords(word: string): readonly string[] {
  return audiences.get(word) ?? [];
}

/** The audience that a 'for' at that place names, when no fact and not the category names it. */
export function checkAudience(
  list: readonly Token[],
  at: number,
  support: Support,
  own: ReadonlySet<string>,
): Found | null {
  const start = list[at];
  if (!start || start.negated) return null;
  for (let step = 1; step <= LONGEST; step += 1) {
    const token = list[at + step];
    if (!token || token.clause !== start.clause || token.kind !== 'word') return null;
    if (!audiences.has(token.key)) continue;
    // "For dog walks", "for a baby shower": an occasion.
    if (token.after === '' && OCCASIONS.has(list[at + step + 1]?.key ?? '')) return null;
    return isNamed(token.key, support, own) ? null : { kind: 'model', start: start.start, end: token.end };
  }
  return null;
}
