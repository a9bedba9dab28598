import {lintFromString, loadConfig} from '@redocly/openapi-core';
import {restVersions} from '../../sources/rest';
import {readFilled, yamlFile} from '../../sources/yaml';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

const CONFIG = 'openapi/redocly.yaml';

/** What authors do about a rule of Redocly; `openapi/redocly.yaml` has those of the house, with what they are for. */
const REMEDIES: Readonly<Record<string, string>> = {
  'operation-operationId-unique': 'Give each operation an id of its own',
  'operation-description': 'Describe the operation in one or two sentences',
  'rule/property-description': 'Describe the property in a sentence',
  'no-invalid-schema-examples': 'Correct the example, or the schema',
  'no-invalid-media-type-examples': 'Correct the example, or the schema',
  'no-unresolved-refs': 'Correct the name after $ref, or add it to `components`',
  'rule/has-idempotent': 'Write x-idempotent: true, false, or header',
  'rule/summary-shape': 'Write the summary as an instruction without a full stop',
  'no-unused-components': 'Remove the component, or refer to it',
  struct: 'Correct the key or its value: OpenAPI 3.0 describes them',
};

type Problem = Awaited<ReturnType<typeof lintFromString>>[number];

/** The line of a problem: that of its place, which Redocly knows as a pointer such as `#/paths/~1x/get`. */
function lineOf({location: [place]}: Problem, lineAt: (path: readonly (string | number)[]) => number): number {
  const pointer = place && 'pointer' in place ? (place.pointer ?? '') : '';
  const keys = pointer.split('/').slice(1);
  const path = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return lineAt(path.map((key) => (/^\d+$/.test(key) && !path.includes('responses') ? Number(key) : key)));
}

const known = new Map<string, Promise<Problem[]>>();

/** What Redocly says of a contract text under openapi/redocly.yaml. The same text is linted once. */
export function problemsOf(source: string): Promise<Problem[]> {
  const before = known.get(source);
  if (before) return before;
  const problems = loadConfig({configPath: CONFIG}).then((config) => lintFromString({source, config}));
  known.set(source, problems);
  return problems;
}

/** The contracts fit the OpenAPI specification and the rules of openapi/redocly.yaml. */
export const openApiLint: Check = async () => {
  const faults: Fault[] = [];
  for (const version of restVersions) {
    const file = `openapi/${version}.yaml`;
    const source = readFilled(file);
    const yaml = yamlFile(file);
    for (const problem of await problemsOf(source)) {
      const line = lineOf(problem, (path) => yaml.lineOf(path));
      const remedy = REMEDIES[problem.ruleId] ?? `See the rule ${problem.ruleId} in ${CONFIG}`;
      faults.push(faultAt(file, line, problem.message.replace(/\.$/, '').split('\n')[0] ?? '', remedy));
    }
  }
  return faults;
};
