import {partySchemaPage, referencePage} from '../../addresses/places';
import {restVersions} from '../../sources/rest';

/** Which pages are a reference of an API, and the contract that they are made from, by its path. */
const REFERENCES: readonly (readonly [isReference: (address: string) => boolean, contract: string])[] = [
  ...restVersions.map(
    (version) =>
      [
        (address: string) => address === referencePage(version) || address.startsWith(`/endpoints/${version}/`),
        `openapi/${version}.yaml`,
      ] as const,
  ),
  [(address) => /^\/platform\/(endpoints\/|wsdl\.html$)/.test(address), 'platform/v3.1/platform.wsdl'],
  [(address) => address === partySchemaPage, 'vpd/schema.graphql'],
];

/** The contract that a page is the reference of; nothing for a page of another kind. */
export const contractOf = (address: string): string | undefined =>
  REFERENCES.find(([isReference]) => isReference(address))?.[1];
