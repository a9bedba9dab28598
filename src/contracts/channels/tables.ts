import type {DataTable} from '../dataTable';
import {inlineMarkdownToHtml} from '../markdown';
import {checkYaml, type YamlFile} from '../yamlFile';
import {channelOf, schemeOf, topicOf, type Choice, type Setup} from './choice';
import {channelsFile, type ChannelHook, type ChannelsFile, type SentDocument} from './file';

export type ChannelTable = 'hooks' | 'documents';

const plain = (text: string): DataTable['headers'][number] => ({text, prose: false});
const prose = (text: string): DataTable['headers'][number] => ({text, prose: true});
const code = (text: string): string => `\`${text}\``;

/** How a hook delivers, in a word, by the scheme of its action. */
const MEANS: Readonly<Record<string, string>> = {
  peppol: 'Peppol',
  dico: 'DICO',
  coupa: 'Coupa',
  tungsten: 'Tungsten',
  mailto: 'Email',
  sftp: 'SFTP',
  https: 'Your own software',
};

function reachOf({action, filter}: ChannelHook, {networks, registered, parties}: Setup): string {
  const scheme = schemeOf(action);
  const names = networks.includes(scheme)
    ? registered[scheme]
    : Object.keys(parties).filter((party) => filter?.includes(`recipient == "${parties[party]?.partyId}"`));
  return names?.map((party) => parties[party]?.name ?? party).join(', ') || 'Every receiver';
}

function hooksTable(setup: Setup): DataTable {
  return {
    headers: [plain('Hook'), plain('Delivers through'), plain('Party'), plain('Topic'), prose('Receivers reached')],
    rows: setup.hooks.map((hook) => ({
      cells: [
        code(hook.id),
        MEANS[schemeOf(hook.action)] ?? hook.action,
        hook.party ? (setup.parties[hook.party]?.name ?? '') : 'All (environment hook)',
        hook.topics.map(code).join(', '),
        reachOf(hook, setup) + (hook.filter?.startsWith('topic ==') ? ', invoices only' : ''),
      ].map(inlineMarkdownToHtml),
    })),
  };
}

function reasonOf({reason, chosen, other}: Choice, {topic}: SentDocument, {rules, otherReasons}: ChannelsFile): string {
  const sentence = rules.find(({id}) => id === reason)?.reason ?? otherReasons[reason as keyof typeof otherReasons];
  return sentence
    .replace('{id}', chosen?.id ?? '')
    .replaceAll('{other}', other?.id ?? '')
    .replace('{topic}', chosen ? (topicOf(chosen, topic) ?? '') : '')
    .replace('{otherTopic}', other ? (topicOf(other, topic) ?? '') : '');
}

/** What the bus does with a document for which it has no channel. */
function refusalOf({reason}: Choice, topic: string): string {
  if (reason === 'unknown') return '`400` with [`API400`](/endpoints/overview.html#API400)';
  return `${code(`${topic.slice('Send'.length)}SentError`)} with [\`API404\`](/endpoints/overview.html#API404)`;
}

function documentsTable(file: ChannelsFile, setup: Setup): DataTable {
  const nameOf = (party: string): string => setup.parties[party]?.name ?? party;
  return {
    headers: [
      prose('Document'),
      ...['channel', 'Channels that reach the receiver', 'Channel used'].map(plain),
      prose('Reason'),
    ],
    rows: file.example.documents.map((document) => {
      const {topic, sender, receiver, channel} = document;
      const choice = channelOf(document, setup);
      return {
        cells: [
          `${topic.slice('Send'.length)} from ${nameOf(sender)} to ${nameOf(receiver)}`,
          channel ? code(channel) : '',
          choice.reaching.map(({id}) => code(id)).join(', '),
          choice.chosen ? code(choice.chosen.id) : refusalOf(choice, topic),
          reasonOf(choice, document, file),
        ].map(inlineMarkdownToHtml),
      };
    }),
  };
}

/** The example of openapi/channels.yaml as tables, with the channels that its hooks lead to. @throws ContentError for a wrong value */
export function channelTableOf(yaml: YamlFile, wanted: ChannelTable): DataTable {
  const file = checkYaml(yaml, channelsFile);
  const setup = {...file, ...file.example};
  return wanted === 'hooks' ? hooksTable(setup) : documentsTable(file, setup);
}
