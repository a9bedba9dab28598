import {getHttpOperationsFromSpec} from '@stoplight/prism-http';
import type {IHttpOperation} from '@stoplight/types';
import {openApi, restVersions} from '../sources/rest';
import {readFilled} from '../sources/yaml';
import {untracked} from '../sources/files';

type Mapping = Record<string, unknown>;

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Makes a contract answerable, in place: a media type with `x-sample-file` answers with that file, and a form keeps the content types of
 * its `file` as `x-content-types`, which Prism would lose. Callbacks go: Prism would call them, and the sandbox calls nobody.
 */
function prepare(value: unknown): void {
  if (Array.isArray(value)) value.forEach(prepare);
  if (!isMapping(value)) return;
  const {schema, encoding} = value;
  if (isMapping(schema)) {
    const sample = value['x-sample-file'];
    if (typeof sample === 'string' && schema.type === 'string') value.example = readFilled(sample);
    if (
      isMapping(encoding) &&
      isMapping(encoding.file) &&
      isMapping(schema.properties) &&
      isMapping(schema.properties.file)
    ) {
      schema.properties.file['x-content-types'] = encoding.file.contentType;
    }
  }
  delete value.callbacks;
  Object.values(value).forEach(prepare);
}

/** Every operation of every version of the REST contract, in the form that Prism takes. */
export async function restOperations(): Promise<IHttpOperation[]> {
  const documents = untracked(() =>
    restVersions().map((version) => {
      const document: unknown = structuredClone(openApi(version));
      prepare(document);
      return document as object;
    }),
  );
  return (await Promise.all(documents.map(getHttpOperationsFromSpec))).flat();
}
