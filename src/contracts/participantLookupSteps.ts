import {codeIn} from './code';
import type {Code} from './model';
import type {ParticipantLookup} from './participantLookup';
import type {PeppolNetwork} from './peppolNetwork';

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

export type LookupStep = (typeof lookupSteps)[number];

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
