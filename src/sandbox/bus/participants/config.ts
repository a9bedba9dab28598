import type {BusContract} from '../contract';

/** A capability, or a property of the business card. */
export interface Setting {
  readonly state?: string;
  readonly value?: string | null;
  readonly description?: string | null;
}

export type Settings = Readonly<Record<string, Setting>>;

type Card = Readonly<Partial<Record<'names' | 'address' | 'emailAddress', Setting>>> & {readonly state?: string};

/** The schemas PeppolConfig and PeppolPartyConfig of openapi/v1.yaml, of which only the second has verification and migration. */
export interface PartyConfig {
  readonly capabilities?: Settings;
  readonly businessCard?: Card;
  readonly verification?: unknown;
  readonly migration?: {readonly key?: string};
  readonly createdOn?: string | null;
  readonly changedOn?: string | null;
}

/** What was sent over what was saved before. A capability without a state goes back to the default. */
export function merged(before: Settings = {}, sent: Settings = {}): Settings {
  const changed = Object.entries(sent).map(([key, {state}]) => [key, {...before[key], state}] as const);
  return {...before, ...Object.fromEntries(changed)};
}

const inherited = (state = 'off'): string => `inherited => ${state}`;

/** The configuration of a participant as responses contain it: what it inherits is marked, and the bus's own descriptions are added. */
export function inheritedConfig(own: PartyConfig, defaults: PartyConfig, {capabilities}: BusContract): PartyConfig {
  const keys = [...new Set([...Object.keys(defaults.capabilities ?? {}), ...Object.keys(own.capabilities ?? {})])];
  const {state, ...properties} = own.businessCard ?? {};
  const card = Object.entries(properties).map(([key, property]) => [key, {...property, description: 'Trade register'}]);
  return {
    capabilities: Object.fromEntries(
      keys.map((key) => {
        const common = defaults.capabilities?.[key];
        const description = common?.description ?? capabilities.find((each) => each.key === key)?.description;
        return [key, {state: own.capabilities?.[key]?.state ?? inherited(common?.state), description}];
      }),
    ),
    businessCard: {...(Object.fromEntries(card) as Card), state: state ?? inherited(defaults.businessCard?.state)},
    verification: own.verification,
    createdOn: own.createdOn,
    changedOn: own.changedOn,
  };
}
