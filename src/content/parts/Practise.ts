import * as z from 'zod';
import {errorEntry} from '../../addresses/places';
import {dataTableOf} from '../../contracts/dataTable';
import type {Code} from '../../contracts/model';
import {AuthorFault} from '../../sources/authorFault';
import {errorCatalogue, operationNamed} from '../../sources/rest';
import {partOf, textAttribute} from '../part';
import {responseExamples} from '../responses';

const bodySchema = z.object({code: z.string().optional()});

/** The error code in the body of a response; nothing for an error that every operation shares. */
function ownError({text, language}: Code): string | undefined {
  const {code} = bodySchema.parse(language === 'json' ? JSON.parse(text) : {});
  return errorCatalogue().find((error) => error.code === code && !error.shared)?.code;
}

/** How to get each error of operations from the sandbox: the header to send. `operations` are ids with spaces between them. Errors that every operation shares are left out. */
export default partOf<typeof import('../../components/DataTable')>()({
  component: 'DataTable',
  attributes: {operations: textAttribute},
  props: ({operations}) => {
    const rows = operations.split(' ').flatMap((id) =>
      responseExamples(operationNamed(id)).flatMap(({status, example: {name, code}}) => {
        const error = status >= '400' ? ownError(code) : undefined;
        if (!error) return [];
        const get = `\`${status}\` [\`${error}\`](${errorEntry(error)})`;
        return {operation: id, send: `Prefer: code=${status}, example=${name}`, get};
      }),
    );
    const together = [...new Map(rows.map((row) => [row.send, row])).values()].map(({send, get}) => ({
      send,
      get,
      operation: rows.filter((row) => row.send === send).map((row) => row.operation),
    }));
    if (rows.length === 0) throw new AuthorFault(`${operations} have no errors of their own`, 'Leave the part out');
    const columns = 'get=Response,*send=Send this header,*operation=Operation';
    return {table: dataTableOf(together, {path: '', columns}), label: 'How to simulate each error in the sandbox'};
  },
});
