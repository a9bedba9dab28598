import {cast, type Party} from '../../../service';
import type {PartyData, SandboxData} from '../../../contracts/platform/sandbox';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';

/** A company that the sandbox knows, with its platform id and account where it is on the platform. */
export interface Company extends Omit<PartyData, 'cast' | 'verified'> {
  readonly party: Party;
  readonly verified: boolean;
  /** All identifiers that find it, the best one first. */
  readonly references: readonly string[];
}

const castBy: Readonly<Record<string, Party | undefined>> = cast;

function referencesOf({partyId, country, vat, gln}: Party, id: string | undefined): string[] {
  return [id, partyId, vat && `${country}:VAT:${vat}`, `GLN:${gln}`].flatMap((each) => each ?? []);
}

function companyOf({cast: key, verified = false, ...data}: PartyData): Company {
  const party = castBy[key];
  if (!party) throw new Error(`platform/sandbox.yaml: the cast has no '${key}'`);
  return {party, ...data, verified, references: referencesOf(party, data.id)};
}

/** The companies of platform/sandbox.yaml. */
export class Companies {
  private readonly byKey: ReadonlyMap<string, Company>;
  private readonly byPartyId: ReadonlyMap<string, Company>;
  readonly all: readonly Company[];

  /** @throws Error for a company that the cast lacks */
  constructor(
    {parties}: SandboxData,
    private readonly partyIds: PartyIds,
  ) {
    this.byKey = new Map(parties.map((data) => [data.cast, companyOf(data)]));
    this.all = [...this.byKey.values()];
    const named = this.all.flatMap((company) =>
      company.references.map((each) => [this.partyIds.text(each), company] as const),
    );
    this.byPartyId = new Map(named);
  }

  /** The company with this key of the cast. @throws Error when there is none */
  byCast(key: string): Company {
    const company = this.byKey.get(key);
    if (!company) throw new Error(`platform/sandbox.yaml has no party '${key}'`);
    return company;
  }

  /** The company that a platform id or a partyId finds. */
  byReference(reference: string): Company | undefined {
    return this.byPartyId.get(this.partyIds.text(reference));
  }
}
