// Loaded when the first list is chosen.
import { LIMITS } from '@smart-listings/contract';
import { type ReadReport, readSalesReport } from '@smart-listings/engine';
import { readCells } from '../../lib/read-cells.ts';

/** A list of ten thousand sales with eighty columns. */
const MOST_BYTES = 20 * 1024 * 1024;

export interface ListFile {
  name: string;
  cells: string[][];
}

/** @throws Error with a sentence for the seller */
export async function readList(file: File): Promise<ListFile> {
  return { name: file.name.slice(0, LIMITS.sales.fileName), cells: await readCells(file, MOST_BYTES) };
}

export type Reading = { report: ReadReport; problem: null } | { report: null; problem: string };

/** What the list says, or why nothing of it can be imported. @param home 'GBP' */
export function readReport({ cells }: ListFile, home: string, monthFirst: boolean | null): Reading {
  try {
    const report = readSalesReport(cells, { home, monthFirst });
    const { length } = report.sales;
    const most = LIMITS.sales.atOnce;
    if (length <= most) return { report, problem: null };
    const problem = `This list has ${length} sales, and ${most} is the most at once. Choose a shorter stretch of time where you download it.`;
    return { report: null, problem };
  } catch (error) {
    return { report: null, problem: error instanceof Error ? error.message : String(error) };
  }
}
