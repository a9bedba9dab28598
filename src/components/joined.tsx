import {Fragment} from 'react';

/** Nodes with a separator between them, and another one before the last where it is given. */
export const joined = (
  nodes: readonly React.ReactNode[],
  between: React.ReactNode = ', ',
  last = between,
): React.ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={index}>
      {index > 0 && (index === nodes.length - 1 ? last : between)}
      {node}
    </Fragment>
  ));

/** Names in code with a separator between them, whose comma stays on the line of the name before it. */
export function joinedNames(names: readonly React.ReactNode[], between: React.ReactNode = ', '): React.ReactNode {
  if (typeof between !== 'string' || !between.startsWith(',')) return joined(names, between);
  const withComma = names.slice(0, -1).map((name) => <span data-joined="">{name},</span>);
  return joined([...withComma, ...names.slice(-1)], between.slice(1));
}

/** Names with a separator between them, as code. */
export const codes = (names: readonly string[], between?: React.ReactNode): React.ReactNode =>
  joinedNames(
    names.map((name) => <code>{name}</code>),
    between,
  );

/** Joins neighbours into parts that are at most so long; a longer piece is a part of its own. */
function partsOf(pieces: readonly string[], longest: number): string[] {
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= longest) parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return parts;
}

/** A text that can wrap at the places that the expression finds, if the parts are longer than `longest`. Copying it and searching the page still find it whole. */
export const breakable = (text: string, at: RegExp, longest = 0): React.ReactNode =>
  joined(partsOf(text.split(at), longest), <wbr />);

/** Where a path can wrap: before its slashes, but not in `https://`. */
const STEPS = /(?<=[^:/])(?=\/)/;

/** Where a name can wrap: between its words. */
const WORDS = /(?<=[a-z…])(?=[A-Z])/;

/** A path that can wrap before its slashes. */
export const breakablePath = (path: string): React.ReactNode => breakable(path, STEPS);

/** A name of several words, such as `InvoiceResponse`, that can wrap between them. */
export const breakableName = (name: string): React.ReactNode => breakable(name, WORDS);

interface PathProps {
  readonly path: string;
  /** The most characters that stay together. */
  readonly whole?: number;
}

/** The path of an element as code that can wrap before its slashes, and where the page is narrow (tables.css) between the words of a long step. */
export const PathText = ({path, whole = 20}: PathProps): React.ReactNode => (
  <code>
    {joined(
      partsOf(path.split(STEPS), whole).map((part) =>
        part.length > whole ? joined(partsOf(part.split(WORDS), whole), <wbr data-word="" />) : part,
      ),
      <wbr />,
    )}
  </code>
);

/** A shorter name fits any line. */
const LONG_NAME = 17;

/** A name as code; a long one breaks between its words where it is wider than its place. In a wide table its column makes room. */
export const NameText = ({name}: {readonly name: string}): React.ReactNode =>
  name.length < LONG_NAME ? <code>{name}</code> : <code data-name="">{breakableName(name)}</code>;
