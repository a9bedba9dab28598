import {expect, test} from 'vitest';
import {errorCatalogue, restReference, restVersions, searchRecords} from '../../support/contracts';
import {atOwnPlaces} from '../../../src/sources/search';
import {partsOf, placeOf, wordsOf} from '../../../src/sources/search/record';
import {recordsOf} from '../../../src/sources/search/restRecords';
import {searchCodes} from '../../../src/sources/search/codes';
import {untracked} from '../../../src/sources/files';

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
  for (const reference of restVersions.map(restReference)) {
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

test('the shared responses of a version have a record of their list, if there are any', () => {
  const [reference] = restVersions.map(restReference);
  if (!reference) throw new Error('no version');
  const titles = (each: typeof reference): string[] => recordsOf(each).map(({title}) => title);
  expect(titles(reference)).toContain('Shared responses');
  expect(titles({...reference, responses: []})).not.toContain('Shared responses');
});

test('a rare code is found by its code alone, a common one by its name too', () => {
  const lists = untracked(searchCodes);
  const rare = lists.filter(({n, c}) => n > 0 && n < c.split('\n').length);
  const nameAt = ({c}: (typeof lists)[number], index: number): string | undefined =>
    c.split('\n')[index]?.split('\t')[1];
  const withoutNames = rare.filter((list) => !nameAt(list, list.n + 1));
  expect(withoutNames.length).toBeGreaterThan(0);
  for (const list of withoutNames) {
    expect(nameAt(list, list.n - 1), list.t).toBeTruthy();
    expect(nameAt(list, list.n) ?? '', list.t).toBe('');
  }
});

test('a term is found by its other forms, without those that stand for any number', () => {
  const corner = searchRecords().find(({anchor}) => anchor === 'term-four-corner-model');
  expect(corner?.keywords).toEqual(expect.arrayContaining(['corner model']));
  const forms = searchRecords().flatMap(({anchor, keywords = []}) => (anchor.startsWith('term-') ? keywords : []));
  expect(forms.filter((form) => form.includes('#'))).toEqual([]);
});
