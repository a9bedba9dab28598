import {kindInWords} from './kinds';
import type {SchemaPlace} from './names';

/** `Element '{namespace}ID', attribute 'schemeID': …`. Names of XML contain no apostrophe. */
const MESSAGE = /^Element '([^']*)'(?:, attribute '([^']*)')?: (.*)$/s;

/**
 * What a message of libxml2 about a schema means, for a reader who doesn't know XML Schema.
 * @param message as the finding `XSD` has it
 * @returns one or two sentences in plain text, or nothing for a kind of message that isn't known
 */
export function schemaInWords(message: string, place: SchemaPlace): string | undefined {
  const [, written, attribute, says = ''] = MESSAGE.exec(message.trim()) ?? [];
  return written === undefined ? undefined : kindInWords(says, {written, attribute, place});
}
