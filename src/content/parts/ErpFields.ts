import type ErpFields from '../../components/ErpFields';
import {erpFieldsOf, type ErpField} from '../../contracts/formats/erpFields';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {yamlFile} from '../contracts';
import {existsTracked, memo} from '../files';
import {formatHere} from '../formats';
import {termPaths} from '../termPaths';
import {PartFault, partOf, pathAttribute} from '../part';

const FOLDER = 'documents/erpFields';

/** Fields that every ERP has, with the element of the page's format. `name` is a file of documents/erpFields; default: invoice. */
export default partOf<typeof ErpFields>()({
  attributes: {name: pathAttribute.default('invoice')},
  props: ({name}, {page}) => {
    const file = `${FOLDER}/${name}.yaml`;
    if (!existsTracked(file)) throw new PartFault(`${file} does not exist`);
    const {syntax} = formatHere(page);
    const pathsOf = ({field, term, element}: ErpField): readonly string[] => {
      if (element) return element.split(' ');
      const paths = (term ?? '').split(' ').flatMap((id) => termPaths(id, syntax.name));
      if (paths.length === 0) throw new PartFault(`${file}: '${field}' has no element in ${syntax.name}`);
      return paths;
    };
    return {
      fields: memo(file, () => erpFieldsOf(yamlFile(file))).map((field) => ({
        field: field.field,
        terms: field.term?.split(' ') ?? [],
        paths: pathsOf(field),
        noteHtml: inlineMarkdownToHtml(field.note),
      })),
    };
  },
});
