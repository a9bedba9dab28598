import path from 'node:path';
import {rootElement, type XmlElement} from '../contracts/xml/element';
import {memoized, readTracked} from './files';
import {formatRegistry} from './formats';

const rootOf = memoized((file: string) => rootElement(readTracked(file)));

/** A Schematron file: its path and its root element. */
interface RuleFile {
  readonly file: string;
  readonly root: XmlElement;
}

/** The file of a rule set, by its id in the registry. @throws Error for a file that doesn't exist or isn't well-formed */
export function ruleFile(id: string): RuleFile {
  const file = `documents/rules/schematron/${formatRegistry().ruleSets.get(id)?.file}`;
  return {file, root: rootOf(file)};
}

/** A file that a rule set names, by its path from the file that names it. @throws Error for a file that doesn't exist or isn't well-formed */
export function beside(file: string, href: string): RuleFile {
  const other = path.posix.join(path.posix.dirname(file), href);
  return {file: other, root: rootOf(other)};
}
