import fs from 'node:fs';
import {brokenBy, rejectionsOf} from '../../../../src/contracts/formats/rejections';
import {annotationsOf} from '../../../../src/contracts/structure/annotations';
import {everyElement} from '../../../../src/contracts/structure/tree';
import {parseYaml} from '../../../../src/contracts/yamlFile';
import type {ReportFinding} from '../../../../src/diagnosis/model';
import {sourceDocument, type SourceDocument} from '../../../../src/diagnosis/source/document';
import type {SourceElement} from '../../../../src/diagnosis/source/model';
import {scan} from '../../../../src/diagnosis/source/scan';
import {placedTree} from '../../../../src/sources/elementTrees';
import {untracked} from '../../../../src/sources/files';
import {businessTerms} from '../../../../src/sources/structure';
import {nodeValidator} from '../../../../src/validation/node/validator';
import {projectSettings} from '../../../../src/validation/node/settings';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const CII = 'urn:un:unece:uncefact:data:standard:';
const PREFIXES = {
  [`${UBL}CommonAggregateComponents-2`]: 'cac',
  [`${UBL}CommonBasicComponents-2`]: 'cbc',
  [`${CII}ReusableAggregateBusinessInformationEntity:100`]: 'ram',
  [`${CII}UnqualifiedDataType:100`]: 'udt',
  [`${CII}CrossIndustryInvoice:100`]: 'rsm',
};

/** The text of an example. */
export const example = (name: string): string => fs.readFileSync(`documents/examples/${name}.xml`, 'utf8');

/** A text with changes of parts that occur in it once each. */
export const broken = (xml: string, ...changes: readonly (readonly [string, string])[]): string =>
  brokenBy(
    xml,
    changes.map(([from, to]) => ({from, to})),
  );

/** The names of the business terms. */
export const nameOf = (term: string): string | undefined => untracked(businessTerms).get(term)?.name;

/** A document of a message, with its business terms. */
export function documentOf(message: string, text: string): SourceDocument {
  const root = scan(text, PREFIXES);
  const {tree, syntax} = untracked(() => placedTree(message, root.local));
  if (!syntax) throw new Error(`${message} has no syntax`);
  const terms = untracked(businessTerms);
  const annotations = new Map(
    annotationsOf(root, tree, terms, syntax).map((each) => [each.element as SourceElement, each.terms]),
  );
  const labels = new Map(everyElement(tree.elements).map(({name, label}) => [name, label]));
  return sourceDocument(text, root, {
    termsOf: (element) => annotations.get(element) ?? [],
    labelOf: (element) =>
      (annotations.get(element) ?? []).map((term) => terms.get(term)?.name).find(Boolean) ?? labels.get(element.name),
  });
}

const validator = nodeValidator(projectSettings());

/** What the real validator finds, as a report has it. */
export async function findingsOf(message: string, text: string): Promise<ReportFinding[]> {
  const {findings} = await validator.validate(text, {as: message});
  return findings.map((finding) => ({
    ...finding,
    layer: 'standard',
    source: {name: finding.source},
    href: `/rules.html#${finding.rule}`,
  }));
}

/** The rejections of a message with their broken documents. */
export function rejections(message: string): {rule: string; name: string; text: string}[] {
  const file = `documents/examples/${message}/rejections.yaml`;
  return rejectionsOf(parseYaml(fs.readFileSync(file, 'utf8'), file)).map((each) => ({
    rule: each.rule,
    name: each.name ?? each.rule,
    text: brokenBy(example(`${message}/${each.example.replace('.xml', '')}`), each.change),
  }));
}

/** The messages that are invoices and credit notes of EN 16931. */
export const INVOICES = fs
  .readdirSync('documents/examples')
  .filter((folder) => /^(?:ubl|cii)-/.test(folder) && folder !== 'ubl-invoice-response');
