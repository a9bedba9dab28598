import {decode} from '../../validation/decode';
import {embeddedInvoice, isPdf} from '../../validation/pdf';

/** The XML in a file, or in a PDF; undefined where none can be read, of which the validator says why. */
export async function xmlIn(file: Uint8Array): Promise<string | undefined> {
  const bytes = isPdf(file) ? await embeddedInvoice(file) : file;
  if ('rule' in bytes) return undefined;
  const text = decode(bytes);
  return typeof text === 'string' ? text : undefined;
}
