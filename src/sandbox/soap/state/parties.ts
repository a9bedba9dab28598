import {cast, type Party} from '../../../service';
import type {PartyData, SandboxData} from '../../../contracts/platform/sandbox';

/** A company that the sandbox knows. */
export interface Company {
  readonly party: Party;
  /** Its platform id, for companies on the platform. */
  readonly id?: string;
  readonly account?: string;
  readonly description?: string;
  readonly verified: boolean;
  /** Address of its access point on Peppol. */
  readonly peppol?: string;
  /** All identifiers that find it, the best one first. */
  readonly references: readonly string[];
}

const castBy: Readonly<Record<string, Party | undefined>> = cast;

function referencesOf({partyId, country, vat, gln}: Party, id: string | undefined): string[] {
  return [id, partyId, vat && `${country}:VAT:${vat}`, `GLN:${gln}`].flatMap((each) => each ?? []);
}

function companyOf({cast: key, ...data}: PartyData): Company {
  const party = castBy[key];
  if (!party) throw new Error(`platform/sandbox.yaml: the cast has no '${key}'`);
  return {party, ...data, verified: data.verified ?? false, references: referencesOf(party, data.id)};
}

/** The companies of the sandbox. */
export interface Companies {
  readonly all: readonly Company[];
  /** The company with this key of the cast. @throws Error when there is none */
  byCast(key: string): Company;
  /** The company that an identifier finds, with upper and lower case as written. */
  byReference(reference: string): Company | undefined;
}

/**
 * The companies of platform/sandbox.yaml.
 * @throws Error for a company that the cast lacks
 */
export function companiesOf({parties}: SandboxData): Companies {
  const byKey = new Map(parties.map((data) => [data.cast, companyOf(data)]));
  const all = [...byKey.values()];
  return {
    all,
    byCast(key) {
      const company = byKey.get(key);
      if (!company) throw new Error(`platform/sandbox.yaml has no party '${key}'`);
      return company;
    },
    byReference: (reference) => all.find(({references}) => references.includes(reference)),
  };
}
