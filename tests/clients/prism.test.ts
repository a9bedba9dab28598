import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {restOperations} from './support/prismOperations';
import {startSandbox} from '../support/sandbox';
import {writeContracts} from './support/contracts';
import {startPrism} from './support/prismServer';
import {exampleRequests} from './support/requests';

const CREDENTIALS = {authorization: 'Bearer any-token', 'subscription-key': 'any-key'};
const {contracts, remove} = writeContracts();
const all = await restOperations();
afterAll(remove);

/** Asks a server with every example request of these operations, and gives what is not answered with 2xx. */
async function refusedBy(url: string, operations: typeof all, credentials: Record<string, string>): Promise<string[]> {
  const refused: string[] = [];
  for (const operation of operations) {
    for (const {name, path, init} of exampleRequests(operation)) {
      const ownId: Record<string, string> =
        'X-PSB-DocumentId' in init.headers ? {'X-PSB-DocumentId': randomUUID()} : {};
      const response = await fetch(url + path, {...init, headers: {...init.headers, ...ownId, ...credentials}});
      const text = await response.text();
      if (!response.ok) refused.push(`${operation.iid} ${name}: ${response.status} ${text}`);
    }
  }
  return refused;
}

describe.each(contracts)('$version', (contract) => {
  const operations = all.filter((operation) => operation.path.startsWith(`/api/${contract.version}/`));
  const servers: {url: string; stop(): unknown}[] = [];

  beforeAll(async () => {
    const sandbox = await startSandbox();
    servers.push(await startPrism(contract), {url: sandbox.url, stop: () => sandbox.close()});
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  test(`Prism serves all ${operations.length} operations`, async () => {
    expect(await refusedBy(servers[0]?.url ?? '', operations)).toEqual([]);
  });

  test(`the sandbox serves all ${operations.length} operations, validateDocument without optionId`, async () => {
    const refused = await refusedBy(servers[1]?.url ?? '', operations);
    expect(refused.filter((each) => !/^validateDocument .*: 501 .* Omit optionId/.test(each))).toEqual([]);
  });
});

test('every operation belongs to a version and has its own id', () => {
  const ids = all.map((operation) => operation.iid);
  expect(new Set(ids).size).toBe(ids.length);
  expect(all.filter(({path}) => !contracts.some(({version}) => path.startsWith(`/api/${version}/`)))).toEqual([]);
});
