import {guideOf, partOfGuide} from '../addresses/formatPages';
import {checkerFor} from '../addresses/places';
import type {CheckPlace} from '../contracts/formats/operations';
import {messagesOf, type PlacedMessage, registryOf} from '../contracts/formats/registry';
import type {Format, FormatMessage} from '../contracts/formats/registryFile';
import {oneOf} from '../contracts/formats/words';
import {findIn, found} from './authorFault';
import {fromYaml} from './yaml';

const REGISTRY = 'documents/formats.yaml';

/** The registry of the document formats. */
export const formatRegistry = fromYaml(REGISTRY, registryOf);

/** The format that a page documents: its guide, or a page below that. */
export const formatOfPage = (page: string): Format | undefined =>
  formatRegistry().formats.find((format) => format.page === guideOf(page));

/** The title of a format's guide, or of a page below it; nothing for a page that documents no format. */
export function titleOfFormatPage(page: string): string | undefined {
  const format = formatOfPage(page);
  const part = partOfGuide(page);
  return format && [format.title, part].filter(Boolean).join(': ');
}

/** The format of the page that a part is in. @throws AuthorFault on a page that documents no format */
export const formatHere = (page: string): Format =>
  found(formatOfPage(page), `${page} is the page of no format`, `Add it to ${REGISTRY}, or leave the part out`);

/** The title of a group of formats. @throws AuthorFault for a group that does not exist */
export const groupTitle = (id: string): string =>
  findIn(formatRegistry().groups, (group) => group.id === id, `no group '${id}' in ${REGISTRY}`).title;

/** A message by its id, which is its folder of examples. @throws AuthorFault for an id that no format has */
export const messageNamed = (id: string): PlacedMessage =>
  findIn(messagesOf(formatRegistry()), ({message}) => message.id === id, `no message '${id}' in ${REGISTRY}`);

/** Where readers check a document of a message. */
export const checkOf = (message: FormatMessage): CheckPlace => ({name: oneOf(message), href: checkerFor(message.id)});
