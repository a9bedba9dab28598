import {identifiersOf} from '../../contracts/formats/identifiers';
import {DOCUMENT_TYPE_IDS, documentTypes} from '../../sources/codeLists';
import {formatHere, formatRegistry} from '../../sources/formats';
import {pageLink} from '../../sources/pageLinks';
import {partOf} from '../part';

/** Maintainer, version, syntax and rules of the page's format, and the identifiers of its messages. */
export default partOf<typeof import('../../components/Identifiers')>()({
  props: (_attributes, {page}) => {
    const anchors = new Map(documentTypes().map(({value, anchor}) => [value, `${DOCUMENT_TYPE_IDS}#${anchor}`]));
    return identifiersOf(formatRegistry(), formatHere(page), pageLink, (id) => anchors.get(id));
  },
});
