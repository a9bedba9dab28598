import {XmlDocument} from 'libxml2-wasm';
import {expect, test} from 'vitest';
import {platformWsdlText} from '../support/platform';

const NAMESPACES = {
  wsdl: 'http://schemas.xmlsoap.org/wsdl/',
  soap: 'http://schemas.xmlsoap.org/wsdl/soap/',
  xs: 'http://www.w3.org/2001/XMLSchema',
};

/** A requirement: an XPath that finds what breaks it, and a change of our WSDL that breaks it. */
interface Requirement {
  readonly id: string;
  readonly says: string;
  readonly broken: string;
  readonly breaks: readonly [from: string | RegExp, to: string];
}

/** Requirements of WS-I Basic Profile 1.1 (https://www.ws-i.org/Profiles/BasicProfile-1.1.html), and one of ours. */
const REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'R2001',
    says: 'the WSDL is self-contained, or imports only WSDL',
    broken: '//wsdl:import | //xs:import[@schemaLocation] | //xs:include',
    breaks: ['<xs:element name="Login">', '<xs:include schemaLocation="more.xsd"/><xs:element name="Login">'],
  },
  {
    id: 'R2105',
    says: 'a schema has a target namespace',
    broken: '//xs:schema[not(@targetNamespace)]',
    breaks: [/<xs:schema targetNamespace="[^"]*"/, '<xs:schema'],
  },
  {
    id: 'R2110',
    says: 'there are no arrays of SOAP encoding',
    broken:
      "//@*[. = 'http://schemas.xmlsoap.org/soap/encoding/'] | //namespace::*[. = 'http://schemas.xmlsoap.org/soap/encoding/']",
    breaks: ['<wsdl:types>', '<wsdl:types xmlns:e="http://schemas.xmlsoap.org/soap/encoding/">'],
  },
  {
    id: 'R2201',
    says: 'a message for a body has one part at most',
    broken: '//wsdl:message[count(wsdl:part) > 1]',
    breaks: [
      '<wsdl:part name="parameters" element="tns:Login"/>',
      '<wsdl:part name="parameters" element="tns:Login"/><wsdl:part name="more" element="tns:GetParty"/>',
    ],
  },
  {
    id: 'R2204',
    says: 'a part refers to an element, not to a type',
    broken: '//wsdl:part[not(@element) or @type]',
    breaks: ['element="tns:Login"', 'type="tns:Paging"'],
  },
  {
    id: 'R2303',
    says: 'operations are request and response: input, then output',
    broken: '//wsdl:portType/wsdl:operation[not(wsdl:input[following-sibling::wsdl:output])]',
    breaks: ['<wsdl:output message="tns:LoginResponse"/>', ''],
  },
  {
    id: 'R2304',
    says: 'names of operations are unique',
    broken: '//wsdl:portType/wsdl:operation[@name = preceding-sibling::wsdl:operation/@name]',
    breaks: ['<wsdl:operation name="GetParty">', '<wsdl:operation name="Login">'],
  },
  {
    id: 'R2401',
    says: 'bindings are SOAP bindings',
    broken: '//wsdl:binding[not(soap:binding)]',
    breaks: [/<soap:binding [^>]*>/, ''],
  },
  {
    id: 'R2702',
    says: 'the transport is HTTP',
    broken: "//soap:binding[@transport != 'http://schemas.xmlsoap.org/soap/http']",
    breaks: ['http://schemas.xmlsoap.org/soap/http', 'http://schemas.xmlsoap.org/soap/smtp'],
  },
  {
    id: 'R2705',
    says: 'the style is document everywhere',
    broken: "//soap:binding[@style != 'document'] | //soap:operation[@style != 'document']",
    breaks: ['style="document"/>', 'style="rpc"/>'],
  },
  {
    id: 'R2706',
    says: 'the use is literal everywhere',
    broken: "//soap:body[@use != 'literal'] | //soap:header[@use != 'literal'] | //soap:fault[@use != 'literal']",
    breaks: ['<soap:body use="literal"/>', '<soap:body use="encoded"/>'],
  },
  {
    id: 'R2710',
    says: 'each operation has another element in its body',
    broken:
      "//wsdl:message[contains(@name, 'Request')]/wsdl:part[@element = ../preceding-sibling::wsdl:message/wsdl:part/@element]",
    breaks: ['element="tns:GetParty"', 'element="tns:Login"'],
  },
  {
    id: 'R2716',
    says: 'body and header have no namespace of their own',
    broken: '//soap:body[@namespace] | //soap:header[@namespace] | //soap:fault[@namespace]',
    breaks: ['<soap:body use="literal"/>', '<soap:body use="literal" namespace="urn:x"/>'],
  },
  {
    id: 'R2718',
    says: 'binding and port type have the same operations',
    broken:
      '//wsdl:portType/wsdl:operation[not(@name = //wsdl:binding/wsdl:operation/@name)] | //wsdl:binding/wsdl:operation[not(@name = //wsdl:portType/wsdl:operation/@name)]',
    breaks: [/<wsdl:operation name="Login">(?=\s*<soap:operation)/, '<wsdl:operation name="LogIn">'],
  },
  {
    id: 'R2720',
    says: 'a header names one part, of a message that has it as an element',
    broken: '//soap:header[not(@part = //wsdl:message/wsdl:part[@element]/@name)]',
    breaks: ['part="Authentication"', 'part="Login"'],
  },
  {
    id: 'R2744',
    says: 'each operation has the SOAPAction that the header must have: the namespace and its name',
    broken:
      '//wsdl:binding/wsdl:operation[not(soap:operation/@soapAction = concat(/wsdl:definitions/@targetNamespace, @name))]',
    breaks: ['v3_1/GetParty"', 'v3_1/getParty"'],
  },
  {
    id: 'documented',
    says: 'everything that a reader meets is documented',
    broken:
      '//xs:element[not(xs:annotation/xs:documentation[normalize-space()])] | //xs:schema/xs:complexType[not(xs:annotation)] | //xs:simpleType[not(xs:annotation)] | //xs:enumeration[not(xs:annotation)] | //wsdl:portType/wsdl:operation[not(wsdl:documentation)] | //wsdl:service[not(wsdl:documentation)]',
    breaks: [
      /<xs:element name="ConsumerKey" type="xs:string">[\s\S]*?<\/xs:element>/,
      '<xs:element name="ConsumerKey"/>',
    ],
  },
];

/** The lines of what an XPath finds in a WSDL. */
function lines(wsdl: string, xpath: string): number[] {
  const tree = XmlDocument.fromString(wsdl);
  try {
    return tree.find(xpath, NAMESPACES).map(({line}) => line);
  } finally {
    tree.dispose();
  }
}

test.each(REQUIREMENTS)('$id: $says', ({broken, breaks: [from, to]}) => {
  const wsdl = platformWsdlText();
  expect(lines(wsdl, broken)).toEqual([]);
  expect(lines(wsdl.replace(from, to), broken)).not.toEqual([]);
});
