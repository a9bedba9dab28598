import type {Topic} from '../../contracts/topics/topics';
import type {BusContract} from '../bus/contract';

/** Whether a topic is matched by a pattern: the topic itself, or a text with `*` at its start or end. */
function matches(pattern: string, topic: string): boolean {
  const [whole, before, text = '', after] = /^(\*?)([A-Za-z]*)(\*?)$/.exec(pattern) ?? [];
  if (whole === undefined) return false;
  if (before) return after ? topic.includes(text) : topic.endsWith(text);
  return after ? topic.startsWith(text) : topic === text;
}

/** What is wrong with one of `topics` of a hook with this scheme, in a sentence; undefined for a good one. */
export function topicProblem({topics}: BusContract, pattern: string, scheme: string): string | undefined {
  const matched = topics.topics.filter(({topic}) => matches(pattern, topic));
  if (!matched.length) return `Topic '${pattern}' does not match any known topic.`;
  if (matched.some(({allowedActions}) => allowedActions?.includes(scheme) ?? true)) return undefined;
  const allowed = matched.flatMap(({allowedActions = []}) => allowedActions);
  return `Topic '${pattern}' needs the action ${[...new Set(allowed)].join(' or ')}, not ${scheme}.`;
}

/** What is wrong with one of `publishTopics`, in a sentence; undefined for a command topic. */
export function publishTopicProblem({topics}: BusContract, name: string): string | undefined {
  const isCommand = topics.topics.some(({topic, kind}) => topic === name && kind === 'command');
  return isCommand ? undefined : `Publish topic '${name}' does not match any known command topic.`;
}

/**
 * Whether a hook with this pattern and scheme gets a topic. A wildcard leaves out commands, unless it begins as they do, and events about hooks,
 * unless it is that of a mailto hook and names their end (openapi/topics.yaml, `wildcards`).
 */
export function listens(pattern: string, {topic, kind, allowedActions}: Topic, scheme: string): boolean {
  if (!matches(pattern, topic)) return false;
  if (!pattern.includes('*')) return true;
  if (kind === 'hook') return pattern !== '*' && (allowedActions?.includes(scheme) ?? false);
  return kind === 'event' || (pattern !== '*' && pattern.endsWith('*'));
}
