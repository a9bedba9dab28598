import {operationEntry} from '../addresses/places';
import {codeIn} from '../contracts/code';
import type {Code} from '../contracts/model';
import {curlOf} from '../contracts/platform/curl';
import {faultCasesOf} from '../contracts/platform/envelopes';
import {platformErrorsOf} from '../contracts/platform/errors';
import {platformOperationsOf, type PlatformOperation} from '../contracts/platform/operations';
import {templatesOf, type Template} from '../contracts/platform/templates';
import {shownRequest, type ShownRequest} from '../contracts/requests';
import {SAMPLE_LANGUAGES, type SampleLanguage} from '../contracts/samples';
import {wsdlOf} from '../contracts/wsdl/wsdl';
import {service} from '../service';
import {AuthorFault, findIn, found} from './authorFault';
import {existsTracked, listTracked, memoized} from './files';
import {pageLink} from './pageLinks';
import {operation} from './rest';
import {fromYaml, readFilled} from './yaml';

const WSDL = 'platform/platform.wsdl';
const SAMPLES = 'platform/samples';
export const FAULT_CASES = 'platform/envelopes/faults/cases.yaml';

/** The text of the SOAP contract, tokens filled. */
export const platformWsdlText = (): string => readFilled(WSDL);

/** The SOAP contract. @throws ContentError for a contract that cannot be read */
export const platformWsdl = memoized(() => wsdlOf(platformWsdlText(), WSDL));

function restEntry(id: string): string | undefined {
  const rest = operation(id);
  return rest && operationEntry(rest);
}

/** The operations of the platform. @throws ContentError for an operation that the WSDL or platform/operations.yaml lacks */
export const platformOperations = fromYaml('platform/operations.yaml', (yaml) =>
  platformOperationsOf(yaml, platformWsdl(), {pageLink, restEntry}),
);

/** An operation of the platform by its name. @throws AuthorFault for a name that the WSDL lacks */
export const platformOperationNamed = (name: string): PlatformOperation =>
  findIn(platformOperations(), (each) => each.name === name, `operation '${name}' is not in ${WSDL}`);

/** The error catalogue of the platform. */
export const platformErrors = fromYaml('platform/errors.yaml', (yaml) => {
  const names = platformWsdl().operations.map(({name}) => name);
  return platformErrorsOf(yaml, names);
});

/** Requests that fail, with what the platform responds. */
export const faultCases = fromYaml(FAULT_CASES, faultCasesOf);

/** The text of an envelope, a path below platform/envelopes, tokens filled. @throws AuthorFault for a file that does not exist */
function envelopeText(file: string): string {
  const source = `platform/envelopes/${file}`;
  if (!existsTracked(source)) throw new AuthorFault(`envelope ${source} does not exist`);
  return readFilled(source).trimEnd();
}

/** An envelope as code. */
export const envelope = (file: string): Code => codeIn('xml', envelopeText(file));

/** The templates of the platform that every account can use. */
export const platformTemplates = fromYaml('platform/templates.yaml', templatesOf);

/** `TemplateId` of SendDocument for a template: the first template with a master ID has that ID, the others have their own. */
export const sendId = ({id, master}: Template): string =>
  platformTemplates().find((each) => each.master === master)?.id === id ? master : id;

/** The request of an operation as a script for curl, made from its envelope: the name of its file (`get-party.sh`) and its text. */
export function curlSample({name, action}: Pick<PlatformOperation, 'name' | 'action'>): {file: string; text: string} {
  const file = `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.sh`;
  return {
    file,
    text: curlOf(envelopeText(`${name}/request.xml`), action, `https://${service.platform.accp.host}`, file),
  };
}

/** The sample of an operation in a language: a file of platform/samples, or curl with the envelope. */
function sampleText({id, extension}: SampleLanguage, operation: PlatformOperation): string {
  if (id === 'curl') return curlSample(operation).text.trimEnd();
  const folder = `${SAMPLES}/${operation.name}`;
  const file = listTracked(folder).find((each) => each.endsWith(extension));
  return readFilled(`${folder}/${found(file, `sample file ${folder}/*${extension} is missing`)}`).trimEnd();
}

const keyOf = ({name}: PlatformOperation): string => `soap-${name}`;

/** The samples of an operation as a page shows them. @throws AuthorFault for a language without a file */
export const platformRequest = (operation: PlatformOperation): ShownRequest =>
  shownRequest(keyOf(operation), (language) => sampleText(language, operation));

/** The samples of every operation in a language, by the key of the request that pages show: highlighted HTML. */
export function platformRequestsIn(language: SampleLanguage): Record<string, string> {
  const htmlOf = (operation: PlatformOperation): string =>
    codeIn(language.language, sampleText(language, operation)).html;
  return Object.fromEntries(platformOperations().map((operation) => [keyOf(operation), htmlOf(operation)]));
}

/** A file below platform/samples as code. @throws AuthorFault for a file that does not exist, or is in a language that no sample has */
export function platformSampleFile(file: string): Code {
  const source = `${SAMPLES}/${file}`;
  const language = SAMPLE_LANGUAGES.find(({extension}) => file.endsWith(extension))?.language;
  if (!existsTracked(source) || !language) throw new AuthorFault(`sample file ${source} does not exist`);
  return codeIn(language, readFilled(source).trimEnd());
}
