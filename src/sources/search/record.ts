/** One thing of a contract that the search finds, with the place on the site where it is explained. */
export interface SearchRecord {
  /** Address of the page, without anchor. */
  readonly page: string;
  /** Id of the element on that page, without `#`. */
  readonly anchor: string;
  readonly title: string;
  /** What a hit shows below its title. */
  readonly text: string;
  /** HTTP method, for an operation. */
  readonly method?: string;
  /** Names, codes and paths that a reader may type; they weigh almost as much as the title. */
  readonly keywords?: readonly string[];
  /** What a reader may paste from a log. */
  readonly messages?: readonly string[];
  /** A short explanation, which comes behind the page that owns the subject. */
  readonly aside?: boolean;
  /** The title above hits of this kind, where it is not the part of the site that has the page. */
  readonly group?: string;
  /** Part of the page, shown in place of its title. */
  readonly within?: string;
}

/** Records of a contract that has a group of hits, each under a title of this group. */
export const inGroup = (group: string, within: string, records: readonly SearchRecord[]): SearchRecord[] =>
  records.map((record) => ({...record, group, within}));

/** The names of fields or arguments, for the text of a hit. */
export const namesOf = (fields: readonly {readonly name: string}[]): string => fields.map(({name}) => name).join(', ');

/** Page and anchor of an address such as `/endpoints/overview.html#API404`. */
export function placeOf(address: string): Pick<SearchRecord, 'page' | 'anchor'> {
  const [page = '', anchor = ''] = address.split('#');
  return {page, anchor};
}

const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x26': '&', '#x3C': '<', '#x27': "'"};

/** The words of pieces of HTML that a contract's Markdown became. */
export const wordsOf = (...pieces: readonly (string | undefined)[]): string =>
  pieces
    .join('<p>')
    .replace(/<\/?(?:p|li|ul|ol|div|br|dt|dd|dl|table|tr|td|th|pre)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** The words that a name in camel case or with hyphens is made of: `sendSalesInvoice` is `send Sales Invoice`. */
export const partsOf = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('-', ' ');

const MESSAGE_KEYS = new Set(['message', 'error_description']);

/** The messages in an example of an error, as readers find them in a log. */
export function messagesIn({text}: {readonly text: string}): string[] {
  const found: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (MESSAGE_KEYS.has(key) && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

/** Values in quotes other than names, such as the ID of a document: each reader has another. */
const VALUE = /'(?![A-Za-z]+')[^']*'/g;

/** Messages without the values of the example, each once. */
export const withoutValues = (messages: readonly string[]): string[] => [
  ...new Set(messages.map((message) => message.replace(VALUE, '').replace(/\s+/g, ' '))),
];
