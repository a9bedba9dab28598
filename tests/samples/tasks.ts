import {cast, sample} from '../../src/service';

/** What one sample must do against the sandbox. */
export interface Task {
  readonly sample: string;
  /** What it prints, its answer being good. */
  readonly prints: RegExp;
  /** File that it writes, and the example document that must be in it. */
  readonly writes?: {readonly file: string; readonly document: string};
  /** What it sends under an ID of its own: the file that keeps the ID, which a second run sends again, and the word for the document. */
  readonly sends?: {readonly idFile: string; readonly document: string};
  /** Credentials that are refused, and the code that it must then name. */
  readonly refused: {readonly environment: Readonly<Record<string, string>>; readonly code: string};
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const token = /^sandbox-[\w-]+-[0-9a-f]{32}$/;
const expired = {environment: {PSB_TOKEN: 'expired-token'}, code: 'API401'};

/** Every task that calls the service; the webhook receiver and the program that creates an invoice have tests of their own. */
export const TASKS: readonly Task[] = [
  {
    sample: 'get-token',
    prints: token,
    refused: {environment: {PSB_CLIENT_SECRET: 'wrong-secret'}, code: 'invalid_client'},
  },
  {
    sample: 'token-password',
    prints: token,
    refused: {environment: {PSB_PASSWORD: 'wrong-password'}, code: 'invalid_grant'},
  },
  {
    sample: 'first-query',
    prints: new RegExp(`^${cast.buyer.name} ${cast.buyer.kvk}$`, 'm'),
    refused: {environment: {PSB_CLIENT_SECRET: 'wrong-secret'}, code: 'invalid_client'},
  },
  {sample: 'send-invoice', prints: uuid, sends: {idFile: 'invoice.xml.id', document: 'invoice'}, refused: expired},
  {sample: 'query-recipient', prints: new RegExp(`^${cast.buyer.endpoint} peppol$`), refused: expired},
  {
    sample: 'download-invoice',
    prints: /^received-invoice\.xml$/,
    writes: {file: 'received-invoice.xml', document: 'ubl-bisv3/invoice-typical.xml'},
    refused: expired,
  },
  {sample: 'invoice-response', prints: uuid, sends: {idFile: 'response.id', document: 'response'}, refused: expired},
  {sample: 'register-hook', prints: new RegExp(`"id": ?"${sample.hookId}"`), refused: expired},
  {sample: 'register-peppol-party', prints: /"invoices":/, refused: expired},
  {sample: 'validate', prints: /^valid\nsuccess schema The document /, refused: expired},
  {
    sample: 'transform',
    prints: /^invoice-cii\.xml$/,
    writes: {file: 'invoice-cii.xml', document: 'cii-bisv3/invoice-typical.xml'},
    refused: expired,
  },
];
