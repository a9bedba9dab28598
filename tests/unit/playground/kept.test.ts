import {expect, test} from 'vitest';
import {keptFor} from '../../../src/playground/kept';

/** A storage of a browser: its items are its own keys. */
function storage(): Storage {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
  };
  return new Proxy(items, {get: (_target, name) => Reflect.get(methods, name) as unknown}) as unknown as Storage;
}

test('texts, history and layout are kept', () => {
  const kept = keptFor(storage);
  const values = {
    tabState: '{"tabs":[]}',
    query: '{a}',
    variables: '{}',
    queries: '{"queries":[]}',
    favorites: '{"favorites":[]}',
    visiblePlugin: 'History',
    editorFlex: '1',
  };
  for (const [key, value] of Object.entries(values)) {
    kept.setItem(`graphiql:${key}`, value);
    expect(kept.getItem(`graphiql:${key}`)).toBe(value);
  }
});

test.each(['no JSON', 'null', '[]', '{"__proto__": {"tabs": []}}', '{"tabs": "x", "queries": 1}'])(
  'a stored list that GraphiQL can not read counts as none: %s',
  (text) => {
    const own = storage();
    for (const key of ['tabState', 'queries', 'favorites']) {
      own.setItem(`graphiql:${key}`, text);
      expect(keptFor(() => own).getItem(`graphiql:${key}`)).toBeNull();
    }
  },
);

test.each(['graphiql:headers', 'graphiql:shouldPersistHeaders', 'graphiql:theme', 'token', 'psb-language'])(
  '%s is not kept',
  (key) => {
    const kept = keptFor(storage);
    kept.setItem(key, 'x');
    expect(kept.getItem(key)).toBeNull();
  },
);

test('headers are taken out of tabs and history', () => {
  const kept = keptFor(storage);
  kept.setItem('graphiql:tabState', JSON.stringify({tabs: [{query: '{a}', headers: '{"Authorization": "secret"}'}]}));
  expect(JSON.parse(kept.getItem('graphiql:tabState') ?? '')).toEqual({tabs: [{query: '{a}', headers: null}]});
});

test('clearing leaves what others keep', () => {
  const own = storage();
  own.setItem('other', 'stays');
  const kept = keptFor(() => own);
  kept.setItem('graphiql:query', '{a}');
  expect(kept.length).toBe(1);
  kept.clear();
  expect(kept.length).toBe(0);
  expect(own.getItem('other')).toBe('stays');
});

test('where storage is switched off, the page remembers', () => {
  const kept = keptFor(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  kept.setItem('graphiql:query', '{a}');
  expect(kept.getItem('graphiql:query')).toBe('{a}');
});
