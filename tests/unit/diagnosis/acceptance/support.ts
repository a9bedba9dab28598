import {acceptanceOf} from '../../../../src/diagnosis/acceptance/acceptance';
import {readingOf} from '../../../../src/diagnosis/acceptance/facts';
import type {AcceptanceInput} from '../../../../src/diagnosis/acceptance/model';
import type {AcceptanceCheck} from '../../../../src/diagnosis/model';
import {sourceDocument} from '../../../../src/diagnosis/source/document';
import {scan} from '../../../../src/diagnosis/source/scan';
import {acceptanceData} from '../../../../src/sources/acceptance';
import {untracked} from '../../../../src/sources/files';
import {readFilled} from '../../../../src/sources/yaml';
import {identityOf} from '../../../../src/validation/identify';
import type {Finding, Result} from '../../../../src/validation/model';
import {nodeValidator} from '../../../../src/validation/node/validator';
import {projectSettings} from '../../../../src/validation/node/settings';
import {parse} from '../../../../src/validation/parse';
import {embeddedInvoice, isPdf} from '../../../../src/validation/pdf';

export const data = untracked(acceptanceData);

/** What the contract's data is for a worker: JSON. */
const received = JSON.parse(JSON.stringify(data)) as typeof data;

const validator = nodeValidator(projectSettings());

/** An example document, by its path below documents/examples. */
export const example = (file: string): string => untracked(() => readFilled(`documents/examples/${file}`));

/** A text with one change, which must apply. */
export function changed(xml: string, from: string | RegExp, to: string): string {
  const after = xml.replace(from, () => to);
  if (after === xml) throw new Error(`'${String(from)}' does not occur`);
  return after;
}

const TERMS: Readonly<Record<string, readonly [string, string]>> = {
  CompanyID: ['BT-31', 'Seller VAT identifier'],
  IBANID: ['BT-84', 'Payment account identifier'],
};

type Content = Pick<AcceptanceInput, 'document' | 'reading'>;

function contentOf(xml: Uint8Array): Content {
  const parsed = parse(xml);
  if (!('tree' in parsed)) return {};
  try {
    const {text, tree} = parsed;
    const document = sourceDocument(text, scan(text), {
      termsOf: ({local}) => (TERMS[local] ? [TERMS[local][0]] : []),
      labelOf: ({local}) => TERMS[local]?.[1],
    });
    return {document, reading: readingOf(tree, received)};
  } finally {
    parsed.tree.dispose();
  }
}

const bytesOf = (file: string | Uint8Array): Uint8Array =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file;

/** What of a check a test chooses; `findings` are in place of those of the validator. */
type Choice = Partial<Pick<AcceptanceInput, 'others' | 'file'>> & {
  readonly as?: string;
  readonly findings?: readonly Finding[];
};

/** The result of a document with these findings, of which the validator isn't asked. */
function resultWith(findings: readonly Finding[], xml: Uint8Array): Result {
  const parsed = parse(xml);
  if (!('tree' in parsed)) throw new Error(parsed.message);
  const identity = identityOf(parsed.tree);
  const {facts} = readingOf(parsed.tree, received);
  parsed.tree.dispose();
  const verdict = findings.some(({severity}) => severity === 'fatal') ? 'invalid' : 'valid';
  return {...identity, message: facts.message?.id, schema: 'passed', verdict, findings};
}

/** The input of a check of a file, by the real validator unless findings are given. */
export async function inputOf(
  given: string | Uint8Array,
  {as, findings, ...choice}: Choice = {},
): Promise<AcceptanceInput> {
  const bytes = bytesOf(given);
  const xml = isPdf(bytes) ? await embeddedInvoice(bytes) : bytes;
  const content = 'rule' in xml ? {} : contentOf(xml);
  const file = {name: 'file.xml', size: bytes.length, isPdf: isPdf(bytes)};
  const result = findings && !('rule' in xml) ? resultWith(findings, xml) : await validator.validate(bytes, {as});
  return {file, others: [], ...choice, result, ...content};
}

/** The checks of a file. */
export const checksOf = async (given: string | Uint8Array, choice: Choice = {}): Promise<readonly AcceptanceCheck[]> =>
  acceptanceOf(await inputOf(given, choice), received);

/** The checks of a file whose findings don't matter, so that the validator isn't asked. */
export const contentChecks = (xml: string, choice: Choice = {}): Promise<readonly AcceptanceCheck[]> =>
  checksOf(xml, {findings: [], ...choice});

/** One check by its id. @throws Error where there is none */
export function checkNamed(checks: readonly AcceptanceCheck[], id: string): AcceptanceCheck {
  const found = checks.find((check) => check.id === id);
  if (!found) throw new Error(`No check '${id}' among ${checks.map((check) => check.id).join(', ')}`);
  return found;
}
