import {expect, test} from './support/test';
import {service} from '../../src/service';
import {contractOperations, versions} from './support/contract';
import {builtHtml} from './support/site';

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: {
    readonly method: string;
    readonly url: {readonly path: readonly string[]};
    readonly header: readonly {readonly key: string}[];
  };
}

const requestsOf = (items: readonly Item[]): Item[] =>
  items.flatMap((each) => (each.item ? requestsOf(each.item) : [each]));

for (const version of versions) {
  test(`/openapi/${version}.postman.json contains every operation, fetches tokens, and has the credentials as variables`, async ({
    request,
  }) => {
    const answer = await request.get(`/openapi/${version}.postman.json`);
    expect(answer.status()).toBe(200);
    const collection = (await answer.json()) as {
      readonly item: readonly Item[];
      readonly variable: readonly {readonly key: string}[];
      readonly auth: {
        readonly type: string;
        readonly oauth2: readonly {readonly key: string; readonly value: string}[];
      };
    };
    const found = requestsOf(collection.item);
    const address = (item: Item): string => `${item.request?.method} /${item.request?.url.path.join('/')}`;
    const expected = contractOperations(version).map(
      ({method, path}) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(found.map(address).sort()).toEqual(expected.sort());
    for (const item of found)
      expect(
        item.request?.header.some(({key}) => key === 'Subscription-Key'),
        item.name,
      ).toBe(true);
    expect(collection.auth.type).toBe('oauth2');
    expect(Object.fromEntries(collection.auth.oauth2.map(({key, value}) => [key, value]))).toEqual({
      grant_type: 'client_credentials',
      accessTokenUrl: `https://${service.identity.accp.host}/connect/token`,
      scope: 'ap',
      clientId: '{{clientId}}',
      clientSecret: '{{clientSecret}}',
      addTokenTo: 'header',
    });
    const variables = collection.variable.map(({key}) => key);
    expect(variables).toEqual(['baseUrl', 'clientId', 'clientSecret', 'subscriptionKey']);
    const links = new RegExp(`<a [^>]*href="?/openapi/${version}\\.postman\\.json[" >]`, 'g');
    expect(builtHtml('/').match(links)).toHaveLength(1);
  });
}
