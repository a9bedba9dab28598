import {expect, test} from 'vitest';
import {openApi} from '../../../src/sources/rest';
import {untracked} from '../../../src/sources/files';
import {statesNamed, stateMachines} from '../../../src/sources/states';
import {machineOf, mermaidOf, needsFamily, statesOf, type State} from '../../../src/contracts/states';
import {parseYaml} from '../../../src/contracts/yamlFile';
import {topics} from '../../support/contracts';

const machines = untracked(stateMachines);

const LAMP = `lamp:
  title: The states of {noun}
  begins: made
  states:
    - {state: Off, starts: a, do: b, next: [{to: On, on: '{family} press'}]}
    - {state: On, starts: a, do: b, next: []}
`;
const read = (text: string): ReturnType<typeof statesOf> => statesOf(parseYaml(text, 'states.yaml'));

test('a machine is a diagram of the same states', () => {
  const lamp = read(LAMP).get('lamp');
  expect(lamp && needsFamily(lamp)).toBe(true);
  expect(lamp && mermaidOf(machineOf(lamp, 'Lamp', 'a lamp'))).toBe(
    ['stateDiagram-v2', '  direction LR', '  [*] --> Off: made', '  Off --> On: Lamp press', '  On --> [*]'].join('\n'),
  );
});

test.each([
  ['to: On', 'to: Onn', 'Onn'],
  ['next: [{to: On', 'next: [{to: Off', "no state leads to 'On'"],
  ['next: []}', 'next: []}\n    - {state: Off, starts: a, do: b, next: []}', 'twice'],
])('a wrong state is named with file and line: %s', (from, to, message) => {
  expect(() => read(LAMP.replace(from, to))).toThrow(new RegExp(`^states.yaml:\\d+: .*${message}`));
});

test('states with a code are the values of their enumeration, and every value is a state', () => {
  const schemas = untracked(() => openApi('v1')).components.schemas;
  const coded = [...machines].filter(([, {codes}]) => codes !== undefined);
  expect(coded.map(([name]) => name)).toEqual(['invoiceResponse', 'orderResponse']);
  for (const [name, {codes = '', states}] of coded) {
    const schema = schemas[codes] as unknown as {'x-enum-codes': Record<string, string>};
    const found = Object.fromEntries(states.flatMap(({state, code}) => (code ? [[state, code]] : [])));
    expect(found, name).toEqual(schema['x-enum-codes']);
  }
});

test('a topic that a machine names exists', () => {
  const known = new Set(topics().topics.map(({topic}) => topic));
  for (const [name, machine] of machines) {
    const text = JSON.stringify(machine).replaceAll('{family}', 'Order');
    for (const [, topic = ''] of text.matchAll(/`((?:Invoice|Order)\w*(?:Sent|Received|Retry|Error))`/g)) {
      expect(known.has(topic), `${name}: ${topic}`).toBe(true);
    }
  }
});

test('a page names a machine and, where it speaks of documents of any family, the family', () => {
  expect(untracked(() => statesNamed('delivery', 'Order')).title).toBe('The states of an order that you send');
  expect(() => untracked(() => statesNamed('delivery'))).toThrow('need a family');
  expect(() => untracked(() => statesNamed('orderChange', 'Order'))).toThrow('without a family');
  expect(() => untracked(() => statesNamed('nope'))).toThrow('no states');
  expect(() => untracked(() => statesNamed('delivery', 'Nope'))).toThrow("family 'Nope'");
});

const state = (name: string, to: readonly string[], drawnAs?: string): State => ({
  state: name,
  drawnAs,
  starts: 'starts',
  do: 'do',
  next: to.map((each) => ({to: each})),
});

test.each(['delivery', 'selfBilling'])(
  "the receiver's access point can still reject what was delivered: %s",
  (name) => {
    const delivered = machines.get(name)?.states.find((each) => each.state === 'Delivered');
    expect(delivered?.next.map(({to}) => to)).toContain('RejectedAfterDelivery');
  },
);

test('a state that is usually the last one has an arrow to the end, and to what can follow', () => {
  const states: State[] = [{...state('Delivered', ['Rejected']), last: true}, state('Rejected', [])];
  expect(mermaidOf({title: 'Delivery', states}).split('\n')).toEqual([
    'stateDiagram-v2',
    '  direction LR',
    '  [*] --> Delivered',
    '  Delivered --> [*]',
    '  Delivered --> Rejected',
    '  Rejected --> [*]',
  ]);
});

test('a name of several words is in words, and a value of an enumeration as it is', () => {
  const states: State[] = [
    {...state('Sent', ['UnderQuery']), code: 'AB'},
    {...state('UnderQuery', []), code: 'UQ'},
  ];
  const label = '  state "Under query" as UnderQuery';
  expect(mermaidOf({title: 'Responses', states})).toContain(label);
  expect(mermaidOf({title: 'Responses', codes: 'Codes', states})).not.toContain(label);
});

test('states with the same box are one, with each arrow once and none from the box to itself', () => {
  const states = [
    state('Received', ['Query', 'Check']),
    state('Query', ['Check', 'Accept'], 'Open'),
    state('Check', ['Query', 'Accept'], 'Open'),
    state('Accept', []),
  ];
  expect(mermaidOf({title: 'Responses', begins: 'arrives', states}).split('\n')).toEqual([
    'stateDiagram-v2',
    '  direction LR',
    '  state "Query<br>Check" as Open',
    '  [*] --> Received: arrives',
    '  Received --> Open',
    '  Open --> Accept',
    '  Accept --> [*]',
  ]);
});
