import {literal, type Notation} from './literal';
import {contentTypeOf, type HttpRequest, type RequestBody, type RequestHeader} from './model';
import {linesOf, textOf} from './text';

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

function before(body: RequestBody): string[] {
  if (body.kind === 'json') return [`const body = ${literal(body.value, NOTATION)};`, ''];
  if (body.kind === 'none') return [];
  const read = ["import { readFile } from 'node:fs/promises';", ''];
  if (body.kind === 'file') return read;
  const {name, mediaType} = body.file;
  const blob = `new Blob([await readFile(${text(name)})], { type: ${text(mediaType)} })`;
  return [...read, 'const form = new FormData();', `form.append(${text(body.field)}, ${blob}, ${text(name)});`, ''];
}

function bodyOf(body: RequestBody): string | undefined {
  switch (body.kind) {
    case 'json':
      return 'JSON.stringify(body)';
    case 'form':
      return 'form';
    case 'file':
      return `await readFile(${text(body.file.name)})`;
    case 'none':
      return undefined;
  }
}

/** A request as a JavaScript module for Node, with the built-in `fetch`. */
export function javascript({method, url, headers, body}: HttpRequest): string {
  const contentType = contentTypeOf(body);
  const sent = bodyOf(body);
  return textOf(
    before(body),
    `const url = ${text(url)};`,
    'const response = await fetch(url, {',
    method === 'GET' ? undefined : `  method: ${text(method)},`,
    '  headers: {',
    linesOf(headers.map(headerLine), contentType && `    'Content-Type': ${text(contentType)},`),
    '  },',
    sent && `  body: ${sent},`,
    '  signal: AbortSignal.timeout(30_000),',
    '});',
    'console.log(response.status);',
    'console.log(await response.text());',
  );
}
