/** What the running page keeps from operation to operation: nothing until the reader asks for it, and nothing after a reload. */
let kept: Map<string, string> | undefined;

/** Where the theme keeps credentials and server, in place of the browser's storage: it reads them when an operation opens and writes changes. */
export const createStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (name) => kept?.get(name) ?? null,
  setItem: (name, value) => void kept?.set(name, value),
  removeItem: (name) => void kept?.delete(name),
});

/** The theme's name for a choice of credentials. */
export const hashArray = (names: readonly string[]): string => names.join();

/** Whether the page keeps credentials and server. */
export const isKeeping = (): boolean => kept !== undefined;

/** Keeps values by the theme's names, and their changes: credentials by scheme, and `server`. Without values, forgets and keeps nothing. */
export function keep(values?: Readonly<Record<string, object | undefined>>): void {
  const filled = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  kept = values && new Map(filled.map(([name, value]) => [name, JSON.stringify(value)]));
}
