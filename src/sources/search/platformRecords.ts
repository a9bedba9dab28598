import {platformErrorEntry, soapType, templateAnchor} from '../../addresses/places';
import type {PlatformError} from '../../contracts/platform/errors';
import type {SoapType} from '../../contracts/wsdl/schema';
import {hasPlatform, platformErrors, platformOperations, platformTemplates, platformWsdl} from '../platform';
import {stateAnchor, statesNamed} from '../states';
import {partsOf, placeOf, type SearchRecord, wordsOf} from './record';

/** The statuses of documents, and the page that owns their table. */
const STATES = {page: '/platform/endpoints/v3.1/setInboxDocumentStatus.html', machine: 'platformInbox'};

const operationRecords = (): SearchRecord[] =>
  platformOperations().map(({name, page, descriptionHtml, request}) => ({
    page,
    anchor: 'request',
    title: name,
    text: wordsOf(descriptionHtml),
    keywords: [name, partsOf(name), 'SOAPAction', ...request.fields.map((field) => field.name)],
  }));

const typeRecord = ({name, descriptionHtml, fields}: SoapType): SearchRecord => ({
  ...placeOf(soapType(name)),
  title: name,
  text: [wordsOf(descriptionHtml), fields.map((field) => field.name).join(', ')].join(' ').trim(),
  keywords: [partsOf(name)],
});

const errorRecord = ({code, title, message, causesHtml, doHtml}: PlatformError): SearchRecord => ({
  ...placeOf(platformErrorEntry(code)),
  title: `${code} ${title}`,
  text: wordsOf(message, ...causesHtml, doHtml),
  keywords: [code, 'fault'],
});

const stateRecords = (): SearchRecord[] =>
  statesNamed(STATES.machine).states.map(({state, code = '', starts, do: act}) => ({
    page: STATES.page,
    anchor: stateAnchor(STATES.machine, state),
    title: `${code} ${partsOf(state)}`,
    text: `${starts} ${act}`.replaceAll('`', ''),
    keywords: [code, state, 'status', 'StatusCode'],
  }));

const templateRecords = (): SearchRecord[] =>
  platformTemplates().map(({id, master, name, content}) => ({
    page: '/platform/misc/documentsAndTemplates.html',
    anchor: templateAnchor(id),
    title: `${name} ${id}`,
    text: content,
    keywords: [master, 'TemplateId', 'MasterId'],
  }));

/** Records under the title of the platform, so that a reader of the REST documentation is not led there by mistake. */
const among = (kind: string, records: readonly SearchRecord[]): SearchRecord[] =>
  records.map((record) => ({...record, group: 'SOAP platform', within: `SOAP › ${kind}`}));

/** The records of the SOAP platform: operations, types with their elements, statuses, templates, and error codes. */
export function platformRecords(): SearchRecord[] {
  if (!hasPlatform()) return [];
  return [
    ...among('Operations', operationRecords()),
    ...among('Types', [...platformWsdl().types.values()].map(typeRecord)),
    ...among('Statuses', stateRecords()),
    ...among('Templates', templateRecords()),
    ...among('Errors', platformErrors().errors.map(errorRecord)),
  ];
}
