/** JSON in text columns. Only what the schemas of the contract have let in is ever written there. */

export function writeJsonColumn(value: unknown): string {
  return JSON.stringify(value);
}

/** The one cast of the server: a column holds what its writer's type says. */
export function readJsonColumn<T>(column: string): T {
  return JSON.parse(column) as T;
}
