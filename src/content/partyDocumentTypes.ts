import {documentTypeId, messagesOf} from '../contracts/formats/registry';
import type {DeliveryRecord} from '../partyService/data';
import {formatRegistry} from './formats';

type Option = Pick<DeliveryRecord, 'document' | 'network' | 'format'>;

/** The only network of the sample data with document type identifiers. */
const PEPPOL = 'PEPPOL';

/** Kinds of documents that are sent as another family, by the name of the kind in the schema. */
const FAMILIES: Readonly<Record<string, string>> = {CREDIT_NOTE: 'INVOICE'};
const CREDIT_NOTE = 'CreditNote';

/** `ORDER_RESPONSE` for the family OrderResponse. */
const kindOf = (family: string): string => family.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

const sameKind = (one: string, other: string): boolean => one.replace('_', '') === other.replace('_', '');

/**
 * The document type identifier of a delivery option, by its message in documents/formats.yaml.
 * @returns null as `id` where the network or the message has none; the problem of an option that doesn't exist
 */
export function registeredType({
  document,
  network,
  format,
}: Option): {readonly id: string | null} | {readonly problem: string} {
  const placed = messagesOf(formatRegistry()).find(({message}) => message.id === format);
  if (!placed) return {problem: `no message '${format}' in documents/formats.yaml`};
  const {message} = placed;
  if (!sameKind(kindOf(message.family), FAMILIES[document] ?? document)) {
    return {problem: `'${format}' is no message of ${document}`};
  }
  const isCredit = document === 'CREDIT_NOTE';
  const [type] = [...message.documents].sort(
    (one, other) => Number((other.root === CREDIT_NOTE) === isCredit) - Number((one.root === CREDIT_NOTE) === isCredit),
  );
  if (network !== PEPPOL || !message.registered || !type) return {id: null};
  return {id: documentTypeId(placed.format, message, type) ?? null};
}
