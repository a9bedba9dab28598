import {createHash} from 'node:crypto';
import {codeIn} from './code';
import type {Code} from './model';
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

/** The commands of a lookup by hand and of a search in the Directory, and what they return. */
export const lookupSteps = [
  'name',
  'dns',
  'dnsResponse',
  'group',
  'groupResponse',
  'metadata',
  'metadataResponse',
  'directory',
] as const;

type LookupStep = (typeof lookupSteps)[number];

const NAMESPACES = [
  'xmlns="http://busdox.org/serviceMetadata/publishing/1.0/"',
  'xmlns:id="http://busdox.org/transport/identifiers/1.0/"',
];

function groupXml({value, metadataPath}: ParticipantLookup, {schemes, example}: PeppolNetwork): string {
  return `<ServiceGroup
    ${NAMESPACES.join('\n    ')}>
  <id:ParticipantIdentifier
      scheme="${schemes.participant}">${value}</id:ParticipantIdentifier>
  <ServiceMetadataReferenceCollection>
    <ServiceMetadataReference
        href="${example.smp}${metadataPath}"/>
  </ServiceMetadataReferenceCollection>
</ServiceGroup>`;
}

function metadataXml({value}: ParticipantLookup, {schemes, example}: PeppolNetwork): string {
  return `<SignedServiceMetadata
    ${NAMESPACES.join('\n    ')}
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

/** One step of a lookup by hand as code, in the network of acceptance. */
export function lookupStep(step: LookupStep, lookup: ParticipantLookup, network: PeppolNetwork): Code {
  const {schemes, example, networks} = network;
  const test = networks.find(({environment}) => environment === 'Acceptance');
  switch (step) {
    case 'name':
      return codeIn(
        'bash',
        `id=${lookup.value}
zone=${test?.zone}
label=$(printf %s "$id" | tr A-Z a-z \\
  | openssl dgst -sha256 -binary \\
  | base32 | tr -d '=\\n')
name=$label.${schemes.participant}.$zone
echo "$name"`,
      );
    case 'dns':
      return codeIn('bash', 'dig +short NAPTR "$name"');
    case 'dnsResponse':
      return codeIn('text', `100 10 "U" "${schemes.service}" "!.*!${example.smp}!" .`);
    case 'group':
      return codeIn(
        'bash',
        `smp=${example.smp}
participant=${lookup.groupPath.slice(1)}
curl -sS "$smp/$participant"`,
      );
    case 'groupResponse':
      return codeIn('xml', groupXml(lookup, network));
    case 'metadata':
      return codeIn(
        'bash',
        `type=${lookup.metadataPath.slice(lookup.metadataPath.lastIndexOf('/') + 1)}
curl -sS "$smp/$participant/services/$type"`,
      );
    case 'metadataResponse':
      return codeIn('xml', metadataXml(lookup, network));
    case 'directory':
      return codeIn(
        'bash',
        `id=${lookup.participantId}
curl -sS -G \\
  https://${test?.directory}/search/1.0/json \\
  --data-urlencode "participant=$id"`,
      );
  }
}
