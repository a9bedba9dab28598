import CopyButton from '../CopyButton';
import {breakable} from '../joined';

/** The longest identifier that stays on one line. */
const WHOLE = 24;

const PARTS = /(?<=[^:]:)(?=[^:])|(?<=[^#])(?=#)|(?<=[^:])(?=::)/;

/** An identifier that wraps between its parts where it is long; copying it and searching the page still find it whole. */
export default function Identifier({value}: {readonly value: string}): React.ReactNode {
  return <code>{value.length <= WHOLE ? value : breakable(value, PARTS, WHOLE)}</code>;
}

/** An identifier with the button that copies it. */
export function CopiedIdentifier(props: Parameters<typeof CopyButton>[0]): React.ReactNode {
  return (
    <>
      <Identifier value={props.value} />
      <CopyButton {...props} />
    </>
  );
}
