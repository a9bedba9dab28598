import {topics} from '../../sources/rest';
import {untracked} from '../../sources/files';
import type {Topics} from '../../contracts/topics/topics';

const known = (): Topics['topics'] => untracked(topics).topics;

/** Whether a topic is matched by a pattern: the topic itself, or a text with `*` at its start or end. */
function matches(pattern: string, topic: string): boolean {
  const [whole, before, text = '', after] = /^(\*?)([A-Za-z]*)(\*?)$/.exec(pattern) ?? [];
  if (whole === undefined) return false;
  if (before) return after ? topic.includes(text) : topic.endsWith(text);
  return after ? topic.startsWith(text) : topic === text;
}

/** What is wrong with one of `topics` of a hook with this scheme, in a sentence; undefined for a good one. */
export function topicProblem(pattern: string, scheme: string): string | undefined {
  const matched = known().filter(({topic}) => matches(pattern, topic));
  if (!matched.length) return `Topic '${pattern}' does not match any known topic.`;
  if (matched.some(({allowedActions}) => allowedActions?.includes(scheme) ?? true)) return undefined;
  const allowed = matched.flatMap(({allowedActions = []}) => allowedActions);
  return `Topic '${pattern}' needs the action ${[...new Set(allowed)].join(' or ')}, not ${scheme}.`;
}

/** What is wrong with one of `publishTopics`, in a sentence; undefined for a command topic. */
export function publishTopicProblem(name: string): string | undefined {
  const isCommand = known().some(({topic, kind}) => topic === name && kind === 'command');
  return isCommand ? undefined : `Publish topic '${name}' does not match any known command topic.`;
}
