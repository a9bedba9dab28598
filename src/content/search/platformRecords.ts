import {platformErrorEntry, soapType, templateAnchor} from '../../addresses/places';
import type {PlatformError} from '../../contracts/platform/errors';
import type {SoapType} from '../../contracts/wsdl/model';
import {hasPlatform, platformErrors, platformOperations, platformWsdl} from '../platform';
import {platformTemplates} from '../platformTemplates';
import {stateAnchor, statesNamed} from '../states';
import {placeOf, type SearchRecord} from './record';
import {partsOf, wordsOf} from './words';

/** What hits of the platform stand below, so that a reader of the REST documentation isn't led there by mistake. */
const GROUP = 'SOAP platform';

/** The statuses of documents, and the page that owns their table. */
const STATES = {page: '/platform/endpoints/v3.1/setInboxDocumentStatus.html', machine: 'platformInbox'};

const operationRecords = (): SearchRecord[] =>
  platformOperations().map(({name, page, descriptionHtml, request}) => ({
    page,
    anchor: 'request',
    title: name,
    text: wordsOf(descriptionHtml),
    keywords: [name, partsOf(name), 'SOAPAction', ...request.fields.map((field) => field.name)],
    group: GROUP,
    within: 'SOAP › Operations',
  }));

const typeRecord = ({name, descriptionHtml, fields}: SoapType): SearchRecord => ({
  ...placeOf(soapType(name)),
  title: name,
  text: [wordsOf(descriptionHtml), fields.map((field) => field.name).join(', ')].join(' ').trim(),
  keywords: [partsOf(name)],
  group: GROUP,
  within: 'SOAP › Types',
});

const errorRecord = ({code, title, message, causesHtml, doHtml}: PlatformError): SearchRecord => ({
  ...placeOf(platformErrorEntry(code)),
  title: `${code} ${title}`,
  text: wordsOf([message, ...causesHtml, doHtml].map((html) => `<p>${html}</p>`).join('')),
  keywords: [code, 'fault'],
  group: GROUP,
  within: 'SOAP › Errors',
});

const stateRecords = (): SearchRecord[] =>
  statesNamed(STATES.machine).states.map(({state, code = '', starts, do: act}) => ({
    page: STATES.page,
    anchor: stateAnchor(STATES.machine, state),
    title: `${code} ${partsOf(state)}`,
    text: `${starts} ${act}`.replaceAll('`', ''),
    keywords: [code, state, 'status', 'StatusCode'],
    group: GROUP,
    within: 'SOAP › Statuses',
  }));

const templateRecords = (): SearchRecord[] =>
  platformTemplates().map(({id, master, name, content}) => ({
    page: '/platform/misc/documentsAndTemplates.html',
    anchor: templateAnchor(id),
    title: `${name} ${id}`,
    text: content,
    keywords: [master, 'TemplateId', 'MasterId'],
    group: GROUP,
    within: 'SOAP › Templates',
  }));

/** The records of the SOAP platform: operations, types with their elements, statuses, templates, and error codes. */
export function platformRecords(): SearchRecord[] {
  if (!hasPlatform()) return [];
  return [
    ...operationRecords(),
    ...[...platformWsdl().types.values()].map(typeRecord),
    ...stateRecords(),
    ...templateRecords(),
    ...platformErrors().errors.map(errorRecord),
  ];
}
