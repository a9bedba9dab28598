import fs from 'node:fs';
import {expect, test} from './support/test';
import {parse} from 'yaml';
import {builtDocument} from './support/built';

interface RawFormat {
  readonly page: string;
  readonly related?: readonly string[];
  readonly messages: readonly {readonly ruleSets: readonly string[]; readonly detectProfile?: boolean}[];
}

interface RawRegistry {
  readonly ruleSets: readonly {readonly id: string; readonly file: string}[];
  readonly formats: readonly RawFormat[];
}

const registry = parse(fs.readFileSync('documents/formats.yaml', 'utf8')) as RawRegistry;
const list = JSON.parse(fs.readFileSync('documents/codelists/document-types.json', 'utf8')) as {
  documentTypes: {value: string; state: string; since: string; processIds: string[]}[];
};
const official = new Map(list.documentTypes.map((type) => [type.value, type]));

/** A group of identifiers in the panel of a page: what each is called, its value, and what the page says of it. */
function groupsOf(page: string): {name: string; value: string; text: string}[][] {
  const $ = builtDocument(page);
  const groups = $('section[aria-label^="Identifiers:"]').toArray();
  return groups.map((group) =>
    $(group)
      .find('dl > div > dd')
      .toArray()
      .map((value) => ({
        name: $(value).prevAll('dt').text(),
        value: $(value).find('code').text(),
        text: $(value).text(),
      })),
  );
}

const typesOf = (group: readonly {name: string; value: string}[]): string[] =>
  group.filter(({name}) => name.startsWith('Document type ID')).map(({value}) => value);

test("a document type has the processes of Peppol's list, or that of the profile which makes an order a format", () => {
  const wrong = registry.formats.flatMap(({page, messages}) =>
    groupsOf(page).flatMap((group, at) => {
      const listed = new Set(typesOf(group).flatMap((id) => official.get(id)?.processIds ?? []));
      const profile = group.find(({name}) => name === 'Profile ID')?.value;
      const wanted = messages[at]?.detectProfile
        ? [...listed].filter((id) => id === `cenbii-procid-ubl::${profile}`)
        : [...listed];
      const shown = group.filter(({name}) => name === 'Process ID').map(({value}) => value);
      return shown.sort().join() === wanted.sort().join() ? [] : [{page, shown, wanted}];
    }),
  );
  expect(wrong).toEqual([]);
});

test("a document type says when Peppol's list doesn't have it", () => {
  const wrong = registry.formats.flatMap(({page}) =>
    groupsOf(page)
      .flat()
      .filter(({name}) => name.startsWith('Document type ID'))
      .filter(({value, text}) => text.includes('Not on the Peppol code list') === official.has(value))
      .map(({value}) => ({page, value})),
  );
  expect(wrong).toEqual([]);
});

test('the page of Factur-X shows the document types of hybrid PDFs with their states', () => {
  const rows = groupsOf('/documents/invoices/cii/facturx.html').flat();
  const hybrid = list.documentTypes.filter(({value}) => /pdf\+xml##.*factur-x/i.test(value));
  expect(hybrid.map(({value}) => value)).toHaveLength(2);
  for (const {value, state, since} of hybrid) {
    expect(state).toBe('active');
    expect(rows.find((row) => row.value === value)?.text).toContain(`Active since version ${since}`);
  }
});

/** The version in a title, a comment or the name of the release. Most transactions of Peppol have none. */
const WRITTEN_VERSION = /(?:Schematron version|release|validation, version|Factur-X;)\s*(\d+(?:\.\d+)+)/i;

test('a page names the version that each of its rule sets has in its file, and when it was compared', () => {
  const files = new Map(registry.ruleSets.map(({id, file}) => [id, `documents/rules/schematron/${file}`]));
  let compared = 0;
  const missing = registry.formats.flatMap(({page, messages}) => {
    const $ = builtDocument(page);
    const folds = $('main details').toArray();
    const shown = folds.map((fold) => $(fold).text()).find((text) => text.startsWith('Rules')) ?? '';
    return [...new Set(messages.flatMap(({ruleSets}) => ruleSets))].flatMap((id) => {
      const head = fs.readFileSync(files.get(id) ?? '', 'utf8').slice(0, 3000);
      // A comment of an earlier release is left in the G-account extension.
      const version = id.includes('gaccount') ? undefined : WRITTEN_VERSION.exec(head)?.[1];
      if (version) compared += 1;
      return shown.includes(version ?? 'last compared') && shown.includes('last compared') ? [] : [{page, id, version}];
    });
  });
  expect(missing).toEqual([]);
  expect(compared).toBeGreaterThan(12);
});

test('the first heading of each format is in the first window, below the identifiers of its first message', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const {page: path} of registry.formats) {
    await page.goto(path);
    const groups = page.locator('section[aria-label^="Identifiers:"]');
    await expect(groups.first().getByRole('definition').first(), path).toBeVisible();
    await expect(page.locator('article h2').first(), path).toBeInViewport({ratio: 1});
  }
});
