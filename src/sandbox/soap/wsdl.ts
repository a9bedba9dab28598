import {SOAP_PATH} from '../soapPath';
import {platformWsdlText} from '../untracked';
import {service} from '../../service';
import {elementAt, inTree, xmlAttribute} from './xml';

/** The namespace of the platform, in every environment. */
export const NAMESPACE = `http://${service.platform.host}/v3_1/`;

/** The WSDL, with the address of acceptance or with another origin, such as `http://localhost:4010`, which is escaped. */
export function wsdlText(origin?: string): string {
  const text = platformWsdlText();
  return origin === undefined
    ? text
    : text.replace(`https://${service.platform.accp.host}${SOAP_PATH}`, () => xmlAttribute(origin + SOAP_PATH));
}

/** The schema of the WSDL as a document: canonical XML keeps the namespaces that the WSDL declares around it. */
export function schemaText(): string {
  return inTree(wsdlText(), ({root}) => {
    const schema = elementAt(root, 'types', 'schema');
    if (!schema) throw new Error('platform/platform.wsdl has no schema');
    return schema.canonicalizeToString();
  });
}
