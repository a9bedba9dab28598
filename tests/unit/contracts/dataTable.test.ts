import {expect, test} from 'vitest';
import {dataTableOf, valueAt} from '../../../src/contracts/dataTable';

const DATA = {
  topics: [
    {topic: 'InvoiceSent', details: ['sender', 'id'], ref: true},
    {topic: 'HookSent', meaning: 'A <b>hook</b> | ran', example: {qty: 1}},
  ],
  schemes: [{name: 'https', options: [{key: 'batch'}]}],
};

test('follows keys and picks entries by a value', () => {
  expect(valueAt(DATA, 'schemes[name=https].options')).toEqual([{key: 'batch'}]);
  expect(valueAt(DATA, 'schemes[name=ftp].options')).toBeUndefined();
});

test('draws columns with headers, code cells, lists, booleans and anchors', () => {
  const table = dataTableOf(DATA, {
    path: 'topics',
    columns: '*topic=Topic, details?, ref?=Refers, meaning?',
    anchor: 'topic',
  });
  expect(table.headers.map(({text}) => text)).toEqual(['Topic', 'details', 'Refers', 'meaning']);
  expect(table.rows[0]).toEqual({
    id: 'topic-InvoiceSent',
    cells: ['<code>InvoiceSent</code>', 'sender, id', 'yes', ''],
  });
  expect(table.rows[1]?.cells[3]).toBe('A &lt;b&gt;hook&lt;/b&gt; | ran');
});

test('a column of sentences is marked', () => {
  const data = {list: [{a: 'x', b: 'A sentence that is long enough to want some room.'}]};
  expect(dataTableOf(data, {path: 'list', columns: 'a,b'}).headers.map(({prose}) => prose)).toEqual([false, true]);
  expect(dataTableOf(data, {path: 'list', columns: '*b'}).headers[0]?.prose).toBe(false);
});

test('an anchor can have a prefix of its own', () => {
  expect(dataTableOf(DATA, {path: 'topics', columns: 'topic', anchor: 'event:topic'}).rows[0]?.id).toBe(
    'event-InvoiceSent',
  );
  const profiles = {list: [{profile: 'EN 16931 (Comfort)'}, {profile: 'BASIC WL'}]};
  const {rows} = dataTableOf(profiles, {path: 'list', columns: 'profile', anchor: 'profile'});
  expect(rows.map(({id}) => id)).toEqual(['profile-EN-16931-Comfort', 'profile-BASIC-WL']);
});

test('a path without a list and a column that no entry has fail', () => {
  expect(() => dataTableOf(DATA, {path: 'events', columns: 'topic'})).toThrow("no list at 'events'");
  expect(() => dataTableOf(DATA, {path: 'topics', columns: 'topik'})).toThrow("no entry at 'topics' has 'topik'");
  expect(() => dataTableOf(DATA, {path: 'topics', columns: 'topic', anchor: 'topik'})).toThrow("has 'topik'");
});

test('a column that an entry lacks fails unless it is marked', () => {
  expect(() => dataTableOf(DATA, {path: 'topics', columns: 'meaning'})).toThrow(
    "an entry at 'topics' lacks 'meaning'; 'meaning?' lets it",
  );
});

test('a long host may break after its dots', () => {
  const data = {list: [{zone: 'participant.sml.example.org'}]};
  expect(dataTableOf(data, {path: 'list', columns: '*zone'}).rows[0]?.cells).toEqual([
    '<code>participant.<wbr>sml.<wbr>example.<wbr>org</code>',
  ]);
});
