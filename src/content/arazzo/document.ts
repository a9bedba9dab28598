import {stringify} from 'yaml';
import {onSite, service} from '../../service';
import {listTracked} from '../../sources/files';
import {frontMatterOf} from '../../sources/pageLinks';
import {addressOf} from '../../sources/pages';
import {openApi, restVersions} from '../../sources/rest';
import {frontMatterSchema} from '../frontMatter';
import {pageBefore} from '../steps';
import {callsOf, type GuideCall} from './calls';
import {stepsIn} from './workflow';

const GUIDES = 'docs/introduction';

/** The id of a guide's workflow: docs/introduction/invoice/send.mdx is `invoice-send`. */
const workflowId = (file: string): string =>
  file
    .slice(GUIDES.length + 1)
    .replace(/\.mdx$/, '')
    .replaceAll('/', '-');

/** What the bus and the other party do while the workflow runs. */
function eventsIn(calls: readonly GuideCall[], after: readonly string[]): string[] {
  const waits = calls.filter(({waitsFor}) => waitsFor.length > 0);
  return [
    ...(waits.length > 0
      ? [
          'Some steps need a document or a status that the bus or the other party creates. Their descriptions name the events to wait for.',
        ]
      : []),
    ...(after.length > 0
      ? [`After the last step, the bus reports: ${after.map((topic) => `\`${topic}\``).join(', ')}.`]
      : []),
  ];
}

const CREDENTIALS = {
  token: {type: 'string', description: 'An access token with the scope ap.'},
  subscriptionKey: {type: 'string', description: 'The subscription key of your organisation in this environment.'},
};

function workflowOf(file: string): object[] {
  const about = frontMatterSchema
    .pick({title: true, description: true, robots: true})
    .strip()
    .parse(frontMatterOf(file));
  const {calls, after} = callsOf(file);
  if (about.robots !== undefined || calls.length === 0) return [];
  const {steps, inputs} = stepsIn(calls);
  const before = pageBefore(file);
  const properties = {...CREDENTIALS, ...Object.fromEntries(inputs)};
  return [
    {
      workflowId: workflowId(file),
      summary: about.title,
      description: [about.description, ...eventsIn(calls, after), `Guide: ${onSite(addressOf(file))}`].join('\n\n'),
      inputs: {type: 'object', properties, required: Object.keys(properties)},
      ...(before && {dependsOn: [workflowId(before)]}),
      parameters: [
        {reference: '$components.parameters.authorization'},
        {reference: '$components.parameters.subscriptionKey'},
      ],
      steps,
    },
  ];
}

/** The guides as workflows over the REST contracts, in Arazzo 1.0.1, as YAML: each does what the requests of its page do. */
export function arazzoText(): string {
  const files = listTracked(GUIDES).filter((file) => file.endsWith('.mdx'));
  return stringify(
    {
      arazzo: '1.0.1',
      info: {
        title: `${service.service.name}: guides as workflows`,
        summary: 'The steps of each guide that sends requests to the REST API.',
        version: openApi('v1').info.version,
      },
      sourceDescriptions: restVersions.map((version) => ({
        name: version,
        url: onSite(`openapi/${version}.yaml`),
        type: 'openapi',
      })),
      workflows: files.sort().flatMap((file) => workflowOf(`${GUIDES}/${file}`)),
      components: {
        parameters: {
          authorization: {name: 'Authorization', in: 'header', value: 'Bearer {$inputs.token}'},
          subscriptionKey: {name: 'Subscription-Key', in: 'header', value: '$inputs.subscriptionKey'},
        },
      },
    },
    {aliasDuplicateObjects: false, lineWidth: 120},
  );
}
