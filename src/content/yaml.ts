import {parseJson, parseYaml, type YamlFile} from '../contracts/yamlFile';
import {memo, readTracked} from './files';
import {isPending} from './pages';
import {fillTokens} from './tokens';

/** Reads a contract file with its tokens filled; the path is from the project's root. */
export function readFilled(file: string): string {
  return fillTokens(readTracked(file), file);
}

/** Markdown links to pages that are not written yet become their text; the others stay. */
function withoutPendingLinks(text: string): string {
  return text.replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (link: string, label: string, address: string) =>
    isPending(address) ? label : link,
  );
}

/**
 * A YAML contract as pages show it: tokens filled, without links to pages that are not written yet.
 * @throws ContentError for text that is not YAML
 */
export function yamlFile(file: string): YamlFile {
  return memo(`yaml ${file}`, () => parseYaml(withoutPendingLinks(readFilled(file)), file));
}

/**
 * A JSON file with its tokens filled.
 * @throws ContentError for text that is not JSON
 */
export function jsonFile(file: string): YamlFile {
  return memo(`json ${file}`, () => parseJson(readFilled(file), file));
}
