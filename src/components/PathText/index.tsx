import type {ReactNode} from 'react';
import {breakablePath} from '../joined';

/** The path of an element, which can wrap before a slash. */
export default function PathText({path}: {readonly path: string}): ReactNode {
  return <code>{breakablePath(path)}</code>;
}
