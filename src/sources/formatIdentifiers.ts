import {identifiersOf} from '../contracts/formats/identifiers';
import type {Format} from '../contracts/formats/registryFile';
import {DOCUMENT_TYPE_IDS, documentTypes} from './codeLists';
import {formatRegistry} from './formats';

/** What the panel of a format shows: facts, rules, and the identifiers of its messages, with links to Peppol's document types. */
export function identifiersOfFormat(format: Format): ReturnType<typeof identifiersOf> {
  const types = new Map(
    documentTypes().map((type) => [type.value, {...type, href: `${DOCUMENT_TYPE_IDS}#${type.anchor}`}]),
  );
  return identifiersOf(formatRegistry(), format, (id) => types.get(id));
}
