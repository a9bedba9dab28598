import {isDeepStrictEqual} from 'node:util';
import {parseYaml} from '../../contracts/yamlFile';
import {fillTokens} from '../../sources/tokens';
import type {Embedded} from './embedded';
import {placeOf} from './inside/placeOf';

/** The contracts and registries, which the start reads. */
const READ_AT_THE_START = /^[^/]+\/[^/]+\.yaml$/;

function parsed(text: string, path: string): Embedded[] {
  const {data} = parseYaml(text, path);
  const json = JSON.stringify(data);
  return isDeepStrictEqual(JSON.parse(json), data) ? [{path: placeOf(text), content: Buffer.from(json)}] : [];
}

/** YAML files as JSON, as they are and with their tokens filled: to parse the YAML would be a third of the start. */
export const parsedFiles = (files: readonly Embedded[]): Embedded[] =>
  files
    .filter(({path}) => READ_AT_THE_START.test(path))
    .flatMap(({path, content}) => {
      const text = content.toString('utf8');
      return [...new Set([text, fillTokens(text, path)])].flatMap((each) => parsed(each, path));
    });
