import {base64} from '../contracts/base64';
import type {XmlDocument} from 'libxml2-wasm';
import type {ConversionSource} from '../contracts/structure/syntaxConversion';
import {addGroup, type Group, type MessageLike, type Refusal} from './model';
import {placesOfTrees} from './places';
import {createReader} from './reader';
import {requirementsOf} from './requirements';
import {termsFrom} from './routes';
import {writeTerms} from './write';
import {prefixesIn, textOf} from './xml';

export type {MessageLike, Refusal} from './model';

/** Converts invoices and credit notes between the formats of EN 16931. */
export interface Converter {
  /**
   * Converts a document. It has been checked by the rules of its format, and the result must be: rules with a condition are not checked here.
   * @param tree the document, which its owner disposes of
   * @param attachment a file that the result contains besides (BG-24)
   * @returns the XML, or why there is none
   */
  readonly convert: (
    tree: XmlDocument,
    source: MessageLike,
    target: MessageLike,
    attachment?: Attachment,
  ) => {readonly xml: string} | Refusal;
}

/** A file that a document contains. */
interface Attachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly file: Uint8Array;
}

function attach(document: Group, {fileName, mediaType, file}: Attachment): void {
  const {values} = addGroup(document, 'BG-24');
  values.set('BT-122', [{text: fileName, attributes: {}}]);
  values.set('BT-125', [{text: base64(file), attributes: {mimeCode: mediaType, filename: fileName}}]);
}

/** Replaces what a document says of its format. A format that no network has needs no process. */
function identify(document: Group, {customizationId = '', profileId, registered}: MessageLike): void {
  document.groups.delete('BG-2');
  const {values} = addGroup(document, 'BG-2');
  values.set('BT-24', [{text: customizationId, attributes: {}}]);
  if (profileId && registered) values.set('BT-23', [{text: profileId, attributes: {}}]);
}

/** Makes a converter. */
export function createConverter(source: ConversionSource): Converter {
  const {mapping, trees, creditNoteCodes} = source;
  const terms = termsFrom(source);
  const syntaxes = placesOfTrees(source, terms);
  const {read} = createReader(source, terms, syntaxes);

  /** The document of a target that has a type code, where invoices and credit notes have different roots. */
  function targetDocument({documents}: MessageLike, typeCode: string): MessageLike['documents'][number] | undefined {
    const isCreditNote = creditNoteCodes.includes(typeCode);
    return documents.find(({root}) => (root === 'CreditNote') === isCreditNote) ?? documents[0];
  }

  function write(document: Group, target: MessageLike): {readonly xml: string} | Refusal {
    const typeCode = document.values.get('BT-3')?.[0]?.text ?? '';
    const {structure = '', namespace = ''} = targetDocument(target, typeCode) ?? {};
    const places = syntaxes.get(structure);
    const name = trees.find((tree) => tree.name === structure)?.root;
    if (!places || !name)
      return {problem: `Documents of the format ${target.id} can't be written.`, isMissing: 'conversion'};
    identify(document, target);
    const requirements = requirementsOf(source, target.id);
    requirements.join(document);
    const {elements, isWritten, filled} = writeTerms(document, places, mapping, requirements);
    const problem = requirements.problemOf(document, filled) ?? requirements.lossOf(document, isWritten);
    if (problem) return {problem, isMissing: 'data'};
    const root = {name, attributes: [], content: elements};
    const used = prefixesIn(root);
    const declared = Object.entries(mapping.namespaces).filter(([prefix]) => used.has(prefix));
    const own = name.includes(':') ? [] : [['', namespace] as const];
    const attributes = [...own, ...declared].map(
      ([prefix, uri]) => [prefix ? `xmlns:${prefix}` : 'xmlns', uri] as const,
    );
    return {xml: `<?xml version="1.0" encoding="UTF-8"?>\n${textOf({...root, attributes})}`};
  }

  return {
    convert(tree, from, target, attachment) {
      const document = read(tree, from);
      if (!document) return {problem: `Documents of the format ${from.id} can't be read.`, isMissing: 'conversion'};
      if (attachment) attach(document, attachment);
      return write(document, target);
    },
  };
}
