import {XmlDocument, XmlElement} from 'libxml2-wasm';
import {readFilled} from '../../../../src/sandbox/untracked';
import {newNumber} from './samples';

/** An element without what a writer of XML may choose: prefixes, the space between elements, the zone of a time. */
type Requested = readonly [name: string, namespace: string, content: string | readonly Requested[]];

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text);

function shapeOf(element: XmlElement): Requested {
  const inside: Requested[] = [];
  for (let node = element.firstChild; node; node = node.next) {
    if (node instanceof XmlElement) inside.push(shapeOf(node));
  }
  const {content} = element;
  const text = isTime(content) ? new Date(content).toISOString() : content.trim();
  return [element.name, element.namespaceUri, inside.length > 0 ? inside : text];
}

/** What an envelope asks for: the element in its body. @throws Error for an envelope without one */
export function requestedBy(envelope: string): Requested {
  const tree = XmlDocument.fromString(envelope);
  try {
    const found = tree.get("/*/*[local-name()='Body']/*");
    if (!(found instanceof XmlElement)) throw new Error(`no request in ${envelope}`);
    return shapeOf(found);
  } finally {
    tree.dispose();
  }
}

/** What the sample of an operation asks for in each language: the envelope of its page, with the document of the folder in which it runs. */
export function pageRequest(operation: string): Requested {
  return requestedBy(newNumber(readFilled(`platform/envelopes/${operation}/request.xml`)));
}
