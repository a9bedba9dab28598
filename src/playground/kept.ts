import {isRecord, parsedJson} from './json';

/** What GraphiQL may keep: texts of the editors, the history of queries, and the layout. */
const KEPT = /^graphiql:(?:tabState|query|variables|queries|favorites|visiblePlugin|\w+Flex)$/;

/** The lists that are kept as JSON, by the end of their key, and the name of the list in it. */
const LISTS: Readonly<Record<string, string>> = {tabState: 'tabs', queries: 'queries', favorites: 'favorites'};

/** Whether GraphiQL can read a value: it would stop at JSON that is broken, or that has no list. */
function isReadable(key: string, text: string): boolean {
  const list = LISTS[key.replace('graphiql:', '')];
  if (list === undefined) return true;
  const value = parsedJson(text);
  return isRecord(value) && Object.hasOwn(value, list) && Array.isArray(value[list]);
}

/** Texts of headers are taken out of what is kept: a token could be among them. */
function withoutHeaders(text: string): string {
  if (!text.includes('"headers"')) return text;
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'headers' ? null : value));
}

/** The part of the browser's storage that GraphiQL uses. */
export type Kept = Pick<Storage, 'length' | 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** A storage that ends with the page. */
function memory(): Kept {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const keysOf = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith('graphiql:'));

/** The storage of the tab as GraphiQL may use it. Where `open` throws, because storage is switched off, the page's memory takes its place. */
export function keptFor(open: () => Storage): Kept {
  let storage: Storage;
  try {
    storage = open();
    storage.getItem('graphiql:query');
  } catch {
    return memory();
  }
  return {
    get length() {
      return keysOf(storage).length;
    },
    getItem(key) {
      const value = storage.getItem(key);
      return value !== null && isReadable(key, value) ? value : null;
    },
    setItem(key, value) {
      if (value === '') storage.removeItem(key);
      else if (KEPT.test(key)) storage.setItem(key, withoutHeaders(value));
    },
    removeItem: (key) => storage.removeItem(key),
    clear() {
      for (const key of keysOf(storage)) storage.removeItem(key);
    },
  };
}
