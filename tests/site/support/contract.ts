import fs from 'node:fs';
import {parse} from 'yaml';
import {fillTokens} from '../../../src/sources/tokens';

type Node = Record<string, unknown>;

/** An operation as the contract states it, read on its own, without the readers of src/contracts. */
export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly string[];
  /** Media types of the request body. */
  readonly bodies: readonly string[];
  readonly statuses: readonly string[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The text of a contract file as the site must serve it. */
export function contractText(file: string): string {
  return fillTokens(fs.readFileSync(file, 'utf8'), file);
}

const documents = new Map<string, Node>();

/** The OpenAPI document of a version, read once. */
export function contractOf(version: string): Node {
  const document = documents.get(version) ?? (parse(contractText(`openapi/${version}.yaml`)) as Node);
  documents.set(version, document);
  return document;
}

/** The versions of the REST contract that exist. */
export const versions = ['v1', 'v1-beta'].filter((version) => fs.existsSync(`openapi/${version}.yaml`));

const child = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
const nodes = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});

/** What a `$ref` stands for. */
function resolved(document: Node, value: unknown): Node {
  const reference = child(value, '$ref');
  if (typeof reference !== 'string') return nodes(value);
  return nodes(reference.replace('#/', '').split('/').reduce<unknown>(child, document));
}

/** Every operation of a version, in the order of the paths. */
export function contractOperations(version: string): ContractOperation[] {
  const document = contractOf(version);
  return Object.entries(nodes(document.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => child(item, method)).map((method) => {
      const operation = nodes(child(item, method));
      const parameters = [child(item, 'parameters'), operation.parameters].flatMap((list) =>
        Array.isArray(list) ? (list as unknown[]) : [],
      );
      return {
        id: String(operation.operationId),
        method: method.toUpperCase(),
        path,
        summary: String(operation.summary),
        parameters: parameters.map((parameter) => String(resolved(document, parameter).name)),
        bodies: Object.keys(nodes(resolved(document, operation.requestBody).content)),
        statuses: Object.keys(nodes(operation.responses)),
      };
    }),
  );
}

/** The names of the schemas of a version. */
export function contractSchemas(version: string): string[] {
  return Object.keys(nodes(child(contractOf(version).components, 'schemas')));
}
