import {randomUUID} from 'node:crypto';
import {afterAll, describe, expect, test} from 'vitest';
import {restOperations} from './support/prismOperations';
import {startSandbox} from '../support/sandbox';
import {writeContracts} from './support/contracts';
import {startPrism} from './support/prismServer';
import {exampleRequests} from './support/requests';

const CREDENTIALS = {authorization: 'Bearer any-token', 'subscription-key': 'any-key'};
const {contracts, remove} = writeContracts();
const all = await restOperations();
afterAll(remove);

interface Sent {
  readonly operation: string;
  readonly name: string;
  readonly status: number;
  readonly text: string;
}

/** Asks a server with every example request of these operations. @param credentials gives the headers of each, and may make the server forget the others */
async function answersOf(
  url: string,
  operations: typeof all,
  credentials: () => Promise<Record<string, string>>,
): Promise<Sent[]> {
  const answers: Sent[] = [];
  for (const operation of operations) {
    for (const {name, path, init} of exampleRequests(operation)) {
      const ownId: Record<string, string> =
        'X-PSB-DocumentId' in init.headers ? {'X-PSB-DocumentId': randomUUID()} : {};
      const headers = {...init.headers, ...ownId, ...(await credentials())};
      const response = await fetch(url + path, {...init, headers});
      answers.push({operation: operation.iid ?? '', name, status: response.status, text: await response.text()});
    }
  }
  return answers;
}

/** Examples that a sandbox without anything else refuses, as the bus does: by operation, or operation and example, with the code. */
const REFUSED: Readonly<Record<string, string>> = {
  // These receivers are not registered for the document, which is what the examples show.
  'queryRecipientPartyForSalesInvoice unreachableIds': 'API404',
  'queryRecipientPartyForOrderResponse unreachableIds': 'API404',
  'queryRecipientPartyForOrderResponse supplierIds': 'API404',
  'queryRecipientPartyForPurchaseOrder default': 'API404',
  'queryRecipientPartyForSalesInvoiceBeta belgianIds': 'API404',
  // Nobody has acknowledged the invoice.
  'sendInvoiceResponse responseUnderQuery': 'API400-RESPONSE',
  'sendInvoiceResponse responseAccept': 'API400-RESPONSE',
  'sendInvoiceResponse responsePaid': 'API400-RESPONSE',
  // Nobody has saved this hook.
  'removeHookConfig ': 'API404-HOOK',
  'unSubscribe ': 'API404-HOOK',
  'sendHookPing ': 'API404-HOOK',
  'receiveGeneric multipart/form-data': 'API400',
  'receiveGeneric default': 'API400',
  // The token of an example is not that of a page.
  'getPeppolParties ': 'API400',
  'getSalesInvoiceResponses ': 'API400',
  'getPurchaseInvoices ': 'API400',
  'getOrderResponses ': 'API400',
  'getSalesOrders ': 'API400',
};

describe.each(contracts)('$version', (contract) => {
  const operations = all.filter((operation) => operation.path.startsWith(`/api/${contract.version}/`));

  test(`Prism serves all ${operations.length} operations`, async () => {
    const server = await startPrism(contract);
    const answers = await answersOf(server.url, operations, () => Promise.resolve(CREDENTIALS)).finally(
      () => void server.stop(),
    );
    expect(answers.filter(({status}) => status >= 300)).toEqual([]);
  });

  test(`the sandbox serves all ${operations.length} operations`, async () => {
    const sandbox = await startSandbox();
    const answers = await answersOf(sandbox.url, operations, async () => {
      await sandbox.reset();
      return sandbox.credentials();
    }).finally(() => void sandbox.close());
    const told = answers.flatMap(({operation, name, status, text}) => {
      const key = `${operation} ${name}`;
      const expected = REFUSED[key];
      const is =
        status < 300 ? undefined : ((text.startsWith('{') ? JSON.parse(text) : {code: text}) as {code: string}).code;
      return is === expected ? [] : [`${key}: ${status} ${text}`];
    });
    expect(told).toEqual([]);
  });
});

test('every operation belongs to a version and has its own id', () => {
  const ids = all.map((operation) => operation.iid);
  expect(new Set(ids).size).toBe(ids.length);
  expect(all.filter(({path}) => !contracts.some(({version}) => path.startsWith(`/api/${version}/`)))).toEqual([]);
});
