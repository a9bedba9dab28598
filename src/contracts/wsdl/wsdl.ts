import {ContentError} from '../contentError';
import {localName, rootElement, type XmlElement} from '../xml/element';
import {
  childrenOf,
  complexTypeOf,
  descendantAt,
  documentationOf,
  elementFields,
  proseHtml,
  simpleTypeOf,
  type SoapType,
} from './schema';

const named = (elements: readonly XmlElement[], name: string, what: string): XmlElement => {
  const found = elements.find(({attributes}) => attributes.name === name);
  if (!found) throw new Error(`${what} '${name}' is not in the WSDL`);
  return found;
};

function typesIn(schema: XmlElement): Map<string, SoapType> {
  const simple = new Map(
    childrenOf(schema, 'simpleType').map((element) => [element.attributes.name ?? '', simpleTypeOf(element)]),
  );
  const complex = childrenOf(schema, 'complexType').map(
    (element) => [element.attributes.name ?? '', complexTypeOf(element, simple)] as const,
  );
  return new Map([...complex, ...simple]);
}

interface Parts {
  readonly root: XmlElement;
  readonly schema: XmlElement;
  readonly types: ReadonlyMap<string, SoapType>;
}

function messageOf(reference: string, {root, schema, types}: Parts) {
  const message = named(childrenOf(root, 'message'), localName(reference), 'message');
  const element = localName(descendantAt(message, 'part')?.attributes.element ?? '');
  const declared = named(childrenOf(schema, 'element'), element, 'element');
  /** The name of the element in the body, and the elements in it. */
  return {element, fields: elementFields(descendantAt(declared, 'complexType'), types)};
}

export type WsdlOperation = ReturnType<typeof operationOf>;

function operationOf(element: XmlElement, parts: Parts) {
  const {name = ''} = element.attributes;
  const description = documentationOf(element, 'documentation');
  const bound = named(childrenOf(descendantAt(parts.root, 'binding'), 'operation'), name, 'bound operation');
  return {
    name,
    description,
    descriptionHtml: proseHtml(description),
    /** The value of the header SOAPAction, without quotes. */
    action: descendantAt(bound, 'operation')?.attributes.soapAction ?? '',
    /** Whether the request has the header block with the security token. */
    secured: descendantAt(bound, 'input/header') !== undefined,
    request: messageOf(descendantAt(element, 'input')?.attributes.message ?? '', parts),
    response: messageOf(descendantAt(element, 'output')?.attributes.message ?? '', parts),
  };
}

/** A service of one port, as its WSDL describes it. */
export type Wsdl = ReturnType<typeof wsdlIn>;

function wsdlIn(root: XmlElement) {
  const schema = descendantAt(root, 'types/schema');
  if (!schema) throw new Error('no schema in the WSDL');
  const types = typesIn(schema);
  return {
    namespace: root.attributes.targetNamespace ?? '',
    address: descendantAt(root, 'service/port/address')?.attributes.location ?? '',
    operations: childrenOf(descendantAt(root, 'portType'), 'operation').map((operation) =>
      operationOf(operation, {root, schema, types}),
    ),
    types,
  };
}

/**
 * The service that a WSDL 1.1 describes, SOAP 1.1 document/literal with one port.
 * @param xml the text, tokens filled
 * @param file path that errors name
 * @throws ContentError for a text that is no such WSDL, and for an element, a value or an operation without documentation
 */
export function wsdlOf(xml: string, file: string): Wsdl {
  try {
    return wsdlIn(rootElement(xml));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, name = ''] = /name="([^"]+)"/.exec(message) ?? [];
    const before = name ? xml.slice(0, Math.max(0, xml.indexOf(`name="${name}"`))) : '';
    throw new ContentError(file, before.split('\n').length, message, 'Correct the WSDL');
  }
}
