import {byKind, type HttpRequest, type RequestBody, type SentFile} from './model';
import {flatLines, joinedLines, literal, prefixed, quoted, type Notation} from './text';

const KEYWORDS = new Set(
  (
    'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event ' +
    'explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null ' +
    'object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static ' +
    'string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while'
  ).split(' '),
);

/** Whether an anonymous object can have these names. `JsonContent` would make a first capital small; a dictionary keeps its keys. */
const areNames = (names: readonly string[]): boolean => names.every((name) => /^[a-z_]\w*$/.test(name));

const nameOf = (name: string): string => (KEYWORDS.has(name) ? `@${name}` : name);

const NOTATION: Notation = {
  indent: '    ',
  text: quoted,
  words: {true: 'true', false: 'false', null: '(object)null'},
  list: (items) => ({
    open: `new${items.every((item) => typeof item === 'string') ? '' : ' object'}[]\n{`,
    close: '}',
    empty: 'new object[0]',
  }),
  object: (names) => ({
    open: `new${areNames(names) ? '' : ' Dictionary<string, object>'}\n{`,
    close: '}',
    empty: 'new { }',
  }),
  entry: (name, value, names) => `${areNames(names) ? nameOf(name) : `[${quoted(name)}]`} = ${value}`,
};

const MARGIN = '        ';

function usings({kind}: RequestBody, code: string): string[] {
  const readsFile = kind === 'file' || kind === 'form';
  return flatLines(
    'using System;',
    code.includes('new Dictionary<') ? 'using System.Collections.Generic;' : undefined,
    readsFile ? 'using System.IO;' : undefined,
    'using System.Net.Http;',
    readsFile ? 'using System.Net.Http.Headers;' : undefined,
    kind === 'json' ? 'using System.Net.Http.Json;' : undefined,
    'using System.Threading.Tasks;',
  );
}

const fileLines = ({name, mediaType}: SentFile): string[] => [
  `var file = new ByteArrayContent(File.ReadAllBytes(${quoted(name)}));`,
  `file.Headers.ContentType = new MediaTypeHeaderValue(${quoted(mediaType)});`,
];

const contentLines = byKind<string[]>({
  none: () => [],
  json: ({value}) => [`request.Content = JsonContent.Create(${literal(value, NOTATION, MARGIN)});`],
  form: ({field, file}) => {
    const part = `{ file, ${quoted(field)}, ${quoted(file.name)} }`;
    return [...fileLines(file), `request.Content = new MultipartFormDataContent { ${part} };`];
  },
  file: ({file}) => [...fileLines(file), 'request.Content = file;'],
});

const METHODS: Record<string, string> = {GET: 'Get', PUT: 'Put', POST: 'Post', DELETE: 'Delete', PATCH: 'Patch'};

/** A request as a C# program for .NET 8, with `HttpClient`. */
export function csharp({method, host, path, headers, body}: HttpRequest): string {
  const content = contentLines(body);
  return joinedLines(
    usings(body, content.join('')),
    '',
    'class Program',
    '{',
    '    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };',
    '',
    '    static async Task Main()',
    '    {',
    `${MARGIN}var host = Environment.GetEnvironmentVariable(${quoted(host.variable)}) ?? ${quoted(host.origin)};`,
    `${MARGIN}var url = host + ${quoted(path)};`,
    `${MARGIN}var request = new HttpRequestMessage(HttpMethod.${METHODS[method]}, url);`,
    headers.map(({name, prefix, variable}) => {
      const value = prefixed(prefix, `Environment.GetEnvironmentVariable(${quoted(variable)})`);
      return `${MARGIN}request.Headers.Add(${quoted(name)}, ${value});`;
    }),
    content.map((line) => MARGIN + line),
    '',
    `${MARGIN}var response = await Client.SendAsync(request);`,
    `${MARGIN}Console.WriteLine((int)response.StatusCode);`,
    `${MARGIN}Console.WriteLine(await response.Content.ReadAsStringAsync());`,
    '    }',
    '}',
  );
}
