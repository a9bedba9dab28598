import {messagesOf, type PlacedMessage, registryOf} from '../contracts/formats/registry';
import type {Format} from '../contracts/formats/registryFile';
import {findIn, found} from './authorFault';
import {fromYaml} from './yaml';

const REGISTRY = 'documents/formats.yaml';

/** The registry of the document formats. */
export const formatRegistry = fromYaml(REGISTRY, registryOf);

/** The format that a page documents, by the page's address. */
export const formatOfPage = (page: string): Format | undefined =>
  formatRegistry().formats.find((format) => format.page === page);

/** The format of the page that a part is in. @throws AuthorFault on a page that documents no format */
export const formatHere = (page: string): Format =>
  found(formatOfPage(page), `${page} is the page of no format`, `Add it to ${REGISTRY}, or leave the part out`);

/** The title of a group of formats. @throws AuthorFault for a group that does not exist */
export const groupTitle = (id: string): string =>
  findIn(formatRegistry().groups, (group) => group.id === id, `no group '${id}' in ${REGISTRY}`).title;

/** A message by its id, which is its folder of examples. @throws AuthorFault for an id that no format has */
export const messageNamed = (id: string): PlacedMessage =>
  findIn(messagesOf(formatRegistry()), ({message}) => message.id === id, `no message '${id}' in ${REGISTRY}`);
