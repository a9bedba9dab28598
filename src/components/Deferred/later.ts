/** A module's default export that may not be here yet. */
export interface Later<T> {
  /** The value, once it is loaded. On the server it is there before the first page is drawn. */
  now: T | undefined;
  load(): Promise<T>;
}

/**
 * Names a module to be loaded when it is needed: on the server at once, in the browser on `load`.
 * @param load imports the module
 */
export function later<T>(load: () => Promise<{default: T}>): Later<T> {
  const self: Later<T> = {
    now: undefined,
    async load() {
      return (self.now ??= (await load()).default);
    },
  };
  if (typeof window === 'undefined') void self.load();
  return self;
}
