import {documentTypeId, messagesOf} from '../contracts/formats/registry';
import {limitJitter, limitNumber, limitSchedule} from '../contracts/limits';
import {sandboxOutcomesOf, type SandboxOutcomes} from '../contracts/sandboxOutcomes';
import {statesOf} from '../contracts/states';
import {checkYaml} from '../contracts/yamlFile';
import * as z from 'zod';
import {cast, service} from '../service';
import {documentTypes, partySchemes} from '../sources/codeLists';
import {untracked} from '../sources/files';
import {conversionSource} from '../sources/conversion';
import {formatRegistry} from '../sources/formats';
import {peppolNetwork} from '../sources/peppol';
import {hookActions, openApi, topics} from '../sources/rest';
import {readFilled, yamlFile} from '../sources/yaml';
import type {Ports} from './bus/bus';
import type {BusContract, Codes, ExampleDocument, KnownMessage} from './bus/contract';
import {platformData} from './platformData';

const MINUTES: Readonly<Record<string, number>> = {minute: 1, minutes: 1, hour: 60, hours: 60};
/** A time such as `5 minutes`, in seconds. */
const time = z.string().transform((text) => {
  const [number, unit = ''] = text.split(' ');
  return Number(number) * (MINUTES[unit] ?? NaN) * 60;
});
const recognition = z.looseObject({priorities: z.array(z.looseObject({priority: z.string(), typical: time}))});
const levelStatusEvent = z.looseObject({details: z.looseObject({documentTypeId: z.string()})});

const names = z.array(z.string());
const capabilities = z.array(
  z.looseObject({key: z.string(), families: names, messages: names, description: z.string()}),
);

const deliveryOptions = z.tuple([z.looseObject({certificate: z.string()})]);

type Version = Parameters<typeof openApi>[0];

const schema = (version: Version, name: string) => openApi(version).components.schemas[name];
const codes = (version: Version, name: string): Codes => schema(version, name)?.['x-enum-codes'] ?? {};

const messages = (): KnownMessage[] =>
  messagesOf(formatRegistry()).map(({format, message}) => {
    const typeIds = Object.fromEntries(
      message.documents.map((document) => [document.root, documentTypeId(format, message, document) ?? '']),
    );
    const listed = documentTypes().find(({value}) => Object.values(typeIds).includes(value));
    return {
      ...message,
      format: format.id,
      formatTitle: format.title,
      typeIds,
      process: message.profileId ?? listed?.processes[0],
    };
  });

/** The examples of the platform, which are older, and those of REST. */
function examplesOf(outcomes: SandboxOutcomes): ExampleDocument[] {
  const {clock, documents} = platformData();
  const start = Date.parse(clock);
  return [
    ...documents.map(({documentId: id, at, ...example}) => ({...example, id, age: start - Date.parse(at)})),
    ...outcomes.documents.map((example) => ({...example, age: 0})),
  ];
}

/** What the bus of the sandbox knows, from the contracts of the project. @throws ContentError for a mistake in one of them */
export const projectContract = (): BusContract =>
  untracked(() => {
    const states = statesOf(yamlFile('docs/states.yaml'));
    const limits = yamlFile('openapi/limits.yaml');
    const schemes = partySchemes();
    const outcomes = sandboxOutcomesOf(yamlFile('openapi/sandboxOutcomes.yaml'));
    return {
      topics: topics(),
      hookActions: hookActions(),
      limit: (id) => limitNumber(limits, id),
      schedule: (id) => limitSchedule(limits, id),
      jitter: (id) => limitJitter(limits, id),
      recognition: Object.fromEntries(
        checkYaml(yamlFile('openapi/recognition.yaml'), recognition).priorities.map(({priority, typical}) => [
          priority,
          typical,
        ]),
      ),
      levelStatus: {
        documentTypeId: levelStatusEvent.parse(
          openApi('v1').components.examples?.eventMessageLevelStatusReceived?.value,
        ).details.documentTypeId,
        codes: Object.fromEntries(peppolNetwork().statuses.map(({status, code}) => [status, code])),
      },
      capabilities: checkYaml(yamlFile('openapi/capabilities.yaml'), capabilities),
      messages: messages(),
      families: formatRegistry().families,
      registry: formatRegistry(),
      partySchemes: schemes,
      permissions: Object.keys(schema('v1', 'PartyPermissions')?.properties ?? {}),
      certificate: deliveryOptions.parse(openApi('v1').components.examples?.deliveryOptions?.value)[0].certificate,
      defaultConfig: openApi('v1').components.examples?.peppolConfig?.value,
      validationOptions: openApi('v1-beta').components.examples?.validationOptions
        ?.value as BusContract['validationOptions'],
      codes: {
        invoiceStatus: codes('v1', 'InvoiceResponseCodes'),
        reasons: codes('v1', 'InvoiceResponseReasons'),
        actions: codes('v1', 'InvoiceResponseActions'),
        orderStatus: codes('v1', 'OrderResponseCodes'),
        orderLine: codes('v1-beta', 'OrderLineCodes'),
      },
      states: {
        invoiceResponse: states.get('invoiceResponse')?.states ?? [],
        orderResponse: states.get('orderResponse')?.states ?? [],
      },
      cast,
      outcomes,
      examples: examplesOf(outcomes),
      siteUrl: service.site.url,
      mailDomain: service.mail.accp.host,
    };
  });

const DAYS_TO_PAY = 30;
const DAY = 86_400_000;

/** A document with another issue date, and a due date that fits it. */
function withDate(xml: string, date: string): string {
  const due = new Date(Date.parse(date) + DAYS_TO_PAY * DAY).toISOString().slice(0, 10);
  return xml.replace(/(<cbc:IssueDate>)[^<]*/, `$1${date}`).replace(/(<cbc:DueDate>)[^<]*/, `$1${due}`);
}

/** The bytes of an example document, with the number and date that it has in place of its own. */
export const exampleFile: Ports['example'] = ({file, number, date}) => {
  const xml = untracked(() => readFilled(`documents/examples/${file}`));
  const numbered = number === undefined ? xml : xml.replace(/(<cbc:ID>)[^<]*/, `$1${number}`);
  return new TextEncoder().encode(date === undefined ? numbered : withDate(numbered, date));
};

/** What invoices are converted with. */
export const conversion = (): ReturnType<typeof conversionSource> => untracked(conversionSource);
