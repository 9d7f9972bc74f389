import {
  type CheckedSales,
  checkedSalesSchema,
  type ImportedSales,
  type ImportSalesRequest,
  importedSalesSchema,
  saleImportsSchema,
  undoneImportSchema,
} from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson, post, sendJson } from '../../../lib/api.ts';

const PATH = '/api/sales/imports';

/** The lists of sales that were imported, newest first. */
export const importsQuery = queryOptions({
  queryKey: ['sale-imports'],
  queryFn: async ({ signal }) => saleImportsSchema.parse(await getJson(PATH, signal)).imports,
  staleTime: 0,
});

/** Which of the sales are there already. */
export async function checkSales(request: ImportSalesRequest, signal: AbortSignal): Promise<CheckedSales> {
  return checkedSalesSchema.parse(await (await post(`${PATH}/check`, request, { signal })).json());
}

export async function importSales(request: ImportSalesRequest): Promise<ImportedSales> {
  return importedSalesSchema.parse(await sendJson('POST', PATH, request));
}

/** @returns how many sales are gone */
export async function undoImport(id: string): Promise<number> {
  return undoneImportSchema.parse(await sendJson('DELETE', `${PATH}/${id}`)).removed;
}
