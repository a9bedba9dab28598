import {codeIn} from '../contracts/code';
import type {Operation} from '../contracts/openapi/model';
import {placedOperations, type PlacedOperation} from '../contracts/openapi/document';
import {choiceOf, requestKey, requestOf, type RequestChoice} from '../contracts/openapi/request';
import {requestText, shownRequest, type ShownRequest} from '../contracts/requests';
import type {HttpRequest} from '../contracts/requests/model';
import {SAMPLE_LANGUAGES} from '../contracts/samples';
import {openApi, operation, readFilled, restVersions} from './contracts';
import {listTracked} from './files';
import {CONSOLES, pageFolders} from './pages';
import {PartFault} from './part';
import {partyOperations, partyQueryKey, requestOfOperation} from './partyOperations';
import {platformRequestsIn} from './platformSamples';

const placedIn = (version: Operation['version'], id: string): PlacedOperation | undefined =>
  placedOperations(openApi(version)).find((each) => each.operation.operationId === id);

/**
 * The request of an operation that an author chooses.
 * @throws PartFault for an example or a query parameter that the operation does not have
 */
export function chosenRequest({id, version, parameters, body}: Operation, choice: RequestChoice): ShownRequest {
  const {example, query = [], path = [], file} = choice;
  if (example && !body?.contents.some(({examples}) => examples.some(({name}) => name === example))) {
    throw new PartFault(`${id} has no request example '${example}'`);
  }
  for (const [where, choices] of [
    ['query', query],
    ['path', path],
  ] as const) {
    const names = parameters.filter((each) => each.in === where).map(({name}) => name);
    const unknown = choices.map((each) => choiceOf(each).name).find((name) => !names.includes(name));
    if (unknown) throw new PartFault(`${id} has no ${where} parameter '${unknown}'`);
  }
  if (file && !body?.contents.some(({mediaType}) => /form-data|xml|pdf/.test(mediaType))) {
    throw new PartFault(`${id} accepts no file`);
  }
  const placed = placedIn(version, id);
  if (!placed) throw new PartFault(`operation '${id}' is not in openapi/${version}.yaml`);
  return shownRequest(requestKey(id, choice), requestOf(openApi(version), placed, choice));
}

/** What an author chooses of a request, by the attributes of `<Call>`. */
export function requestChoice(attribute: (name: string) => string | undefined): RequestChoice {
  return {
    example: attribute('example'),
    query: attribute('query')?.split(' '),
    path: attribute('path')?.split(' '),
    file: attribute('file')?.split('/').at(-1),
  };
}

/** A component as a page has it: gives the value of an attribute. */
type Tag = (attribute: string) => string | undefined;

/** Every use of a component in pages. The part itself reports what is wrong with one. */
function tagsOfPages(component: string): Tag[] {
  const folders = pageFolders.filter((folder) => folder !== CONSOLES);
  const files = folders.flatMap((folder) => listTracked(folder).map((file) => `${folder}/${file}`));
  const tags = files
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => readFilled(file).match(new RegExp(`<${component}\\s[^>]*>`, 'g')) ?? []);
  return tags.map((tag) => (attribute) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1]);
}

/** The requests of example queries that pages show, by key. */
function partyRequests(): [key: string, request: HttpRequest][] {
  const names = new Set(tagsOfPages('PartyQuery').flatMap((attribute) => attribute('name') ?? []));
  if (names.size === 0) return [];
  const known = partyOperations().filter(({name}) => names.has(name));
  return known.map(({name}) => [partyQueryKey(name), requestOfOperation(name)]);
}

/** Every request that the site shows, by its key: each operation's, those that pages choose, and queries of party data. */
export function allRequests(): Map<string, HttpRequest> {
  const requests = new Map<string, HttpRequest>(partyRequests());
  for (const version of restVersions()) {
    for (const placed of placedOperations(openApi(version))) {
      requests.set(requestKey(placed.operation.operationId), requestOf(openApi(version), placed));
    }
  }
  for (const attribute of tagsOfPages('Call')) {
    const id = attribute('operation') ?? '';
    const choice = requestChoice(attribute);
    const found = operation(id);
    const placed = found && placedIn(found.version, id);
    const isKnown = found?.body?.contents.some(({examples}) => examples.some(({name}) => name === choice.example));
    if (!placed || (choice.example && !isKnown)) continue;
    requests.set(requestKey(id, choice), requestOf(openApi(found.version), placed, choice));
  }
  return requests;
}

/** A language of requests, and the text of the file with all of them in it: highlighted HTML by key. */
export interface RequestFile {
  readonly name: string;
  readonly content: string;
}

/** The files that the page script reads when the reader chooses a language. curl is in the pages. */
export function requestFiles(): RequestFile[] {
  const requests = [...allRequests()];
  return SAMPLE_LANGUAGES.filter(({id}) => id !== 'curl').map((sampleLanguage) => {
    const {id, language} = sampleLanguage;
    const rest = requests.map(([key, request]) => [key, codeIn(language, requestText(id, request)).html]);
    return {
      name: `${id}.json`,
      content: JSON.stringify({...Object.fromEntries(rest), ...platformRequestsIn(sampleLanguage)}),
    };
  });
}
