import {describe, expect, test} from 'vitest';
import type {Hook} from '../../src/sandbox/hookSyntax/action';
import {hookProblem} from '../../src/sandbox/hookSyntax/problem';
import {hookActionFaultsIn} from '../../src/contentCheck/prose/hookActions';
import {untracked} from '../../src/sources/files';
import {openApi, topics, yamlFile} from '../support/contracts';
import {projectContract} from '../../src/sandbox/project';

const contract = projectContract();

const isHook = (value: unknown): value is Hook =>
  typeof value === 'object' && value !== null && 'action' in value && 'id' in value;

/** Every hook among the examples of a contract, of requests and of responses, by the example's name. */
const examples = Object.entries(openApi('v1').components.examples ?? {}).flatMap(([name, {value}]) =>
  [value].flat().flatMap((each: unknown) => (isHook(each) ? [[name, each] as const] : [])),
);

describe('the examples of v1.yaml', () => {
  test('have hooks with each kind of action', () => {
    const schemes = new Set(examples.map(([, {action}]) => action.split(':', 1)[0]));
    expect([...schemes]).toEqual(
      expect.arrayContaining(['https', 'mailto', 'sftp', 'mailfrom', 'recognize', 'join', 'dico', 'peppol']),
    );
  });

  test.each(examples)('%s can work', (_name, hook) => {
    expect(hookProblem(contract, hook)).toBeUndefined();
  });
});

test('an action of a page is found, and its unknown option', () => {
  const text = 'Use `mailto:a@zilverlinde.example?inclueAttachment=true`, never `sftp://{host}?readDirectory=…`.';
  expect(untracked(() => hookActionFaultsIn('docs/a.mdx', text, contract))).toEqual([
    expect.stringContaining("Option 'inclueAttachment' of the mailto action is not known, or appears twice."),
  ]);
});

test('files.yaml publishes to commands, and waits for topics that can follow them', () => {
  const {publishing} = yamlFile('openapi/files.yaml').data as {
    publishing: {topic: string; success: string; error: string}[];
  };
  const of = (pattern: string): string => pattern.replaceAll('`', '').replace('{family}', 'Invoice').replace(/,.*/, '');
  const wrong = publishing.filter(({topic, success, error}) => {
    const command = topics().topics.find((each) => each.topic === of(topic) && each.kind === 'command');
    if (of(topic).startsWith('Join')) return !command;
    return !command?.followedBy.includes(of(success)) || !command.followedBy.includes(of(error));
  });
  expect(wrong).toEqual([]);
});
