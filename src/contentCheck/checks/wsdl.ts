import {lineAt} from '../../contracts/contentError';
import {platformWsdlText} from '../../sources/platform';
import {faultAt} from '../fault';
import type {Check} from '../site';

const FILE = 'platform/platform.wsdl';

/** What an attribute names, by the elements that declare such a name. */
const REFERENCES = [
  {attribute: 'type', prefix: 'tns', declared: /<xs:(?:complexType|simpleType) name="([^"]+)"/g, what: 'type'},
  {attribute: 'element', prefix: 'tns', declared: /<xs:element name="([^"]+)"/g, what: 'element'},
  {attribute: 'message', prefix: 'tns', declared: /<(?:wsdl:)?message name="([^"]+)"/g, what: 'message'},
] as const;

/** Every type, element and message that the WSDL names is declared in it. */
export const wsdlNames: Check = () => {
  const text = platformWsdlText();
  return REFERENCES.flatMap(({attribute, prefix, declared, what}) => {
    const known = new Set([...text.matchAll(declared)].map(([, name]) => name));
    const portTypes = [...text.matchAll(/<(?:wsdl:)?(?:portType|binding) name="([^"]+)"/g)].map(([, name]) => name);
    return [...text.matchAll(new RegExp(`\\s${attribute}="${prefix}:([^"]+)"`, 'g'))].flatMap(({1: name = '', index}) =>
      known.has(name) || portTypes.includes(name)
        ? []
        : [
            faultAt(
              FILE,
              lineAt(text, index + 1),
              `the ${what} ${name} is not declared`,
              `Correct the name, or declare the ${what}`,
            ),
          ],
    );
  });
};
