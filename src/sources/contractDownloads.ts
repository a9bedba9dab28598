import {partySchemaPage, referencePage} from '../addresses/places';
import {postmanCollection} from '../contracts/openapi/postman';
import {service} from '../service';
import type {Download} from './downloads';
import {readTracked} from './files';
import {partySdlText} from './party/schema';
import {platformWsdlText} from './platform';
import {openApi, restVersions} from './rest';
import {readFilled} from './yaml';

function restFiles(version: (typeof restVersions)[number]): Download[] {
  const path = `openapi/${version}`;
  const document = openApi(version);
  const name = `REST ${version}`;
  const about = {version: document.info.version, page: referencePage(version)};
  const json = {mediaType: 'application/json', ...about};
  return [
    {
      ...{path: `${path}.yaml`, title: `OpenAPI description of ${name}, YAML`, kind: 'openapi'},
      ...{mediaType: 'application/yaml', ...about},
      content: () => readFilled(`${path}.yaml`),
    },
    {
      ...{path: `${path}.json`, title: `OpenAPI description of ${name}, JSON`, kind: 'openapi', ...json},
      content: () => `${JSON.stringify(document, null, 2)}\n`,
    },
    {
      ...{path: `${path}.postman.json`, title: `Postman collection of ${name}`, kind: 'postman', ...json},
      content: () => postmanCollection(document, service.site.url),
    },
  ];
}

/** A JSON Schema that the site serves under the name of its file in a folder of contracts. */
const jsonSchema = (file: string, path: string, about: Pick<Download, 'title' | 'page'>): Download => ({
  ...{path, kind: 'json-schema', mediaType: 'application/schema+json', ...about},
  content: () => readTracked(file),
});

const PLATFORM = '3.1';

/** The contracts themselves, for code generators and clients. */
export const contractDownloads = (): Download[] => [
  ...restVersions.flatMap(restFiles),
  {
    ...{path: 'vpd/schema.graphql', title: 'GraphQL schema of party data, SDL', kind: 'graphql'},
    ...{mediaType: 'application/graphql', page: partySchemaPage},
    content: partySdlText,
  },
  {
    ...{path: `platform/v${PLATFORM}/platform.wsdl`, title: 'WSDL of the SOAP platform', kind: 'wsdl'},
    ...{mediaType: 'application/wsdl+xml', version: PLATFORM, page: '/platform/wsdl.html'},
    content: platformWsdlText,
  },
  jsonSchema('documents/check-report.schema.json', 'documents/check-report.schema.json', {
    title: 'JSON Schema of the check report',
    page: '/documents/validate.html',
  }),
  jsonSchema('docs/catalogue.schema.json', 'catalogue.schema.json', {
    title: 'JSON Schema of the catalogue of files',
    page: referencePage('v1-beta'),
  }),
];
