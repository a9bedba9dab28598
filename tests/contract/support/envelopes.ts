import {ParseOption, XmlC14NMode, XmlDocument, XmlElement, XmlText, XsdValidator, type XmlLibError} from 'libxml2-wasm';
import {envelopePairsOf, faultCasesOf} from '../../../src/contracts/platform/envelopes';
import {schemaText} from '../../../src/sandbox/soap/wsdl';
import {parse} from '../../../src/validation/parse';
import {readFilled, yamlFile} from '../../support/contracts';

const FOLDER = 'platform/envelopes';

export const pairs = envelopePairsOf(yamlFile(`${FOLDER}/pairs.yaml`));
export const cases = faultCasesOf(yamlFile(`${FOLDER}/faults/cases.yaml`));

/** The text of an envelope's file, tokens filled. */
export const envelopeFile = (file: string): string => readFilled(`${FOLDER}/${file}`);

const step = (name: string): string => `*[local-name()='${name}']`;

/** The element in the body. */
function inBody(tree: XmlDocument): XmlElement {
  const found = tree.get(`/${step('Envelope')}/${step('Body')}/*`);
  if (!(found instanceof XmlElement)) throw new Error('The body is empty.');
  return found;
}

/**
 * An envelope in the one way in which it can be compared: without blanks between elements and unused prefixes.
 * @param varies elements whose text is replaced, by their path below the body
 */
export function canonical(xml: string, varies: readonly string[] = []): string {
  const tree = XmlDocument.fromString(xml, {option: ParseOption.XML_PARSE_NOBLANKS});
  try {
    for (const path of varies) {
      const text = tree.get(`//${step('Body')}/${path.split('/').map(step).join('/')}/text()`);
      if (!(text instanceof XmlText)) throw new Error(`There is no text at ${path}.`);
      text.content = 'differs each time';
    }
    return tree.canonicalizeToString({mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0});
  } finally {
    tree.dispose();
  }
}

/** The document in a payload, in the same way; undefined where there is none. */
export function canonicalPayload(xml: string): string | undefined {
  const tree = XmlDocument.fromString(xml, {option: ParseOption.XML_PARSE_NOBLANKS});
  try {
    const payload = tree.get(`//${step('Payload')}/*`);
    return payload?.canonicalizeToString({mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0});
  } finally {
    tree.dispose();
  }
}

const schema = XsdValidator.fromDoc(XmlDocument.fromString(schemaText()));

function problemsOfElement(element: XmlElement): string[] {
  const alone = XmlDocument.fromString(element.canonicalizeToString());
  try {
    schema.validate(alone);
    return [];
  } catch (error) {
    return (error as XmlLibError).details.map(({message}) => message);
  } finally {
    alone.dispose();
  }
}

/** What is wrong with an envelope: no XML, or header blocks or a body that the schema of the WSDL rejects. Faults aren't in it. */
export function problemsOf(xml: string): string[] {
  const parsed = parse(xml);
  if (!('tree' in parsed)) return [parsed.message];
  const {tree} = parsed;
  try {
    const blocks = tree.find(`/${step('Envelope')}/${step('Header')}/*`).filter((node) => node instanceof XmlElement);
    return [...blocks, inBody(tree)].flatMap(problemsOfElement);
  } finally {
    tree.dispose();
  }
}
