import {operationEntry} from '../addresses/places';
import {codeIn} from '../contracts/code';
import type {Code} from '../contracts/model';
import {platformErrorsOf, type PlatformErrors} from '../contracts/platform/errors';
import {platformOperationsOf, type PlatformOperation} from '../contracts/platform/operations';
import {wsdlOf, type Wsdl} from '../contracts/wsdl/wsdl';
import {operation} from './contracts';
import {existsTracked, memo} from './files';
import {pageLink} from './pages';
import {PartFault} from './part';
import {readFilled, yamlFile} from './yaml';

const WSDL = 'platform/platform.wsdl';
const ENVELOPES = 'platform/envelopes';

/** Whether the site documents the SOAP platform. */
export const hasPlatform = (): boolean => existsTracked(WSDL);

/** The text of the SOAP contract, tokens filled. */
export const platformWsdlText = (): string => readFilled(WSDL);

/**
 * The SOAP contract.
 * @throws ContentError for a contract that cannot be read
 */
export const platformWsdl = (): Wsdl => memo('wsdl', () => wsdlOf(platformWsdlText(), WSDL));

/** Where an operation of the REST contract is explained. */
function restEntry(id: string): string | undefined {
  const found = operation(id);
  return found && operationEntry(found);
}

/**
 * The operations of the platform.
 * @throws ContentError for an operation that the WSDL or platform/operations.yaml lacks
 */
export const platformOperations = (): PlatformOperation[] =>
  memo('platform operations', () =>
    platformOperationsOf(yamlFile('platform/operations.yaml'), platformWsdl(), {pageLink, restEntry}),
  );

/**
 * An operation of the platform by its name.
 * @throws PartFault for a name that the WSDL lacks
 */
export function platformOperationNamed(name: string): PlatformOperation {
  const found = platformOperations().find((each) => each.name === name);
  if (!found) throw new PartFault(`operation '${name}' is not in ${WSDL}`);
  return found;
}

/**
 * The error catalogue of the platform.
 * @throws ContentError for an entry that is wrong
 */
export const platformErrors = (): PlatformErrors =>
  memo('platform errors', () =>
    platformErrorsOf(
      yamlFile('platform/errors.yaml'),
      platformWsdl().operations.map(({name}) => name),
    ),
  );

/**
 * The text of an envelope, tokens filled.
 * @param file path below platform/envelopes
 * @throws PartFault for a file that doesn't exist
 */
export function envelopeText(file: string): string {
  const source = `${ENVELOPES}/${file}`;
  if (!existsTracked(source)) throw new PartFault(`envelope ${source} does not exist`);
  return readFilled(source).trimEnd();
}

/** An envelope as code. */
export const envelope = (file: string): Code => codeIn('xml', envelopeText(file));
