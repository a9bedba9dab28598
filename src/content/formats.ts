import {passesText, exampleFilesOf, type ExampleFile} from '../contracts/formats/examples';
import {hashOf, validationRecordOf, type ValidationEntry} from '../contracts/formats/record';
import {
  documentTypesOfFormat,
  formatsOfOperation,
  messagesOf,
  type PlacedMessage,
  type Registry,
  registryOf,
} from '../contracts/formats/registry';
import type {Format} from '../contracts/formats/registryFile';
import {rejectionsOf, type Rejection} from '../contracts/formats/rejections';
import {existsTracked, memo, readTracked} from './files';
import {pageLink} from './pages';
import {PartFault} from './part';
import {yamlFile} from './yaml';

const REGISTRY = 'documents/formats.yaml';
const RECORD = 'documents/examples/validation.json';

/** The folder of the example documents. */
export const EXAMPLES = 'documents/examples';

/**
 * The registry of the document formats.
 * @throws ContentError for an entry that lacks a key or has a wrong one
 */
export function formatRegistry(): Registry {
  return memo('formats', () => registryOf(yamlFile(REGISTRY)));
}

/** The format that a page documents, by the page's address. */
export function formatOfPage(page: string): Format | undefined {
  return formatRegistry().formats.find((format) => format.page === page);
}

/**
 * The title of a group of formats.
 * @throws PartFault for a group that doesn't exist
 */
export function groupTitle(id: string): string {
  const group = formatRegistry().groups.find((each) => each.id === id);
  if (!group) throw new PartFault(`no group '${id}' in ${REGISTRY}`);
  return group.title;
}

/**
 * The format of the page that a part is in.
 * @throws PartFault on a page that documents no format
 */
export function formatHere(page: string): Format {
  const format = formatOfPage(page);
  if (!format) throw new PartFault(`${page} is the page of no format`, `Add it to ${REGISTRY}, or leave the part out`);
  return format;
}

/**
 * A message by its id, which is its folder of examples.
 * @throws PartFault for an id that no format has
 */
export function messageNamed(id: string): PlacedMessage {
  const found = messagesOf(formatRegistry()).find(({message}) => message.id === id);
  if (!found) throw new PartFault(`no message '${id}' in ${REGISTRY}`);
  return found;
}

/** The pages that document a document type, with their addresses where they are written. */
export function pagesOfType(id: string): {readonly title: string; readonly href?: string}[] {
  return formatRegistry()
    .formats.filter((format) => documentTypesOfFormat(format).includes(id))
    .map(({title, page}) => ({title, href: pageLink(page)?.href}));
}

/**
 * The formats that an operation accepts, with their pages.
 * @returns nothing for an operation that accepts no document
 */
export function formatsAccepted(operation: string): {readonly title: string; readonly href: string}[] {
  return formatsOfOperation(formatRegistry(), operation).flatMap(({title, page}) => {
    const link = pageLink(page);
    return link ? [{title, href: link.href}] : [];
  });
}

/** The list in a YAML file of a message's folder; nothing when it has none. */
const listOf = <T>(message: string, name: string, read: (yaml: ReturnType<typeof yamlFile>) => T[]): T[] => {
  const file = `${EXAMPLES}/${message}/${name}.yaml`;
  return existsTracked(file) ? memo(file, () => read(yamlFile(file))) : [];
};

/**
 * The examples of a message, in the order of its page.
 * @throws ContentError for an entry with a wrong value
 */
export const exampleFiles = (message: string): ExampleFile[] => listOf(message, 'examples', exampleFilesOf);

/**
 * The rules of a message that integrators break.
 * @throws ContentError for an entry with a wrong value
 */
export const rejections = (message: string): Rejection[] => listOf(message, 'rejections', rejectionsOf);

/**
 * What the validator found in an example, a path below documents/examples.
 * @param xml the document, whose hash is compared
 * @returns nothing for a document that was not validated as it is
 */
export function validationOf(file: string, xml: string): ValidationEntry | undefined {
  if (!existsTracked(RECORD)) return undefined;
  const entry = memo('validation', () => validationRecordOf(readTracked(RECORD)))[file];
  return entry?.sha256 === hashOf(xml) ? entry : undefined;
}

/**
 * What an example passed, as a sentence; a path below documents/examples.
 * @returns nothing for a document that was not validated as it is, or failed
 */
export const passesOf = (file: string, xml: string): string | undefined =>
  passesText(validationOf(file, xml), formatRegistry());
