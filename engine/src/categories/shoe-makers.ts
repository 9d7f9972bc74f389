// biome-ignore-all format: a line for each kind reads better than a make a line.
/** Makes that are known for shoes, by the kind of them: our own general knowledge, for a guess where no word names the thing. */
import { fold } from '../language/fold.ts';

/** A kind and its makes; ? marks a make whose name is an ordinary word, which counts in the field of the make alone. */
export const SHOE_ROWS = `
trainers	Adidas, Asics, Brooks?, Converse, DC Shoes, Diadora, Etnies, Fila, Hoka, K-Swiss, Karhu, Mizuno, New Balance, Nike, On Running, Puma, Reebok, Saucony, Skechers, Vans, Veja, Golden Goose, Gola, Le Coq Sportif, Allbirds, Inov-8, Altra?, Air Jordan, Jordan?, Onitsuka Tiger, Common Projects, Autry, Salomon, Superga, Axel Arigato, Keds, Novesta, On Cloud
boots	Dr Martens, Doc Martens, UGG, Timberland, Red Wing?, Caterpillar?, Moon Boot, Emu Australia, Solovair, Blundstone, Sorel, Danner, Ariat, Palladium?, Buffalo?, Frye
walking-boots	Meindl, Lowa, Merrell, Scarpa, La Sportiva, Keen?, Hi-Tec, Mammut, Zamberlan, Hanwag
wellies	Hunter?, Aigle, Le Chameau, Dunlop Boots
sandals	Birkenstock, Teva, Crocs, Havaianas, Ipanema, Fitflop, Chaco, Reef?, Scholl
shoes	Clarks, Toms, Geox, Ecco, Loake, Church's, Sperry, Gabor, Rieker, Tamaris, Camper?, Rockport?, Sebago, Mephisto, Tod's, Crockett & Jones, Remonte, Pikolinos, Hispanitas, Bata, Minelli, Jonak, Kickers, Josef Seibel, Marco Tozzi, Caprice?, Minnetonka, Legero, Florsheim, Barker?, Grenson, Stonefly, Nero Giardini, San Marina, Bocage, Chaussea, Irregular Choice, Hotter?, Russell & Bromley, Jones Bootmaker, Alden?, Allen Edmonds, Ara?, Durea, El Naturalista, Fly London, Hush Puppies, Lloyd?, Paraboot, Sanuk, Tricker's, Vagabond?, Wolky, Xsensible
heels	Christian Louboutin, Louboutin, Jimmy Choo, Manolo Blahnik, Giuseppe Zanotti, Nine West
`;

/** "Dr. Martens", "Dr Martens": marks part no makes. */
const keyOf = (make: string) => fold(make).replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

const MAKERS: ReadonlySet<string> = new Set(
  SHOE_ROWS.trim().split('\n').flatMap((row) => row.split('\t')[1]?.split(', ') ?? []).map((make) => keyOf(make)),
);

/** Whether shoes are what a make is known for, as it stands in the field of the make. */
export function makesShoes(make: string): boolean {
  return MAKERS.has(keyOf(make));
}
