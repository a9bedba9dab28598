import {events} from '../../sources/events';
import {memoized} from '../../sources/files';
import {openApi, topics} from '../../sources/rest';
import {yamlFile} from '../../sources/yaml';
import {faultAt, type Fault} from '../fault';
import {checkerOf} from '../openapi/examples';
import type {Check} from '../site';
import {guidesOf} from './stories';

const FILE = 'openapi/events.yaml';

const lineOf = (name: string): number => yamlFile(FILE).lineOf(['events', name]);

const eventFaults = memoized((): Fault[] => {
  const check = checkerOf(openApi('v1'));
  const known = new Map(topics().topics.map(({topic, details}) => [topic, details]));
  return [...events()].flatMap(([name, event]): Fault[] => {
    if (Array.isArray(event)) return [];
    const problem = check({$ref: '#/components/schemas/WebhookEvent'}, event);
    const other = Object.keys(event.details).find((key) => !known.get(event.topic)?.includes(key));
    return [
      ...(problem === undefined
        ? []
        : [
            faultAt(
              FILE,
              lineOf(name),
              `the event ${name} doesn't fit WebhookEvent: ${problem}`,
              'Correct the event, or the schema in openapi/v1.yaml',
            ),
          ]),
      ...(other === undefined
        ? []
        : [
            faultAt(
              FILE,
              lineOf(name),
              `the event ${name} has the detail '${other}', which its topic ${event.topic} lacks`,
              'Remove it, or add it to the topic in openapi/topics.yaml',
            ),
          ]),
    ];
  });
});

/** Every example event fits the contract, with the details of its topic. */
export const eventExamples: Check = () => eventFaults();

/** Every event of events.yaml is shown by a page. */
export const unusedEvents: Check = (site) => {
  if (site.pages.some(({faults}) => faults.length > 0)) return [];
  const shown = new Set(
    guidesOf(site).flatMap(({steps}) => steps.flatMap((step) => (step.kind === 'event' ? step.name : []))),
  );
  const {events: own} = yamlFile(FILE).data as {events: object};
  return Object.keys(own).flatMap((name) =>
    shown.has(name)
      ? []
      : [faultAt(FILE, lineOf(name), `no page shows the event ${name}`, 'Show it with <Event>, or remove it')],
  );
};
