import type {PublicFile} from '.';
import {postmanCollection} from '../../contracts/openapi/postman';
import {service} from '../../service';
import {hasPartySchema, partySdlText} from '../party/schema';
import {hasPlatform, platformWsdlText} from '../platform';
import {openApi, restVersions} from '../rest';
import {readFilled} from '../yaml';

/** A version of the REST contract as YAML, as JSON and as a Postman collection. */
async function restFiles(version: ReturnType<typeof restVersions>[number]): Promise<PublicFile[]> {
  const path = `openapi/${version}`;
  const document = openApi(version);
  return [
    {path: `${path}.yaml`, content: readFilled(`${path}.yaml`)},
    {path: `${path}.json`, content: `${JSON.stringify(document, null, 2)}\n`},
    {path: `${path}.postman.json`, content: await postmanCollection(document, service.site.url)},
  ];
}

/** The contracts themselves, for code generators and clients, and robots.txt, which names the sitemap of this site. */
export const contractDownloads = async (): Promise<PublicFile[]> => [
  ...(await Promise.all(restVersions().map(restFiles))).flat(),
  ...(hasPartySchema() ? [{path: 'vpd/schema.graphql', content: partySdlText()}] : []),
  ...(hasPlatform() ? [{path: 'platform/v3.1/platform.wsdl', content: platformWsdlText()}] : []),
  {path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${service.site.url}/sitemap.xml\n`},
];
