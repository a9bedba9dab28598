import {targetsOf, type Registry} from './registry';
import {continued, syntaxText} from './words';

type PageLink = (address: string) => {readonly href: string} | undefined;

/** A format in the overview. */
export interface FormatRow {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  readonly syntax: string;
  readonly version: string;
  readonly documents: readonly string[];
  readonly use: string;
}

/** The formats of a group, in the order of the registry. */
export function formatRows({formats}: Registry, group: string, pageLink: PageLink): FormatRow[] {
  return formats
    .filter((format) => format.group === group)
    .map((format) => ({
      id: format.id,
      title: format.title,
      href: pageLink(format.page)?.href,
      syntax: syntaxText(format),
      version: format.version,
      documents: [...new Set(format.messages.flatMap(({documents}) => documents.map(({root}) => root)))],
      use: format.use,
    }));
}

/** A format and what it converts to. */
export interface ConversionRow {
  readonly title: string;
  readonly href?: string;
  readonly to: readonly string[];
  /** What a reader must know, each with the formats that it is about. */
  readonly notes: readonly string[];
}

/** What the bus converts: the formats that convert to others, and the formats that are a target, both in the order of the registry. */
export function conversionMatrix(
  registry: Registry,
  group: string,
  pageLink: PageLink,
): {readonly targets: readonly {id: string; title: string}[]; readonly rows: readonly ConversionRow[]} {
  const formats = registry.formats.filter((format) => format.group === group);
  const rows = formats.map((format) => {
    const targets = targetsOf(registry, format.id);
    const notes = targets.flatMap(({lost, only, format: {title}}) => [
      ...(lost ? [`Not converted: ${continued(lost)}`] : []),
      ...(only ? [`To ${title}: ${continued(only)} only.`] : []),
    ]);
    return {
      title: format.title,
      href: pageLink(format.page)?.href,
      to: targets.map((target) => target.format.id),
      notes: [...new Set(notes)],
    };
  });
  const wanted = new Set(rows.flatMap(({to}) => to));
  return {targets: formats.filter(({id}) => wanted.has(id)).map(({id, title}) => ({id, title})), rows};
}
