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
 * @param values by the theme's names: each scheme's credentials under its own, the server under `server`; those without a value are left out
 */
export function startKeeping(values: Readonly<Record<string, object | undefined>>): void {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined);
  kept = new Map(filled.map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Forgets what was kept, and keeps nothing from now on. */
export function stopKeeping(): void {
  kept = undefined;
}
