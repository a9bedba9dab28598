import {messagesOf} from '../contracts/formats/registry';
import {syntaxMappingOf, type ConversionSource} from '../contracts/structure/syntaxConversion';
import {publishedList} from './codeLists';
import {TREES} from './elementTrees';
import {memoized} from './files';
import {formatRegistry} from './formats';
import {askedOf, businessTerms, treeNamed} from './structure';
import {fromYaml} from './yaml';

const syntaxMapping = fromYaml('documents/structure/conversion.yaml', syntaxMappingOf);

/** The cardinalities that a message narrows, by term. */
const narrowedBy = (message: string): Record<string, string> =>
  Object.fromEntries([...askedOf(message)].flatMap(([id, {cardinality}]) => (cardinality ? [[id, cardinality]] : [])));

/** All that invoices are converted with, for `createConverter` of src/conversion. */
export const conversionSource = memoized((): ConversionSource => {
  const structures = Object.values(TREES);
  const messages = messagesOf(formatRegistry())
    .map(({message}) => message)
    .filter(({documents}) => documents.some(({structure}) => structures.includes(structure)));
  return {
    mapping: syntaxMapping(),
    terms: Array.from(businessTerms().values(), ({id, name, group, type, cardinality}) => ({
      ...{id, name, group, type, cardinality},
    })),
    trees: structures.flatMap((name) => treeNamed(name) ?? []),
    creditNoteCodes: publishedList('credit-note-type').codes.map(({id}) => id),
    narrowed: Object.fromEntries(messages.map(({id}) => [id, narrowedBy(id)])),
  };
});
