import {consolePage} from '@site/src/addresses/places';
import type {OperationList} from '@site/src/contracts/openapi/model';

interface Place {
  readonly list: OperationList;
  readonly tag: string;
  readonly id: string;
}

/**
 * Where an operation stands among the others.
 * @param address of its console
 * @param lists all operations of all versions
 * @throws Error for an address that is no console's
 */
export function placeOf(address: string, lists: readonly OperationList[]): Place {
  for (const list of lists) {
    for (const {name: tag, operations} of list.tags) {
      const found = operations.find(({id}) => consolePage(list.version, id) === address);
      if (found) return {list, tag, id: found.id};
    }
  }
  throw new Error(`${address} is the console of no operation`);
}
