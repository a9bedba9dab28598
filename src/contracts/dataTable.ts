import {inlineMarkdownToHtml} from './markdown';
import {valueAtKey} from './valueAtKeys';

/** A table drawn from a list in a contract file. Cells are HTML. */
export interface DataTable {
  readonly headers: readonly {
    readonly text: string;
    /** Holds sentences, so it needs room. */ readonly prose: boolean;
  }[];
  readonly rows: readonly {readonly id?: string; readonly cells: readonly string[]}[];
}

export interface TableRequest {
  /** Way to the list: keys with dots between them; `[key=value]` picks the entry of a list that has this value. */
  readonly path: string;
  /** `key=Header` pairs with commas between them; `*key` shows its value as code, `key?` may be missing in a record. */
  readonly columns: string;
  /** Key whose value, after `prefix-`, becomes the anchor of the row: `topic` or `prefix:topic`. */
  readonly anchor?: string;
}

/** Follows a path such as `components.schemas.Hook.x-hook-actions[scheme=https].options`. */
export function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const step of path.split('.').filter(Boolean)) {
    const [, key = '', wantedKey, wanted] = /^([^[]*)(?:\[([^=]+)=([^\]]+)\])?$/.exec(step) ?? [];
    if (key) value = valueAtKey(value, key);
    if (!wantedKey) continue;
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    value = list.find((entry) => String(valueAtKey(entry, wantedKey)) === wanted);
  }
  return value;
}

/** A name that is longer may break between its words, and a host after its dots, where its column is narrow. */
const LONG_NAME = 16;
const withBreaks = (code: string): string => code.replace(/(?<=[a-z])(?=[A-Z])|(?<=[a-z]\.)(?=[a-z])/g, '<wbr>');

function cellOf(value: unknown, asCode: boolean): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) return value.map((each) => cellOf(each, asCode)).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (!asCode && typeof value !== 'object') return inlineMarkdownToHtml(text);
  const code = inlineMarkdownToHtml(`\`\` ${text} \`\``);
  return text.length > LONG_NAME ? withBreaks(code) : code;
}

const PROSE_LENGTH = 40;
const isProse = (value: unknown): boolean => typeof value === 'string' && value.length > PROSE_LENGTH;

/** A text as an anchor, in which there is no space. */
const anchorOf = (text: string): string => text.replace(/[^\w.-]+/g, '-').replace(/-$/, '');

/** A list of records as a table. @throws Error for a path that leads to no list, or a record without the key of a column or the anchor */
export function dataTableOf(data: unknown, {path, columns, anchor}: TableRequest): DataTable {
  const list = valueAt(data, path);
  if (!Array.isArray(list) || list.length === 0) throw new Error(`no list at '${path}'`);
  const records = list.map((entry: unknown) => (typeof entry === 'object' && entry !== null ? entry : {value: entry}));
  const wanted = columns.split(',').map((column) => {
    const [name = '', header] = column.trim().split('=');
    const key = name.replace(/^\*|\?$/g, '');
    return {key, asCode: name.startsWith('*'), optional: name.endsWith('?'), header: header ?? key};
  });
  const [prefix, anchorKey] = anchor?.includes(':') ? anchor.split(':') : [anchor, anchor];
  for (const {key, optional} of [...wanted, ...(anchorKey ? [{key: anchorKey, optional: false}] : [])]) {
    const having = records.filter((record) => key in record).length;
    if (having === 0) throw new Error(`no entry at '${path}' has '${key}'`);
    if (having < records.length && !optional)
      throw new Error(`an entry at '${path}' lacks '${key}'; '${key}?' lets it`);
  }
  return {
    headers: wanted.map(({header, key, asCode}) => ({
      text: header,
      prose: !asCode && records.some((record) => isProse(Reflect.get(record, key))),
    })),
    rows: records.map((record) => ({
      ...(anchorKey && {id: anchorOf(`${prefix}-${String(Reflect.get(record, anchorKey))}`)}),
      cells: wanted.map(({key, asCode}) => cellOf(Reflect.get(record, key), asCode)),
    })),
  };
}
