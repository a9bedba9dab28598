import type {ReadingData} from '../../contracts/rendering/data';
import {annotationsIn, termsById} from '../../contracts/rendering/reading';
import type {XmlElement} from '../../contracts/xml/element';
import {pathOf} from '../../contracts/xml/walk';
import type {SourceDocument} from '../source/document';
import type {SourceElement} from '../source/model';

/**
 * What the site knows of the elements of a document: their business terms, those of their attributes too, and their names.
 * @param data of the message and root element of the document
 * @param root scanned with `data.prefixes`, so that the prefixes of the document itself don't matter
 */
export function wordsOf(data: ReadingData, root: SourceElement): Pick<SourceDocument, 'termsOf' | 'labelOf'> {
  const terms = termsById(data);
  const carried = new Map<XmlElement, readonly string[]>(
    annotationsIn(root, data).map((each) => [each.element, each.terms]),
  );
  const labels = new Map(data.elements.map(({path, label}) => [path, label]));
  const termsOf = (element: SourceElement): readonly string[] => carried.get(element) ?? [];
  return {
    termsOf,
    labelOf: (element) => {
      const known = termsOf(element).flatMap((id) => terms.get(id) ?? [])[0];
      return known?.name ?? labels.get(pathOf(element));
    },
  };
}
