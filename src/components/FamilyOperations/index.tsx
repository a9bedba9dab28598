import type {MessageOperations} from '../../contracts/formats/operations';
import {OperationTable} from '../FormatOperations';

/** Which operations send and receive the documents of each family. */
export default function FamilyOperations({
  families,
}: {
  readonly families: readonly MessageOperations[];
}): React.ReactNode {
  return <OperationTable label="Operations for each kind of document" messages={families} />;
}
