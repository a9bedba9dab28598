import {expect, test} from './support/test';
import {buildSchema, isInputObjectType, isInterfaceType, isObjectType} from 'graphql';
import {partyErrors, partyLimits, partySdlText} from '../support/partyData';
import {builtDocument} from './support/built';
import {firstHits, search} from './support/search';

const SCHEMA = '/vpd/introduction/partySchema.html';
const START = '/vpd/introduction/gettingStarted.html';

// Read on its own, without the readers of src/contracts.
const schema = buildSchema(partySdlText());
const types = Object.values(schema.getTypeMap()).filter(({name, astNode}) => astNode && name !== 'Query');
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});

test.describe('in the static HTML', () => {
  const $ = builtDocument(SCHEMA);

  test('every type has an anchor, all of its fields with their types, and its values', () => {
    for (const type of types) {
      const entry = $(`[id="type-${type.name}"]`);
      expect.soft(entry.find('h1, h2, h3, h4').text(), type.name).toContain(type.name);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
      const fields: Readonly<
        Record<string, {name: string; type: {toString(): string}; deprecationReason?: string | null}>
      > = type.getFields();
      for (const field of Object.values(fields)) {
        const drawn = entry.find(`dt[id="${type.name}.${field.name}"]`);
        expect.soft(drawn.find('.type').text().trim(), field.name).toBe(field.type.toString());
        if (field.deprecationReason) expect.soft(drawn.text(), field.name).toContain('deprecated');
      }
    }
    expect($('[id="type-network"] li').length).toBe(4);
  });

  test('every root query has an anchor and all of its arguments with type, default and example', () => {
    for (const {name, args} of queries) {
      for (const {name: argument, type, defaultValue} of args) {
        const drawn = $(`dt[id="query-${name}.${argument}"]`);
        expect.soft(drawn.find('.type').text().trim(), argument).toBe(String(type));
        const about = drawn.next('dd').text();
        expect.soft(about, argument).toContain('example');
        if (defaultValue !== undefined)
          expect.soft(about, argument).toContain(`default ${JSON.stringify(defaultValue)}`);
      }
    }
  });

  test('types lead to one another: every link of the schema has its target', () => {
    const ids = new Set(
      $('[id]')
        .toArray()
        .map(({attribs}) => attribs.id),
    );
    const targets = $(`article a[href^="#"], article a[href^="${SCHEMA}#"]`)
      .toArray()
      .map(({attribs}) => decodeURIComponent(attribs.href?.split('#')[1] ?? ''));
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
    expect($(`dt[id="party.locations"] a[href$="#type-location"]`).length).toBe(1);
  });

  test('every error and every limit of party data has an entry', () => {
    const start = builtDocument(START);
    for (const {code, title} of partyErrors()) expect.soft(start(`section#${code}`).text(), code).toContain(title);
    for (const {id, title} of partyLimits()) expect.soft(start(`#limit-${id}`).text(), id).toContain(title);
    expect(start('a[href$="gettingStarted.html#RATE_LIMITED"]').length).toBeGreaterThan(0);
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
