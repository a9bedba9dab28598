import {createHash} from 'node:crypto';
import * as z from 'zod';
import type {Topic} from './topics/topics';
import {checkYaml, failAt, text, type YamlFile} from './yamlFile';

const details = z.record(z.string(), z.unknown()).default({});

const document = z.strictObject({
  family: text,
  documentId: z.uuid(),
  answers: text.optional(),
  id: text,
  sender: text,
  recipient: text,
  documentTypeId: text,
  details,
});

const event = z.strictObject({
  topic: text,
  document: text,
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  hook: text.default('invoice-events'),
  details,
  error: z.strictObject({code: text, message: text, nextAttemptOn: text.optional()}).optional(),
});

const file = z.strictObject({documents: z.record(z.string(), document), events: z.record(z.string(), event)});

type File = z.infer<typeof file>;

/** An event as a hook delivers it: `WebhookEvent` of the REST contract. */
export interface WebhookEvent {
  readonly topic: string;
  readonly documentId: string;
  readonly refToDocumentId?: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface EventSources {
  readonly topics: readonly Topic[];
  /** The examples of the keys of `details`, from the schema `WebhookEventDetails`. */
  readonly examples: Readonly<Record<string, unknown>>;
}

/** All example dates are in winter. */
const OFFSET = '+01:00';

/** The bus sends an event one second after it occurred. */
const sentOn = (at: string): string => new Date(Date.parse(`${at}Z`) + 1000).toISOString().replace(/\.000Z$/, OFFSET);

/** An invented UUID that is always the same for a name. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function messageOf({family, outcome, direction}: Topic, {error, status}: {error?: string; status?: unknown}): string {
  if (error) return outcome === 'SentRetry' ? `${error} The bus will retry.` : error;
  const what = direction === 'in' ? 'is received' : 'is delivered';
  if (typeof status === 'string') return `'${family}' ${what} with status '${status}'.`;
  return `'${family}' ${what}${direction === 'in' ? '' : " to the receiver's access point"}.`;
}

const MESSAGE_IDS = ['messageId', 'returnedMessageId'];
/** Keys that an event has only when its entry gives them a value, as it does for `error`. */
const OPTIONAL = ['accessPoint', 'filename', 'note', 'reasons', 'actions', 'orderReferenceId', 'recognition'];
/** What a failed lookup leaves out: nothing was converted or sent. */
const NOT_SENT = ['targetDocumentTypeId', 'channel', 'endpoint', 'protocol'];

function detailsOf(
  name: string,
  {details: own, error, topic}: File['events'][string],
  about: File['documents'][string],
  {topics, examples}: EventSources,
): Record<string, unknown> {
  const {documentTypeId, sender, recipient, id} = about;
  const given = {...about.details, ...own};
  const known: Readonly<Record<string, unknown>> = {
    ...examples,
    ...Object.fromEntries(MESSAGE_IDS.map((key) => [key, `${uuidOf(`${name} ${key}`)}@accesspoint.example`])),
    ...{sender, recipient, id, documentTypeId},
    sourceDocumentTypeId: documentTypeId,
    targetDocumentTypeId: documentTypeId,
    ...given,
    error,
  };
  const keys = topics.find((each) => each.topic === topic)?.details ?? [];
  const left = error?.code === 'API404' ? [...OPTIONAL, ...NOT_SENT] : OPTIONAL;
  return Object.fromEntries(
    keys.flatMap((key) =>
      known[key] === undefined || (left.includes(key) && !(key in given)) ? [] : [[key, known[key]]],
    ),
  );
}

/** The example events of the guides by name, openapi/events.yaml. @throws ContentError for a topic, document or key that doesn't exist */
export function eventsOf(yaml: YamlFile, sources: EventSources): ReadonlyMap<string, WebhookEvent> {
  const {documents, events} = checkYaml(yaml, file);
  return new Map(
    Object.entries(events).map(([name, entry]) => {
      const fail = (problem: string): never =>
        failAt(yaml, ['events', name], `${name}: ${problem}`, 'Correct the name, or add it');
      const topic =
        sources.topics.find((each) => each.topic === entry.topic) ??
        fail(`topic '${entry.topic}' is not in openapi/topics.yaml`);
      const about = documents[entry.document] ?? fail(`no document '${entry.document}'`);
      if (topic.family !== about.family) fail(`the document is of family ${about.family}`);
      const answered = about.answers ? (documents[about.answers] ?? fail(`no document '${about.answers}'`)) : undefined;
      const status = about.details.status;
      return [
        name,
        {
          topic: entry.topic,
          partyId: topic.direction === 'in' ? about.recipient : about.sender,
          hookId: entry.hook,
          documentId: about.documentId,
          ...(topic.refToDocumentId && answered && {refToDocumentId: answered.documentId}),
          message: messageOf(topic, {error: entry.error?.message, status}),
          details: detailsOf(name, entry, about, sources),
          createdOn: `${entry.at}${OFFSET}`,
          sentOn: sentOn(entry.at),
        },
      ];
    }),
  );
}
