import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import part from '../../src/content/parts/RuleChanges';
import {untracked} from '../../src/sources/files';

interface Release {
  readonly release: string;
  readonly changes?: readonly {
    readonly kind: string;
    readonly sets?: readonly string[];
    readonly rules?: readonly string[];
  }[];
}

const read = (file: string): unknown => parse(fs.readFileSync(file, 'utf8'), {merge: true});
const releases = read('documents/rules/changes.yaml') as Release[];
const registry = read('documents/formats.yaml') as {
  releases: {id: string}[];
  ruleSets: {id: string; page: string; release: string; file: string}[];
};
const page = fs.readFileSync('documents/changes.mdx', 'utf8');

/** The text of a rule set and of the files that it includes. */
function official(file: string): string {
  const schematron = fs.readFileSync(file, 'utf8').replace(/<!--[\s\S]*?-->/g, '');
  const included = Array.from(schematron.matchAll(/include href="([^"#]+)"/g), ([, href = '']) =>
    official(path.join(path.dirname(file), href)),
  );
  return [schematron, ...included].join('\n');
}

test('each release of the registry was compared, and is on the page', () => {
  const ids = registry.releases.map(({id}) => id);
  expect(releases.map(({release}) => release)).toEqual(ids);
  expect(Array.from(page.matchAll(/<RuleChanges release="(.*)" \/>/g), ([, id]) => id)).toEqual(ids);
});

describe.each(releases)('$release', ({release, changes = []}) => {
  const sets = registry.ruleSets.filter((set) => set.release === release);
  const texts = new Map(sets.map(({id, file}) => [id, official(`documents/rules/schematron/${file}`)]));

  test('has the rules that were added or changed, and none that was removed', () => {
    const wrong = changes.flatMap(({kind, sets: named = [...texts.keys()], rules = []}) =>
      rules.flatMap((rule) =>
        named
          .filter((id) => texts.get(id)?.includes(`id="${rule}"`) === (kind === 'removed'))
          .map((id) => `${kind} ${rule} in ${id}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('each rule links to the page of a rule set that has it, and a removed rule has no link', () => {
    const use = {name: 'RuleChanges', id: 'changes', page: '/documents/changes.html'};
    const {props} = untracked(() => part.expand({release}, use));
    const {changes: shown} = props as {changes: {kind: string; rules: {title: string; href?: string}[]}[]};
    const linked = sets.flatMap(({id, page: of}) =>
      Array.from(texts.get(id)?.matchAll(/ id="([^"]+)"/g) ?? [], ([, rule]) => `/documents/rules/${of}.html#${rule}`),
    );
    const wrong = shown.flatMap(({kind, rules}) =>
      rules.filter(({title, href = ''}) =>
        kind === 'Removed' ? href : !href.endsWith(`#${title}`) || !linked.includes(href),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
