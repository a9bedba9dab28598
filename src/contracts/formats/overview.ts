import {targetsOf, versionOf, type FindPage, type Registry, type Target} from './registry';
import type {Format} from './registryFile';
import {continued, syntaxText} from './words';

export type FormatRow = ReturnType<typeof formatRow>;

const formatRow = (registry: Registry, format: Format, pageLink: FindPage) => ({
  id: format.id,
  title: format.title,
  href: pageLink(format.page)?.href,
  syntax: syntaxText(format),
  version: versionOf(registry, format),
  documents: [...new Set(format.messages.flatMap(({documents}) => documents.map(({root}) => root)))],
  use: format.use,
});

/** The formats of a group, in the order of the registry. */
export const formatRows = (registry: Registry, group: string, pageLink: FindPage): FormatRow[] =>
  registry.formats.filter((format) => format.group === group).map((format) => formatRow(registry, format, pageLink));

/** A format and what it converts to. */
interface ConversionRow {
  readonly title: string;
  readonly href?: string;
  readonly to: readonly string[];
}

interface ConversionMatrix {
  readonly targets: readonly {readonly id: string; readonly title: string}[];
  readonly rows: readonly ConversionRow[];
  /** What a reader must know of single conversions, as sentences. */
  readonly notes: readonly string[];
}

function exceptionOf({lost, only}: Target): string | undefined {
  return lost ? continued(lost) : only && `only ${continued(only)} are accepted.`;
}

/** The exceptions of a format's conversions; one that all of them have is said without the targets. */
function notesOf(from: string, targets: readonly Target[]): string[] {
  const exceptions = new Set(targets.flatMap((target) => exceptionOf(target) ?? []));
  return Array.from(exceptions, (exception) => {
    const having = targets.filter((target) => exceptionOf(target) === exception);
    const to = having.length < targets.length ? ` to ${having.map(({format}) => format.title).join(' and ')}` : '';
    return `In conversions from ${from}${to}, ${exception}`;
  });
}

/** What the bus converts: the formats that convert to others, and the formats that are a target, both in the order of the registry. */
export function conversionMatrix(registry: Registry, group: string, pageLink: FindPage): ConversionMatrix {
  const formats = registry.formats.filter((format) => format.group === group);
  const targetsById = new Map(formats.map(({id}) => [id, targetsOf(registry, id)]));
  const rows = formats.map(({id, title, page}) => ({
    title,
    href: pageLink(page)?.href,
    to: targetsById.get(id)?.map(({format}) => format.id) ?? [],
  }));
  const wanted = new Set(rows.flatMap(({to}) => to));
  return {
    targets: formats.filter(({id}) => wanted.has(id)).map(({id, title}) => ({id, title})),
    rows,
    notes: formats.flatMap(({id, title}) => notesOf(title, targetsById.get(id) ?? [])),
  };
}
