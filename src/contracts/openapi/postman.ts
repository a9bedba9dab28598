import {convertV2} from 'openapi-to-postmanv2';
import type {OpenApiDocument, OperationObject, ParameterObject} from './document';

const KEY_HEADER: ParameterObject = {
  name: 'Subscription-Key',
  in: 'header',
  required: true,
  description: "Your organisation's key. Each environment has its own key.",
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

/** What the reader fills in once, in the collection's variables. */
const VARIABLES = ['clientId', 'clientSecret', 'subscriptionKey'] as const;

interface Auth {
  readonly type: string;
  readonly oauth2: readonly {readonly key: string; readonly value: string; readonly type: string}[];
}

interface Collection {
  readonly auth: Auth;
}

/** The converter knows the token URL and the scope; the client comes from the variables of the collection. */
function withClient({type, oauth2}: Auth): Auth {
  const known = oauth2.map(({key, value}) => ({key, value, type: 'string'}));
  const client = VARIABLES.slice(0, 2).map((key) => ({key, value: `{{${key}}}`, type: 'string'}));
  return {type, oauth2: [...known, ...client, {key: 'addTokenTo', value: 'header', type: 'string'}]};
}

const IDS = new Set(['id', '_postman_id']);

/**
 * Postman supports one kind of credentials for each request, and our operations require two: the access token becomes the
 * collection's authorization, and the subscription key a header. Links lead to the site.
 */
function prepared(document: OpenApiDocument, siteUrl: string): object {
  const whole = JSON.parse(JSON.stringify(document).replaceAll('](/', `](${siteUrl}/`)) as OpenApiDocument;
  for (const item of Object.values(whole.paths)) {
    for (const operation of Object.values(item)) {
      if (!Array.isArray(operation)) withKey(operation);
    }
  }
  return {...whole, security: whole.security?.map(({oauth2 = []}) => ({oauth2}))};
}

function withKey(operation: OperationObject): void {
  operation.parameters = [...(operation.parameters ?? []), KEY_HEADER];
}

function isCollection(value: unknown): value is Collection {
  return typeof value === 'object' && value !== null && 'auth' in value;
}

function convert(document: object): Promise<Collection> {
  return new Promise((resolve, reject) => {
    convertV2({type: 'json', data: document}, OPTIONS, (error, result) => {
      const collection: unknown = result?.output?.[0]?.data;
      if (isCollection(collection)) resolve(collection);
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
  const variable = [{key: 'baseUrl', value: document.servers[0]?.url}, ...VARIABLES.map((key) => ({key, value: ''}))];
  const auth = withClient(collection.auth);
  // The converter makes up ids on every run; Postman makes its own on import, so a collection without them is the same each time.
  return JSON.stringify({...collection, auth, variable}, (key, value: unknown) => (IDS.has(key) ? undefined : value));
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
