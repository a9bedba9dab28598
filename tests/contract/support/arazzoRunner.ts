import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import {service} from '../../../src/service';
import {placedOperations, resolve} from '../../../src/contracts/openapi/document';
import {contracts} from './contract';

/** The parts of an Arazzo 1.0.1 description that ours uses. */
interface Step {
  readonly stepId: string;
  readonly operationId: string;
  readonly parameters?: readonly {readonly name: string; readonly in: string; readonly value: string}[];
  readonly requestBody?: {readonly contentType: string; readonly payload: unknown};
  readonly successCriteria: readonly {readonly condition: string}[];
  readonly outputs?: Readonly<Record<string, string>>;
}

interface Input {
  readonly description: string;
  readonly default?: string;
  readonly format?: string;
  readonly contentMediaType?: string;
}

export interface Workflow {
  readonly workflowId: string;
  readonly description: string;
  readonly inputs: {readonly properties: Readonly<Record<string, Input>>};
  readonly dependsOn?: readonly string[];
  readonly parameters: readonly {readonly reference: string}[];
  readonly steps: readonly Step[];
}

export interface Arazzo {
  readonly workflows: readonly Workflow[];
  readonly components: {readonly parameters: Readonly<Record<string, {readonly name: string; readonly value: string}>>};
}

/** What has happened in a run: the inputs, and the outputs of the steps so far. */
interface Run {
  readonly inputs: Readonly<Record<string, string>>;
  readonly steps: Map<string, Readonly<Record<string, unknown>>>;
}

/** What JSON Pointer (RFC 6901) finds in a value. */
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((each, key) => (each as Record<string, unknown> | undefined)?.[key], value);

/** The value of a runtime expression of the specification, section 4.7; what is none is its own value. */
function valueOf(text: string, {inputs, steps}: Run): unknown {
  if (text.includes('{$'))
    return text.replace(/\{(\$[^}]+)\}/g, (_, inner: string) => String(valueOf(inner, {inputs, steps})));
  const [, input] = /^\$inputs\.(.+)$/.exec(text) ?? [];
  const [, step = '', output = ''] = /^\$steps\.([^.]+)\.outputs\.(.+)$/.exec(text) ?? [];
  const found = input ? inputs[input] : step ? steps.get(step)?.[output] : text;
  if (found === undefined || found === null) throw new Error(`${text} has no value`);
  return found;
}

function bodyOf({contentType, payload}: NonNullable<Step['requestBody']>, run: Run): RequestInit {
  if (contentType === 'application/json') {
    return {body: JSON.stringify(payload), headers: {'content-type': contentType}};
  }
  const fileOf = (name: string): Blob => {
    const file = String(valueOf(name, run));
    return new Blob([fs.readFileSync(file)], {type: file.endsWith('.pdf') ? 'application/pdf' : 'application/xml'});
  };
  if (typeof payload === 'string') return {body: fileOf(payload), headers: {'content-type': contentType}};
  const form = new FormData();
  for (const [name, value] of Object.entries(payload as Record<string, string>))
    form.append(name, fileOf(value), 'file');
  return {body: form};
}

const operations = new Map(
  contracts.flatMap(({version, document}) =>
    placedOperations(document).map((placed) => [
      `$sourceDescriptions.${version}.${placed.operation.operationId}`,
      {...placed, parameters: placed.parameters.map((each) => resolve(document, each))},
    ]),
  ),
);

function requestOf(step: Step, shared: Readonly<Record<string, string>>, run: Run): [path: string, init: RequestInit] {
  const placed = operations.get(step.operationId);
  if (!placed) throw new Error(`no operation ${step.operationId}`);
  let path = placed.path;
  const query = new URLSearchParams();
  const body = step.requestBody ? bodyOf(step.requestBody, run) : {};
  const headers: Record<string, string> = {...shared, ...(body.headers as Record<string, string> | undefined)};
  for (const {name, in: where, value} of step.parameters ?? []) {
    if (!placed.parameters.some((each) => each.name === name && each.in === where)) {
      throw new Error(`${step.operationId} has no parameter ${name} in its ${where}`);
    }
    const text = String(valueOf(value, run));
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
    else if (where === 'query') query.append(name, text);
    else headers[name] = text;
  }
  return [
    `${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
    {...body, method: placed.method.toUpperCase(), headers},
  ];
}

/** The inputs of a run: the examples' values, a new UUID for each new document, and the path of the example in place of a document. */
function inputsOf({inputs}: Workflow, given: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(inputs.properties).map(([name, {default: value, format, description}]) => {
    const [, example] = /Example: (\S+)$/.exec(description) ?? [];
    return [
      name,
      given[name] ?? value ?? (format === 'uuid' ? randomUUID() : example?.slice(service.site.url.length + 1)),
    ];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Runs a workflow on a host; `afterStep` gives the bus the time that it needs. @returns what each step got, up to the first that fails: `sendSalesInvoice: 200` */
export async function runWorkflow(
  {components}: Arazzo,
  workflow: Workflow,
  host: string,
  given: Readonly<Record<string, string>>,
  afterStep: () => Promise<void>,
): Promise<{readonly ran: string[]; readonly failure?: string}> {
  const run: Run = {inputs: inputsOf(workflow, given), steps: new Map()};
  const shared = workflow.parameters.flatMap(
    ({reference}) => components.parameters[reference.split('.').at(-1) ?? ''] ?? [],
  );
  const headers = Object.fromEntries(
    shared.map(({name, value}): [string, string] => [name, String(valueOf(value, run))]),
  );
  const ran: string[] = [];
  for (const step of workflow.steps) {
    const [path, init] = requestOf(step, headers, run);
    const response = await fetch(host + path, init);
    const text = await response.text();
    ran.push(`${step.stepId}: ${response.status}`);
    const failed = step.successCriteria.find(({condition}) => condition !== `$statusCode == ${response.status}`);
    if (failed)
      return {ran, failure: `${step.stepId}: ${response.status} is not ${failed.condition}. ${text.slice(0, 300)}`};
    const outputs = Object.entries(step.outputs ?? {}).map(([name, expression]) => {
      const value = at(JSON.parse(text), expression.replace('$response.body#', ''));
      return [name, value];
    });
    run.steps.set(step.stepId, Object.fromEntries(outputs) as Record<string, unknown>);
    await afterStep();
  }
  return {ran};
}
