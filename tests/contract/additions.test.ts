import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {placed, rulesIn, structureNames, structureYaml, treeRoot, type Written} from './support/structure';

interface Additions {
  readonly elements: readonly Written[];
  readonly about?: Readonly<Record<string, readonly Omit<Written, 'children'>[]>>;
}

interface Registry {
  readonly ruleSets: readonly {id: string; file: string}[];
  readonly formats: readonly {
    readonly messages: readonly {id: string; ruleSets: readonly string[]; requires?: readonly {rule: string}[]}[];
  }[];
}

const registry = parse(fs.readFileSync('documents/formats.yaml', 'utf8')) as Registry;
const invoice = placed(treeRoot('ubl-invoice'));

// What they add is compared with the official schemas and rules on the built pages: tests/site/addedElements.spec.ts.
describe.each(structureNames('additions'))('additions of %s', (folder) => {
  const {elements, about = {}} = structureYaml(`additions/${folder}.yaml`) as Additions;
  const entries = [
    ...elements.flatMap((element) => placed(element).map((each) => each.element)),
    ...Object.values(about).flat(),
  ];

  test('have rules that the message has', () => {
    const message = registry.formats.flatMap(({messages}) => messages).find(({id}) => id === folder);
    const files = registry.ruleSets.filter(({id}) => message?.ruleSets.includes(id)).map(({file}) => file);
    const own = message?.requires?.map(({rule}) => rule) ?? [];
    const known = new Set([...files.flatMap((file) => [...rulesIn(file)]), ...own]);
    const named = entries.flatMap(({rules = []}) => rules);
    expect(named).not.toEqual([]);
    expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test('have code lists that the tree of the invoice names too', () => {
    const known = new Set(invoice.flatMap(({element}) => element.codeLists ?? []));
    expect(entries.flatMap(({codeLists = []}) => codeLists).filter((list) => !known.has(list))).toEqual([]);
  });
});
