import {expect, test} from 'vitest';
import {topicTablesOf} from '../../../../src/contracts/topics/tables';
import {topicsOf} from '../../../../src/contracts/topics/topics';
import {parseYaml} from '../../../../src/contracts/yamlFile';
import {TOPICS} from './sample';

const tables = topicTablesOf(topicsOf(parseYaml(TOPICS, 'topics.yaml')));

test('a matrix has a row for each family with such topics, and a column for each outcome', () => {
  const {columns, rows} = tables.events;
  expect(columns.map(({name}) => name)).toEqual(['Received', 'ReceivedError']);
  expect(rows.map(({title, replacedBy}) => [title, replacedBy])).toEqual([
    ['Order', undefined],
    ['Order response', undefined],
    ['Old response', 'OrderResponse'],
  ]);
  expect(rows[1]?.cells.map((cell) => cell.map(({topic}) => topic))).toEqual([['OrderResponseReceived'], []]);
  expect(tables.commands.columns).toEqual([{name: 'Go', outcome: 'Send'}]);
  expect(tables.commands.rows.map(({family}) => family)).toEqual(['Order', 'OrderResponse']);
});

test('a topic is found by family, name and key', () => {
  expect(tables.events.rows[0]?.cells[0]?.[0]?.find).toBe('OrderReceived Order an order sender orderReferenceId');
  expect(tables.events.rows[2]?.cells[0]?.[0]?.find).toContain('deprecated');
});

test('an outcome is described once for all documents, and again for one that differs', () => {
  expect(tables.outcomes.map(({topic}) => topic)).toEqual([
    '{family}Received',
    'OldResponseReceived',
    'OrderReceivedError',
    'Send{family}',
  ]);
  expect(tables.outcomes[0]).toMatchObject({
    outcome: 'Received',
    meaningHtml: 'You received a document. Fires after the document arrives.',
    followedBy: [],
    dependsOnFamily: true,
  });
  expect(tables.outcomes[3]).toMatchObject({
    followedBy: ['{family}Received', '{family}ReceivedError'],
    dependsOnFamily: false,
  });
});

test('a document has what it adds, and what follows from other documents', () => {
  expect(tables.families[0]).toEqual({
    family: 'Order',
    title: 'Order',
    refToDocumentId: false,
    adds: [{topic: 'OrderReceived', names: ['orderReferenceId']}],
    followedBy: [{topic: 'OrderReceived', names: ['OrderResponseSent']}],
  });
});
