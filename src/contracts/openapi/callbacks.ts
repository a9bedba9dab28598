import {markdownToHtml} from '../markdown';
import {bodyOf, responseOf} from './bodies';
import {
  METHODS,
  resolve,
  type CallbackObject,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
} from './document';
import {parameterOf} from './fields';
import type {Callback} from './model';

function callbackOf(document: OpenApiDocument, address: string, method: string, operation: OperationObject): Callback {
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    address,
    summary: operation.summary,
    descriptionHtml: markdownToHtml(operation.description),
    parameters: (operation.parameters ?? []).map((parameter) => parameterOf(document, parameter)),
    body: operation.requestBody && bodyOf(document, operation.requestBody),
    // Without the sort, JavaScript puts `410` before `2XX`.
    responses: Object.entries(operation.responses)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([status, response]) => responseOf(document, status, response)),
  };
}

/** The requests that the service makes because of an operation: deliveries to a webhook, for a hook that was saved. */
export function callbacksOf(
  document: OpenApiDocument,
  callbacks: Readonly<Record<string, CallbackObject>> = {},
): Callback[] {
  return Object.values(callbacks).flatMap((reference) =>
    Object.entries(resolve<{$ref?: string}>(document, reference) as Record<string, PathItem>).flatMap(
      ([address, item]) =>
        METHODS.flatMap((method) => {
          const operation = item[method];
          return operation ? [callbackOf(document, address, method, operation)] : [];
        }),
    ),
  );
}
