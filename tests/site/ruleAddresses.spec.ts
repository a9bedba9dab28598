import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {linksOf} from '../../src/validation/node/links';
import {projectRegistry} from '../../src/validation/node/settings';
import {service} from '../../src/service';
import {builtDocument} from './support/built';

const registry = projectRegistry();
const linkOf = linksOf(registry);

/** The ids of a Schematron file and of those that it includes, as they are written: of a check, of a SETU rule, or in brackets before a text. */
function officialIds(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8').replace(/<!--[\s\S]*?-->/g, '');
  const checks = [...text.matchAll(/<(?:\w+:)?(?:assert|report)\b[^>]*?\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const included = [...text.matchAll(/<(?:\w+:)?include\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
  return [...checks, ...included.flatMap((href) => officialIds(path.join(path.dirname(file), href)))];
}

/** Every text of the sources of the engine. */
const engine = (fs.readdirSync('src/validation', {recursive: true}) as string[])
  .filter((name) => name.endsWith('.ts'))
  .map((name) => fs.readFileSync(path.join('src/validation', name), 'utf8'))
  .join('\n');

const entries = JSON.parse(fs.readFileSync('documents/examples/validation.json', 'utf8')) as Record<
  string,
  {
    readonly message: string;
    readonly ruleSets: readonly string[];
    readonly findings?: readonly {readonly rule: string}[];
  }
>;

const ids = new Map<string, ReadonlySet<string>>();

/** Whether the built site has a place. */
function isThere(address: string): boolean {
  const [page = '', anchor = ''] = address.replace(service.site.url, '').split('#');
  if (!ids.has(page)) {
    const $ = builtDocument(page);
    ids.set(
      page,
      new Set(
        $('[id]')
          .toArray()
          .map(({attribs}) => attribs.id ?? ''),
      ),
    );
  }
  return ids.get(page)?.has(anchor) ?? false;
}

const lost = (addresses: readonly string[]): string[] => addresses.filter((address) => !isThere(address));

test('every rule of the official files has its address', () => {
  const official = Array.from(registry.ruleSets.values(), ({id, file}) =>
    officialIds(`documents/rules/schematron/${file}`).map((rule) => linkOf({rule, source: id}, undefined)),
  ).flat();
  expect(new Set(official).size).toBeGreaterThan(5000);
  expect(lost([...new Set(official)])).toEqual([]);
});

test('every finding in the examples and rejections has the address of its rule', () => {
  const found = Object.values(entries).flatMap(({message, ruleSets, findings = []}) =>
    findings.map(({rule}) => {
      const source = ruleSets.find((id) => isThere(linkOf({rule, source: id}, message))) ?? '';
      return {rule, address: linkOf({rule, source}, message)};
    }),
  );
  expect(found.length).toBeGreaterThan(200);
  expect(lost(found.map(({address}) => address))).toEqual([]);
  const general = found.filter(({address}) => address.endsWith('#findings-of-the-validator')).map(({rule}) => rule);
  expect([...new Set(general)].sort()).toEqual(['DICO-XSD', 'FORMAT', 'XSD']);
});

test('every rule of ours is explained among the rejections of a format, or with the command', () => {
  const own = [...engine.matchAll(/(?:fatal\(\s*|finding\(|\[|rule: )'((?:DICO-)?[A-Z]{3,8})'/g)].map(
    ([, id = '']) => id,
  );
  const required = registry.formats.flatMap(({messages}) => messages.flatMap(({requires}) => requires));
  const $ = builtDocument('/documents/check.html');
  const listed = $('#findings-of-the-validator')
    .nextUntil('h2, h3')
    .find('code')
    .toArray()
    .map((code) => $(code).text());
  const names = [...new Set([...own, ...required.map(({rule}) => rule)])];
  expect(names).toEqual(expect.arrayContaining(['XSD', 'DICO-GLN', 'DICO-SUM', 'LOCAL-SEEF-01', 'TIME']));
  for (const rule of names) {
    const address = linkOf({rule, source: 'engine'}, undefined);
    expect(isThere(address), `${rule}: ${address}`).toBe(true);
    expect(address.endsWith(`#${rule}`) || listed.includes(rule), `${rule}: ${address}`).toBe(true);
  }
});

test('every address in the error bodies of the contracts exists', () => {
  const contracts = ['v1.yaml', 'v1-beta.yaml', 'errors.yaml'].map((name) =>
    fs.readFileSync(`openapi/${name}`, 'utf8'),
  );
  const places = [...contracts.join('\n').matchAll(/\{\{site\.url\}\}(\/documents\/rules\/[^'"\s,}]+)/g)];
  expect(places.length).toBeGreaterThan(5);
  expect(lost(places.map(([, place = '']) => place))).toEqual([]);
});
