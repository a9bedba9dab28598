import {createHash} from 'node:crypto';
import type {PeppolNetwork} from './peppolNetwork';

/** Everything that a lookup of a participant needs, calculated from its identifier. */
export interface ParticipantLookup {
  /** With its scheme: `iso6523-actorid-upis::0106:12345678`. */
  readonly participantId: string;
  /** What is hashed: the value without its scheme, in lower case. */
  readonly value: string;
  readonly sha256: string;
  /** The first label of the DNS name. */
  readonly label: string;
  /** The DNS name in each network. */
  readonly names: readonly {readonly network: string; readonly name: string}[];
  readonly documentTypeId: string;
  readonly processId: string;
  /** Paths below the address of the SMP. */
  readonly groupPath: string;
  readonly metadataPath: string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Base32 of RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${BITS}}`, 'g')) ?? [];
  return groups.map((group) => ALPHABET[parseInt(group.padEnd(BITS, '0'), 2)]).join('');
}

const hashOf = (value: string): Buffer => createHash('sha256').update(value.toLowerCase(), 'utf8').digest();

/** The first label of a participant's DNS name. @param value as `0106:12345678`, in any case */
export const participantLabel = (value: string): string => base32(hashOf(value));

/**
 * How a participant is looked up: Peppol policy for use of identifiers 4.4.0 (policy 7), SML 1.3.0 and SMP 1.4.0.
 * @param endpoint the identifier as code and value: `0106:12345678`
 */
export function participantLookup(endpoint: string, {schemes, networks, example}: PeppolNetwork): ParticipantLookup {
  const value = endpoint.toLowerCase();
  const label = participantLabel(value);
  const participantId = `${schemes.participant}::${value}`;
  const documentTypeId = `${schemes.documentType}::${example.documentTypeId}`;
  const groupPath = `/${encodeURIComponent(participantId)}`;
  return {
    participantId,
    value,
    sha256: hashOf(value).toString('hex'),
    label,
    names: networks.map(({network, zone}) => ({network, name: `${label}.${schemes.participant}.${zone}`})),
    documentTypeId,
    processId: `${schemes.process}::${example.processId}`,
    groupPath,
    metadataPath: `${groupPath}/services/${encodeURIComponent(documentTypeId)}`,
  };
}
