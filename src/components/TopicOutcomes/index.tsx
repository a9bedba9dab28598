import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {FamilyFacts, TopicTables} from '../../contracts/topics/tables';
import PageStyle from '../PageStyle';
import Table from '../Table';
import Facts, {BY_DOCUMENT} from '../Topics/Facts';
import {Names, NameWith} from '../Topics/Name';
import topics from '../Topics/styles.pcss';

const HEADS = [
  {text: 'Document', width: '18%'},
  {text: 'refToDocumentId', width: '18%'},
  'Additional keys in details',
  'Can be followed by',
];

function ByTopic({entries}: {readonly entries: FamilyFacts['adds']}): React.ReactNode {
  return entries.map(({topic, names}) => (
    <div key={topic}>
      <NameWith name={topic} sign=":" /> <Names names={names} />
    </div>
  ));
}

/** What the topics of each outcome mean and contain, once for all documents, and what single documents add. */
export default function TopicOutcomes({tables}: {readonly tables: TopicTables}): React.ReactNode {
  useBrokenLinks().collectAnchor(BY_DOCUMENT);
  const rows = tables.families.map(({title, refToDocumentId, adds, followedBy}) => [
    title,
    refToDocumentId ? 'Yes' : 'No',
    <ByTopic entries={adds} />,
    <ByTopic entries={followedBy} />,
  ]);
  return (
    <div data-tables>
      <PageStyle sheet={topics} />
      <Facts
        facts={tables.outcomes}
        label="Outcomes"
        anchorOf={({outcome}) => (outcome === undefined ? undefined : `outcome-${outcome}`)}
      />
      <p id={BY_DOCUMENT} className={topics.locals.note}>
        The next table lists the keys and events that are specific to each document family. Events on the following
        topics never contain <code>refToDocumentId</code>: <Names names={tables.withoutReference} />.
      </p>
      <Table label="Documents" heads={HEADS} rows={rows} className={topics.locals.topics} />
    </div>
  );
}
