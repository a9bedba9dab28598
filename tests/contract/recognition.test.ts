import {expect, test} from 'vitest';
import {hookActionsOf} from '../../src/contracts/hookActions';
import {actionOf, type Hook} from '../../src/sandbox/hookSyntax/action';
import {openApi, readFilled, yamlFile} from '../support/contracts';
import {projectContract} from '../../src/sandbox/project';

const contract = projectContract();

const examples = openApi('v1').components.examples ?? {};
const {fields, qualities, priorities, data} = yamlFile('openapi/recognition.yaml').data as {
  fields: {name: string; when: string}[];
  qualities: {quality: string}[];
  priorities: {priority: string}[];
  data: {key: string; type: string}[];
};

/** The option `data` of a recognize action, decoded as the bus does it. */
function dataOf(action: string): unknown {
  const value = actionOf(contract, action)?.options.get('data') ?? '';
  return JSON.parse(Buffer.from(value, 'base64').toString());
}

const shown = /```json title="party\.json"\n([\s\S]*?)```/.exec(readFilled('docs/introduction/recognize.mdx'))?.[1];

test('the option data of the example is the JSON file of the page', () => {
  const {action} = examples.hookRecognize?.value as Hook;
  expect(dataOf(action)).toEqual(JSON.parse(shown ?? ''));
});

test('the JSON file of the page has the keys and types of the table', () => {
  const party = JSON.parse(shown ?? '') as Record<string, unknown[]>;
  const types = Object.entries(party).map(([key, list]) => ({key, type: `${typeof list[0]}s`}));
  expect(types).toEqual(data.map(({key, type}) => ({key, type})));
});

const option = (name: string): readonly string[] | undefined =>
  hookActionsOf(yamlFile('openapi/v1.yaml'))
    .find(({scheme}) => scheme === 'recognize')
    ?.options.find((each) => each.name === name)?.values;

test('qualities, priorities and features are those of the action', () => {
  expect(new Set(qualities.map(({quality}) => quality))).toEqual(new Set(option('quality')));
  expect(new Set(priorities.map(({priority}) => priority))).toEqual(new Set(option('priority')));
  const features = fields.filter(({when}) => when !== 'always');
  expect(features.map(({name}) => name)).toEqual(option('features'));
  expect(features.map(({when}) => when)).toEqual(features.map(({name}) => `\`${name}\``));
});

test('the examples name only fields that the recogniser reads', () => {
  const names = [...JSON.stringify(examples).matchAll(/"uncertain":\[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => JSON.parse(`[${list}]`) as string[],
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !fields.some((field) => field.name === name))).toEqual([]);
});
