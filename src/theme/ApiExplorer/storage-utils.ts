/** What the running page keeps from operation to operation: nothing until the reader asks for it, and nothing after a reload. */
let kept: Map<string, string> | undefined;

/**
 * Where the theme keeps credentials and server: it reads them when an operation opens, and writes every change. This takes the place of the
 * browser's storage; the code that could reach that is not shipped.
 */
export const createStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (name) => kept?.get(name) ?? null,
  setItem: (name, value) => void kept?.set(name, value),
  removeItem: (name) => void kept?.delete(name),
});

/** The theme's name for a choice of credentials. */
export const hashArray = (names: readonly string[]): string => names.join();

/** Whether the page keeps credentials and server. */
export const isKeeping = (): boolean => kept !== undefined;

/**
 * Keeps values from now on, and their changes.
 * @param values by the theme's names: each scheme's credentials under its own, the server under `server`. Without values, what was kept is
 * forgotten, and nothing is kept.
 */
export function keep(values?: Readonly<Record<string, object | undefined>>): void {
  const filled = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  kept = values && new Map(filled.map(([name, value]) => [name, JSON.stringify(value)]));
}
