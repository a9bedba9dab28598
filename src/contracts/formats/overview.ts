import {targetsOf, versionOf, type Registry} from './registry';
import type {Format} from './registryFile';
import {continued, syntaxText} from './words';

export type FormatRow = ReturnType<typeof formatRow>;

const formatRow = (registry: Registry, format: Format) => ({
  id: format.id,
  title: format.title,
  href: format.page,
  syntax: syntaxText(format),
  version: versionOf(registry, format),
  documents: [...new Set(format.messages.flatMap(({documents}) => documents.map(({root}) => root)))],
  use: format.use,
});

/** The formats of a group, in the order of the registry. */
export const formatRows = (registry: Registry, group: string): FormatRow[] =>
  registry.formats.filter((format) => format.group === group).map((format) => formatRow(registry, format));

interface ConversionRow {
  readonly title: string;
  readonly href: string;
  readonly to: readonly string[];
}

interface ConversionMatrix {
  readonly targets: readonly {readonly id: string; readonly title: string}[];
  readonly rows: readonly ConversionRow[];
  /** What a reader must know of single conversions, as sentences. */
  readonly notes: readonly string[];
}

/** The exceptions of conversions between formats; where all conversions of the sources have one, it is said without the targets. */
function notesOf(registry: Registry, formats: readonly Format[]): string[] {
  const among = (ids: readonly string[]): Format[] => formats.filter(({id}) => ids.includes(id));
  const titles = (named: readonly Format[]): string =>
    named.map(({title}) => title.replace(/.* [a-z]+$/, 'a $&')).join(' and ');
  return registry.conversions.flatMap(({sources, targets, lost, only}) => {
    const [from, to] = [among(sources), among(targets)];
    const exception = lost ? continued(lost) : only && `only ${continued(only)} are accepted.`;
    if (!exception || from.length === 0) return [];
    const isAll = from.every(({id}) => targetsOf(registry, id).length === to.length);
    return `In conversions from ${titles(from)}${isAll ? '' : ` to ${titles(to)}`}, ${exception}`;
  });
}

/** What the bus converts: the formats that convert to others, and the formats that are a target, both in the order of the registry. */
export function conversionMatrix(registry: Registry, group: string): ConversionMatrix {
  const formats = registry.formats.filter((format) => format.group === group);
  const rows = formats.map(({id, title, page}) => ({
    title,
    href: page,
    to: targetsOf(registry, id).map(({format}) => format.id),
  }));
  const wanted = new Set(rows.flatMap(({to}) => to));
  return {
    targets: formats.filter(({id}) => wanted.has(id)).map(({id, title}) => ({id, title})),
    rows,
    notes: notesOf(registry, formats),
  };
}
