import * as z from 'zod';
import {checkYaml, failAt, text, type YamlFile} from '../yamlFile';

const word = text.refine(
  (value) => value === value.trim().toLowerCase(),
  'must be in lower case, without spaces around',
);
const aliasesSchema = z.record(z.string(), z.array(z.strictObject({code: text, words: z.array(word).min(1)})).min(1));

/** Words that documents have in place of a code, by the name of the list. Of two entries with the same word, the first is the more likely. */
export type CodeAliases = Readonly<
  Record<string, readonly {readonly code: string; readonly words: readonly string[]}[]>
>;

/**
 * The words of documents/codelists/aliases.yaml.
 * @param codesOf the codes of a list by its name; nothing for a list that doesn't exist
 * @throws ContentError for a wrong entry, a list that doesn't exist, and a code that its list doesn't have
 */
export function codeAliasesOf(yaml: YamlFile, codesOf: (list: string) => ReadonlySet<string> | undefined): CodeAliases {
  const aliases = checkYaml(yaml, aliasesSchema);
  for (const [list, entries] of Object.entries(aliases)) {
    const codes = codesOf(list);
    if (!codes) return failAt(yaml, [list], `no code list '${list}'`, 'Use a name of documents/codelists/lists.yaml');
    const at = entries.findIndex(({code}) => !codes.has(code));
    if (at >= 0) failAt(yaml, [list, at, 'code'], `${list} has no code '${entries[at]?.code}'`, 'Correct the code');
  }
  return aliases;
}
