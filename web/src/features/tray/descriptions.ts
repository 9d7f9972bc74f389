// What each row says so far, put together once for each change of it.
import { EMPTY_FORM, type ImageAnalysis, LIMITS } from '@smart-listings/contract';
import {
  analysesOf,
  type Draft,
  draftOf,
  type PhotosSay,
  type Question,
  questionOf,
  saysKind,
  wordsOf,
} from './draft.ts';
import { NoteReader } from './note-reader.ts';
import type { TrayRow, Written } from './rows.ts';
import type { Tray } from './tray.ts';

export interface Described {
  draft: Draft;
  question: Question | null;
  /** Not all of its photos, or not its words, are read. */
  isReading: boolean;
}

interface Needs {
  say: (analyses: readonly ImageAnalysis[]) => PhotosSay;
  /** 'GBP' */
  currency: string;
  /** It cannot be put off. */
  isNeeded: boolean;
}

/** Until there is time for its words. */
const UNREAD: Described = {
  draft: { form: EMPTY_FORM, seen: [], answers: [], price: null },
  question: null,
  isReading: true,
};

export class Descriptions {
  private readonly known = new WeakMap<TrayRow, { key: readonly unknown[]; is: Described }>();
  private readonly tray: Tray;
  private readonly notes: NoteReader;

  constructor(tray: Tray) {
    this.tray = tray;
    this.notes = new NoteReader(() => tray.set({}));
  }

  /** What there is no time for now counts as being read; the tray tells when it is. */
  of(row: TrayRow, { say, currency, isNeeded }: Needs): Described {
    const { written } = row;
    if (written) return this.once(row, [written], () => settled(written));
    const note = this.notes.read(wordsOf(row), currency, isNeeded);
    if (!note) return UNREAD;
    const { settings } = this.tray.getState();
    const photos = this.tray.photosOf(row);
    const said = photos.flatMap(({ analysis, fault }) => [analysis, fault]);
    return this.once(row, [settings.platform, settings.condition, note, ...said], () => {
      const analyses = analysesOf(photos.slice(0, LIMITS.imagesPerListing));
      const draft = draftOf(row, settings, { note, ...(analyses.length > 0 && { says: say(analyses) }) });
      return {
        draft,
        question: questionOf(draft, row, saysKind(analyses)),
        isReading: photos.some(({ analysis, fault }) => !analysis && fault === ''),
      };
    });
  }

  /** The same as long as what it rests on is the same. */
  private once(row: TrayRow, key: readonly unknown[], describe: () => Described): Described {
    const known = this.known.get(row);
    if (known?.key.length === key.length && key.every((one, at) => one === known.key[at])) return known.is;
    const is = describe();
    this.known.set(row, { key, is });
    return is;
  }
}

/** What is written asks nothing. */
function settled({ form, seen }: Written): Described {
  return { draft: { form, seen, answers: [], price: null }, question: null, isReading: false };
}
