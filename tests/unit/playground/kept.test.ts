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
  for (const key of ['tabState', 'query', 'variables', 'queries', 'favorites', 'visiblePlugin', 'editorFlex']) {
    kept.setItem(`graphiql:${key}`, key);
    expect(kept.getItem(`graphiql:${key}`)).toBe(key);
  }
});

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
