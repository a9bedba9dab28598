import {createHash} from 'node:crypto';
import {codeIn} from './code';
import type {Code} from './model';
import type {PeppolNetwork} from './peppolNetwork';

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

/** Everything that a lookup of a participant needs, calculated from its identifier. */
export type ParticipantLookup = ReturnType<typeof lookupOf>;

function lookupOf(endpoint: string, {schemes, networks, example}: PeppolNetwork) {
  const value = endpoint.toLowerCase();
  const label = participantLabel(value);
  const participantId = `${schemes.participant}::${value}`;
  const documentTypeId = `${schemes.documentType}::${example.documentTypeId}`;
  const groupPath = `/${encodeURIComponent(participantId)}`;
  return {
    /** With its scheme: `iso6523-actorid-upis::0106:12345678`. */
    participantId,
    /** What is hashed: the value without its scheme, in lower case. */
    value,
    sha256: hashOf(value).toString('hex'),
    label,
    names: networks.map(({network, zone}) => ({network, name: `${label}.${schemes.participant}.${zone}`})),
    documentTypeId,
    processId: `${schemes.process}::${example.processId}`,
    /** Paths below the address of the SMP. */
    groupPath,
    metadataPath: `${groupPath}/services/${encodeURIComponent(documentTypeId)}`,
  };
}

/**
 * How a participant is looked up: Peppol policy for use of identifiers 4.4.0 (policy 7), SML 1.3.0 and SMP 1.4.0.
 * @param endpoint the identifier as code and value: `0106:12345678`
 */
export const participantLookup = (endpoint: string, network: PeppolNetwork): ParticipantLookup =>
  lookupOf(endpoint, network);

function metadataXml({value}: ParticipantLookup, {schemes, example}: PeppolNetwork): string {
  return `<SignedServiceMetadata
    xmlns="http://busdox.org/serviceMetadata/publishing/1.0/"
    xmlns:id="http://busdox.org/transport/identifiers/1.0/"
    xmlns:wsa="http://www.w3.org/2005/08/addressing">
  <ServiceMetadata>
    <ServiceInformation>
      <id:ParticipantIdentifier
          scheme="${schemes.participant}">${value}</id:ParticipantIdentifier>
      <id:DocumentIdentifier
          scheme="${schemes.documentType}">${example.documentTypeId}</id:DocumentIdentifier>
      <ProcessList>
        <Process>
          <id:ProcessIdentifier
              scheme="${schemes.process}">${example.processId}</id:ProcessIdentifier>
          <ServiceEndpointList>
            <Endpoint transportProfile="${schemes.transport}">
              <wsa:EndpointReference>
                <wsa:Address>${example.accessPoint}</wsa:Address>
              </wsa:EndpointReference>
              <Certificate>MIIFwDCCA6igAwIBAgIQ</Certificate>
            </Endpoint>
          </ServiceEndpointList>
        </Process>
      </ProcessList>
    </ServiceInformation>
  </ServiceMetadata>
</SignedServiceMetadata>`;
}

const acceptance = ({networks}: PeppolNetwork) => networks.find(({environment}) => environment === 'Acceptance');

/** The commands of a lookup by hand, and what they return: each with its language. */
const STEPS = {
  name: ({value}, network) => [
    'bash',
    `id=${value}
zone=${acceptance(network)?.zone}
label=$(printf %s "$id" | tr A-Z a-z \\
  | openssl dgst -sha256 -binary \\
  | base32 | tr -d '=\\n')
name=$label.${network.schemes.participant}.$zone
echo "$name"`,
  ],
  dns: () => ['bash', 'dig +short NAPTR "$name"'],
  dnsResponse: (_, {schemes, example}) => ['text', `100 10 "U" "${schemes.service}" "!.*!${example.smp}!" .`],
  group: ({groupPath}, {example}) => [
    'bash',
    `smp=${example.smp}
participant=${groupPath.slice(1)}
curl -sS "$smp/$participant"`,
  ],
  metadata: ({metadataPath}) => [
    'bash',
    `type=${metadataPath.slice(metadataPath.lastIndexOf('/') + 1)}
curl -sS "$smp/$participant/services/$type"`,
  ],
  metadataResponse: (lookup, network) => ['xml', metadataXml(lookup, network)],
} satisfies Record<string, (lookup: ParticipantLookup, network: PeppolNetwork) => readonly [string, string]>;

type LookupStep = keyof typeof STEPS;

/** The names of the steps of a lookup by hand. */
export const lookupSteps = Object.keys(STEPS) as LookupStep[];

/** One step of a lookup by hand as code, in the network of acceptance. */
export const lookupStep = (step: LookupStep, lookup: ParticipantLookup, network: PeppolNetwork): Code =>
  codeIn(...STEPS[step](lookup, network));
