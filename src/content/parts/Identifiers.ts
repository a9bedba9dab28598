import type Identifiers from '../../components/Identifiers';
import {identifiersOf} from '../../contracts/formats/identifiers';
import {formatHere, formatRegistry} from '../formats';
import {DOCUMENT_TYPE_IDS, documentTypes} from '../identifiers';
import {pageLink} from '../pages';
import {partOf} from '../part';

/** Maintainer, version, syntax and rules of the page's format, and the identifiers of its messages. */
export default partOf<typeof Identifiers>()({
  attributes: {},
  props: (_attributes, {page}) => {
    const anchors = new Map(documentTypes().map(({value, anchor}) => [value, `${DOCUMENT_TYPE_IDS}#${anchor}`]));
    return identifiersOf(formatRegistry(), formatHere(page), pageLink, (id) => anchors.get(id));
  },
});
