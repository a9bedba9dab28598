import {parse} from 'yaml';
import {readFilled, restVersions} from '../../support/contracts';
import {
  METHODS,
  resolve,
  type OpenApiDocument,
  type OperationObject,
  type ResponseObject,
} from '../../../src/contracts/openapi/document';

export type Version = (typeof restVersions)[number];

/** A contract as the site serves it, tokens filled. */
export interface Contract {
  readonly version: Version;
  readonly file: string;
  readonly document: OpenApiDocument;
}

export const contracts: readonly Contract[] = restVersions.map((version) => {
  const file = `openapi/${version}.yaml`;
  return {version, file, document: parse(readFilled(file)) as OpenApiDocument};
});

/** The REST contract of a version. */
export function contract(version: Version): Contract {
  const found = contracts.find((each) => each.version === version);
  if (!found) throw new Error(`openapi/${version}.yaml does not exist`);
  return found;
}

/** Every operation of a contract. */
export function operationsOf({document}: Contract): OperationObject[] {
  return Object.values(document.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
}

/** The answers of an operation by status, references followed. */
export function answersOf(
  {document}: Contract,
  operation: OperationObject,
): [status: number, answer: ResponseObject][] {
  return Object.entries(operation.responses).map(([status, answer]) => [Number(status), resolve(document, answer)]);
}

/** The values of all examples of an answer, references followed. */
export function exampleValues({document}: Contract, answer: ResponseObject): unknown[] {
  return Object.values(answer.content ?? {}).flatMap((media) => [
    ...(media.example === undefined ? [] : [media.example]),
    ...Object.values(media.examples ?? {}).map((example) => resolve(document, example).value),
  ]);
}
