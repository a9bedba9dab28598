import {parseJson, parseYaml, type YamlFile} from '../contracts/yamlFile';
import {memoized, readTracked, readValue} from './files';
import {isPending} from './pages';
import {fillTokens} from './tokens';

/** The text of a contract file, tokens filled; the path is from the project's root. */
export const readFilled = (file: string): string => fillTokens(readTracked(file), file);

/** Markdown links to pages that are not written yet become their text; the others stay. */
function withoutPendingLinks(text: string): string {
  return text.replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (link: string, label: string, address: string) =>
    isPending(address) ? label : link,
  );
}

/** A YAML contract as pages show it: tokens filled, without links to pages that are not written yet. @throws ContentError for text that is not YAML */
export const yamlFile = memoized((file: string) =>
  // The list of pending pages changes the text of few contracts.
  parseYaml(
    readValue(`text of ${file}`, () => withoutPendingLinks(readFilled(file))),
    file,
  ),
);

/** A source: a function that gives what a reader of src/contracts makes of a YAML contract, and throws the reader's ContentErrors. */
export const fromYaml = <T>(file: string, read: (yaml: YamlFile) => T): (() => T) =>
  memoized(() => read(yamlFile(file)));

/** A JSON file with its tokens filled. @throws ContentError for text that is not JSON */
export const jsonFile = memoized((file: string) => parseJson(readFilled(file), file));
