import {eventsOf, type WebhookEvent} from '../contracts/events';
import {resolve} from '../contracts/openapi/document';
import {openApi, topics, yamlFile} from './contracts';
import {memo} from './files';
import {PartFault} from './part';

const FILE = 'openapi/events.yaml';

function detailExamples(): Record<string, unknown> {
  const document = openApi('v1');
  const properties = document.components.schemas.WebhookEventDetails?.properties ?? {};
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      const {example, allOf} = schema;
      return [key, example ?? (allOf?.[0] && resolve(document, allOf[0]).example)];
    }),
  );
}

/**
 * Every example event of the guides, by name: those of openapi/events.yaml, and `eventInvoiceSent` of the REST contract as `invoiceSent`.
 * @throws ContentError for an event that is wrong
 */
export const events = (): ReadonlyMap<string, WebhookEvent> =>
  memo('events', () => {
    const own = eventsOf(yamlFile(FILE), {topics: topics().topics, examples: detailExamples()});
    const ofContract = Object.entries(openApi('v1').components.examples ?? {}).flatMap(([key, {value}]) => {
      const [, first = '', rest = ''] = /^event([A-Z])(\w+)$/.exec(key) ?? [];
      const isEvent = first !== '' && typeof value === 'object' && value !== null && 'topic' in value;
      return isEvent ? [[first.toLowerCase() + rest, value as WebhookEvent] as const] : [];
    });
    return new Map([...ofContract, ...own]);
  });

/**
 * An example event.
 * @throws PartFault for a name that no event has
 */
export function eventNamed(name: string): WebhookEvent {
  const event = events().get(name);
  if (!event)
    throw new PartFault(
      `no event '${name}' in ${FILE}, and no event${name.charAt(0).toUpperCase()}${name.slice(1)} in openapi/v1.yaml`,
    );
  return event;
}
