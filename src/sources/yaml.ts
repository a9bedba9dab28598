import {parseJson, parseYaml, type YamlFile} from '../contracts/yamlFile';
import {memoized, readTracked} from './files';
import {fillTokens} from './tokens';

/** The text of a contract file, tokens filled; the path is from the project's root. */
export const readFilled = (file: string): string => fillTokens(readTracked(file), file);

/** A YAML contract with its tokens filled. @throws ContentError for text that is not YAML */
export const yamlFile = memoized((file: string) => parseYaml(readFilled(file), file));

/** A source: a function that gives what a reader of src/contracts makes of a YAML contract, and throws the reader's ContentErrors. */
export const fromYaml = <T>(file: string, read: (yaml: YamlFile) => T): (() => T) =>
  memoized(() => read(yamlFile(file)));

/** A JSON file with its tokens filled. @throws ContentError for text that is not JSON */
export const jsonFile = memoized((file: string) => parseJson(readFilled(file), file));
