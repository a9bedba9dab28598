import path from 'node:path';
import {dataTableOf} from '../../contracts/dataTable';
import {checkTables} from '../../contracts/tables';
import {attempt, AuthorFault} from '../../sources/authorFault';
import {existsTracked} from '../../sources/files';
import {yamlFile} from '../../sources/yaml';
import {partOf, pathAttribute, textAttribute} from '../part';

/** A list of a contract file as a table; src/contracts/dataTable.ts says how `path`, `columns` and `anchor` are written. */
export default partOf<typeof import('../../components/DataTable')>()({
  attributes: {
    file: pathAttribute,
    path: textAttribute.default(''),
    columns: textAttribute,
    anchor: textAttribute.optional(),
    label: textAttribute,
  },
  props: ({file, label, ...request}) => {
    if (!existsTracked(file)) throw new AuthorFault(`contract file ${file} does not exist`);
    const yaml = yamlFile(file);
    checkTables(path.posix.basename(file, '.yaml'), yaml);
    return {table: attempt(file, () => dataTableOf(yaml.data, request)), label};
  },
  anchors: ({table: {rows}}) => rows.flatMap(({id}) => id ?? []),
});
