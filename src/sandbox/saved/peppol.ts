import type {Sent} from '../operations';
import {v1Example} from '../schema';
import {now} from '../time';

/** A capability, or a property of the business card. */
interface Setting {
  readonly state?: string;
  readonly value?: string | null;
  readonly description?: string | null;
}

type Settings = Readonly<Record<string, Setting>>;

interface Card extends Record<'names' | 'address' | 'emailAddress', Setting | undefined> {
  readonly state?: string;
}

/** The schemas PeppolConfig and PeppolPartyConfig of openapi/v1.yaml, of which only the second has a verification. */
interface Config {
  readonly capabilities?: Settings;
  readonly businessCard?: Partial<Card>;
  readonly verification?: unknown;
}

const mapped = (settings: Settings, change: (setting: Setting, key: string) => Setting): Settings =>
  Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, change(setting, key)]));

const inherited = <T extends Setting>(setting: T): T => ({...setting, state: `inherited => ${setting.state}`});

/** What was sent in place of what was saved before; `description` is the bus's own. */
const merged = (before: Settings, sent: Settings = {}): Settings => ({
  ...before,
  ...mapped(sent, ({state}, key) => ({...before[key], ...(state && {state})})),
});

/** The default configuration as it is saved: what was sent, over the example. */
export function savedPeppolConfig({sent, example}: Sent): unknown {
  const {capabilities, businessCard} = sent as Config;
  const before = example as Config;
  const merge = merged(before.capabilities ?? {}, capabilities);
  return {capabilities: merge, businessCard: businessCard ?? before.businessCard, createdOn: now(), changedOn: null};
}

/** A participant as it is first saved: what was sent, over the contract's default configuration, without the migration key. */
export function savedParticipant({sent, example}: Sent): unknown {
  const {capabilities, businessCard, verification} = sent as Config;
  const defaults = v1Example('peppolConfig') as Required<Config>;
  const {state, ...properties} = businessCard ?? {};
  const sources = (example as Config).businessCard;
  return {
    capabilities: merged(mapped(defaults.capabilities, inherited), capabilities),
    businessCard: {
      ...mapped(properties, (property, key) => ({
        ...property,
        description: sources?.[key as keyof Omit<Card, 'state'>]?.description,
      })),
      state: state ?? inherited(defaults.businessCard).state,
    },
    verification,
    createdOn: now(),
    changedOn: null,
  };
}
