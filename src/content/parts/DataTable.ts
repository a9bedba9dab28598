import path from 'node:path';
import * as z from 'zod';
import type DataTable from '../../components/DataTable';
import {ContentError} from '../../contracts/contentError';
import {dataTableOf} from '../../contracts/dataTable';
import {checkTables, isTables} from '../../contracts/tables';
import {yamlFile} from '../contracts';
import {existsTracked} from '../files';
import {PartFault, partOf, pathAttribute} from '../part';

/** A list of a contract file as a table; src/contracts/dataTable.ts says how `path`, `columns` and `anchor` are written. */
export default partOf<typeof DataTable>()({
  attributes: {
    file: pathAttribute,
    path: z.string().default(''),
    columns: z.string(),
    anchor: z.string().optional(),
    label: z.string(),
  },
  props: ({file, label, ...request}) => {
    if (!existsTracked(file)) throw new PartFault(`contract file ${file} does not exist`);
    const yaml = yamlFile(file);
    const kind = path.posix.basename(file, '.yaml');
    if (isTables(kind)) checkTables(kind, yaml);
    try {
      return {table: dataTableOf(yaml.data, request), label};
    } catch (error) {
      if (error instanceof ContentError) throw error;
      throw new PartFault(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
});
