import {expect, test} from 'vitest';
import {frontMatterSchema} from '../../src/content/frontMatter';
import {harmIn} from './hostile/harm';
import {CODE, DESCRIPTIONS, MARK} from './hostile/payloads';
import * as places from './hostile/places';

type Place = (text: string) => readonly string[] | Promise<readonly string[]>;
type Description = keyof typeof DESCRIPTIONS;

const all = Object.keys(DESCRIPTIONS) as Description[];

/** Every text in the place with the most Markdown; each other place has those that its own reader could let through. */
const DESCRIBED: readonly (readonly [string, Place, readonly Description[]])[] = [
  ['a description of OpenAPI', places.openApiDescriptions, all],
  [
    'documentation of WSDL',
    places.wsdlDocumentation,
    [
      'an element that runs',
      'a link that runs',
      'a picture from elsewhere',
      'an end of code',
      'a form to elsewhere',
      'an attribute after an address',
    ],
  ],
  [
    'a description of GraphQL',
    places.sdlDescriptions,
    [
      'an element that runs',
      'a link that runs, by a definition',
      'a picture from elsewhere',
      'an end of its cell',
      'a style for the page',
      'a frame with a document of its own',
    ],
  ],
  [
    'an entry of a code list',
    places.codeListEntries,
    [
      'an element that runs',
      'a picture that runs when it fails',
      'a link to data',
      'a comment that does not end',
      'an end of the page',
      'a picture from elsewhere, by a definition',
    ],
  ],
  [
    'a definition of the glossary',
    places.glossaryDefinition,
    ['an element that runs', 'an id of the page', 'a drawing that runs when it loads'],
  ],
];

const cases = DESCRIBED.flatMap(([place, given, names]) =>
  names.map((name) => [place, name, given, DESCRIPTIONS[name]] as const),
);
const codes = Object.entries(CODE).map(
  ([name, text]) => ['a document that a page shows', name, places.shownCode, text] as const,
);
const values = (['an end of its block', 'an attribute with markup', 'marks that turn the text around'] as const).map(
  (name) => ['a value of sample data', name, places.sampleValue, CODE[name]] as const,
);
const labels = (['an element that runs', 'a picture that runs when it fails', 'an end of the page'] as const).map(
  (name) => ['a label of a diagram', name, places.diagramLabel, DESCRIPTIONS[name]] as const,
);

test.each([...cases, ...codes, ...values, ...labels])(
  '%s stays text: %s',
  async (_place, _name, given: Place, text) => {
    const made = await given(text);
    expect(
      made.filter((html) => html.includes(MARK)),
      'the text arrived',
    ).not.toEqual([]);
    expect([...new Set(made)].flatMap(harmIn)).toEqual([]);
  },
);

/** What the text of a page could contain, and the harm that is left, or the refusal in words. What a page imports and exports is the matter of mdxImports.test.ts. */
const PAGES: readonly (readonly [string, string, string | RegExp])[] = [
  ['a handler in small letters', `<b onmouseover="${MARK}()">${MARK}</b>`, ''],
  ['a handler as text', `<b onClick="${MARK}()">${MARK}</b>`, ''],
  ['a handler that is code', `<b onClick={() => ${MARK}()}>${MARK}</b>`, ''],
  ['a link that runs', `[${MARK}](javascript:run())`, /^address javascript:throw new Error\('React has blocked/],
  ['an element that does not end', `<b>${MARK}`, /Expected a closing tag for `<b>`/],
];

test.each(PAGES)('a page with %s', async (_name, text, wanted) => {
  const made = await places.pageText(text).then((html) => html.flatMap(harmIn).join(), String);
  if (typeof wanted === 'string') expect(made).toBe(wanted);
  else expect(made).toMatch(wanted);
});

const GOOD = {title: 'A page', description: 'A sentence that has fifty characters and more, as the schema asks for.'};

test('front matter without these is accepted', () => expect(frontMatterSchema.safeParse(GOOD).success).toBe(true));

test.each([
  ['elements of the head', {head: [{tagName: 'script', innerHTML: 'run()'}]}, /head/],
  ['a picture from elsewhere', {image: 'https://stranger.example/pixel.png'}, /image/],
  ['a link that runs', {custom_edit_url: 'javascript:run()'}, /custom_edit_url/],
  ['another address', {slug: '/../index.html'}, /slug/],
  ['a request of a console', {api: {servers: [{url: 'https://stranger.example'}]}}, /api/],
  ['a class that ends its attribute', {pageClass: 'x" onload="run()'}, /pageClass/],
  ['a page before it that runs', {after: 'javascript:run()'}, /after/],
  ['a page before it at another host', {after: '//stranger.example/a.html'}, /after/],
  ['a value that is no text', {title: {toString: 'run()'}}, /title/],
  ['a prototype', JSON.parse('{"__proto__": {"polluted": 1}}') as object, /__proto__/],
])('front matter with %s is refused by its name', (_name, more, key) => {
  const own = Object.fromEntries([...Object.entries(GOOD), ...Object.entries(more)]);
  const {success, error} = frontMatterSchema.safeParse(own);
  expect(success).toBe(false);
  expect(JSON.stringify(error?.issues)).toMatch(key);
  expect(Reflect.has({}, 'polluted')).toBe(false);
});
