import {placedOperation, openApi} from '../../sources/rest';
import {found} from '../../sources/authorFault';
import {parameterValues, requestOf} from '../../contracts/openapi/request';
import type {PlacedOperation} from '../../contracts/openapi/document';
import type {HttpRequest, RequestBody} from '../../contracts/requests/model';
import {onSite} from '../../service';
import {EXAMPLES} from '../../sources/examples';
import type {GuideCall} from './calls';
import {Values, type Input} from './values';

/** A parameter of an Arazzo step. */
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly value: string;
}

const codes = (topics: readonly string[]): string => topics.map((topic) => `\`${topic}\``).join(', ');

/** 'ubl-bisv3/invoice-typical.xml' is `invoiceTypical`. */
const inputName = (file: string): string =>
  (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const documentInput = (file: string | undefined, mediaType: string): Input => ({
  type: 'string',
  description: `The document to upload.${file ? ` Example: ${onSite(`${EXAMPLES}/${file}`)}` : ''}`,
  contentMediaType: mediaType,
});

/** The request body of a step; nothing for a request without one. */
function bodyIn(body: RequestBody, file: string | undefined, values: Values): object | undefined {
  if (body.kind === 'none') return undefined;
  if (body.kind === 'json') return {contentType: 'application/json', payload: body.value};
  const content = values.input(inputName(file ?? body.file.name), documentInput(file, body.file.mediaType));
  if (body.kind === 'file') return {contentType: body.file.mediaType, payload: content};
  return {contentType: 'multipart/form-data', payload: {[body.field]: content}};
}

/** What a path names, such as a party or a document: the output of a step before, or else an input. What a query says is the guide's choice. */
function valueOf({name, in: where, value}: Parameter, call: GuideCall, values: Values): string {
  if (where === 'query') return value;
  if (name === 'partyId')
    return values.input(name, {type: 'string', description: 'The party you act for.', default: value});
  const isAnnounced = call.announced.includes(value);
  const origin = isAnnounced ? ' The event that you wait for contains it.' : '';
  const description = `The ${name} in the path of ${call.operation.id}.${origin}`;
  return values.returned(value, isAnnounced) ?? values.input(name, {type: 'string', description, default: value});
}

function parametersIn(
  call: GuideCall,
  {named, request}: {readonly named: readonly Parameter[]; readonly request: HttpRequest},
  values: Values,
): Parameter[] {
  const filled = named.map((each) => ({...each, value: valueOf(each, call, values)}));
  const newId = request.headers.find(({variable}) => variable === 'PSB_DOCUMENT_ID');
  if (!newId) return filled;
  const description = 'A new UUID for the document. Save it before you send the request.';
  const value = values.input('newDocumentId', {type: 'string', format: 'uuid', description});
  return [...filled, {name: newId.name, in: 'header', value}];
}

const descriptionOf = ({waitsFor}: GuideCall, {operation}: PlacedOperation): string => {
  const topics = operation['x-event-topics'] ?? [];
  return [
    ...(waitsFor.length > 0 ? [`Wait for the events that the guide shows before this step: ${codes(waitsFor)}.`] : []),
    `${operation.summary}.`,
    ...(topics.length > 0 ? [`The bus then reports ${codes(topics)}.`] : []),
  ].join(' ');
};

function stepOf(call: GuideCall, stepId: string, values: Values) {
  const {operation, choice, file, status} = call;
  const contract = openApi(operation.version);
  const placed = found(placedOperation(operation.version, operation.id), `no operation ${operation.id}`);
  const request = requestOf(contract, placed, choice);
  const named = parameterValues(contract, placed, choice);
  const parameters = parametersIn(call, {named, request}, values);
  const requestBody = bodyIn(request.body, file, values);
  values.add({stepId, body: call.body});
  return {
    stepId,
    description: descriptionOf(call, placed),
    operationId: `$sourceDescriptions.${operation.version}.${operation.id}`,
    ...(parameters.length > 0 && {parameters}),
    ...(requestBody && {requestBody}),
    successCriteria: [{condition: `$statusCode == ${status}`}],
  };
}

/** The steps of a guide, each with an id of its own, and the inputs that they need. */
export function stepsIn(calls: readonly GuideCall[]): {steps: object[]; inputs: ReadonlyMap<string, Input>} {
  const values = new Values();
  const ids = calls.map(({operation: {id}}, index) => {
    const before = calls.slice(0, index).filter(({operation}) => operation.id === id).length;
    return before === 0 ? id : `${id}${before + 1}`;
  });
  const steps = calls.map((call, index) => stepOf(call, ids[index] ?? call.operation.id, values));
  return {
    inputs: values.inputs,
    steps: steps.map((step) => {
      const outputs = values.outputsOf(step.stepId);
      return {...step, ...(outputs && {outputs})};
    }),
  };
}
