/** What a word can say about the clause that it stands in; a word can say several. */
export const TAG = {
  /** A defect: "scratch", "worn". Denied, it is good news. */
  flaw: 1,
  /** Something is not there: "missing", "lost". */
  gone: 2,
  negation: 4,
  /** Announces what comes with the item: "includes", "comes with". */
  include: 8,
  /** A thing that usually comes beside an item: "charger", "box". */
  accessory: 16,
  works: 32,
  /** Wear or its absence, said as a whole: "sealed", "worn twice". */
  state: 64,
  care: 128,
  history: 256,
  delivery: 512,
  payment: 1024,
  chat: 2048,
  /** First and second person. */
  person: 4096,
  hedge: 8192,
  /** What an item does: "charge", "start". Denied, it is a flaw. */
  function: 16384,
  wanted: 32768,
  /** A shortcoming whatever stands round it: "untested", "needs". */
  fault: 65536,
  /** Turns to something of another kind: "but", "apart from". */
  turn: 131072,
  verb: 262144,
  /** People and occasions that say nothing of the item: "daughter", "wedding". */
  private: 524288,
  /** Ties a clause to the one before: "which", "because". */
  tied: 1048576,
  /** Said of another thing than the item: "other", "listed". */
  elsewhere: 2097152,
  /** People and occasions that are as often the item's own ("baby", "wedding"): private only beside "I" or "my". */
  occasion: 4194304,
} as const;

type TagName = keyof typeof TAG;

/** Words and phrases by what they say; separated by commas. 'neutral' phrases cancel their words. */
export type LexiconSource = Partial<Record<TagName | 'neutral', string>>;

export interface Entry {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly tags: number;
}

/** What begins with one word. */
interface Beginning {
  /** What the word says by itself, if it says anything. */
  alone: number | undefined;
  /** The phrases by their second word, if there are any; the longest come first. */
  phrases: Map<string, Entry[]> | undefined;
}

export interface Lexicon {
  /** By first word. */
  readonly beginnings: ReadonlyMap<string, Readonly<Beginning>>;
  /** Beginnings of words ('rayad*'), by their first three letters. */
  readonly stems: ReadonlyMap<string, readonly { stem: string; tags: number }[]>;
}

function addPhrase(into: Map<string, Beginning>, phrase: string, tags: number): void {
  const [first, ...rest] = phrase.split(' ');
  if (first === undefined || first === '') return;
  const beginning = into.get(first) ?? { alone: undefined, phrases: undefined };
  into.set(first, beginning);
  const [second] = rest;
  if (second === undefined) {
    beginning.alone = (beginning.alone ?? 0) | tags;
    return;
  }
  beginning.phrases ??= new Map<string, Entry[]>();
  const list = beginning.phrases.get(second) ?? [];
  const same = list.findIndex((entry) => entry.rest.join(' ') === rest.join(' '));
  const known = list[same];
  if (known === undefined) list.push({ rest, tags });
  else list[same] = { rest, tags: known.tags | tags };
  beginning.phrases.set(second, list);
}

const MISSPELT: ReadonlyMap<string, readonly string[]> = new Map([
  ['doesnt', ['dosent', 'dosnt', 'doesent', 'doesn']],
  ['dont', ['don']],
  ['isnt', ['isnet', 'isn']],
  ['broken', ['brocken', 'brokken']],
  ['scratched', ['scratchd', 'scrached']],
  ['missing', ['misssing', 'mising']],
  ['charger', ['chager', 'chargr']],
  ['included', ['inculded', 'includd']],
]);

// "hdmi 1 dosent work": what a thumb makes of the words that matter most.
function misspelt(phrase: string): readonly string[] {
  const words = phrase.split(' ');
  return words.flatMap((word, at) =>
    (MISSPELT.get(word) ?? []).map((careless) => words.with(at, careless).join(' ')),
  );
}

/** Turns word lists into a lookup; later sources add to earlier ones. */
export function compileLexicon(...sources: readonly LexiconSource[]): Lexicon {
  const beginnings = new Map<string, Beginning>();
  const stems = new Map<string, { stem: string; tags: number }[]>();
  for (const source of sources) {
    for (const [name, words] of Object.entries(source)) {
      const tags = tagValue(name);
      for (const phrase of words.split(/[,\n]/)) {
        const trimmed = phrase.trim();
        if (trimmed === '') continue;
        if (!trimmed.endsWith('*')) {
          addPhrase(beginnings, trimmed, tags);
          for (const careless of misspelt(trimmed)) addPhrase(beginnings, careless, tags);
          continue;
        }
        const stem = trimmed.slice(0, -1);
        const list = stems.get(stem.slice(0, 3)) ?? [];
        list.push({ stem, tags });
        stems.set(stem.slice(0, 3), list);
      }
    }
  }
  for (const { phrases } of beginnings.values())
    for (const list of phrases?.values() ?? []) list.sort((a, b) => b.rest.length - a.rest.length);
  return { beginnings, stems };
}

function tagValue(name: string): number {
  for (const [known, value] of Object.entries(TAG)) if (known === name) return value;
  return 0;
}
