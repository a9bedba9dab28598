import type {WebhookEvent} from '../../contracts/events';
import type {CallStep, Step} from '../../content/steps';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';
import {bodyOf, pathOf} from './requests';
import {guidesOf, isStory, storyOf, type Guide} from './stories';

/** The ids of documents in the path of a request. */
const idsUsed = (step: CallStep): string[] =>
  [...pathOf(step)].flatMap(([name, value]) => (/documentId$/i.test(name) ? [value] : []));

/** The ids in a response or an event, however deep. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    /^(id|documentId|refToDocumentId)$/.test(key) && typeof each === 'string' ? [each] : idsIn(each),
  );
}

function unknownIds({file, steps: own}: Guide, story: readonly Step[]): Fault[] {
  const known = new Set<string>();
  return story.flatMap((step) => {
    const used = step.kind === 'call' && own.includes(step) ? idsUsed(step).filter((id) => !known.has(id)) : [];
    for (const id of idsIn(bodyOf(step))) known.add(id);
    return used.map((id) =>
      faultAt(
        file,
        step.line,
        `${id} comes from no step before`,
        "Show the step that returns it, or name its page in 'after'",
      ),
    );
  });
}

interface Saved {
  readonly partyId: string;
  readonly id: string;
  readonly topics: readonly string[];
}

const matches = (pattern: string, topic: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(topic);

function undelivered({file, steps: own}: Guide, story: readonly Step[]): Fault[] {
  const hooks: Saved[] = [];
  return story.flatMap((step) => {
    if (step.kind === 'call' && step.operation === 'subscribe')
      hooks.push({...(bodyOf(step) as Omit<Saved, 'partyId'>), partyId: pathOf(step).get('partyId') ?? ''});
    if (step.kind !== 'event' || !own.includes(step)) return [];
    const {topic, hookId, partyId} = step.event as WebhookEvent & {hookId: string; partyId: string};
    const isHeard = hooks.some(
      (hook) => hook.partyId === partyId && hook.id === hookId && hook.topics.some((each) => matches(each, topic)),
    );
    if (isHeard) return [];
    return [
      faultAt(
        file,
        step.line,
        `no hook '${hookId}' of ${partyId} that the steps before saved has the topic ${topic}`,
        'Save a hook with this topic in a step before, or show another event',
      ),
    ];
  });
}

/** An id that a step of a guide uses is one that a step before returned, and every event reaches a hook that a step before saved. */
export const stepOrder: Check = (site) => {
  const guides = guidesOf(site);
  return guides.filter(isStory).flatMap((guide) => {
    const story = storyOf(guides, guide.file);
    return story === undefined ? [] : [...unknownIds(guide, story), ...undelivered(guide, story)];
  });
};
