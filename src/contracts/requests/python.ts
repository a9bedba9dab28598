import {byKind, contentTypeOf, type HttpRequest} from './model';
import {flatLines, joinedLines, literal, prefixed, quoted, type Notation} from './text';

const NOTATION: Notation = {
  indent: '    ',
  text: quoted,
  words: {true: 'True', false: 'False', null: 'None'},
  list: () => ({open: '[', close: ']', empty: '[]'}),
  object: () => ({open: '{', close: '}', empty: '{}'}),
  entry: (name, value) => `${quoted(name)}: ${value}`,
};

const IMPORTS = {
  none: ['import os', 'import urllib.error', 'import urllib.request'],
  json: ['import json', 'import os', 'import urllib.error', 'import urllib.request'],
  file: ['import os', 'import urllib.error', 'import urllib.request', 'from pathlib import Path'],
  form: ['import os', 'import urllib.error', 'import urllib.request', 'import uuid', 'from pathlib import Path'],
} as const;

const before = byKind<string[]>({
  none: () => [],
  json: ({value}) => [`body = ${literal(value, NOTATION)}`, ''],
  form: ({field, file}) => [
    'boundary = uuid.uuid4().hex',
    'head = (',
    String.raw`    f"--{boundary}\r\n"`,
    String.raw`    'Content-Disposition: form-data; name="${field}"; filename="${file.name}"\r\n'`,
    String.raw`    "Content-Type: ${file.mediaType}\r\n\r\n"`,
    ')',
    String.raw`body = head.encode() + Path(${quoted(file.name)}).read_bytes() + f"\r\n--{boundary}--\r\n".encode()`,
    '',
  ],
  file: () => [],
});

const dataOf = byKind<string | undefined>({
  none: () => undefined,
  json: () => 'json.dumps(body).encode()',
  form: () => 'body',
  file: ({file}) => `Path(${quoted(file.name)}).read_bytes()`,
});

function headerLines({headers, body}: HttpRequest): string[] {
  const contentType =
    body.kind === 'form' ? 'f"multipart/form-data; boundary={boundary}"' : JSON.stringify(contentTypeOf(body));
  return flatLines(
    headers.map(({name, prefix, variable}) => {
      const value = prefixed(prefix, `os.environ[${quoted(variable)}]`);
      return `        ${quoted(name)}: ${value},`;
    }),
    body.kind === 'none' ? undefined : `        "Content-Type": ${contentType},`,
  );
}

/** A request as a Python program, with `urllib.request`. */
export function python(request: HttpRequest): string {
  const {method, host, path, body} = request;
  const data = dataOf(body);
  return joinedLines(
    IMPORTS[body.kind],
    '',
    before(body),
    `host = os.environ.get(${quoted(host.variable)}, ${quoted(host.origin)})`,
    'request = urllib.request.Request(',
    `    host + ${quoted(path)},`,
    method === 'GET' ? undefined : `    method=${quoted(method)},`,
    data && `    data=${data},`,
    '    headers={',
    headerLines(request),
    '    },',
    ')',
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    '        print(response.status)',
    '        print(response.read().decode(errors="replace"))',
    'except urllib.error.HTTPError as error:',
    '    print(error.code)',
    '    print(error.read().decode(errors="replace"))',
  );
}
