import {describe, expect, test} from 'vitest';
import type {Hook} from '../../src/sandbox/hookSyntax/action';
import {hookProblem} from '../../src/sandbox/hookSyntax/problem';
import {fillTokens} from '../../src/sources/tokens';
import {openApi, topics, yamlFile} from '../support/contracts';
import {pageSources, type Source} from '../support/pages';
import {projectContract} from '../../src/sandbox/project';

const contract = projectContract();

const isHook = (value: unknown): value is Hook =>
  typeof value === 'object' && value !== null && 'action' in value && 'id' in value;

/** Every hook among the examples of a contract, of requests and of responses, by the example's name. */
const examples = Object.entries(openApi('v1').components.examples ?? {}).flatMap(([name, {value}]) =>
  [value].flat().flatMap((each: unknown) => (isHook(each) ? [[name, each] as const] : [])),
);

const SCHEME = String.raw`(?:sftp|recognize|join|dico):\/\/|mailfrom:\/\/|mailto:`;

/** The whole actions that a page shows as code: those with `{…}` or `…` are forms, not actions. */
function actionsOf({file, text}: Pick<Source, 'file' | 'text'>): string[] {
  const found = fillTokens(text, file).matchAll(new RegExp(`(?<=["'\`])(?:${SCHEME})[^"'\`\n]+`, 'g'));
  return [...found].map(([action]) => action).filter((action) => !/[{…]/.test(action));
}

/** Why an action of a page can't work, whatever the topics of its hook. */
function problemOf(action: string): string | undefined {
  const publishTopics = /^(mailfrom|join)|readDirectory/.test(action) ? ['SendInvoice'] : null;
  return hookProblem(contract, {id: 'a', name: 'A', action, publishTopics});
}

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

test('every action that a page shows can work', () => {
  const wrong = pageSources().flatMap((page) =>
    actionsOf(page).flatMap((action) => {
      const problem = problemOf(action);
      return problem ? [`${page.file}: ${action}: ${problem}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('an action of a page is found, and its unknown option', () => {
  const text = 'Use `mailto:a@zilverlinde.example?inclueAttachment=true`, never `sftp://{host}?readDirectory=…`.';
  const actions = actionsOf({file: 'docs/a.mdx', text});
  expect(actions).toEqual(['mailto:a@zilverlinde.example?inclueAttachment=true']);
  expect(actions.map(problemOf)).toEqual([
    "Option 'inclueAttachment' of the mailto action is not known, or appears twice.",
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
