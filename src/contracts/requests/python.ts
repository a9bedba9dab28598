import {literal, type Notation} from './literal';
import {contentTypeOf, type HttpRequest, type RequestBody} from './model';
import {linesOf, textOf} from './text';

/** Python reads the strings of JSON as they are. */
const text = (value: string): string => JSON.stringify(value);

const NOTATION: Notation = {
  indent: '    ',
  text,
  words: {true: 'True', false: 'False', null: 'None'},
  list: () => ({open: '[', close: ']', empty: '[]'}),
  object: () => ({open: '{', close: '}', empty: '{}'}),
  entry: (name, value) => `${text(name)}: ${value}`,
};

const IMPORTS = {
  none: ['import os', 'import urllib.error', 'import urllib.request'],
  json: ['import json', 'import os', 'import urllib.error', 'import urllib.request'],
  file: ['import os', 'import urllib.error', 'import urllib.request', 'from pathlib import Path'],
  form: ['import os', 'import urllib.error', 'import urllib.request', 'import uuid', 'from pathlib import Path'],
} as const;

function before(body: RequestBody): string[] {
  if (body.kind === 'json') return [`body = ${literal(body.value, NOTATION)}`];
  if (body.kind !== 'form') return [];
  const {field, file} = body;
  return [
    'boundary = uuid.uuid4().hex',
    'head = (',
    String.raw`    f"--{boundary}\r\n"`,
    String.raw`    'Content-Disposition: form-data; name="${field}"; filename="${file.name}"\r\n'`,
    String.raw`    "Content-Type: ${file.mediaType}\r\n\r\n"`,
    ')',
    String.raw`body = head.encode() + Path(${text(file.name)}).read_bytes() + f"\r\n--{boundary}--\r\n".encode()`,
  ];
}

function dataOf(body: RequestBody): string | undefined {
  switch (body.kind) {
    case 'json':
      return 'json.dumps(body).encode()';
    case 'form':
      return 'body';
    case 'file':
      return `Path(${text(body.file.name)}).read_bytes()`;
    case 'none':
      return undefined;
  }
}

function headerLines({headers, body}: HttpRequest): string[] {
  const contentType =
    body.kind === 'form' ? 'f"multipart/form-data; boundary={boundary}"' : JSON.stringify(contentTypeOf(body));
  return linesOf(
    headers.map(({name, prefix, variable}) => {
      const value = `os.environ[${text(variable)}]`;
      return `        ${text(name)}: ${prefix ? `${text(prefix)} + ${value}` : value},`;
    }),
    body.kind === 'none' ? undefined : `        "Content-Type": ${contentType},`,
  );
}

/** A request as a Python program, with `urllib.request`. */
export function python(request: HttpRequest): string {
  const {method, url, body} = request;
  const data = dataOf(body);
  return textOf(
    IMPORTS[body.kind],
    '',
    before(body),
    body.kind === 'json' || body.kind === 'form' ? '' : undefined,
    'request = urllib.request.Request(',
    `    ${text(url)},`,
    method === 'GET' ? undefined : `    method=${text(method)},`,
    data && `    data=${data},`,
    '    headers={',
    headerLines(request),
    '    },',
    ')',
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    '        print(response.status)',
    '        print(response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    print(error.code)',
    '    print(error.read().decode())',
  );
}
