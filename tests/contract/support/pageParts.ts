import {allParts} from '../../../src/content/allParts';
import {untracked} from '../../../src/sources/files';
import {addressOf} from '../../../src/sources/pages';
import {fillTokens} from '../../../src/sources/tokens';
import {topics} from '../../support/contracts';
import {proseLines, type Source} from '../../support/pages';

const parts = await allParts();

/** A component of a page, as its author wrote it. */
export interface Component {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The lines of a page outside code, tokens filled, without front matter. */
function proseOf({file, text}: Pick<Source, 'file' | 'text'>): string {
  const body = text.replace(/^---\n[^]*?\n---\n/, '');
  return proseLines(fillTokens(body, file))
    .map((line) => line.text)
    .join('\n');
}

/** The components of a page that stand alone, such as `<Operation id="subscribe" />`. */
export function componentsOf(source: Pick<Source, 'file' | 'text'>): Component[] {
  return [...proseOf(source).matchAll(/<([A-Z]\w+)((?:\s+\w+="[^"]*")*)\s*\/>/g)].map(
    ([, name = '', written = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
    }),
  );
}

/** The id that Docusaurus gives a heading (github-slugger); the text is Markdown. */
export function slugOf(heading: string): string {
  const [, explicit] = /\{#([\w-]+)\}\s*$/.exec(heading) ?? [];
  const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
  return explicit ?? slug;
}

/** What a component draws that a link can lead to. */
function idsIn({name, attributes}: Component, page: string): string[] {
  if (name === 'Operation') return attributes.id ? [attributes.id] : [];
  if (name === 'Topics') return topics().topics.map(({topic}) => `topic-${topic}`);
  const part = parts.get(name);
  if (
    !part ||
    'wraps' in part ||
    ![
      'ErrorCatalogue',
      'Limits',
      'DataTable',
      'ActionOptions',
      'Rejections',
      'Examples',
      'PartyModel',
      'PartyArguments',
    ].includes(name)
  )
    return [];
  const props = untracked(() => part.expand(attributes, {name, id: name, page})).props as {
    errors?: readonly {code: string}[];
    limits?: readonly {id: string}[];
    options?: readonly {id: string}[];
    rejections?: readonly {anchor: string}[];
    examples?: readonly {anchor: string}[];
    types?: readonly {name: string; fields: readonly {name: string}[]}[];
    fields?: readonly {id: string; argumentIds: Readonly<Record<string, string>>}[];
    table?: {rows: readonly {id?: string}[]};
  };
  return [
    ...(props.errors ?? []).map(({code}) => code),
    ...(props.limits ?? []).map(({id}) => `limit-${id}`),
    ...(props.options ?? []).map(({id}) => id),
    ...[...(props.rejections ?? []), ...(props.examples ?? [])].map(({anchor}) => anchor),
    ...(props.types ?? []).flatMap((type) => [
      `type-${type.name}`,
      ...type.fields.map((field) => `${type.name}.${field.name}`),
    ]),
    ...(props.fields ?? []).flatMap(({id, argumentIds}) => [id, ...Object.values(argumentIds)]),
    ...(props.table?.rows ?? []).flatMap(({id}) => id ?? []),
  ];
}

/** Every anchor of a page: its headings, operations, error codes, limits, topics, rows of tables. The second of two equal headings gets `-1`. */
export function anchorsOf(source: Pick<Source, 'file' | 'text'>): Set<string> {
  const prose = proseOf(source);
  const slugs = [...prose.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading = '']) => slugOf(heading));
  const numbered = slugs.map((slug, index) => {
    const before = slugs.slice(0, index).filter((each) => each === slug).length;
    return before === 0 ? slug : `${slug}-${before}`;
  });
  const written = [...prose.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  return new Set([
    ...numbered,
    ...written,
    ...componentsOf(source).flatMap((component) => idsIn(component, addressOf(source.file))),
  ]);
}
