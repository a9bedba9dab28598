import type {Topic} from '../../contracts/topics/topics';

/** An event as it occurs; a hook adds `hookId` and `sentOn` (the schema WebhookEvent of openapi/v1.yaml). */
export interface BusEvent {
  readonly topic: string;
  /** With its scheme as text. */
  readonly partyId: string;
  readonly documentId: string;
  readonly refToDocumentId?: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly createdOn: string;
}

/** Why something failed: the schema WebhookEventError. */
export interface EventError {
  readonly code: string;
  readonly message: string;
  readonly nextAttemptOn?: string;
}

/** The details of an event in the order of its topic, without those that have no value. */
export function detailsOf({details}: Topic, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isEmpty = (value: unknown): boolean =>
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(details.flatMap((key) => (isEmpty(values[key]) ? [] : [[key, values[key]]])));
}

/** The sentence of an event, from its topic and details. */
export function messageOf(
  {family, outcome, kind, direction}: Topic,
  values: Readonly<Record<string, unknown>>,
): string {
  const {error, status, channel, endpoint} = values as {
    error?: EventError;
    status?: string;
    channel?: string;
    endpoint?: string;
  };
  if (error) return outcome === 'SentRetry' ? `${error.message} The bus will retry.` : error.message;
  if (kind === 'command') return `'${family}' is to be ${direction === 'in' ? 'imported' : 'sent'}.`;
  if (status) return `'${family}' is ${direction === 'in' ? 'received' : 'delivered'} with status '${status}'.`;
  if (direction === 'in') return `'${family}' is received.`;
  return endpoint
    ? `'${family}' is delivered to the receiver's access point.`
    : `'${family}' is delivered by ${channel}.`;
}
