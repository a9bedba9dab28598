import {expect, test} from '@playwright/test';
import {buildSchema, isInputObjectType, isInterfaceType, isObjectType} from 'graphql';
import {partyErrors, partyLimits, partySdlText} from '../support/partyData';
import {firstHits, search} from './support/search';

const SCHEMA = '/vpd/introduction/partySchema.html';
const START = '/vpd/introduction/gettingStarted.html';

// Read on its own, without the readers of src/contracts.
const schema = buildSchema(partySdlText());
const types = Object.values(schema.getTypeMap()).filter(({name, astNode}) => astNode && name !== 'Query');
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});

test.describe('in the static HTML', {tag: '@no-js'}, () => {
  test('every type has an anchor, all of its fields with their types, and its values', async ({page}) => {
    await page.goto(SCHEMA);
    for (const type of types) {
      const entry = page.locator(`[id="type-${type.name}"]`);
      await expect(entry.getByRole('heading')).toContainText(type.name);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
      const fields: Readonly<
        Record<string, {name: string; type: {toString(): string}; deprecationReason?: string | null}>
      > = type.getFields();
      for (const field of Object.values(fields)) {
        const drawn = entry.locator(`dt[id="${type.name}.${field.name}"]`);
        await expect.soft(drawn.locator('.type')).toHaveText(field.type.toString());
        if (field.deprecationReason) await expect.soft(drawn).toContainText('deprecated');
      }
    }
    await expect(page.locator('[id="type-network"] li')).toHaveCount(4);
  });

  test('every root query has an anchor and all of its arguments with type, default and example', async ({page}) => {
    await page.goto(SCHEMA);
    for (const {name, args} of queries) {
      for (const {name: argument, type, defaultValue} of args) {
        const drawn = page.locator(`dt[id="query-${name}.${argument}"]`);
        await expect.soft(drawn.locator('.type')).toHaveText(String(type));
        const about = page.locator(`dt[id="query-${name}.${argument}"] + dd`);
        await expect.soft(about).toContainText('example');
        if (defaultValue !== undefined)
          await expect.soft(about).toContainText(`default ${JSON.stringify(defaultValue)}`);
      }
    }
  });

  test('types lead to one another: every link of the schema has its target', async ({page}) => {
    await page.goto(SCHEMA);
    const missing = await page.locator(`article a[href^="#"], article a[href^="${SCHEMA}#"]`).evaluateAll((links) =>
      links.flatMap((link) => {
        const id = decodeURIComponent((link as HTMLAnchorElement).hash.slice(1));
        return document.getElementById(id) ? [] : [id];
      }),
    );
    expect(missing).toEqual([]);
    await expect(page.locator(`dt[id="party.locations"] a[href$="#type-location"]`)).toHaveCount(1);
  });

  test('every error and every limit of party data has an entry', async ({page}) => {
    await page.goto(START);
    for (const {code, title} of partyErrors()) await expect.soft(page.locator(`section#${code}`)).toContainText(title);
    for (const {id, title} of partyLimits()) await expect.soft(page.locator(`#limit-${id}`)).toContainText(title);
    await expect(page.locator('a[href$="gettingStarted.html#RATE_LIMITED"]').first()).toBeAttached();
  });
});

test('the schema is served whole, without tokens', async ({request}) => {
  const response = await request.get('/vpd/schema.graphql');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toBe(partySdlText());
  expect(text).not.toContain('{{');
});

test('a deep link of a field opens at the field', async ({page}) => {
  await page.goto(`${SCHEMA}#eDeliveryOption.endpointId`);
  await expect(page.locator('dt[id="eDeliveryOption.endpointId"]')).toBeInViewport();
});

test('the search finds types, root queries by their arguments, and error codes', async ({page}) => {
  await search(page, 'party');
  for (const [query, address] of [
    ['eDeliveryOption', `${SCHEMA}#type-eDeliveryOption`],
    ['maxResults', `${SCHEMA}#query-party`],
    ['QUERY_TOO_DEEP', `${START}#QUERY_TOO_DEEP`],
    ['legalName', `${SCHEMA}#type-party`],
  ] as const) {
    expect.soft(await firstHits(page, query), query).toContain(address);
  }
});
