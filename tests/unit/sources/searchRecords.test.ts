import {expect, test} from 'vitest';
import {errorCatalogue, restReference, restVersions, searchRecords} from '../../support/contracts';
import {atOwnPlaces} from '../../../src/sources/search';
import {partsOf, placeOf, wordsOf} from '../../../src/sources/search/record';
import {recordsOf} from '../../../src/sources/search/restRecords';

test('reads the words of HTML', () => {
  expect(wordsOf('<p>Keys &amp; <code>a</code>, b.</p>\n<ul><li>one<li>two</ul>')).toBe('Keys & a, b. one two');
});

test('takes names apart', () => {
  expect(partsOf('sendSalesInvoice')).toBe('send Sales Invoice');
  expect(partsOf('request-rate')).toBe('request rate');
});

test('takes addresses apart', () => {
  expect(placeOf('/a.html#b')).toEqual({page: '/a.html', anchor: 'b'});
});

test('has one record for each operation, shared response and schema, on the page with all versions', () => {
  for (const reference of restVersions().map(restReference)) {
    const records = recordsOf(reference);
    const anchors = records.map(({anchor}) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(records.every(({page}) => page === '/')).toBe(true);
    for (const {id, method, path, summary} of reference.tags.flatMap(({operations}) => operations)) {
      const record = records.find(({anchor}) => anchor === id);
      expect(record).toMatchObject({title: summary, method});
      expect(record?.keywords).toEqual(expect.arrayContaining([id, method, path]));
    }
    for (const {name} of reference.responses) expect(anchors).toContain(`response-${reference.version}-${name}`);
    for (const {name} of reference.schemas) expect(anchors).toContain(`schema-${reference.version}-${name}`);
  }
});

test('every provider is asked, and no two records lead to one place', () => {
  const places = searchRecords().map(({page, anchor}) => `${page}#${anchor}`);
  expect(new Set(places).size).toBe(places.length);
  for (const {code} of errorCatalogue()) expect(places.filter((place) => place.endsWith(`#${code}`))).toHaveLength(1);
  expect(places.some((place) => place.includes('#limit-'))).toBe(true);
  expect(places.some((place) => place.includes('#topic-'))).toBe(true);
  expect(places).toContain('/introduction/overview.html#term-access-point');
});

test('two records at one place are an error that names both', () => {
  const record = {page: '/a.html', anchor: 'b', title: 'One', text: ''};
  expect(atOwnPlaces([record, {...record, anchor: 'c'}])).toHaveLength(2);
  expect(() => atOwnPlaces([record, {...record, title: 'Other'}])).toThrow("lead to /a.html#b, one is 'Other'");
});
