import vm from 'node:vm';
import {describe, expect, test} from 'vitest';
import {bundle} from '../../../src/plugins/page-script/bundle';

const SCRIPT = bundle('src/behaviour/start.ts', {
  values: {THEME_KEY: 'theme', LANGUAGES: ['curl', 'csharp', 'python']},
});

interface Outcome {
  readonly replaced: string[];
  readonly dataset: Record<string, string>;
  /** Presses a key; true when the script has moved the focus to the search box. */
  readonly press: (key: object) => boolean;
}

/** Runs the script in a page with this canonical path at this address. */
function run(
  canonical: string,
  address: string,
  storage: (key: string) => string | null = () => null,
  writes = false,
): Outcome {
  const url = new URL(address, 'https://docs.example.com');
  let answer: (event: object) => void = () => undefined;
  let focused = false;
  let prevented = false;
  const outcome: Outcome = {
    replaced: [],
    dataset: {},
    press: (key) => {
      answer({...key, preventDefault: () => (prevented = true)});
      return focused && prevented;
    },
  };
  const location = {pathname: url.pathname, search: url.search, hash: url.hash};
  const history = {replaceState: (_state: unknown, _title: string, to: string) => outcome.replaced.push(to)};
  const globals = {
    document: {
      querySelector: () => ({href: `https://docs.example.com${canonical}`, focus: () => (focused = true)}),
      activeElement: {matches: () => writes},
      addEventListener: (_name: string, listener: typeof answer) => (answer = listener),
      documentElement: {dataset: outcome.dataset},
    },
    window: {location, history, localStorage: {getItem: storage}, matchMedia: () => ({matches: false})},
    URL,
    URLSearchParams,
  };
  vm.runInNewContext(SCRIPT, globals);
  return outcome;
}

describe('the address', () => {
  test.each([
    ['/a/b.html', '/a/b#x', '/a/b.html#x'],
    ['/a/b.html', '/a/b/?q=1', '/a/b.html?q=1'],
    ['/', '/index.html#op', '/#op'],
    ['/a/b.html', '/A/B.HTML?q=1', '/a/b.html?q=1'],
    ['/a/b.html', '/a/b.html/', '/a/b.html'],
  ])('of %s at %s becomes %s', (canonical, address, wanted) => {
    expect(run(canonical, address).replaced).toEqual([wanted]);
  });

  test.each([
    ['/a/b.html', '/a/b.html'],
    ['/', '/'],
    ['/404.html', '/somewhere'],
  ])('of %s at %s stays', (canonical, address) => {
    expect(run(canonical, address).replaced).toEqual([]);
  });
});

describe('the root element', () => {
  const FIRST = {language: 'curl', version: 'v1', theme: 'light', themeChoice: 'system'};

  test('has curl, v1 and the colours of the system at first', () => {
    expect(run('/', '/').dataset).toEqual(FIRST);
  });

  test('has the stored language and colour mode, and the version of the address', () => {
    const stored: Readonly<Record<string, string>> = {'psb-language': 'python', theme: 'dark'};
    expect(run('/', '/?version=v1-beta', (key) => stored[key] ?? null).dataset).toEqual({
      language: 'python',
      version: 'v1-beta',
      theme: 'dark',
      themeChoice: 'dark',
    });
  });

  test.each(['', 'null', '__proto__', 'constructor', '../../x', 'PYTHON'])(
    'has the first choice when %j is stored',
    (value) => {
      expect(run('/', `/?version=${value}&docusaurus-theme=dark&docusaurus-data-x=1`, () => value).dataset).toEqual(
        FIRST,
      );
    },
  );

  test('survives a browser without storage', () => {
    const refused = (): never => {
      throw new Error('SecurityError');
    };
    expect(run('/', '/', refused).dataset.language).toBe('curl');
  });
});

describe('the key of the search box', () => {
  test.each([
    {key: 'k', ctrlKey: true},
    {key: 'K', metaKey: true},
    {key: '/'},
    // The slash of a German keyboard.
    {key: '/', shiftKey: true},
  ])('is %j', (key) => {
    expect(run('/', '/').press(key)).toBe(true);
  });

  test.each([
    {key: 'k'},
    {key: 'j', ctrlKey: true},
    {key: 'k', ctrlKey: true, shiftKey: true},
    {key: 'k', metaKey: true, altKey: true},
    {key: '/', altKey: true},
    {key: '/', ctrlKey: true},
  ])('is not %j', (key) => {
    expect(run('/', '/').press(key)).toBe(false);
  });

  test('is no slash in a field', () => {
    expect(run('/', '/', () => null, true).press({key: '/'})).toBe(false);
    expect(run('/', '/', () => null, true).press({key: 'k', ctrlKey: true})).toBe(true);
  });
});
