import fs from 'node:fs';
import path from 'node:path';
import {ContentError} from '../../contracts/contentError';
import {dataTableOf} from '../../contracts/dataTable';
import {highlight} from '../../contracts/highlight';
import {limitsOf} from '../../contracts/limits';
import {codeOf} from '../../contracts/code';
import {samplesOf} from '../../contracts/samples';
import {checkTables, isTables} from '../../contracts/tables';
import {cast, service} from '../../service';
import {errorCatalogue, openApi, readFilled, restReference, restVersions, yamlFile} from '../contracts';
import type {ContractComponent} from './attributes';
import {UnknownName, type Attributes, type Expansion} from './expansion';
import {answerAlone, callOf, operationNamed, operationOf} from './operationExpansions';

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
