import {XmlAttribute, XmlElement, XmlText, type XmlDocument} from 'libxml2-wasm';
import {endpointIn, partyElements} from '../../facts/parties';
import {inCii, ofRoot} from '../../facts/paths';
import type {KnownMessage} from '../bus/contract';
import type {Facts} from '../bus/documents/model';

/** Writes the receiver of a document into it. Returns the new XML; nothing where the document has no element for it. */
export function withReceiver(tree: XmlDocument, facts: Facts, scheme: string, value: string): string | undefined {
  const endpoint = endpointIn(tree, partyElements(facts)[1])?.element;
  const text = endpoint?.get('text()');
  const schemeId = endpoint?.get('@schemeID');
  if (!(endpoint instanceof XmlElement) || !(text instanceof XmlText)) return undefined;
  text.content = value;
  if (schemeId instanceof XmlAttribute) schemeId.value = scheme;
  else endpoint.setAttr('schemeID', scheme);
  return tree.toString();
}

const IDENTITY = {
  customizationId: [ofRoot('CustomizationID'), inCii('GuidelineSpecifiedDocumentContextParameter', 'ID')].join(' | '),
  profileId: [ofRoot('ProfileID'), inCii('BusinessProcessSpecifiedDocumentContextParameter', 'ID')].join(' | '),
};

/** Writes the identifiers of a message into a document, where it has elements for them. Returns the new XML. */
export function withIdentity(tree: XmlDocument, message: KnownMessage): string {
  for (const name of ['customizationId', 'profileId'] as const) {
    const text = tree.get(IDENTITY[name])?.get('text()');
    if (text instanceof XmlText && message[name]) text.content = message[name];
  }
  return tree.toString();
}
