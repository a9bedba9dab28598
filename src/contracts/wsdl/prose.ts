import {inlineMarkdownToHtml} from '../markdown';

/** Names of several words, ids and codes as the documentation of the WSDL writes them: GetParty, XCNL100014, TPL-4101, NL:KVK:86044175. */
const CODES =
  /\b(?:(?:[A-Z][a-z]+){2,}[A-Za-z]*|PSBPartyId|Reciever|[A-Z]{1,4}\d{6,}|TPL-\d{4}(?:-\w+)?|[A-Z]{2}:[A-Z]+:\w+|DEFAULT_ERROR_CODE999)\b/g;

/** Words that look like a name and are none. */
const WORDS = new Set(['SOAPAction']);

/** A text of a WSDL as HTML: it has no markup of its own, so names and codes are found by their form. */
export const proseHtml = (text: string): string =>
  inlineMarkdownToHtml(text.replace(CODES, (code) => (WORDS.has(code) ? code : `\`${code}\``)));
