import {referencePage} from '../../addresses/places';
import type {Operation, RestReference, Schema, SharedResponse} from '../../contracts/openapi/model';
import type {Documents, IndexedDocument} from './documents';

interface Entry {
  readonly title: string;
  readonly hash: string;
  readonly text: string;
}

const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x26': '&', '#x3C': '<', '#x27': "'"};

/** The words of a piece of HTML. */
export function wordsOf(html: string): string {
  return html
    .replace(/<\/?(?:p|li|ul|ol|div|br|dt|dd|dl|table|tr|td|th|pre)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

const operationEntry = ({id, method, path, summary, descriptionHtml}: Operation): Entry => ({
  title: summary,
  hash: `#${id}`,
  text: `${id} ${method} ${path} ${wordsOf(descriptionHtml)}`,
});

const responseEntry = (version: string, {name, descriptionHtml}: SharedResponse): Entry => ({
  title: name,
  hash: `#response-${version}-${name}`,
  text: `${name} ${wordsOf(descriptionHtml)}`,
});

const schemaEntry = (version: string, {name, descriptionHtml, fields}: Schema): Entry => ({
  title: name,
  hash: `#schema-${version}-${name}`,
  text: [name, wordsOf(descriptionHtml), fields.map((field) => field.name).join(', ')].filter(Boolean).join(' '),
});

/** What the search finds of a version: each operation, shared response and schema once. */
export function entriesOf({version, tags, responses, schemas}: RestReference): Entry[] {
  return [
    ...tags.flatMap(({operations}) => operations.map(operationEntry)),
    ...responses.map((response) => responseEntry(version, response)),
    ...schemas.map((schema) => schemaEntry(version, schema)),
  ];
}

/**
 * The documents with a record for each entry of the reference in place of the sections of its pages. The records stand
 * among the descriptions, which the package ranks below titles and headings and above texts, and shows with title and text.
 * @param documents titles, headings, descriptions, keywords and texts as the package read them from the pages
 * @param references the versions of the reference; each leads to the page that `referencePage` names
 */
export function withRecords(documents: Documents, references: readonly RestReference[]): Documents {
  const [titles, headings, descriptions, keywords, texts] = documents;
  const pages = new Set(references.map(({version}) => referencePage(version)));
  const elsewhere = ({u}: IndexedDocument): boolean => !pages.has(u);
  let last = documents.flat().reduce((highest, {i}) => Math.max(highest, i), 0);
  const versions = references.map((reference) => {
    const {version} = reference;
    const page = referencePage(version);
    const parent = {i: ++last, t: `REST ${version}`, u: `${page}#version-${version}`, b: ['API reference', version]};
    const records = entriesOf(reference).map(({title, hash, text}) => ({
      i: ++last,
      t: text,
      s: title,
      u: page,
      h: hash,
      p: parent.i,
    }));
    return {parent, records};
  });
  return [
    [...titles, ...versions.map(({parent}) => parent)],
    headings.filter(elsewhere),
    [...descriptions, ...versions.flatMap(({records}) => records)],
    keywords,
    texts.filter(elsewhere),
  ];
}
