import type {XmlElement} from '../../../contracts/xml/element';
import type {ReportFinding} from '../../model';
import {engineText} from './engineText';
import {masked} from './masked';
import {officialTextFor, type OfficialTextOf} from './officialText';
import {schemaText} from './schemaText';

/** What tells the words of a publisher from those that were copied from a document. */
export interface Publishers {
  readonly officialText?: OfficialTextOf;
  /** The root of the document, for messages that have no official text. */
  readonly document?: XmlElement;
}

const LEFT_OUT = 'The message is omitted because it can contain values from the document.';

/**
 * The text of a finding without values of the document: the official text of its rule, or that of the engine or the schema with `…` for values, or else
 * the message without what occurs in the document. Without the document, that last is left out.
 */
export function textOfFinding(
  {rule, layer, message, source}: ReportFinding,
  {officialText, document}: Publishers,
): string {
  const official = officialTextFor(officialText?.(rule, source.name), message);
  if (official !== undefined) return official;
  if (rule === 'XSD' && layer === 'schema') return schemaText(message);
  return engineText(rule) ?? (document && masked(message, document)) ?? LEFT_OUT;
}
