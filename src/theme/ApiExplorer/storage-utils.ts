import {isProduction, type ConsoleServer} from './servers';

/** What the running page keeps from operation to operation: nothing until the reader asks for it, and nothing after a reload. */
let kept: Map<string, string> | undefined;

/** Whether a value may be kept. Production isn't: the reader chooses it for each operation. */
const mayKeep = (name: string, value: string): boolean =>
  name !== 'server' || !isProduction(JSON.parse(value) as ConsoleServer);

/** Where the theme keeps credentials and server, in place of the browser's storage: it reads them when an operation opens and writes changes. */
export const createStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (name) => kept?.get(name) ?? null,
  setItem(name, value) {
    if (mayKeep(name, value)) kept?.set(name, value);
    else kept?.delete(name);
  },
  removeItem: (name) => void kept?.delete(name),
});

/** The theme's name for a choice of credentials. */
export const hashArray = (names: readonly string[]): string => names.join();

/** Whether the page keeps credentials and server. */
export const isKeeping = (): boolean => kept !== undefined;

/** Keeps values by the theme's names, and their changes: credentials by scheme, and a `server` for trials. Without values, forgets and keeps nothing. */
export function keep(values?: Readonly<Record<string, object | undefined>>): void {
  kept = values && new Map();
  const storage = createStorage();
  for (const [name, value] of Object.entries(values ?? {})) if (value) storage.setItem(name, JSON.stringify(value));
}
