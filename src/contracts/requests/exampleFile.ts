import type {SentFile} from './model';

const DOCUMENT: SentFile = {name: 'document.xml', mediaType: 'application/xml'};
const SCAN: SentFile = {name: 'scan.pdf', mediaType: 'application/pdf'};

/**
 * The file that code sends until the reader names one: an XML document, or a PDF where the operation accepts no XML.
 * @param accepted the media types that the contract lists, separated by commas; nothing where it lists none
 */
export const exampleFile = (accepted = DOCUMENT.mediaType): SentFile => (accepted.includes('xml') ? DOCUMENT : SCAN);

/** A file by its name, which says whether it is a PDF or a document. */
export const fileNamed = (name: string): SentFile => ({
  name,
  mediaType: (name.endsWith('.pdf') ? SCAN : DOCUMENT).mediaType,
});
