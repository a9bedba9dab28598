import {businessTermEntries} from '../../sources/termEntries';
import {acceptanceData} from '../../sources/acceptance';
import {codeAliases} from '../../sources/codeAliases';
import {LISTS} from '../../sources/codeListEntries';
import {codeLists, documentTypes, partySchemes, processes} from '../../sources/codeLists';
import {conversionSource} from '../../sources/conversion';
import {events} from '../../sources/events';
import {EXAMPLES, exampleFiles, rejections, rejectionViewOf} from '../../sources/examples';
import {existsTracked, memoized} from '../../sources/files';
import {formatRegistry, messageNamed} from '../../sources/formats';
import {glossaryEntries} from '../../sources/glossary';
import {partyAnswer, partyOperations} from '../../sources/party/operations';
import {partyErrors, partyLimits, partySchema} from '../../sources/party/schema';
import {peppolNetwork} from '../../sources/peppol';
import * as platform from '../../sources/platform';
import * as rest from '../../sources/rest';
import {sampleTasks} from '../../sources/samples';
import {searchRecords} from '../../sources/search';
import {ASKED, askedPlaces, PRINTED, printedPlaces} from '../../sources/search/asked';
import {searchSynonyms} from '../../sources/search/synonyms';
import {tasks} from '../../sources/sections';
import {stateMachines} from '../../sources/states';
import {yamlFile} from '../../sources/yaml';
import {allRequests} from '../../content/requests';
import {messagesOf} from '../../contracts/formats/registry';
import {faultAt, faultsOf, type Fault} from '../fault';
import type {Check} from '../site';

/** What makes the whole of each contract, with the file that a fault is in when it names none. */
const READERS: readonly (readonly [file: string, read: () => unknown])[] = [
  ['openapi/v1.yaml', () => rest.restReference('v1')],
  ['openapi/v1-beta.yaml', () => rest.restReference('v1-beta')],
  ['openapi/v1.yaml', rest.hookActions],
  ['openapi/errors.yaml', rest.errorCatalogue],
  ['openapi/limits.yaml', rest.limits],
  ['openapi/retries.yaml', rest.retries],
  ['openapi/topics.yaml', rest.topicTables],
  ['openapi/events.yaml', events],
  ['docs/samples/tasks.yaml', sampleTasks],
  ['docs/states.yaml', stateMachines],
  ['docs/sections.yaml', tasks],
  ['docs/glossary.yaml', glossaryEntries],
  ['docs/search.yaml', searchSynonyms],
  [ASKED, askedPlaces],
  [PRINTED, printedPlaces],
  ['docs/networks/peppol.yaml', peppolNetwork],
  ['documents/formats.yaml', formatRegistry],
  ['documents/formats.yaml', acceptanceData],
  [LISTS, codeLists],
  ['documents/codelists/aliases.yaml', codeAliases],
  ['documents/codelists/schemes.yaml', partySchemes],
  ['documents/codelists/document-types.yaml', documentTypes],
  ['documents/codelists/processes.json', processes],
  ['documents/structure/terms.yaml', businessTermEntries],
  ['documents/structure/conversion.yaml', conversionSource],
  ['platform/platform.wsdl', platform.platformWsdl],
  ['platform/operations.yaml', platform.platformOperations],
  ['platform/errors.yaml', platform.platformErrors],
  ['platform/templates.yaml', () => platform.platformTemplates().map(({messages}) => messages.map(messageNamed))],
  [platform.FAULT_CASES, platform.faultCases],
  ['vpd/schema.graphql', partySchema],
  ['vpd/errors.yaml', partyErrors],
  ['vpd/limits.yaml', partyLimits],
  ['vpd/operations/operations.yaml', () => partyOperations().map(({name}) => partyAnswer(name))],
  ['openapi/v1.yaml', allRequests],
  ['openapi/v1.yaml', searchRecords],
];

/** Reads every contract completely. */
export const contracts = (): Fault[] => READERS.flatMap(([file, read]) => faultsOf(file, read));

/** The entries of examples.yaml whose document does not exist. */
function missingDocuments(message: string): Fault[] {
  const file = `${EXAMPLES}/${message}/examples.yaml`;
  if (!existsTracked(file)) return [];
  return exampleFiles(message).flatMap(({file: name}, index) =>
    existsTracked(`${EXAMPLES}/${message}/${name}`)
      ? []
      : [
          faultAt(
            file,
            yamlFile(file).lineOf([index, 'file']),
            `the folder has no document ${name}`,
            'Correct the name, or save the document here',
          ),
        ],
  );
}

const faultsOfMessage = memoized((message: string): Fault[] => [
  ...faultsOf(`${EXAMPLES}/${message}/examples.yaml`, () => exampleFiles(message)),
  ...missingDocuments(message),
  ...faultsOf(`${EXAMPLES}/${message}/rejections.yaml`, () =>
    rejections(message).map((rejection) => rejectionViewOf(message, rejection)),
  ),
]);

/** The ids of all messages; none while the registry is wrong. */
function messagesIfAny(): string[] {
  try {
    return messagesOf(formatRegistry()).map(({message}) => message.id);
  } catch {
    return [];
  }
}

/** Reads the examples and rejections of every message. */
export const exampleLists: Check = () => messagesIfAny().flatMap((message) => faultsOfMessage(message));
