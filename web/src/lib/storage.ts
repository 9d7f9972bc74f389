/** Browser storage that never throws: private windows and full disks just remember nothing. */
type Kind = 'local' | 'session';

function area(kind: Kind): Storage | null {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

export function readText(kind: Kind, key: string): string | null {
  try {
    return area(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeText(kind: Kind, key: string, value: string): void {
  try {
    area(kind)?.setItem(key, value);
  } catch {
    // A full or forbidden storage loses the convenience, nothing else.
  }
}

export function removeText(kind: Kind, key: string): void {
  try {
    area(kind)?.removeItem(key);
  } catch {
    // As above.
  }
}

/** The stored JSON, or undefined when there is none or it cannot be read. */
export function readJson(kind: Kind, key: string): unknown {
  const text = readText(kind, key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeJson(kind: Kind, key: string, value: unknown): void {
  writeText(kind, key, JSON.stringify(value));
}
