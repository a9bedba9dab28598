import type {ChannelHook, ChannelsFile, SentDocument} from './file';

/** What decided: the id of a rule, or of a reason without a rule, in openapi/channels.yaml. */
type Reason = ChannelsFile['rules'][number]['id'] | keyof ChannelsFile['otherReasons'];

export interface Choice {
  /** Every channel that reaches the receiver, best first. */
  readonly reaching: readonly ChannelHook[];
  /** Absent if the document can't be sent. */
  readonly chosen?: ChannelHook;
  readonly reason: Reason;
  readonly other?: ChannelHook;
}

/** The hooks, who is registered where, and the parties, of which a choice is made. */
export type Setup = Pick<ChannelsFile, 'networks' | 'parties'> & {
  readonly hooks: readonly ChannelHook[];
  readonly registered: Readonly<Record<string, readonly string[]>>;
};

/** What the order of channels depends on. */
export type OrderedHook = Pick<ChannelHook, 'id' | 'party'> & {readonly topics: readonly string[]};

const matches = (pattern: string, topic: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(topic);

/** The topic of a hook that a command matches; the named one, where it has both. */
export const topicOf = ({topics}: OrderedHook, topic: string): string | undefined =>
  topics.find((each) => each === topic) ?? topics.find((each) => matches(each, topic));

const isNumber = ({id}: OrderedHook): boolean => /^\d+$/.test(id);

/** The rules in their order: each is negative if the first hook comes first, and 0 if it doesn't decide. */
const RULES: readonly (readonly [Reason, (one: OrderedHook, other: OrderedHook, topic: string) => number])[] = [
  ['level', (one, other) => Number(!one.party) - Number(!other.party)],
  ['topic', (one, other, topic) => Number(topicOf(one, topic) !== topic) - Number(topicOf(other, topic) !== topic)],
  ['number', (one, other) => Number(isNumber(other)) - Number(isNumber(one))],
  ['number', (one, other) => (isNumber(one) && isNumber(other) ? Number(BigInt(one.id) - BigInt(other.id)) : 0)],
  ['text', (one, other) => (one.id < other.id ? -1 : Number(one.id > other.id))],
];

const deciding = (one: OrderedHook, other: OrderedHook, topic: string) =>
  RULES.find(([, compare]) => compare(one, other, topic) !== 0);

/** The order of two channels for a topic: negative if the first one is better. */
export const compareChannels = (one: OrderedHook, other: OrderedHook, topic: string): number =>
  deciding(one, other, topic)?.[1](one, other, topic) ?? 0;

/** Whether a filter is true: comparisons of strings with `==`, and `||` between them. */
function isTrue(filter: string, fields: Readonly<Record<string, string>>): boolean {
  return filter.split(' || ').some((comparison) => {
    const [, field = '', value] = /^([a-z]+) == "([^"]*)"$/.exec(comparison) ?? [];
    if (value === undefined) throw new Error(`channels: the filter '${filter}' has more than == and ||`);
    return fields[field] === value;
  });
}

/** The scheme of an action: `peppol`, `mailto`. */
export const schemeOf = (action: string): string => /^\w+/.exec(action)?.[0] ?? '';

function reaches({action, filter}: ChannelHook, document: SentDocument, setup: Setup): boolean {
  const scheme = schemeOf(action);
  const idOf = (party: string): string => setup.parties[party]?.partyId ?? '';
  const fields = {topic: document.topic, sender: idOf(document.sender), recipient: idOf(document.receiver)};
  if (filter !== undefined && !isTrue(filter, fields)) return false;
  return !setup.networks.includes(scheme) || (setup.registered[scheme] ?? []).includes(document.receiver);
}

/** The channel that the bus uses for a document, and the rule that decided. */
export function channelOf(document: SentDocument, setup: Setup): Choice {
  const {topic, sender, channel} = document;
  const available = setup.hooks
    .filter((hook) => (hook.party ?? sender) === sender && topicOf(hook, topic))
    .sort((one, other) => compareChannels(one, other, topic));
  const reaching = available.filter((hook) => reaches(hook, document, setup));
  if (channel !== undefined) {
    const named = available.find(({id}) => id === channel);
    if (!named) return {reaching, reason: 'unknown'};
    return reaching.includes(named)
      ? {reaching, chosen: named, reason: 'forced'}
      : {reaching, reason: 'unreachable-forced'};
  }
  const [chosen, other] = reaching;
  if (!chosen) return {reaching, reason: 'unreachable'};
  if (!other) return {reaching, chosen, reason: 'only'};
  return {reaching, chosen, reason: deciding(chosen, other, topic)?.[0] ?? 'text', other};
}
