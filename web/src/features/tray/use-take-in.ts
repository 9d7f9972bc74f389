import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../../lib/notify.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { type FoundPhoto, Intake, type IntakeParts } from './intake.ts';
import type { Opened } from './opened.ts';
import type { Table } from './read-table.ts';
import type { Tray } from './tray.ts';

interface Options {
  /** Photos come in. */
  onMore: () => void;
  onTable: (table: Table) => void;
}

interface TakeIn {
  /** Files are being dragged over the page. */
  isOver: boolean;
  isOpening: boolean;
  /** An item is being photographed. */
  isShooting: boolean;
  /** Sentences about what stayed out, until the seller has read them. */
  problems: readonly string[];
  forgetProblems: () => void;
  takeFiles: (files: readonly File[]) => void;
  takeShot: (files: readonly File[]) => void;
  nextItem: () => void;
}

const loadOpened = () => needed(import('./opened.ts'));
const loadTables = () => needed(import('./read-table.ts'));

/** What is dropped, chosen or photographed, and what was on its way when the page was closed. */
export function useTakeIn(tray: Tray, parts: IntakeParts, options: Options): TakeIn {
  // Who writes may be known only by the time that what was dropped is open.
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });
  const isOver = useFileDrop(takeFiles, takeFolders);
  const [opening, setOpening] = useState(0);
  /** The id of its row. */
  const [shot, setShot] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [tell] = useState(() => (problem: string) => setProblems((before) => [...before, problem]));

  const intake = useRef<Intake | null>(null);
  useEffect(() => {
    const begun = new Intake(tray, parts, tell);
    intake.current = begun;
    void untilOpen(tray).then(() => begun.goOn());
    return () => begun.stop();
  }, [tray, parts, tell]);

  function takeFiles(files: readonly File[]) {
    void open(async () => (await loadOpened()).openFiles(files));
  }

  /** What was dropped is known only while it is being dropped. */
  function takeFolders({ items }: DataTransfer): boolean {
    const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
    const hasFolder = entries.some(({ isDirectory }) => isDirectory);
    if (hasFolder) void open(async () => (await loadOpened()).openFolders(entries));
    return hasFolder;
  }

  /** Before the tray is loaded, or while it is another tab's, nothing is changed in it. */
  async function open(read: () => Promise<Opened>) {
    if (tray.getState().phase === 'elsewhere') {
      return notifyError('Your tray is open in another tab: add it there.');
    }
    setOpening((count) => count + 1);
    try {
      const [{ photos, tables, problems: found }] = await Promise.all([read(), untilOpen(tray)]);
      for (const problem of found) tell(problem);
      takePhotos(photos);
      const [table, ...others] = tables;
      for (const { name } of others) tell(`${name}: one table at a time. Add it once more.`);
      if (table) now.current.onTable(await (await loadTables()).readTable(table));
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    } finally {
      setOpening((count) => count - 1);
    }
  }

  function takePhotos(photos: readonly FoundPhoto[]) {
    if (photos.length === 0) return;
    now.current.onMore();
    intake.current?.take(photos);
  }

  function takeShot(files: readonly File[]) {
    if (files.length === 0) return;
    const row = shot ?? randomUuid();
    setShot(row);
    takePhotos(files.map((file) => ({ file, row })));
  }

  return {
    ...{ isOver, isOpening: opening > 0, isShooting: shot !== null },
    ...{ problems, forgetProblems: () => setProblems([]) },
    ...{ takeFiles, takeShot, nextItem: () => setShot(null) },
  };
}

async function needed<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch {
    throw new Error('This could not be opened. See whether you are online, and add it once more.');
  }
}

/** Resolves once this tab works on it and all that is kept is loaded. */
function untilOpen(tray: Tray): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (tray.getState().phase !== 'open') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = tray.subscribe(check);
    check();
  });
}
