import { type OperatorSummary, operatorSummarySchema } from '@smart-listings/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import type { DayRange } from '../ranges.ts';

/** What happened on this server in a range of days. */
export function summaryQuery(range: DayRange) {
  return queryOptions({
    queryKey: ['operator', range],
    queryFn: async ({ signal }): Promise<OperatorSummary> =>
      operatorSummarySchema.parse(await getJson(`/api/operator/summary?${writeRange(range)}`, signal)),
    placeholderData: keepPreviousData,
  });
}

/** Where the same days are as a CSV file. */
export function csvAddress(range: DayRange): string {
  return `/api/operator/days.csv?${writeRange(range)}`;
}

function writeRange({ from, to }: DayRange): string {
  return new URLSearchParams({ from, to }).toString();
}
