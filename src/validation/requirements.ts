import {type XmlDocument} from 'libxml2-wasm';
import {fatal} from './findings';
import {type Finding, type Requirement} from './model';

/** The requirements that a document does not meet. */
export function missing(tree: XmlDocument, requirements: readonly Requirement[] = []): Finding[] {
  return requirements
    .filter(({xpath}) => !tree.get(xpath))
    .map(({rule, message}) => fatal(rule, message, {location: `/${tree.root.name}[1]`, line: tree.root.line}));
}
