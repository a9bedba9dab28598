import {inlineMarkdownToHtml} from '../markdown';
import {sentence, type FamilyEntry, type OutcomeEntry, type Topic, type Topics} from './topics';

/** A topic in a table: its name, what the filter finds it by, and what replaces it when it is deprecated. */
export interface TopicName {
  readonly topic: string;
  readonly find: string;
  readonly replacedBy?: string;
}

/** The topics of one kind: a row for each family, a column for each outcome. */
export type TopicMatrix = ReturnType<typeof matrixOf>;

/** When a topic, or a topic of every family, fires, what its `details` contain and what can follow. */
export interface TopicFacts extends TopicName, Pick<Topic, 'details' | 'followedBy' | 'allowedActions'> {
  /** Its place in the list of outcomes. */
  readonly outcome?: string;
  readonly meaningHtml: string;
  /** Topics of other families can follow, which differ by family. */
  readonly dependsOnFamily?: boolean;
}

/** What one document has beyond its outcomes. */
export type FamilyFacts = ReturnType<typeof familyFactsOf>;

const ANY = 'a document';

const titleOf = ({noun}: FamilyEntry): string => {
  const words = noun.replace(/^an? /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const factsHtml = (meaning: string, when: string): string => inlineMarkdownToHtml(`${meaning} ${when}`);

const nameOf = ({topic, family, details, refToDocumentId, replacedBy}: Topic, noun = ''): TopicName => ({
  topic,
  replacedBy,
  find: [topic, family, noun, ...details, refToDocumentId ? 'refToDocumentId' : '', replacedBy ? 'deprecated' : '']
    .filter(Boolean)
    .join(' '),
});

const factsOf = (topic: Topic): TopicFacts => ({
  ...nameOf(topic),
  meaningHtml: factsHtml(topic.meaning, topic.when),
  details: topic.details,
  followedBy: topic.followedBy,
  allowedActions: topic.allowedActions,
});

function matrixOf({topics, outcomes, families}: Topics, kind: Topic['kind']) {
  const columnOf = (outcome = ''): string => outcomes[outcome]?.column ?? outcome;
  const ofKind = topics.filter((topic) => topic.kind === kind);
  const used = Object.keys(outcomes).filter((id) => outcomes[id]?.kind === kind);
  const columns = used
    .map((outcome) => ({name: columnOf(outcome), outcome}))
    .filter(({name}, index) => used.findIndex((each) => columnOf(each) === name) === index);
  const rows = Object.entries(families).map(([id, family]) => ({
    family: id,
    title: titleOf(family),
    /** The family to use instead, when this one is deprecated. */
    replacedBy: family.replacedBy,
    /** The topics of each column. */
    cells: columns.map(({name}) =>
      ofKind
        .filter(({outcome, family: owner}) => owner === id && columnOf(outcome) === name)
        .map((topic) => nameOf(topic, family.noun)),
    ),
  }));
  return {columns, rows: rows.filter(({cells}) => cells.some((cell) => cell.length > 0))};
}

/** A topic pattern as readers see it: with the family's name where only one family has the outcome. */
const shown = (pattern: string, {only}: OutcomeEntry): string =>
  only?.length === 1 ? pattern.replace('{family}', only[0] ?? '') : pattern;

const isOwn = (pattern: string): boolean => pattern.includes('{family}');

/** Each outcome for any document, and behind it the topics that differ from it. */
function outcomesOf({topics, outcomes, families}: Topics): TopicFacts[] {
  return Object.entries(outcomes).flatMap(([id, outcome]) => {
    const any: TopicFacts = {
      topic: shown(outcome.topic, outcome),
      find: '',
      outcome: id,
      meaningHtml: factsHtml(sentence(outcome.meaning, ANY), sentence(outcome.when, ANY)),
      details: outcome.details,
      followedBy: outcome.followedBy.filter(isOwn).map((pattern) => shown(pattern, outcome)),
      dependsOnFamily: outcome.followedBy.some((pattern) => !isOwn(pattern)),
    };
    const own = topics.filter(({outcome: each, family}) => each === id && families[family]?.own?.[id]);
    return [any, ...own.map(factsOf)];
  });
}

function familyFactsOf({topics, outcomes}: Topics, id: string, family: FamilyEntry) {
  const own = topics.filter((topic) => topic.family === id);
  return {
    family: id,
    title: titleOf(family),
    refToDocumentId: family.refToDocumentId ?? false,
    /** Further keys of `details`, by topic. */
    adds: own.flatMap(({topic, outcome = ''}) => {
      const names: readonly string[] = family.adds?.[outcome] ?? [];
      return names.length > 0 ? [{topic, names}] : [];
    }),
    /** Topics of other documents that can come next, by topic. */
    followedBy: own.flatMap(({topic, outcome = '', followedBy}) =>
      followedBy.length > 0 && !outcomes[outcome]?.followedBy.some(isOwn) ? [{topic, names: followedBy}] : [],
    ),
  };
}

export type TopicTables = ReturnType<typeof tablesIn>;

function tablesIn(topics: Topics) {
  return {
    events: matrixOf(topics, 'event'),
    commands: matrixOf(topics, 'command'),
    hooks: topics.topics.filter(({kind}) => kind === 'hook').map(factsOf),
    outcomes: outcomesOf(topics),
    families: Object.entries(topics.families).map(([id, family]) => familyFactsOf(topics, id, family)),
    /** Topics that have no `refToDocumentId`, whatever the document. */
    withoutReference: Object.values(topics.outcomes)
      .filter(({refToDocumentId}) => refToDocumentId === false)
      .map((outcome) => shown(outcome.topic, outcome)),
  };
}

/** The tables that a page shows of the topics. */
export const topicTablesOf = (topics: Topics): TopicTables => tablesIn(topics);
