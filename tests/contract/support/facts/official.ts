import structure from './officialStructure.json';

const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = structure.messages;

/** Messages with the transaction of another: Order Only has that of an order, T01. */
const TRANSACTION: Readonly<Record<string, string>> = {'order-bisv3-orderonly': 'order-bisv3'};

const entry = (message: string, path: string): string[] | undefined =>
  messages[TRANSACTION[message] ?? message]?.[path]?.split(' ');

/** The cardinality of an element in the structure that OpenPeppol publishes for a message; nothing for a message without one. */
export const officialCardinality = (message: string, path: string): string | undefined => entry(message, path)?.[0];

/** The value that the published structure fixes for an element, if it does. */
export const officialValue = (message: string, path: string): string | undefined => entry(message, path)?.[1];
