import {choiceOf} from '../../contracts/openapi/request';
import {placedOperations, resolve, type ParameterObject, type PlacedOperation} from '../../contracts/openapi/document';
import type {CallStep, Step} from '../../content/steps';
import {memoized} from '../../sources/files';
import {openApi, restVersions} from '../../sources/rest';
import {checkerOf} from '../openapi/examples';
import {faultAt} from '../fault';
import type {Check} from '../site';
import {guidesOf} from './stories';

interface Found extends PlacedOperation {
  readonly check: ReturnType<typeof checkerOf>;
  readonly parameterList: readonly ParameterObject[];
}

const operations = memoized(
  (): ReadonlyMap<string, Found> =>
    new Map(
      restVersions.flatMap((version) => {
        const document = openApi(version);
        const check = checkerOf(document);
        return placedOperations(document).map((placed): [string, Found] => [
          placed.operation.operationId,
          {...placed, check, parameterList: placed.parameters.map((each) => resolve(document, each))},
        ]);
      }),
    ),
);

/** Values of parameters that do not fit what the contract says of them. */
function wrongParameters({operation, choice}: CallStep): string[] {
  const found = operations().get(operation);
  return [...(choice.query ?? []), ...(choice.path ?? [])].flatMap((written) => {
    const {name, value} = choiceOf(written);
    const schema = found?.parameterList.find((each) => each.name === name)?.schema;
    if (value === undefined || !found || !schema) return [];
    const problem = found.check(schema as Readonly<Record<string, unknown>>, schema.type === 'array' ? [value] : value);
    return problem === undefined
      ? []
      : [`${name}=${value} in the request ${operation}: ${problem.replace(/^data/, 'the value')}`];
  });
}

/** The values of the parameters in the path of a request, by name. */
export function pathOf({operation, choice}: CallStep): Map<string, string> {
  const chosen = new Map((choice.path ?? []).map(choiceOf).map(({name, value}) => [name, value]));
  const inPath =
    operations()
      .get(operation)
      ?.parameterList.filter((each) => each.in === 'path') ?? [];
  return new Map(inPath.map(({name, example}) => [name, chosen.get(name) ?? String(example)]));
}

/** The body that a step returns, or the event of one that waits for it. */
export const bodyOf = (step: Step): unknown =>
  step.kind === 'event'
    ? step.event
    : step.response?.code?.language === 'json'
      ? JSON.parse(step.response.code.text)
      : undefined;

/** The values in the requests of steps fit the contract. */
export const stepRequests: Check = (site) =>
  guidesOf(site).flatMap(({file, steps}) =>
    steps.flatMap((step) =>
      step.kind === 'call'
        ? wrongParameters(step).map((problem) =>
            faultAt(file, step.line, problem, 'Write a value that the contract permits'),
          )
        : [],
    ),
  );
