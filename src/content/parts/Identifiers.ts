import {identifiersOfFormat} from '../../sources/formatIdentifiers';
import {formatHere} from '../../sources/formats';
import {partOf} from '../part';

/** Maintainer, version, syntax and rules of the page's format, and the identifiers of its messages. */
export default partOf<typeof import('../../components/Identifiers')>()({
  props: (_attributes, {page}) => identifiersOfFormat(formatHere(page)),
});
