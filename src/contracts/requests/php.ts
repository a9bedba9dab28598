import {byKind, contentTypeOf, type HttpRequest} from './model';
import {flatLines, joinedLines, literal, type Notation} from './text';

/** Escapes of JSON that PHP writes in another way in double quotes. */
function escapeIn(each: string): string {
  if (each === '$') return '\\$';
  if (each === '\\b') return '\\x08';
  return each.startsWith('\\u') ? `\\u{${each.slice(2)}}` : each;
}

/** A string in single quotes; in double quotes where it has control characters. */
function text(value: string): string {
  if (!/\p{Cc}/u.test(value)) return `'${value.replace(/[\\']/g, '\\$&')}'`;
  return JSON.stringify(value).replace(/\\u[0-9a-f]{4}|\\.|\$/g, escapeIn);
}

/** An array whose keys are numbers would become a list in JSON. */
const hasNumbers = (names: readonly string[]): boolean => names.some((name) => /^\d+$/.test(name));

const NOTATION: Notation = {
  indent: '    ',
  text,
  words: {true: 'true', false: 'false', null: 'null'},
  list: () => ({open: '[', close: ']', empty: '[]'}),
  object: (names) => ({open: `${hasNumbers(names) ? '(object) ' : ''}[`, close: ']', empty: 'new stdClass()'}),
  entry: (name, value) => `${text(name)} => ${value}`,
};

const fieldsOf = byKind<string | undefined>({
  none: () => undefined,
  json: () => 'json_encode($body)',
  form: ({field, file}) => `[${text(field)} => new CURLFile(${text(file.name)}, ${text(file.mediaType)})]`,
  file: ({file}) => `file_get_contents(${text(file.name)})`,
});

function headerLines({headers, body}: HttpRequest): string[] {
  const contentType = contentTypeOf(body);
  return flatLines(
    headers.map(({name, prefix, variable, mustBeSet}) => {
      const value = `getenv(${text(variable)})`;
      const stop = `throw new RuntimeException(${text(`Set ${variable}`)})`;
      return `        ${text(`${name}: ${prefix}`)} . ${mustBeSet ? `(${value} ?: ${stop})` : value},`;
    }),
    contentType && `        ${text(`Content-Type: ${contentType}`)},`,
  );
}

/** Whether curl has to be told the method: it sends POST where there are fields, and GET where there are none. */
const isTold = ({method, body}: HttpRequest): boolean => method !== (body.kind === 'none' ? 'GET' : 'POST');

/** A request as a PHP program, with the curl extension. */
export function php(request: HttpRequest): string {
  const {method, host, path, body} = request;
  const fields = fieldsOf(body);
  return joinedLines(
    '<?php',
    body.kind === 'json' ? [`$body = ${literal(body.value, NOTATION)};`, ''] : undefined,
    `$host = getenv(${text(host.variable)}) ?: ${text(host.origin)};`,
    `$curl = curl_init($host . ${text(path)});`,
    'curl_setopt_array($curl, [',
    isTold(request) ? `    CURLOPT_CUSTOMREQUEST => ${text(method)},` : undefined,
    '    CURLOPT_HTTPHEADER => [',
    headerLines(request),
    '    ],',
    fields && `    CURLOPT_POSTFIELDS => ${fields},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    ']);',
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    'echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL, $response, PHP_EOL;',
  );
}
