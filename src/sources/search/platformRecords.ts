import {platformErrorEntry, soapType, templateAnchor} from '../../addresses/places';
import type {PlatformError} from '../../contracts/platform/errors';
import type {SoapType} from '../../contracts/wsdl/schema';
import {platformErrors, platformOperations, platformTemplates, platformWsdl} from '../platform';
import {stateAnchor, statesNamed} from '../states';
import {inGroup, namesOf, partsOf, placeOf, type SearchRecord, wordsOf} from './record';

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
  text: `${wordsOf(descriptionHtml)} ${namesOf(fields)}`.trim(),
  keywords: [partsOf(name), ...fields.map((field) => field.name)],
});

const errorRecord = ({code, title, message, causesHtml, doHtml}: PlatformError): SearchRecord => ({
  ...placeOf(platformErrorEntry(code)),
  title: `${code} ${title}`,
  text: wordsOf(...causesHtml, doHtml),
  keywords: [code, 'fault'],
  messages: [message],
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

/** The records of the SOAP platform, in a group, so that a reader of the REST documentation is not led there by mistake. */
export const platformRecords = (): SearchRecord[] => [
  ...inGroup('SOAP', 'SOAP › Operations', operationRecords()),
  ...inGroup('SOAP', 'SOAP › Types', [...platformWsdl().types.values()].map(typeRecord)),
  ...inGroup('SOAP', 'SOAP › Statuses', stateRecords()),
  ...inGroup('SOAP', 'SOAP › Templates', templateRecords()),
  ...inGroup('SOAP', 'SOAP › Errors', platformErrors().errors.map(errorRecord)),
];
