import {checkYaml, type YamlFile} from '../yamlFile';
import {topicsFile, type FamilyEntry, type OutcomeEntry, type TopicsFile} from './file';

/** One topic: the value of `topic` in a WebhookEvent and in `topics` of a Hook. Its sentences are Markdown. */
export interface Topic {
  readonly topic: string;
  /** The document, or `Hook`. */
  readonly family: string;
  /** What happens to the document or is to be done with it; hook topics have none. */
  readonly outcome?: string;
  readonly direction: 'in' | 'out' | 'both';
  readonly kind: 'event' | 'command' | 'hook';
  readonly meaning: string;
  readonly when: string;
  /** Keys of `details`. */
  readonly details: readonly string[];
  readonly refToDocumentId: boolean;
  readonly followedBy: readonly string[];
  readonly deprecated?: boolean;
  readonly replacedBy?: string;
  /** Action schemes that a hook on the topic may have; absent means every scheme. */
  readonly allowedActions?: readonly string[];
}

/** The file and the topics that follow from it: events by family, then those of hooks, then commands by outcome. */
export interface Topics extends TopicsFile {
  readonly topics: readonly Topic[];
}

const named = (pattern: string, family: string): string => pattern.replace(/\{\w+\}/, family);

/** A sentence about documents: `{noun}` is the noun with its article, `{the noun}` the same with 'the'. */
export const sentence = (pattern: string, noun: string): string =>
  pattern.replaceAll('{noun}', noun).replaceAll('{the noun}', noun.replace(/^an?\b/, 'the'));

/** The topics of a `followedBy` pattern: of the family itself, or of the families in the field that it names. */
function following(pattern: string, id: string, family: FamilyEntry): string[] {
  const [, field] = /\{(\w+)\}/.exec(pattern) ?? [];
  const families = field === 'answeredBy' ? family.answeredBy : field === 'changedBy' ? family.changedBy : id;
  return [families ?? []].flat().map((each) => named(pattern, each));
}

/** The topic of an outcome of a family. */
function topicOf(outcomeId: string, outcome: OutcomeEntry, id: string, family: FamilyEntry): Topic {
  const {meaning, when, details} = family.own?.[outcomeId] ?? outcome;
  return {
    topic: named(outcome.topic, id),
    family: id,
    outcome: outcomeId,
    direction: outcome.direction,
    kind: outcome.kind,
    meaning: sentence(meaning, family.noun),
    when: sentence(when, family.noun),
    details: [...details, ...(family.adds?.[outcomeId] ?? [])],
    refToDocumentId: (outcome.refToDocumentId ?? true) && (family.refToDocumentId ?? false),
    followedBy: outcome.followedBy.flatMap((pattern) => following(pattern, id, family)),
    ...(family.replacedBy && {deprecated: true, replacedBy: named(outcome.topic, family.replacedBy)}),
  };
}

const hasOutcome = (outcomeId: string, {only}: OutcomeEntry, id: string, {outcomes}: FamilyEntry): boolean =>
  (only?.includes(id) ?? true) && (outcomes?.includes(outcomeId) ?? true);

/**
 * The topics, openapi/topics.yaml.
 * @throws ContentError with file and line for an entry that lacks a key, has an unknown one or a wrong value, or names what doesn't exist
 */
export function topicsOf(yaml: YamlFile): Topics {
  const file = checkYaml(yaml, topicsFile);
  const outcomes = Object.entries(file.outcomes);
  const families = Object.entries(file.families);
  const events = families.flatMap(([id, family]) =>
    outcomes.flatMap(([outcomeId, outcome]) =>
      outcome.kind === 'event' && hasOutcome(outcomeId, outcome, id, family)
        ? [topicOf(outcomeId, outcome, id, family)]
        : [],
    ),
  );
  const commands = outcomes.flatMap(([outcomeId, outcome]) =>
    families.flatMap(([id, family]) =>
      outcome.kind === 'command' && hasOutcome(outcomeId, outcome, id, family)
        ? [topicOf(outcomeId, outcome, id, family)]
        : [],
    ),
  );
  const hooks = file.hooks.map((each): Topic => ({
    ...each,
    family: 'Hook',
    direction: 'out',
    kind: 'hook',
    refToDocumentId: false,
  }));
  return {...file, topics: [...events, ...hooks, ...commands]};
}
