import type {IHttpOperation} from '@stoplight/types';

/** A request that the contract itself gives as example. */
export interface ExampleRequest {
  readonly name: string;
  readonly path: string;
  readonly init: Omit<RequestInit, 'headers'> & {readonly headers: Record<string, string>};
}

type Named =
  | NonNullable<NonNullable<IHttpOperation['request']>['query']>[number]
  | {readonly name: string; readonly examples?: readonly object[]};

function exampleOf(parameter: Named): unknown {
  const example = parameter.examples?.[0];
  if (!example || !('value' in example)) throw new Error(`parameter ${parameter.name} has no example`);
  return example.value;
}

function pathOf({path, request}: IHttpOperation): string {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = request?.path?.find((each) => each.name === name);
    if (!parameter) throw new Error(`${path}: ${name} is not declared`);
    return encodeURIComponent(String(exampleOf(parameter)));
  });
  const query = new URLSearchParams(
    request?.query?.flatMap((parameter) =>
      [exampleOf(parameter)].flat().map((value) => [parameter.name, String(value)]),
    ),
  );
  return query.size ? `${filled}?${query}` : filled;
}

/** A form with a file that the contract lets pass: the example document of the operation, or the first bytes of a PDF where no XML is taken. */
function formWith(operation: IHttpOperation): FormData {
  const xml = operation.request?.body?.contents?.find(({mediaType}) => mediaType === 'application/xml');
  const [example] = xml?.examples ?? [];
  const text = example && 'value' in example ? String(example.value) : undefined;
  const form = new FormData();
  const file = new Blob([text ?? '%PDF-1.7'], {type: text ? 'application/xml' : 'application/pdf'});
  form.append('file', file, text ? 'document.xml' : 'scan.pdf');
  return form;
}

/** Every example request of an operation: one per media type and body example, each with the examples of its parameters. */
export function exampleRequests(operation: IHttpOperation): ExampleRequest[] {
  const path = pathOf(operation);
  const headers = Object.fromEntries(
    operation.request?.headers?.map((each) => [each.name, String(exampleOf(each))]) ?? [],
  );
  const method = operation.method.toUpperCase();
  const contents = operation.request?.body?.contents ?? [];
  if (!contents.length) return [{name: '', path, init: {method, headers}}];
  return contents.flatMap((content): ExampleRequest[] => {
    const {mediaType, examples = []} = content;
    if (mediaType === 'multipart/form-data') {
      return [{name: mediaType, path, init: {method, headers, body: formWith(operation)}}];
    }
    return examples.map((example) => {
      const value: unknown = 'value' in example ? example.value : undefined;
      const body = mediaType === 'application/json' ? JSON.stringify(value) : String(value);
      return {name: example.key, path, init: {method, headers: {...headers, 'content-type': mediaType}, body}};
    });
  });
}
