import {withoutConditions} from '../contracts/structure/conditions';
import {businessTerms} from './structure';

/** From below the root, without the conditions that tell elements of one name apart. */
const shortened = (path: string): string => withoutConditions(path).replace(/^\/[^/]+\//, '');

/** The paths of a business term in a syntax, below the root; none for a term that the syntax doesn't have. */
export function termPaths(id: string, syntax: string): string[] {
  const paths = businessTerms().get(id)?.paths[syntax === 'CII' ? 'cii' : 'ubl-invoice'] ?? [];
  return [...new Set(paths.map(shortened))];
}
