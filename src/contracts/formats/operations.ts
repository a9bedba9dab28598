import type {Operation} from '../openapi/model';
import {targetsOf, type FindPage, type Registry} from './registry';
import type {Format} from './registryFile';
import {continued, messageName} from './words';

/** An operation and the address of its description; without address while that isn't written. */
export interface OperationLink {
  readonly id: string;
  readonly beta: boolean;
  readonly href?: string;
}

/** Which operations send and receive a kind of document. */
export interface MessageOperations {
  readonly name: string;
  readonly send: readonly OperationLink[];
  /** The first of `send` takes JSON, from which the bus makes the document. */
  readonly json: boolean;
  readonly receive: readonly OperationLink[];
}

/** Another format to which the bus converts. */
export interface ConversionLink {
  readonly title: string;
  readonly href?: string;
  /** What the target can't contain, and the only parts that are converted; both are used within a sentence. */
  readonly lost?: string;
  readonly only?: string;
}

type LinkOf = (id: string) => OperationLink;
/** Address and version of an operation for `MessageOperations`. */
export const operationLink = (operation: Operation, href: string | undefined): OperationLink => ({
  id: operation.id,
  beta: operation.version === 'v1-beta',
  href,
});

/** The operations of each message of a format. */
export function operationsOfFormat({families}: Registry, format: Format, linkOf: LinkOf): MessageOperations[] {
  return format.messages.map((message) => {
    const {send = [], receive = [], json = false} = families[message.family] ?? {};
    return {name: messageName(message), send: send.map(linkOf), receive: receive.map(linkOf), json};
  });
}

/** The formats into which the bus converts a format, with their pages. */
export const conversionsOfFormat = (registry: Registry, id: string, pageLink: FindPage): ConversionLink[] =>
  targetsOf(registry, id).map(({format: {title, page}, lost, only}) => ({
    title,
    href: pageLink(page)?.href,
    lost: lost && continued(lost),
    only: only && continued(only),
  }));
