import {getHttpOperationsFromSpec} from '@stoplight/prism-http';
import type {IHttpOperation} from '@stoplight/types';
import {openApi, restVersions} from '../../../src/sources/rest';
import {readFilled} from '../../../src/sources/yaml';
import {untracked} from '../../../src/sources/files';

/** What is read and changed of a media type. */
interface MediaType {
  readonly 'x-sample-file'?: string;
  readonly schema?: {readonly type?: string; readonly properties?: {readonly file?: Record<string, unknown>}};
  readonly encoding?: {readonly file?: {readonly contentType?: string}};
  example?: string;
}

/**
 * A value of a contract as Prism takes it: a media type with `x-sample-file` has that file as its example, and a form keeps the content
 * types of its `file` as `x-content-types`, which Prism would lose. Callbacks go: Prism would call them.
 */
function prepared(key: string, value: unknown): unknown {
  if (key === 'callbacks') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const mediaType = value as MediaType;
  const {schema, encoding, 'x-sample-file': sample} = mediaType;
  if (sample && schema?.type === 'string') mediaType.example = readFilled(sample);
  const file = schema?.properties?.file;
  if (file && encoding?.file) file['x-content-types'] = encoding.file.contentType;
  return value;
}

/** Every operation of every version of the REST contract, in the form that Prism takes. */
export async function restOperations(): Promise<IHttpOperation[]> {
  const documents = untracked(() =>
    restVersions.map((version) => JSON.parse(JSON.stringify(openApi(version)), prepared) as object),
  );
  return (await Promise.all(documents.map(getHttpOperationsFromSpec))).flat();
}
