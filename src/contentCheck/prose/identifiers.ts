import {lineAt} from '../../contracts/contentError';
import {documentTypesOfFormat, messagesOf} from '../../contracts/formats/registry';
import {publishedDocumentTypes, publishedProcessList} from '../../sources/codeLists';
import {listTracked, memoized, readTracked} from '../../sources/files';
import {formatRegistry} from '../../sources/formats';
import {RULES} from '../../sources/officialFiles';
import {faultAt} from '../fault';
import type {Check} from '../site';

/** Everything that names a format: in the registry, on the lists of Peppol, and in the official schemas and rule sets. */
const official = memoized((): string => {
  const registry = formatRegistry();
  const schemas = listTracked(RULES).filter((name) => /^(?:schemas|schematron)\/.*\.(?:xsd|sch)$/.test(name));
  return [
    ...registry.formats.flatMap(documentTypesOfFormat),
    ...messagesOf(registry).flatMap(({message}) => [
      message.customizationId ?? '',
      message.profileId ?? '',
      ...message.documents.map(({namespace}) => namespace),
    ]),
    ...publishedDocumentTypes().documentTypes.map(({value}) => value),
    ...publishedProcessList().processes.map(({value}) => value),
    readTracked('documents/facturx.yaml'),
    readTracked('src/hybrid/xmp.ts'),
    ...schemas.map((name) => readTracked(`${RULES}/${name}`)),
  ].join('\n');
});

/** Identifiers that a page warns of, because they don't exist. */
const WARNED_OF = ['urn:factur-x.eu:1p0:en16931'];

/** An identifier or namespace in code, at least as long as one part. */
const IDENTIFIER = /`((?:urn|http:\/\/(?:ns|www)\.)[\w.:/#*@+-]+)`/g;

/** An identifier that a page names is that of the registry, of Peppol or of a schema, to the letter. */
export const identifiers: Check = ({pages}) =>
  pages
    .filter(({file}) => /^documents\/|documentTypeIds/.test(file))
    .flatMap(({file, source}) =>
      [...source.matchAll(IDENTIFIER)].flatMap(({1: id = '', index}) =>
        WARNED_OF.includes(id) || official().includes(id)
          ? []
          : [
              faultAt(
                file,
                lineAt(source, index),
                `no format, document type or schema has the identifier ${id}`,
                'Correct the identifier, or add it to documents/formats.yaml',
              ),
            ],
      ),
    );
