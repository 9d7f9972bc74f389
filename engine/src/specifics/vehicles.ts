/** What forms of vehicles say as no other form does: the year in their first words, and how far they have run. */
import type { ItemValue } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import type { Found } from './found.ts';

const VEHICLES: ReadonlySet<string> = new Set(['car', 'motorcycle']);
/** Later years are those of repairs and tests. */
const FIRST_WORDS = 160;
/** What runs has run some thousand kilometres; less is how far it goes with a full tank. */
const FEWEST_RUN = 2000;
const AMOUNT_MARK = /^(?:[€$£%]|km|eur|euros?)$/iu;
const BOUGHT: readonly WordClass[] = ['history'];

/** Whether a year in the features is the vehicle's own: "Toyota Corolla 1.4 (2004)", not "bought in 2019". */
export function isYearOfVehicle(
  { from }: Pick<ItemValue, 'from'>,
  { clause, after, item }: { clause: readonly Token[]; after: readonly Token[]; item: Item },
): boolean {
  if (!VEHICLES.has(item.category ?? '') || from.start > FIRST_WORDS) return false;
  if (AMOUNT_MARK.test(after[0]?.text ?? '')) return false;
  return !clause.some((_, at) => entriesAt(clause, at, BOUGHT).length > 0);
}

/** "180.000 km": the one long way that the form of a vehicle says. */
export function waysRun({ category }: Item, said: readonly ItemValue[]): readonly ItemValue[] {
  if (!VEHICLES.has(category ?? '')) return [];
  const ways = said.filter(
    ({ unit, amount }) => (unit === 'km' || unit === 'mi') && amount !== undefined && amount >= FEWEST_RUN,
  );
  return ways.length === 1 ? ways : [];
}

const MONTH = /^\d{1,2}[./](?=\d{4}$)/u;

/** "EZ 08/2022": forms ask for the year. */
export function withoutMonths(found: readonly Found[]): readonly Found[] {
  const years = found.map((one) => ({ ...one, value: one.value.replace(MONTH, '') }));
  return years.filter(({ value }, at) => years.findIndex((one) => one.value === value) === at);
}

/** A vehicle has one year, the first that is told: "Bj 1992, EZ 01/1993, HU 11/2027". */
export function yearOfVehicle(found: readonly Found[], { category }: Item): readonly Found[] {
  if (!VEHICLES.has(category ?? '')) return found;
  const years = found.filter(({ value }) => /\d{2}/u.test(value));
  const sure = years.filter(({ certain }) => certain);
  return (sure.length > 0 ? sure : years)
    .toSorted((one, other) => one.value.localeCompare(other.value))
    .slice(0, 1);
}

const MOST_WORDS = 6;

/** "VW Golf mk5 2004-2008", "fits Golf V": the vehicles that a part's form names behind their makes. */
export function vehiclesSaid(item: Item): readonly string[] {
  if (familyOfItem(item) !== 'vehicle-parts' || VEHICLES.has(item.category ?? '')) return [];
  const own = new Set(tokenise(item.form.make).map(({ key }) => key));
  const found = new Map<string, string>();
  for (const { raw, tokens, cues } of [
    { raw: item.name, tokens: tokenise(item.name), cues: [] },
    ...item.sentences,
  ]) {
    for (let at = 0; at < tokens.length; at += 1) {
      const make = brandAt(tokens, at);
      if (make === null || !MAKES.has(fold(make.name)) || own.has(tokens[at]?.key ?? '')) continue;
      let to = at + make.length;
      while (to < at + MOST_WORDS && isOfName(tokens[to])) to += 1;
      if (
        to > at + make.length &&
        !cues.some((cue) => cue.class === 'deny' && cue.from < to && cue.to > at)
      ) {
        const value = raw.slice(tokens[at]?.start, tokens[to - 1]?.end);
        found.set(fold(value), value);
      }
      at = to - 1;
    }
  }
  return [...found.values()].slice(0, MOST_VEHICLES);
}

const MOST_VEHICLES = 4;
const MAKES: ReadonlySet<string> = new Set(
  (
    'volkswagen,vw,audi,bmw,mercedes-benz,mercedes,opel,vauxhall,ford,renault,peugeot,citroen,fiat,alfa romeo,lancia,' +
    'seat,skoda,volvo,saab,toyota,honda,mazda,nissan,mitsubishi,subaru,suzuki,hyundai,kia,dacia,mini,land rover,' +
    'range rover,jaguar,porsche,smart,tesla,chevrolet,dodge,jeep,chrysler,lexus,yamaha,kawasaki,ducati,triumph,' +
    'vespa,piaggio,aprilia,ktm,harley-davidson,iveco,man,scania'
  ).split(','),
);

/** A name with a capital, a series, an engine, a year or a span of them. */
function isOfName(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'mark' && /^(?:\p{Lu}|\d|mk\d|tdi|tsi|hdi)/u.test(token.text);
}
