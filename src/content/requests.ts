import {codeIn} from '../contracts/code';
import type {Operation} from '../contracts/openapi/model';
import {placedOperations} from '../contracts/openapi/document';
import {choiceOf, requestKey, requestOf, type RequestChoice} from '../contracts/openapi/request';
import {shownRequest, type ShownRequest} from '../contracts/requests';
import type {HttpRequest} from '../contracts/requests/model';
import {requestText} from '../contracts/requests/writers';
import {SAMPLE_LANGUAGES} from '../contracts/samples';
import {AuthorFault, found} from '../sources/authorFault';
import {listTracked} from '../sources/files';
import {writtenFolders} from '../sources/pages';
import {platformRequestsIn} from '../sources/platform';
import {openApi, operation, placedOperation, restVersions} from '../sources/rest';
import {readFilled} from '../sources/yaml';

type KeyedRequest = readonly [key: string, request: HttpRequest];

/** A request of an operation that exists, with the key that pages and request files know it by. */
function keyedRequest({id, version}: Pick<Operation, 'id' | 'version'>, choice?: RequestChoice): KeyedRequest {
  const placed = found(placedOperation(version, id), `operation '${id}' is not in openapi/${version}.yaml`);
  return [requestKey(id, choice), requestOf(openApi(version), placed, choice)];
}

const hasExample = ({body}: Operation, {example}: RequestChoice): boolean =>
  !example || (body?.contents.some(({examples}) => examples.some(({name}) => name === example)) ?? false);

/** @throws AuthorFault for a parameter that an operation does not have in its query or its path */
function checkNames({id, parameters}: Operation, where: 'query' | 'path', choices: readonly string[] = []): void {
  const names = parameters.filter((each) => each.in === where).map(({name}) => name);
  const unknown = choices.map((each) => choiceOf(each).name).find((name) => !names.includes(name));
  if (unknown) throw new AuthorFault(`${id} has no ${where} parameter '${unknown}'`);
}

/** The request of an operation that an author chooses. @throws AuthorFault for an example or a parameter that the operation does not have */
export function chosenRequest(operation: Operation, choice: RequestChoice): ShownRequest {
  const {id, body} = operation;
  const {example, query, path, file} = choice;
  if (!hasExample(operation, choice)) throw new AuthorFault(`${id} has no request example '${example}'`);
  checkNames(operation, 'query', query);
  checkNames(operation, 'path', path);
  if (file && !body?.contents.some(({mediaType}) => /form-data|xml|pdf/.test(mediaType))) {
    throw new AuthorFault(`${id} accepts no file`);
  }
  const [key, request] = keyedRequest(operation, choice);
  return shownRequest(key, (language) => requestText(language.id, request));
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** What an author chooses of a request, by the attributes of `<Call>`. */
export const requestChoice = ({example, query, path, file}: Attributes): RequestChoice => ({
  example,
  query: query?.split(' '),
  path: path?.split(' '),
  file: file?.split('/').at(-1),
});

/** The attributes of an element as a page has it: `name="value"`. */
export const attributesIn = (written: string): Attributes =>
  Object.fromEntries(Array.from(written.matchAll(/\s(\w+)="([^"]*)"/g), ([, name = '', value]) => [name, value]));

const plainRequests = (): KeyedRequest[] =>
  restVersions.flatMap((version) =>
    placedOperations(openApi(version)).map(({operation: {operationId: id}}) => keyedRequest({id, version})),
  );

/** The requests that pages choose. The part itself reports what is wrong with one. */
function chosenRequests(): KeyedRequest[] {
  const files = writtenFolders.flatMap((folder) => listTracked(folder).map((file) => `${folder}/${file}`));
  const calls = files
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => readFilled(file).match(/<Call\s[^>]*>/g) ?? [])
    .map(attributesIn);
  return calls.flatMap((attributes) => {
    const known = operation(attributes.operation ?? '');
    const choice = requestChoice(attributes);
    return known && hasExample(known, choice) ? [keyedRequest(known, choice)] : [];
  });
}

/** Every request that the site shows, by its key: each operation's, and those that pages choose. */
export const allRequests = (): Map<string, HttpRequest> => new Map([...plainRequests(), ...chosenRequests()]);

/** The files that the page script reads when the reader chooses a language: highlighted HTML by key. curl is in the pages. */
export function requestFiles(): {name: string; content: string}[] {
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
