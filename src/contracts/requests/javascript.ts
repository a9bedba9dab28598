import {byKind, contentTypeOf, type HttpRequest, type RequestHeader} from './model';
import {flatLines, joinedLines, literal, type Notation} from './text';

/** A string in single quotes, with the escapes that JSON and JavaScript share. */
const text = (value: string): string => {
  const inner = JSON.stringify(value).slice(1, -1);
  return `'${inner.replace(/\\.|'/g, (each) => ({'\\"': '"', "'": "\\'"})[each] ?? each)}'`;
};

/** `__proto__` would set the prototype, so it is computed. */
function nameOf(name: string): string {
  if (name === '__proto__') return `['${name}']`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name);
}

const NOTATION: Notation = {
  indent: '  ',
  text,
  words: {true: 'true', false: 'false', null: 'null'},
  list: () => ({open: '[', close: ']', empty: '[]'}),
  object: () => ({open: '{', close: '}', empty: '{}'}),
  entry: (name, value) => `${nameOf(name)}: ${value}`,
};

function headerLine({name, prefix, variable}: RequestHeader): string {
  const value = `process.env.${variable}`;
  return `    ${nameOf(name)}: ${prefix ? `\`${prefix}\${${value}}\`` : value},`;
}

const READ_FILE = ["import { readFile } from 'node:fs/promises';", ''];

const before = byKind<string[]>({
  none: () => [],
  json: ({value}) => [`const body = ${literal(value, NOTATION)};`, ''],
  form: ({field, file: {name, mediaType}}) => {
    const blob = `new Blob([await readFile(${text(name)})], { type: ${text(mediaType)} })`;
    const append = `form.append(${text(field)}, ${blob}, ${text(name)});`;
    return [...READ_FILE, 'const form = new FormData();', append, ''];
  },
  file: () => READ_FILE,
});

const bodyOf = byKind<string | undefined>({
  none: () => undefined,
  json: () => 'JSON.stringify(body)',
  form: () => 'form',
  file: ({file}) => `await readFile(${text(file.name)})`,
});

/** A request as a JavaScript module for Node, with the built-in `fetch`. */
export function javascript({method, host, path, headers, body}: HttpRequest): string {
  const contentType = contentTypeOf(body);
  const sent = bodyOf(body);
  return joinedLines(
    before(body),
    `const host = process.env.${host.variable} ?? ${text(host.origin)};`,
    `const response = await fetch(host + ${text(path)}, {`,
    method === 'GET' ? undefined : `  method: ${text(method)},`,
    '  headers: {',
    flatLines(headers.map(headerLine), contentType && `    'Content-Type': ${text(contentType)},`),
    '  },',
    sent && `  body: ${sent},`,
    '  signal: AbortSignal.timeout(30_000),',
    '});',
    'console.log(response.status);',
    'console.log(await response.text());',
  );
}
