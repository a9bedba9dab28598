import {partySchemaPage, referencePage} from '../addresses/places';
import {partyAddress} from '../contracts/partyAddress';
import {placedOperations} from '../contracts/openapi/document';
import {onSite, service} from '../service';
import {catalogue, type CatalogueEntry} from './catalogue';
import {platformWsdl} from './platform';
import {openApi, restVersions} from './rest';

/** Where the catalogue of APIs is, without the leading slash. */
export const API_CATALOG = '.well-known/api-catalog';

/** An API in its environments: production, then acceptance. */
interface Api {
  readonly title: string;
  readonly production: string;
  readonly acceptance: string;
  readonly page: string;
  /** Which files describe it. */
  readonly describes: (entry: CatalogueEntry) => boolean;
}

/** What all paths of a version of REST begin with: `/api/v1`. */
function basePath(version: (typeof restVersions)[number]): string {
  const [first] = placedOperations(openApi(version));
  return /^\/api\/[^/]+/.exec(first?.path ?? '')?.[0] ?? '';
}

function restApi(version: (typeof restVersions)[number]): Api {
  const path = basePath(version);
  return {
    title: openApi(version).info.title,
    production: `https://${service.psb.host}${path}`,
    acceptance: `https://${service.psb.accp.host}${path}`,
    page: referencePage(version),
    describes: ({path: file, kind}) => kind === 'arazzo' || file.startsWith(`openapi/${version}.`),
  };
}

function soapApi(): Api {
  const {origin, pathname} = new URL(platformWsdl().address);
  return {
    title: 'SOAP platform',
    production: `https://${service.platform.host}${pathname}`,
    acceptance: origin + pathname,
    page: '/platform/introduction/overview.html',
    describes: ({kind}) => kind === 'wsdl',
  };
}

const partyApi = (): Api => ({
  title: 'Party data',
  production: partyAddress(service.vpd.host),
  acceptance: partyAddress(service.vpd.accp.host),
  page: partySchemaPage,
  describes: ({kind}) => kind === 'graphql',
});

const link = ({path, title, mediaType}: CatalogueEntry) => ({href: onSite(path), type: mediaType, title});

/** The links of an API, the same for both environments (RFC 8631). */
function linksOf({page, describes}: Api): object {
  const files = catalogue().filter(describes);
  const isContract = ({kind}: CatalogueEntry): boolean => kind !== 'postman' && kind !== 'arazzo';
  const more = files.filter((entry) => !isContract(entry));
  return {
    'service-desc': files.filter(isContract).map(link),
    'service-doc': [{href: onSite(page), type: 'text/html'}],
    ...(more.length > 0 && {'service-meta': more.map(link)}),
  };
}

/** The catalogue of APIs (RFC 9727) as a set of links in JSON (RFC 9264, section 4.2): what the site publishes, then the links of each API. */
export function apiCatalogText(): string {
  const apis = [...restVersions.map(restApi), partyApi(), soapApi()];
  const environments = apis.flatMap((api) =>
    (['production', 'acceptance'] as const).map((environment) => ({api, environment, href: api[environment]})),
  );
  const linkset = [
    {
      anchor: onSite(API_CATALOG),
      item: environments.map(({api: {title}, environment, href}) => ({href, title: `${title}, ${environment}`})),
      'service-meta': [{href: onSite('catalogue.json'), type: 'application/json'}],
    },
    ...environments.map(({api, href}) => ({anchor: href, ...linksOf(api)})),
  ];
  return `${JSON.stringify({linkset}, null, 2)}\n`;
}
