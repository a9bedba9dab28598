import {convertV2} from 'openapi-to-postmanv2';
import type {OpenApiDocument, OperationObject, ParameterObject} from './document';

const KEY_HEADER: ParameterObject = {
  name: 'Subscription-Key',
  in: 'header',
  required: true,
  description: 'Key of your organisation, one per environment.',
  schema: {type: 'string'},
  example: '{{subscriptionKey}}',
};

const OPTIONS = {
  folderStrategy: 'Tags',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
  parametersResolution: 'Example',
  enableOptionalParameters: false,
  alwaysInheritAuthentication: true,
  includeAuthInfoInExample: false,
} as const;

const IDS = new Set(['id', '_postman_id']);

/**
 * Postman knows one kind of credentials a request, our operations ask for two: the token becomes the collection's
 * authorization, the key a header. Both are variables of the collection. Links lead to the site.
 */
function prepared(document: OpenApiDocument, siteUrl: string): object {
  const whole = JSON.parse(JSON.stringify(document).replaceAll('](/', `](${siteUrl}/`)) as OpenApiDocument;
  for (const item of Object.values(whole.paths)) {
    for (const operation of Object.values(item)) {
      if (!Array.isArray(operation)) withKey(operation);
    }
  }
  return {...whole, security: [{bearerAuth: []}]};
}

function withKey(operation: OperationObject): void {
  operation.parameters = [...(operation.parameters ?? []), KEY_HEADER];
}

function convert(document: object): Promise<object> {
  return new Promise((resolve, reject) => {
    convertV2({type: 'json', data: document}, OPTIONS, (error, result) => {
      const collection: unknown = result?.output?.[0]?.data;
      if (typeof collection === 'object' && collection !== null) resolve(collection);
      else
        reject(
          error instanceof Error
            ? error
            : new Error(`no Postman collection: ${result?.reason ?? 'the converter gives no reason'}`),
        );
    });
  });
}

const made = new WeakMap<OpenApiDocument, Promise<string>>();

async function make(document: OpenApiDocument, siteUrl: string): Promise<string> {
  const collection = await convert(prepared(document, siteUrl));
  const variable = [
    {key: 'baseUrl', value: document.servers[0]?.url},
    {key: 'bearerToken', value: ''},
    {key: 'subscriptionKey', value: ''},
  ];
  // The converter makes up ids on every run; Postman makes its own on import, so a collection without them is the same each time.
  return JSON.stringify({...collection, variable}, (key, value: unknown) => (IDS.has(key) ? undefined : value));
}

/**
 * A contract as a Postman collection: a folder a tag, with the contract's examples. Made once for each state of the contract.
 * @param siteUrl address of the site, to which relative links of descriptions lead
 * @throws Error when the converter refuses the document
 */
export function postmanCollection(document: OpenApiDocument, siteUrl: string): Promise<string> {
  const known = made.get(document) ?? make(document, siteUrl);
  made.set(document, known);
  return known;
}
