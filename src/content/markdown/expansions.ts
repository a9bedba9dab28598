import fs from 'node:fs';
import path from 'node:path';
import {ContentError} from '../../contracts/contentError';
import {dataTableOf} from '../../contracts/dataTable';
import {highlight} from '../../contracts/highlight';
import {limitsOf} from '../../contracts/limits';
import {codeOf} from '../../contracts/openapi/bodies';
import {curlOf} from '../../contracts/openapi/curl';
import type {Method, OpenApiDocument, OperationObject} from '../../contracts/openapi/document';
import type {Example, Operation} from '../../contracts/openapi/model';
import {samplesOf} from '../../contracts/samples';
import {checkTables, isTables} from '../../contracts/tables';
import {cast, service} from '../../service';
import {errorCatalogue, openApi, operations, readFilled, restReference, restVersions, yamlFile} from '../contracts';
import type {ContractComponent} from './attributes';

/** What an author writes on a component, as plain strings. */
export type Attributes = Readonly<Record<string, string>>;

/** What a component gets in place of the author's names, and the heading that goes before it in the contents list. */
export interface Expansion {
  readonly props: Readonly<Record<string, unknown>>;
  readonly heading?: {readonly text: string; readonly id: string};
}

/** A name that the contracts do not have; the caller adds file and line. */
export class UnknownName extends Error {}

function operationNamed(id: string | undefined): Operation {
  const operation = operations().get(id ?? '');
  if (!operation) throw new UnknownName(`operation '${id}' is not in openapi/*.yaml`);
  return operation;
}

interface Answer {
  readonly status: string;
  readonly code?: Example['code'];
  /** Of a document that comes back as a file. */
  readonly mediaType?: string;
  readonly sampleFile?: string;
}

function answerOf(operation: Operation, {response, status}: Attributes): Answer {
  const all = operation.responses.flatMap((each) =>
    each.contents.flatMap((content) => content.examples.map((example) => ({status: each.status, example}))),
  );
  const found = all.find(
    (each) => (!response || each.example.name === response) && (!status || each.status === status),
  );
  if (found) return {status: found.status, code: found.example.code};
  if (response) throw new UnknownName(`${operation.id} has no response example '${response}'`);
  const plain = operation.responses.find((each) => each.status === (status ?? '200'));
  if (!plain) throw new UnknownName(`${operation.id} declares no response ${status ?? '200'}`);
  const [file] = plain.contents;
  return {status: plain.status, mediaType: file?.mediaType, sampleFile: file?.sampleFile};
}

function itemOf(document: OpenApiDocument, operation: Operation): OperationObject {
  const item = document.paths[operation.path];
  const object = item?.[operation.method.toLowerCase() as Method];
  if (!item || !object) throw new UnknownName(`${operation.id} is not at ${operation.path}`);
  return {...object, parameters: [...(item.parameters ?? []), ...(object.parameters ?? [])]};
}

function callOf(attributes: Attributes): Expansion {
  const operation = operationNamed(attributes.operation);
  const document = openApi(operation.version);
  const {example, query} = attributes;
  if (example && !operation.body?.contents.some((content) => content.examples.some((each) => each.name === example))) {
    throw new UnknownName(`${operation.id} has no request example '${example}'`);
  }
  const asked = query?.split(' ') ?? [];
  const unknown = asked.find(
    (each) => !operation.parameters.some(({name, in: place}) => place === 'query' && name === each),
  );
  if (unknown) throw new UnknownName(`${operation.id} has no query parameter '${unknown}'`);
  const request = curlOf(
    document,
    operation.path,
    operation.method.toLowerCase() as Method,
    itemOf(document, operation),
    {
      example,
      query: asked,
    },
  );
  return {props: {request, answer: answerOf(operation, attributes), id: operation.id, version: operation.version}};
}

function answerAlone(attributes: Attributes): Expansion {
  const {status, code} = answerOf(operationNamed(attributes.operation), attributes);
  if (!code) throw new UnknownName(`${attributes.operation} has no body in answer ${status}`);
  return {props: {code, title: attributes.title ?? `Answer ${status}`}};
}

function contractExampleOf({name = '', version = 'v1', title = name}: Attributes): Expansion {
  const known = restVersions().find((each) => each === version);
  const example = known && openApi(known).components.examples?.[name];
  if (!example) throw new UnknownName(`example '${name}' is not in openapi/${version}.yaml`);
  return {props: {code: codeOf(example.value, 'application/json'), title}};
}

function sampleOf(name: string | undefined): Expansion {
  const samples = samplesOf((file) => {
    const source = `docs/samples/${name}/${file}`;
    if (!fs.existsSync(source)) throw new UnknownName(`sample file ${source} is missing`);
    return readFilled(source);
  });
  return {props: {samples, name}};
}

function exampleOf(file: string | undefined): Expansion {
  const source = `documents/examples/${file}`;
  if (!file || !fs.existsSync(source)) throw new UnknownName(`example document ${source} does not exist`);
  const text = fs.readFileSync(source, 'utf8').trimEnd();
  return {props: {file, code: {text, language: 'xml', html: highlight(text, 'xml')}}};
}

function schemaOf({name, version = 'v1'}: Attributes): Expansion {
  const known = restVersions().find((each) => each === version);
  const schema = known && restReference(known).schemas.find((each) => each.name === name);
  if (!schema) throw new UnknownName(`schema '${name}' is not in openapi/${version}.yaml`);
  return {props: {schema, version}};
}

function operationOf({id}: Attributes): Expansion {
  const operation = operationNamed(id);
  return {props: {operation}, heading: {text: operation.summary, id: operation.id}};
}

function tableOf({file = '', path: list = '', columns = '', anchor, label}: Attributes): Expansion {
  if (!fs.existsSync(file)) throw new UnknownName(`contract file ${file} does not exist`);
  const yaml = yamlFile(file);
  const kind = path.posix.basename(file, '.yaml');
  if (isTables(kind)) checkTables(kind, yaml);
  try {
    return {props: {table: dataTableOf(yaml.data, {path: list, columns, anchor}), label}};
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new UnknownName(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Component to what it shows. */
export const expansions: Readonly<Record<ContractComponent, (attributes: Attributes) => Expansion>> = {
  Operation: operationOf,
  Call: callOf,
  Answer: answerAlone,
  ContractExample: contractExampleOf,
  Samples: ({name}) => sampleOf(name),
  Example: ({file}) => exampleOf(file),
  Schema: schemaOf,
  DataTable: tableOf,
  OperationErrors: ({operation}) => ({props: {errors: operationNamed(operation).errors}}),
  ErrorCatalogue: ({appliesTo = 'rest'}) => ({
    props: {errors: errorCatalogue().filter((error) => error.appliesTo === appliesTo)},
  }),
  Limits: () => ({props: {limits: limitsOf(yamlFile('openapi/limits.yaml'))}}),
  Environments: () => ({props: {service}}),
  Parties: () => ({props: {parties: Object.values(cast)}}),
};
