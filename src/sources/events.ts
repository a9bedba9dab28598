import {eventsOf, type WebhookEvent} from '../contracts/events';
import {resolve} from '../contracts/openapi/document';
import {found} from './authorFault';
import {openApi, topics} from './rest';
import {fromYaml} from './yaml';

const FILE = 'openapi/events.yaml';

function detailExamples(): Record<string, unknown> {
  const document = openApi('v1');
  const properties = document.components.schemas.WebhookEventDetails?.properties ?? {};
  return Object.fromEntries(
    Object.entries(properties).map(([key, {example, allOf}]) => [
      key,
      example ?? (allOf?.[0] && resolve(document, allOf[0]).example),
    ]),
  );
}

/** The events among the examples of the REST contract: `eventInvoiceSent` as `invoiceSent`. */
const contractEvents = (): [name: string, event: WebhookEvent][] =>
  Object.entries(openApi('v1').components.examples ?? {}).flatMap(([key, {value}]) => {
    const [, first = '', rest = ''] = /^event([A-Z])(\w+)$/.exec(key) ?? [];
    const isEvent = first !== '' && typeof value === 'object' && value !== null && 'topic' in value;
    return isEvent ? [[first.toLowerCase() + rest, value as WebhookEvent]] : [];
  });

/** Every example event of the guides, by name: those of openapi/events.yaml and of the REST contract. */
export const events = fromYaml(FILE, (yaml): ReadonlyMap<string, WebhookEvent> => {
  const own = eventsOf(yaml, {topics: topics().topics, examples: detailExamples()});
  return new Map([...contractEvents(), ...own]);
});

/** An example event. @throws AuthorFault for a name that no event has */
export const eventNamed = (name: string): WebhookEvent =>
  found(
    events().get(name),
    `no event '${name}' in ${FILE}, and no event${name.charAt(0).toUpperCase()}${name.slice(1)} in openapi/v1.yaml`,
  );
