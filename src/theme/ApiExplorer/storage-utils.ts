const nothing: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** Where the theme keeps credentials between pages: nowhere. The code that could reach the browser's storage is not shipped. */
export const createStorage = (): Storage => nothing;

/** The theme's name for a choice of credentials; it is only ever handed to the storage above. */
export const hashArray = (names: readonly string[]): string => names.join();
