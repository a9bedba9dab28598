/** What a key leads to; nothing for a value that has no keys. */
export const valueAtKey = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** What keys after each other lead to; nothing where one leads nowhere. */
export const valueAtKeys = (value: unknown, keys: readonly string[]): unknown => keys.reduce(valueAtKey, value);
