/** Makes that sell hardly anything but shoes: where no word says what a thing is, they do, to within what an estimate is. */
import { fold } from '../language/fold.ts';

const ROWS = `
Alden, Allen Edmonds, Ara, Asics, Autry, Axel Arigato, Birkenstock, Blundstone, Brooks, Buffalo, Camper, Church's, Clarks, Common Projects,
Converse, Crockett & Jones, Crocs, Diadora, Dr. Martens, Durea, Ecco, El Naturalista, Etnies, Fly London, Gabor, Geox, Gola, Golden Goose,
Grenson, Havaianas, Hoka, Hush Puppies, Jonak, Keds, Keen, Kickers, Loake, Lloyd, Mephisto, Merrell, Minelli, Minnetonka, Mizuno, Moon Boot,
New Balance, Novesta, On Cloud, Onitsuka Tiger, Palladium, Paraboot, Pikolinos, Red Wing, Rieker, Sanuk, Saucony, Scholl, Sebago, Skechers,
Solovair, Sorel, Sperry, Superga, Tamaris, Teva, Toms, Tricker's, UGG, Vagabond, Vans, Veja, Wolky, Xsensible
`;

const MAKERS: ReadonlySet<string> = new Set(ROWS.split(',').map((make) => fold(make.trim())));

/** Whether shoes are what a make is known for. */
export function makesShoes(make: string): boolean {
  return MAKERS.has(fold(make));
}
