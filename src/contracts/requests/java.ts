import {byKind, contentTypeOf, type HttpRequest, type RequestBody} from './model';
import {flatLines, joinedLines, prefixed, quoted} from './text';

/** JSON as a text block: a backslash is doubled, and so three quotes cannot end it. */
function textBlock(value: unknown): string[] {
  const lines = JSON.stringify(value, null, 2).replaceAll('\\', '\\\\').split('\n');
  return ['    var body = """', ...[...lines, '""";'].map((line) => `        ${line}`)];
}

function imports({kind}: RequestBody): string[] {
  const readsFile = kind === 'file' || kind === 'form';
  return flatLines(
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    kind === 'none' ? undefined : 'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    readsFile ? 'import java.nio.file.Path;' : undefined,
    'import java.time.Duration;',
    kind === 'form' ? 'import java.util.UUID;' : undefined,
  );
}

const before = byKind<string[]>({
  none: () => [],
  json: ({value}) => textBlock(value),
  form: ({field, file}) => [
    '    var boundary = UUID.randomUUID().toString();',
    String.raw`    var head = "--" + boundary + "\r\n"`,
    String.raw`        + "Content-Disposition: form-data; name=\"${field}\"; filename=\"${file.name}\"\r\n"`,
    String.raw`        + "Content-Type: ${file.mediaType}\r\n\r\n";`,
    '    var body = BodyPublishers.concat(',
    '        BodyPublishers.ofString(head),',
    `        BodyPublishers.ofFile(Path.of(${quoted(file.name)})),`,
    String.raw`        BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));`,
  ],
  file: () => [],
});

const publisherOf = byKind({
  none: () => 'HttpRequest.BodyPublishers.noBody()',
  json: () => 'BodyPublishers.ofString(body)',
  form: () => 'body',
  file: ({file}) => `BodyPublishers.ofFile(Path.of(${quoted(file.name)}))`,
});

/** The builder has a method for some methods, of which two do without a body. */
function methodCall({method, body}: HttpRequest): string | undefined {
  if (body.kind === 'none' && method === 'GET') return undefined;
  if (body.kind === 'none' && method === 'DELETE') return '.DELETE()';
  const publisher = publisherOf(body);
  return method === 'POST' || method === 'PUT'
    ? `.${method}(${publisher})`
    : `.method(${quoted(method)}, ${publisher})`;
}

function headerLines({headers, body}: HttpRequest): string[] {
  const contentType = contentTypeOf(body);
  return flatLines(
    headers.map(({name, prefix, variable}) => {
      const value = prefixed(prefix, `System.getenv(${quoted(variable)})`);
      return `        .header(${quoted(name)}, ${value})`;
    }),
    contentType && `        .header("Content-Type", ${quoted(contentType)})`,
    body.kind === 'form' ? '        .header("Content-Type", "multipart/form-data; boundary=" + boundary)' : undefined,
  );
}

/** A request as a Java program, with `java.net.http`. */
export function java(request: HttpRequest): string {
  const {host, path} = request;
  const call = methodCall(request);
  return joinedLines(
    imports(request.body),
    '',
    'public class Main {',
    '  public static void main(String[] args) throws Exception {',
    before(request.body),
    `    var host = System.getenv().getOrDefault(${quoted(host.variable)}, ${quoted(host.origin)});`,
    `    var url = host + ${quoted(path)};`,
    '    var request = HttpRequest.newBuilder(URI.create(url))',
    '        .timeout(Duration.ofSeconds(30))',
    headerLines(request),
    call && `        ${call}`,
    '        .build();',
    '    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '    System.out.println(response.statusCode());',
    '    System.out.println(response.body());',
    '  }',
    '}',
  );
}
