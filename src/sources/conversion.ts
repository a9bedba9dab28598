import {syntaxMappingOf, type ConversionSource} from '../contracts/structure/syntaxConversion';
import {publishedList} from './codeLists';
import {TREES} from './elementTrees';
import {memoized} from './files';
import {narrowedTerms} from './narrowedTerms';
import {businessTerms, treeNamed} from './structure';
import {fromYaml} from './yaml';

const syntaxMapping = fromYaml('documents/structure/conversion.yaml', syntaxMappingOf);

/** All that invoices are converted with, for `createConverter` of src/conversion. */
export const conversionSource = memoized((): ConversionSource => {
  const structures = Object.values(TREES);
  return {
    mapping: syntaxMapping(),
    terms: Array.from(businessTerms().values(), ({id, name, group, type, cardinality}) => ({
      ...{id, name, group, type, cardinality},
    })),
    trees: structures.flatMap((name) => treeNamed(name) ?? []),
    creditNoteCodes: publishedList('credit-note-type').codes.map(({id}) => id),
    narrowed: narrowedTerms(),
  };
});
