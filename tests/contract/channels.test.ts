import {describe, expect, test} from 'vitest';
import {channelOf} from '../../src/contracts/channels/choice';
import {channelsFile} from '../../src/contracts/channels/file';
import {channelTableOf} from '../../src/contracts/channels/tables';
import {checkYaml} from '../../src/contracts/yamlFile';
import {hookProblem} from '../../src/sandbox/hookSyntax/problem';
import {cast} from '../../src/service';
import {yamlFile} from '../support/contracts';
import {projectContract} from '../../src/sandbox/project';

const contract = projectContract();

const yaml = yamlFile('openapi/channels.yaml');
const file = checkYaml(yaml, channelsFile);
const setup = {...file, ...file.example};
const choices = file.example.documents.map((document) => channelOf(document, setup));

test('the example shows every rule and every other reason', () => {
  const reasons = new Set<string>(choices.map(({reason}) => reason));
  const all = [...file.rules.map(({id}) => id), ...Object.keys(file.otherReasons)];
  expect(all.filter((id) => !reasons.has(id))).toEqual([]);
});

describe('the hooks of the example', () => {
  test.each(file.example.hooks.map((hook) => [hook.id, hook] as const))('%s can work', (_id, {party, ...hook}) => {
    expect(party === undefined || party in cast).toBe(true);
    expect(hookProblem(contract, {...hook, name: hook.id})).toBeUndefined();
  });
});

test('the tables have no place that is not filled, and no empty reason', () => {
  const {rows} = channelTableOf(yaml, 'documents');
  expect(rows.map(({cells}) => cells.at(-1)).filter((html) => !html || /[{}]/.test(html))).toEqual([]);
  expect(channelTableOf(yaml, 'hooks').rows).toHaveLength(file.example.hooks.length);
});

test('each network is the scheme of an action', () => {
  const schemes = file.example.hooks.map(({action}) => /^\w+/.exec(action)?.[0]);
  expect(file.networks.filter((network) => !schemes.includes(network))).toEqual([]);
});
