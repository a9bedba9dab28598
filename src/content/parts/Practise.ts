import * as z from 'zod';
import type DataTable from '../../components/DataTable';
import {errorEntry} from '../../addresses/places';
import {dataTableOf} from '../../contracts/dataTable';
import {errorCatalogue} from '../contracts';
import {operationNamed} from '../named';
import {PartFault, partOf} from '../part';

/** How to get each error of operations from the sandbox: the header to send. `operations` are ids with spaces between them. Errors that every operation shares are left out. */
export default partOf<typeof DataTable>()({
  component: 'DataTable',
  attributes: {operations: z.string()},
  props: ({operations}) => {
    const catalogue = new Map(errorCatalogue().map((error) => [error.code, error]));
    const rows = operations.split(' ').flatMap((id) =>
      operationNamed(id).responses.flatMap(({status, contents}) =>
        contents.flatMap(({examples}) =>
          examples.flatMap(({name, code: {text, language}}) => {
            const {code} = z
              .object({code: z.string().optional()})
              .parse(language === 'json' && status >= '400' ? JSON.parse(text) : {});
            const error = code === undefined ? undefined : catalogue.get(code);
            if (!error || error.shared) return [];
            return {
              operation: id,
              send: `Prefer: code=${status}, example=${name}`,
              get: `\`${status}\` [\`${error.code}\`](${errorEntry(error.code)})`,
            };
          }),
        ),
      ),
    );
    const together = [...new Map(rows.map((row) => [row.send, row])).values()].map(({send, get}) => ({
      send,
      get,
      operation: rows.filter((row) => row.send === send).map((row) => row.operation),
    }));
    if (rows.length === 0) throw new PartFault(`${operations} have no errors of their own`, 'Leave the part out');
    const columns = 'get=Response,*send=Send this header,*operation=Operation';
    return {table: dataTableOf(together, {path: '', columns}), label: 'How to practise each error in the sandbox'};
  },
});
