import {targetsOf, type Registry, type Target} from './registry';
import type {Format, FormatMessage} from './registryFile';
import {continued, messageName} from './words';

export interface OperationLink {
  readonly id: string;
  readonly beta: boolean;
  readonly href: string;
}

export type MessageOperations = ReturnType<typeof messageOperations>;

export type ConversionLink = ReturnType<typeof conversionLink>;

/** Where readers check a document of a message, and what it is, in a sentence. */
export interface CheckPlace {
  readonly name: string;
  readonly href: string;
}

type LinkOf = (id: string) => OperationLink;

function messageOperations(message: FormatMessage, {families}: Registry, linkOf: LinkOf) {
  const {send = [], receive = [], json = false} = families[message.family] ?? {};
  return {
    name: messageName(message),
    send: send.map(linkOf),
    receive: receive.map(linkOf),
    /** The first of `send` takes JSON, from which the bus makes the document. */
    json,
  };
}

/** The operations of each message of a format. */
export const operationsOfFormat = (registry: Registry, {messages}: Format, linkOf: LinkOf): MessageOperations[] =>
  messages.map((message) => messageOperations(message, registry, linkOf));

const conversionLink = ({format: {title, page}, lost, only}: Target) => ({
  title,
  href: page,
  /** A sentence about what the target can't contain, and the only documents that are converted. */
  lost,
  only: only && continued(only),
});

/** The formats into which the bus converts a format, with their pages. */
export const conversionsOfFormat = (registry: Registry, id: string): ConversionLink[] =>
  targetsOf(registry, id).map(conversionLink);
