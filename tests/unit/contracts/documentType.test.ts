import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rootElement} from '../../../src/contracts/xml/element';
import {parsed} from '../../../src/hybrid/elements';
import {inTree} from '../../../src/sandbox/soap/xml';
import {parse} from '../../../src/validation/parse';

/** What a document type declaration could make a reader do. */
const DECLARATIONS: Readonly<Record<string, string>> = {
  'a billion laughs': `<!DOCTYPE a [<!ENTITY l0 "ha">${Array.from({length: 9}, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}]><a>&l9;</a>`,
  'an entity of its own': '<!DOCTYPE a [<!ENTITY x "replaced">]><a>&x;</a>',
  'an entity from a file': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  'an entity from a host': '<!DOCTYPE a [<!ENTITY x PUBLIC "-//x" "https://stranger.example/x">]><a>&x;</a>',
  'a parameter entity': '<!DOCTYPE a [<!ENTITY % p SYSTEM "https://stranger.example/p"> %p;]><a/>',
  'a DTD from a host': '<!-- > --><!DOCTYPE a SYSTEM "https://stranger.example/a.dtd"><a/>',
  'a default of an attribute': '<?xml version="1.0"?>\n<!DOCTYPE a [<!ATTLIST a b CDATA "default">]><a/>',
};

/** Every reader of XML, by the file that calls a parser. Each takes a text and gives what it read, or throws. */
const READERS: Readonly<Record<string, (xml: string) => unknown>> = {
  'contracts/xml/element.ts': rootElement,
  'hybrid/elements.ts': parsed,
  'validation/parse.ts': (xml) => {
    const read = parse(xml);
    if ('tree' in read) return read.tree.root.toString();
    throw new Error(read.message);
  },
  'sandbox/soap/xml.ts': (xml) => inTree(xml, (tree) => tree.root.toString()),
};

/** Files that parse only XML of this project, which the build reads: schemas, rule sets, and what a rule set wrote. */
const OWN = [
  'validation/schema.ts',
  'validation/rules.ts',
  'validation/compile/source.ts',
  'sandbox/soap/bodySchema.ts',
];

const cases = Object.keys(READERS).flatMap((reader) =>
  Object.keys(DECLARATIONS).map((what) => [reader, what] as const),
);

test.each(cases)('%s refuses %s by its document type declaration', (reader, what) => {
  const read = READERS[reader];
  expect(() => read?.(DECLARATIONS[what] ?? '')).toThrow(/document type declaration/);
});

test.each(Object.keys(READERS))('%s reads XML without one, words that look like one too', (reader) => {
  expect(JSON.stringify(READERS[reader]?.('<!-- <!DOCTYPE a> --><a>one</a>'))).toContain('one');
});

test('no other file of src parses XML', () => {
  const parser = /new XMLParser|XmlDocument\.from|parseFromString\([^)]*(?:xml|XML)|sourceText:|getResource\(/;
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  const parsing = files.filter((file) => parser.test(readFileSync(path.join('src', file), 'utf8')));
  // SaxonJS gets texts that parse.ts has read before, and the code lists of rule sets.
  const saxon = ['checker/worker/processor.ts', 'checker/worker/resources.ts', 'validation/node/saxon.ts'];
  const known = [...OWN, ...saxon, ...Object.keys(READERS)].filter((file) => file !== 'sandbox/soap/xml.ts');
  expect(parsing.sort()).toEqual(known.sort());
});
