import {termPlace} from '../../addresses/places';
import type {CodeNames, ReadingData} from '../../contracts/rendering/data';
import {readingOf} from '../../contracts/rendering/reading';
import type {Rendering} from '../../contracts/rendering/view';
import type {SourceElement} from '../source/model';
import {locationsOf} from './locations';

/**
 * A checked document as a person reads it. Each line has the places of the elements and attributes that it came from.
 * @param data of the message and root element of the document
 * @param root scanned with `data.prefixes`
 * @param codes the names of codes of `data.largeLists`; without them, these codes have no names
 */
export function readDocument(data: ReadingData, root: SourceElement, codes?: CodeNames): Rendering {
  const locations = locationsOf(root);
  return readingOf(data, root, {href: termPlace, codes, placeOf: (element) => locations.get(element)});
}
