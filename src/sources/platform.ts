import {operationEntry} from '../addresses/places';
import {codeIn} from '../contracts/code';
import type {Code} from '../contracts/model';
import {faultCasesOf} from '../contracts/platform/envelopes';
import {platformErrorsOf} from '../contracts/platform/errors';
import {platformOperationsOf, type PlatformOperation} from '../contracts/platform/operations';
import {templatesOf, type Template} from '../contracts/platform/templates';
import {wsdlOf} from '../contracts/wsdl/wsdl';
import {AuthorFault, findIn} from './authorFault';
import {existsTracked, memoized} from './files';
import {pageLink} from './pageLinks';
import {operation} from './rest';
import {fromYaml, readFilled} from './yaml';

const WSDL = 'platform/platform.wsdl';
export const FAULT_CASES = 'platform/envelopes/faults/cases.yaml';

/** Whether the site documents the SOAP platform. */
export const hasPlatform = (): boolean => existsTracked(WSDL);

/** The text of the SOAP contract, tokens filled. */
export const platformWsdlText = (): string => readFilled(WSDL);

/** The SOAP contract. @throws ContentError for a contract that cannot be read */
export const platformWsdl = memoized(() => wsdlOf(platformWsdlText(), WSDL));

/** Where an operation of the REST contract is explained. */
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
export const platformErrors = fromYaml('platform/errors.yaml', (yaml) =>
  platformErrorsOf(
    yaml,
    platformWsdl().operations.map(({name}) => name),
  ),
);

/** Requests that fail, with what the platform responds. */
export const faultCases = fromYaml(FAULT_CASES, faultCasesOf);

/** The text of an envelope, a path below platform/envelopes, tokens filled. @throws AuthorFault for a file that does not exist */
export function envelopeText(file: string): string {
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
