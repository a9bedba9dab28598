import * as z from 'zod';
import {memo, readTracked} from './files';

const FILE = 'documents/structure/business-terms.json';

const paths = z.array(z.string()).optional();
const fileSchema = z.object({
  terms: z.array(z.object({id: z.string(), 'ubl-invoice': paths, 'ubl-creditnote': paths, cii: paths})),
});

/** A path from below the root, without the conditions that tell elements of one name apart. The file has those of a line without the line. */
const shortened = (path: string): string => {
  const plain = path.replace(/\[[^\]]*\]/g, '');
  return plain.startsWith('/') ? plain.replace(/^\/[^/]+\//, '') : `cac:InvoiceLine/${plain}`;
};

/**
 * The paths of a business term in a syntax, below the root.
 * @returns nothing for a term that the syntax doesn't have
 */
export function termPaths(id: string, syntax: string): string[] | undefined {
  const {terms} = memo(FILE, () => fileSchema.parse(JSON.parse(readTracked(FILE))));
  const found = terms.find((term) => term.id === id)?.[syntax === 'CII' ? 'cii' : 'ubl-invoice'];
  return found && [...new Set(found.map(shortened))];
}
