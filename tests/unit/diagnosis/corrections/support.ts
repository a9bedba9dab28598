import fs from 'node:fs';
import {annotationsOf} from '../../../../src/contracts/structure/annotations';
import {everyElement} from '../../../../src/contracts/structure/tree';
import {pathOf} from '../../../../src/contracts/xml/element';
import type {Knowledge} from '../../../../src/diagnosis/corrections/knowledge';
import type {ReportFinding} from '../../../../src/diagnosis/model';
import {sourceDocument, type SourceDocument} from '../../../../src/diagnosis/source/document';
import {scan} from '../../../../src/diagnosis/source/scan';
import {correctionElements, correctionLists} from '../../../../src/sources/corrections';
import {placedTree, type PlacedTree} from '../../../../src/sources/elementTrees';
import {untracked} from '../../../../src/sources/files';
import {businessTerms} from '../../../../src/sources/structure';
import type {Finding} from '../../../../src/validation/model';

type Namespaces = Readonly<Record<string, string>>;

/** The namespaces of a tree by prefix; that of its root has none. */
function namespacesOf({tree}: PlacedTree): Namespaces {
  const file = fs.readFileSync(`documents/structure/trees/${tree.name}.json`, 'utf8');
  const {namespaces} = JSON.parse(file) as {namespaces: Namespaces};
  return Object.fromEntries(Object.entries(namespaces).map(([prefix, uri]) => [prefix === 'ubl' ? '' : prefix, uri]));
}

/** What the build gives a check of a message with this root element. */
export const knowledgeOf = (message: string, root: string): Knowledge =>
  untracked(() => ({
    ...correctionLists(),
    elements: correctionElements(message, root),
    namespaces: namespacesOf(placedTree(message, root)),
    isCreditNote: root === 'CreditNote',
  }));

/** A document as a check reads it. */
export const documentOf = (text: string, message: string, root: string): SourceDocument =>
  untracked(() => {
    const {tree, syntax, ...placed} = placedTree(message, root);
    const namespaces = namespacesOf({tree, syntax, ...placed});
    const prefixes = Object.fromEntries(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]));
    const element = scan(text, prefixes);
    const annotations = syntax ? annotationsOf(element, tree, businessTerms(), syntax) : [];
    const terms = new Map(annotations.map((each) => [each.element, each.terms]));
    const labels = new Map(everyElement(tree.elements).map(({path, label}) => [path, label]));
    return sourceDocument(text, element, {
      termsOf: (each) => terms.get(each) ?? [],
      labelOf: (each) => labels.get(pathOf(each)),
    });
  });

/** A finding as a report has it. */
export const reportFinding = (finding: Pick<Finding, 'rule' | 'message' | 'location'>): ReportFinding => ({
  ...finding,
  severity: 'fatal',
  layer: finding.rule === 'XSD' ? 'schema' : 'standard',
  source: {name: 'test'},
  href: '/',
});
