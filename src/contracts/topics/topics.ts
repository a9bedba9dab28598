import * as z from 'zod';
import {checkYaml, text, type YamlFile} from '../yamlFile';

const key = z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/);
const name = z.string().regex(/^[A-Z][A-Za-z]+$/);

const facts = {meaning: text, when: text, details: z.array(key)};

const outcome = z.strictObject({
  topic: z.string().regex(/^[A-Za-z]*\{family\}[A-Za-z]*$/),
  kind: z.enum(['event', 'command']),
  direction: z.enum(['in', 'out', 'both']),
  ...facts,
  refToDocumentId: z.literal(false).optional(),
  followedBy: z.array(z.string().regex(/^[A-Za-z]*\{(family|answeredBy|changedBy)\}[A-Za-z]*$/)),
  column: name.optional(),
  only: z.array(name).optional(),
});

const family = z.strictObject({
  noun: z.string().regex(/^an? \S/, "A noun with 'a' or 'an'"),
  outcomes: z.array(name).optional(),
  refToDocumentId: z.literal(true).optional(),
  answeredBy: name.optional(),
  changedBy: z.array(name).optional(),
  replacedBy: name.optional(),
  adds: z.record(name, z.array(key)).optional(),
  own: z.record(name, z.strictObject(facts)).optional(),
});

const hook = z.strictObject({
  topic: z.string().regex(/^Hook[A-Z][A-Za-z]+$/),
  ...facts,
  followedBy: z.array(name),
  allowedActions: z.array(text).optional(),
});

const content = z.strictObject({
  wildcards: z.array(z.strictObject({pattern: text, matches: text})),
  outcomes: z.record(name, outcome),
  families: z.record(name, family),
  hooks: z.array(hook),
});

/** openapi/topics.yaml as it is written: its header says what each key means. Names of outcomes, families and hook topics must exist. */
export const topicsFile = content.superRefine(({outcomes, families, hooks}, context) => {
  const known = {
    family: Object.keys(families),
    outcome: Object.keys(outcomes),
    'hook topic': hooks.map(({topic}) => topic),
  };
  // A list is named by its values, a map by its keys.
  const expect = (what: keyof typeof known, path: PropertyKey[], names: readonly string[] | object = []): void => {
    for (const [at, value] of Object.entries(names)) {
      const each = Array.isArray(names) ? String(value) : at;
      if (known[what].includes(each)) continue;
      context.addIssue({code: 'custom', path: [...path, at], message: `no ${what} '${each}'`});
    }
  };
  for (const [id, {only}] of Object.entries(outcomes)) expect('family', ['outcomes', id, 'only'], only);
  for (const [id, {changedBy, answeredBy, replacedBy, outcomes: some, adds, own}] of Object.entries(families)) {
    expect('family', ['families', id, 'changedBy'], changedBy);
    expect('family', ['families', id, 'answeredBy'], [answeredBy ?? []].flat());
    expect('family', ['families', id, 'replacedBy'], [replacedBy ?? []].flat());
    expect('outcome', ['families', id, 'outcomes'], some);
    expect('outcome', ['families', id, 'adds'], adds);
    expect('outcome', ['families', id, 'own'], own);
  }
  for (const [index, {followedBy}] of hooks.entries()) expect('hook topic', ['hooks', index, 'followedBy'], followedBy);
});

type TopicsFile = z.infer<typeof topicsFile>;
export type OutcomeEntry = z.infer<typeof outcome>;
export type FamilyEntry = z.infer<typeof family>;

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

/** The topic of an outcome of a family, if the family has the outcome. */
function topicIn([outcomeId, outcome]: [string, OutcomeEntry], [id, family]: [string, FamilyEntry]): Topic[] {
  if (outcome.only?.includes(id) === false || family.outcomes?.includes(outcomeId) === false) return [];
  const {meaning, when, details} = family.own?.[outcomeId] ?? outcome;
  const topic: Topic = {
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
  return [topic];
}

/** The topics, openapi/topics.yaml. @throws ContentError for a wrong entry, and a name that doesn't exist */
export function topicsOf(yaml: YamlFile): Topics {
  const file = checkYaml(yaml, topicsFile);
  const ofKind = (wanted: Topic['kind']) => Object.entries(file.outcomes).filter(([, {kind}]) => kind === wanted);
  const families = Object.entries(file.families);
  const events = families.flatMap((family) => ofKind('event').flatMap((outcome) => topicIn(outcome, family)));
  const commands = ofKind('command').flatMap((outcome) => families.flatMap((family) => topicIn(outcome, family)));
  const hooks = file.hooks.map((each): Topic => ({
    ...each,
    family: 'Hook',
    direction: 'out',
    kind: 'hook',
    refToDocumentId: false,
  }));
  return {...file, topics: [...events, ...hooks, ...commands]};
}
