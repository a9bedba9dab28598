import {XmlDocument, XmlLibError, XsdValidator, type XmlElement} from 'libxml2-wasm';
import {FAULTS, SoapFault} from './fault';
import {schemaText} from './wsdl';
import {inTree, readable} from './xml';

const LIMIT = /Limit': \[facet '(min|max)Inclusive'\]/;
const MISSING = /Missing child element\(s\)|facet 'minLength'/;

function faultOf(message: string): SoapFault {
  if (LIMIT.test(message)) return new SoapFault(FAULTS.limit);
  return new SoapFault(MISSING.test(message) ? FAULTS.elementMissing : FAULTS.schema, readable(message));
}

/** Checks the element in a body against the schema of the WSDL. */
export type BodyCheck = (element: XmlElement) => void;

/** Makes the check of bodies, which throws SoapFault for the first thing that the schema rejects. */
export function bodyCheck(): BodyCheck {
  const schema = XsdValidator.fromDoc(XmlDocument.fromString(schemaText()));
  return (element) => {
    try {
      inTree(element.canonicalizeToString(), (alone) => schema.validate(alone));
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error;
      throw faultOf(error.details[0]?.message ?? error.message);
    }
  };
}
