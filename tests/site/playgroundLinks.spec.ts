import fs from 'node:fs';
import {expect, test, type Page} from './support/test';
import {buildSchema, isInputObjectType, isInterfaceType, isObjectType} from 'graphql';
import {parse as parseYaml} from 'yaml';
import {partyEntry} from '../../src/addresses/places';
import {emptyNotice, notice, PLAYGROUND, queryEditor, run, textOf} from './support/playground';
import {builtHtml} from './support/site';

const SCHEMA = '/vpd/introduction/partySchema.html';
const GUIDE = '/vpd/introduction/gettingStarted.html';

/** The types, fields and arguments of the contract, by their coordinates. */
function coordinates(): string[] {
  const types = Object.values(buildSchema(fs.readFileSync('vpd/schema.graphql', 'utf8')).getTypeMap());
  return types.flatMap((type) => {
    if (!type.astNode) return [];
    if (isInputObjectType(type))
      return [type.name, ...Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)];
    if (!isObjectType(type) && !isInterfaceType(type)) return [type.name];
    const fields = Object.values(type.getFields());
    return [
      type.name,
      ...fields.map(({name}) => `${type.name}.${name}`),
      ...fields.flatMap(({name, args}) => args.map((each) => `${type.name}.${name}(${each.name}:)`)),
    ];
  });
}

test('the page of the schema has a place for every type, field and argument of the contract', () => {
  const ids = new Set(Array.from(builtHtml(SCHEMA).matchAll(/\sid="?([^"\s>]+)/g), ([, id]) => id));
  const all = coordinates();
  expect(all.length).toBeGreaterThan(100);
  const lost = all.filter((each) => {
    const [page, id] = partyEntry(each).split('#');
    return page !== SCHEMA || (id === undefined ? each !== 'Query' : !ids.has(id));
  });
  expect(lost).toEqual([]);
  expect(new Set(all.map(partyEntry)).size).toBe(all.length);
});

/** The texts in the links of a page to the playground, by the name of the query. */
function queriesOf(path: string): Map<string, Record<string, string>> {
  const links = Array.from(
    builtHtml(path).matchAll(/<a\s[^>]*href="?([^"\s>]*playground\.html#query=[^"\s>]*)[^>]*>/g),
  );
  return new Map(
    links.map(([tag, href = '']) => {
      const [, name = ''] = /aria-label="Run in playground: ([^"]*)"/.exec(tag) ?? [];
      const hash = new URL(href.replaceAll('&amp;', '&'), 'https://docs.example').hash;
      return [name, Object.fromEntries(new URLSearchParams(hash.slice(1)))];
    }),
  );
}

test('Run in playground carries the query of its file with its variables, on each page with queries', () => {
  const operations = parseYaml(fs.readFileSync('vpd/operations/operations.yaml', 'utf8')) as {
    name: string;
    variables?: object;
  }[];
  const queries = queriesOf(GUIDE);
  expect([...queries.keys()]).toEqual(['byNameAndCity', 'nextPage']);
  for (const [name, {query, variables = ''}] of queries) {
    expect(query?.trim()).toBe(fs.readFileSync(`vpd/operations/${name}.graphql`, 'utf8').trim());
    const given = operations.find((each) => each.name === name)?.variables;
    expect(Object.keys(JSON.parse(variables) as object)).toEqual(Object.keys(given ?? {}));
  }
  expect([...queriesOf(SCHEMA).keys()]).toEqual(['party', 'find', 'company', 'sbi', 'nace']);
  for (const [name, {query}] of queriesOf(SCHEMA)) expect(query).toMatch(new RegExp(`^\\{\\s+${name}\\(`));
});

/** Expects that the explorer links the type and the field that it shows to the page of the schema, and follows such a link. */
async function expectLinksOfExplorer(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
  const explorer = page.locator('.graphiql-plugin');
  const link = explorer.locator('.playground-entry a');
  const follow = (name: string): Promise<void> => explorer.getByRole('link', {name, exact: true}).first().click();
  await expect(explorer.getByRole('link', {name: 'Query', exact: true})).toBeVisible();
  await expect(link).toHaveAttribute('href', SCHEMA);
  await follow('Query');
  await expect(link).toHaveAttribute('href', SCHEMA);
  await explorer.locator('.graphiql-doc-explorer-field-name', {hasText: /^find$/}).click();
  await expect(link).toHaveAttribute('href', `${SCHEMA}#query-find`);
  await follow('matchResult');
  await expect(link).toHaveAttribute('href', `${SCHEMA}#type-matchResult`);
  await follow('party');
  await expect(link).toHaveAttribute('href', `${SCHEMA}#matchResult.party`);
  await follow('party');
  await explorer.locator('.graphiql-doc-explorer-field-name', {hasText: /^locations$/}).click();
  await expect(link).toHaveAttribute('href', `${SCHEMA}#party.locations`);
  // `Boolean` is no type of ours.
  await follow('String');
  await expect(link).toHaveAttribute('href', SCHEMA);
  await explorer.getByLabel('Go back to locations').click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${SCHEMA}#party\\.locations$`));
  await expect(page.locator('[id="party.locations"]')).toBeInViewport();
}

test('Run in playground shows the query and waits for the reader; each query of the schema runs; the explorer leads to the page of the schema', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const response = page.locator('.result-window');
  await test.step('a link that is followed', async () => {
    await page.goto(GUIDE);
    await page.getByRole('link', {name: 'Run in playground: byNameAndCity'}).click();
    await expect(page).toHaveURL(new RegExp(PLAYGROUND));
    await expect(queryEditor(page)).toContainText('ByNameAndCity');
    await expect(page.locator('.graphiql-editor-tool')).toContainText('Rotterdam');
    await expect(response.locator('.monaco-editor')).toBeAttached();
    await page.waitForTimeout(1500);
    await expect(notice(page)).toBeEmpty();
    await expect(page.getByText('Run the query to see its response.')).toBeVisible();
    await expect(response.locator('.view-line').filter({hasText: /\S/})).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
  });
  for (const [name, texts] of queriesOf(SCHEMA)) {
    await test.step(`the query of ${name}, by its link`, async () => {
      await page.evaluate((hash) => (window.location.hash = hash), new URLSearchParams(texts).toString());
      await expect.poll(() => textOf(queryEditor(page))).toContain(`{ ${name}(`);
      await emptyNotice(page);
      await run(page);
      await expect(notice(page)).toContainText('without errors');
      await expect(response).toContainText(`"${name}"`);
    });
  }
  expect(sent).toEqual([]);
  await test.step('the links of the explorer', () => expectLinksOfExplorer(page));
});

test('without JavaScript the link opens the page of the playground @no-js', async ({page}) => {
  await page.goto(GUIDE);
  await page.getByRole('link', {name: 'Run in playground: nextPage'}).click();
  await expect(page.getByText('The playground requires JavaScript')).toBeVisible();
});
