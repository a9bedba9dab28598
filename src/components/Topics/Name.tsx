import {breakable, joined} from '../joined';

/** The anchor of a topic; `topicEntry` of src/addresses/places.ts leads to it. */
export const topicAnchor = (topic: string): string => `topic-${topic}`;

/** Where a topic wraps: between its words, but not inside words such as `SentError`. */
const BETWEEN_WORDS = /(?<=[a-z}])(?=[A-Z{])(?!Error|Retry)/;

/** A name as code. A topic wraps between its words; a key of `details` (`messageId`) doesn't wrap. */
export default function Name({name}: {readonly name: string}): React.ReactNode {
  return <code>{/^[a-z]/.test(name) ? name : breakable(name, BETWEEN_WORDS)}</code>;
}

/** A name with the sign behind it, which stays on its line. */
export function NameWith({name, sign}: {readonly name: string; readonly sign: string}): React.ReactNode {
  return (
    <span data-joined="">
      <Name name={name} />
      {sign}
    </span>
  );
}

/** Names with commas between them. */
export function Names({names}: {readonly names: readonly string[]}): React.ReactNode {
  return joined(
    names.map((name, index) => <NameWith key={name} name={name} sign={index < names.length - 1 ? ',' : ''} />),
    ' ',
  );
}
