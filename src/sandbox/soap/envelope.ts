import {type XmlElement, type XmlDocument} from 'libxml2-wasm';
import {parse} from '../../validation/parse';
import {FAULTS, SoapFault} from './fault';
import {NAMESPACE} from './wsdl';
import {childElements, elementAt} from './xml';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

/** A request whose envelope is right. */
export interface Envelope {
  readonly text: string;
  /** Its owner disposes of it. */
  readonly tree: XmlDocument;
  /** The element in the body, which is named as the operation. */
  readonly element: XmlElement;
  /** The security token in the header; undefined where there is none. */
  readonly token: string | undefined;
}

/** The part of an envelope with this name. */
function part(root: XmlElement, name: string): XmlElement | undefined {
  return childElements(root).find((child) => child.name === name && child.namespaceUri === SOAP);
}

function tokenOf(header: XmlElement | undefined): string | undefined {
  const block = header && childElements(header).find((child) => child.name === 'Authentication');
  const token = block?.namespaceUri === NAMESPACE ? elementAt(block, 'SecurityToken') : undefined;
  return token?.namespaceUri === NAMESPACE ? token.content.trim() || undefined : undefined;
}

/** SOAPAction as it is in the header, in double quotes or bare. */
const actionOf = (header: string | undefined): string => header?.trim().replace(/^"(.*)"$/, '$1') ?? '';

function read(tree: XmlDocument, soapAction: string | undefined): Omit<Envelope, 'text' | 'tree'> {
  const {root} = tree;
  const body = root.name === 'Envelope' && root.namespaceUri === SOAP ? part(root, 'Body') : undefined;
  const [element, ...others] = body ? childElements(body) : [];
  const wrong =
    !element ||
    others.length > 0 ||
    element.namespaceUri !== NAMESPACE ||
    actionOf(soapAction) !== NAMESPACE + element.name;
  if (wrong) throw new SoapFault(FAULTS.envelope);
  return {element, token: tokenOf(part(root, 'Header'))};
}

/** Reads the body of any request. @throws SoapFault for bad XML, a document type, or no envelope of the operation that SOAPAction names */
export function readEnvelope(bytes: Uint8Array, soapAction: string | undefined): Envelope {
  const parsed = parse(bytes);
  if (!('tree' in parsed)) throw new SoapFault(FAULTS.malformed);
  try {
    return {...parsed, ...read(parsed.tree, soapAction)};
  } catch (error) {
    parsed.tree.dispose();
    throw error;
  }
}
