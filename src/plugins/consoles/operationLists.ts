import {restReference, restVersions} from '../../sources/rest';
import type {OperationList} from '../../contracts/openapi/model';

/** The operations of every version by tag, and nothing that their list does not show: it is part of the consoles' script. */
export function operationLists(): OperationList[] {
  return restVersions().map((each) => {
    const {version, tags} = restReference(each);
    return {
      version,
      tags: tags.map(({name, operations}) => ({
        name,
        operations: operations.map(({id, method, summary}) => ({id, method, summary})),
      })),
    };
  });
}
