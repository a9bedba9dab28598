import type {BusContract, KnownMessage} from '../contract';
import {ACCESS_POINT} from '../delivery/accessPoint';
import type {Channels, Journey} from '../delivery/channels';
import type {Hooks, SavedHook} from '../hooks/hooks';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {Problem} from '../problem';
import type {Registrations} from './registrations';

/** What a lookup asks. */
export interface LookupQuery {
  /** The party that sends. */
  readonly party: string;
  readonly ids: readonly string[];
  readonly family: string;
  readonly preferredType?: string;
}

/** A route: the schema LookupParty of openapi/v1.yaml. */
export interface Route {
  readonly id: string;
  readonly channel: string;
  readonly description: string;
}

const SCHEMES = 'iso6523-actorid-upis';

/** Finds the receivers of documents. */
export class Lookup {
  constructor(
    private readonly contract: BusContract,
    private readonly partyIds: PartyIds,
    private readonly registrations: Registrations,
    private readonly hooks: Hooks,
    private readonly channels: Channels,
  ) {}

  /** A lookup finds a party by the family alone, whatever the preferred document type is. */
  private journey({party, family}: LookupQuery, receiver: string): Journey {
    return {family, sender: party, receiver};
  }

  /** @param receiver an identifier that the channel reaches; without one, the channel alone is described */
  private describe(hook: SavedHook, {family, preferredType}: LookupQuery, receiver?: string): string {
    const {form, target} = this.hooks.actionOf(hook);
    if (form.scheme === 'peppol') {
      if (receiver === undefined) return 'Peppol';
      const messages = this.contract.messages.filter(
        (each) => each.family === family && this.registrations.receives(receiver, family, each.id),
      );
      const hasPreferred = ({typeIds}: KnownMessage): boolean =>
        preferredType !== undefined && Object.values(typeIds).includes(preferredType);
      const preferred = messages.find(hasPreferred);
      const title = (preferred ?? messages[0])?.formatTitle.replace(/^Peppol /, '');
      return ['Peppol', family, title].filter(Boolean).join(', ');
    }
    return form.scheme === 'mailto' ? `Email to ${decodeURIComponent(target)}` : hook.name;
  }

  private known(ids: readonly string[]): string[] {
    return ids.filter((id) => this.partyIds.read(id));
  }

  /** The best route to a receiver. @throws Problem with API404 for one that no channel reaches */
  find(query: LookupQuery): Route {
    for (const hook of this.channels.all({sender: query.party, family: query.family})) {
      const id = this.known(query.ids).find((each) => this.channels.reaches(hook, this.journey(query, each)));
      if (id) return {id: this.partyIds.endpoint(id), channel: hook.id, description: this.describe(hook, query, id)};
    }
    throw new Problem('API404', `PartyId '${query.ids[0]}' was not found on the network.`);
  }

  /** Every channel with its result for each identifier: the `options` of the schema LookupPartyBeta. */
  options(query: LookupQuery): unknown[] {
    const ids = this.known(query.ids);
    return this.channels.all({sender: query.party, family: query.family}).map((hook) => {
      const reached = ids.filter((id) => this.channels.reaches(hook, this.journey(query, id)));
      return {
        channel: hook.id,
        description: this.describe(hook, query, reached[0]),
        identifiers: ids.map((id) => this.checked(id, reached.includes(id))),
      };
    });
  }

  private checked(id: string, isValid: boolean) {
    const {value, schemeIdText, schemeIdNumber} = this.partyIds.read(id) ?? {};
    const isOnPeppol = this.registrations.has(id);
    const message = isOnPeppol ? 'Registered on Peppol, but not for invoices.' : 'Not registered on Peppol.';
    return {
      partyId: {text: id, value, schemeAuthority: SCHEMES, schemeIdText, schemeIdNumber},
      isValid,
      message: isValid ? null : message,
    };
  }

  /** The delivery options of a receiver on Peppol, for some document types or all, the preferred one first. */
  deliveryOptions(
    ids: readonly string[],
    {
      types,
      preferredType,
      family,
      isCredit,
    }: {
      readonly types: readonly string[];
      readonly preferredType?: string;
      readonly family?: string;
      readonly isCredit?: boolean;
    },
  ): unknown[] {
    const found = this.known(ids).flatMap((id) =>
      this.contract.messages.flatMap((message) => {
        if (!message.registered || !this.registrations.receives(id, message.family, message.id)) return [];
        return Object.entries(message.typeIds).flatMap(([root, type]) => {
          if ((types.length > 0 && !types.includes(type)) || (family && message.family !== family)) return [];
          if (isCredit !== undefined && message.family === 'Invoice' && (root === 'CreditNote') !== isCredit) return [];
          return [this.option(id, type, message.family, message.process)];
        });
      }),
    );
    return found.sort(
      (one, other) => Number(other.documentTypeId === preferredType) - Number(one.documentTypeId === preferredType),
    );
  }

  private option(id: string, documentTypeId: string, family: string, profileId: string | undefined) {
    const process = profileId ?? null;
    return {
      partyId: this.partyIds.endpoint(id),
      documentTypeId,
      processId: {value: process, valueString: process, schemeAuthority: 'cenbii-procid-ubl'},
      family,
      protocol: 'As4',
      url: ACCESS_POINT.url,
      accessPoint: ACCESS_POINT.subject,
      certificate: this.contract.certificate,
    };
  }
}
