import {identifiersOf} from '../../contracts/formats/identifiers';
import {DOCUMENT_TYPE_IDS, documentTypes} from '../../sources/codeLists';
import {formatHere, formatRegistry} from '../../sources/formats';
import {partOf} from '../part';

/** Maintainer, version, syntax and rules of the page's format, and the identifiers of its messages. */
export default partOf<typeof import('../../components/Identifiers')>()({
  props: (_attributes, {page}) => {
    const types = new Map(
      documentTypes().map((type) => [type.value, {...type, href: `${DOCUMENT_TYPE_IDS}#${type.anchor}`}]),
    );
    return identifiersOf(formatRegistry(), formatHere(page), (id) => types.get(id));
  },
});
