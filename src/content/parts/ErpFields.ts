import {erpFieldsOf, type ErpField} from '../../contracts/formats/erpFields';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {withoutConditions} from '../../contracts/structure/conditions';
import {AuthorFault} from '../../sources/authorFault';
import {treeAddress} from '../../sources/elementTrees';
import {existsTracked, memoized} from '../../sources/files';
import {formatHere, messageNamed} from '../../sources/formats';
import {businessTerms} from '../../sources/structure';
import {yamlFile} from '../../sources/yaml';
import {partOf, pathAttribute} from '../part';

/** The fields of a file of documents/erpFields. @throws AuthorFault for a file that does not exist */
const erpFields = memoized((file: string): ErpField[] => {
  if (!existsTracked(file)) throw new AuthorFault(`${file} does not exist`);
  return erpFieldsOf(yamlFile(file));
});

/** The paths of a business term in a syntax, below the root and without conditions; none for a term that the syntax does not have. */
function termPaths(id: string, syntax: string): string[] {
  const paths = businessTerms().get(id)?.paths[syntax === 'CII' ? 'cii' : 'ubl-invoice'] ?? [];
  return [...new Set(paths.map((path) => withoutConditions(path).replace(/^\/[^/]+\//, '')))];
}

/** Fields that every ERP has, with the element of the page's format. `name` is a file of documents/erpFields; default: invoice. */
export default partOf<typeof import('../../components/ErpFields')>()({
  attributes: {name: pathAttribute.default('invoice')},
  props: ({name}, {page}) => {
    const file = `documents/erpFields/${name}.yaml`;
    const {syntax, messages} = formatHere(page);
    const [first] = messages;
    const structure = first ? treeAddress(messageNamed(first.id), page) : '';
    const pathsOf = ({field, term, element}: ErpField): readonly string[] => {
      if (element) return element.split(' ');
      const paths = (term ?? '').split(' ').flatMap((id) => termPaths(id, syntax.name));
      if (paths.length === 0) throw new AuthorFault(`${file}: '${field}' has no element in ${syntax.name}`);
      return paths;
    };
    return {
      fields: erpFields(file).map((field) => ({
        field: field.field,
        terms: (field.term?.split(' ') ?? []).map((term) => ({title: term, href: `${structure}#${term}`})),
        paths: pathsOf(field),
        noteHtml: inlineMarkdownToHtml(field.note),
      })),
    };
  },
});
