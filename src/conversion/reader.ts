import type {XmlDocument} from 'libxml2-wasm';
import type {ConversionSource, SyntaxMapping} from '../contracts/structure/syntaxConversion';
import type {Group, MessageLike} from './model';
import {placesOfTrees} from './places';
import {readTerms} from './read';
import {termsFrom} from './routes';

/** Reads invoices and credit notes of EN 16931 into their business terms. */
export interface Reader {
  /**
   * The terms of a document: dates are `yyyy-mm-dd`, codes those of UBL, and what only its syntax asks for is left out.
   * @param tree which its owner disposes of
   * @returns nothing for a document that isn't one of EN 16931
   */
  readonly read: (tree: XmlDocument, message: Pick<MessageLike, 'documents'>) => Group | undefined;
}

const textOfTerm = ({values}: Group, term: string): string | undefined => values.get(term)?.[0]?.text;

/** Removes the terms of the document that say nothing new. */
function withoutRedundant(document: Group, redundant: SyntaxMapping['redundant']): Group {
  for (const [term, other] of Object.entries(redundant)) {
    if (textOfTerm(document, term) === textOfTerm(document, other)) document.values.delete(term);
  }
  return document;
}

/** Makes a reader. @param terms of the source, and `syntaxes` its places, for a caller that has them already */
export function createReader(
  source: ConversionSource,
  terms = termsFrom(source),
  syntaxes = placesOfTrees(source, terms),
): Reader {
  const {mapping} = source;
  return {
    read(tree, {documents}) {
      const places = syntaxes.get(documents.find(({root}) => root === tree.root.name)?.structure ?? '');
      return places && withoutRedundant(readTerms(tree.root, places, mapping, terms), mapping.redundant);
    },
  };
}
