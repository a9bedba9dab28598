import fs from 'node:fs';
import path from 'node:path';
import {messagesOf, registryOf, type Registry} from '../../contracts/formats/registry';
import {parseYaml} from '../../contracts/yamlFile';
import {type ValidatedMessage} from '../model';

/** Where a validator of Node finds what it works with. Plain data, so that a worker can be given it. */
export interface Settings {
  readonly messages: readonly ValidatedMessage[];
  /** Schematron files below `rules`, by the id of the rule set. */
  readonly ruleSets: Readonly<Record<string, string>>;
  readonly schemas: string;
  readonly rules: string;
  readonly dicoCodes: string;
  /** Folder of the compiled rules. One that is not there, or was made from other files, is compiled into it. */
  readonly compiled: string;
}

const REGISTRY = 'documents/formats.yaml';

/** The formats of this project. @throws ContentError for a mistake in documents/formats.yaml */
export const projectRegistry = (): Registry => registryOf(parseYaml(fs.readFileSync(REGISTRY, 'utf8'), REGISTRY));

/** The messages, schemas and rules of this project. @throws ContentError for a mistake in documents/formats.yaml */
export function projectSettings(): Settings {
  const registry = projectRegistry();
  const folder = 'documents/rules';
  return {
    messages: messagesOf(registry).map(({message}) => message),
    ruleSets: Object.fromEntries(Array.from(registry.ruleSets.values(), ({id, file}) => [id, file])),
    schemas: path.join(folder, 'schemas'),
    rules: path.join(folder, 'schematron'),
    dicoCodes: path.join(folder, 'codelists/dico-sales005-codelists.json'),
    compiled: path.join(folder, 'compiled'),
  };
}
