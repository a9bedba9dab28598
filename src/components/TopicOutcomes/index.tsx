import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {FamilyFacts, TopicTables} from '../../contracts/topics/tables';
import Facts, {BY_DOCUMENT} from '../Topics/Facts';
import {Names, NameWith} from '../Topics/Name';
import Rows, {Cell, RowHeader} from '../Topics/Rows';
import styles from '../Topics/styles.module.css';

const HEADERS = {ref: 'refToDocumentId', adds: 'Further keys of details', next: 'Can be followed by'} as const;

function ByTopic({entries}: {readonly entries: FamilyFacts['adds']}): ReactNode {
  return entries.map(({topic, names}) => (
    <div key={topic}>
      <NameWith name={topic} sign=":" /> <Names names={names} />
    </div>
  ));
}

/** What the topics of each outcome mean and contain, once for all documents, and what single documents add. */
export default function TopicOutcomes({tables}: {readonly tables: TopicTables}): ReactNode {
  useBrokenLinks().collectAnchor(BY_DOCUMENT);
  return (
    <div data-tables>
      <Facts
        facts={tables.outcomes}
        label="Outcomes"
        anchorOf={({outcome}) => (outcome === undefined ? undefined : `outcome-${outcome}`)}
      />
      <p id={BY_DOCUMENT} className={styles.note}>
        The next table lists what differs by document. The topics <Names names={tables.withoutReference} /> never
        contain <code>refToDocumentId</code>.
      </p>
      <Rows label="Documents" headers={['Document', ...Object.values(HEADERS)]} className={styles.families}>
        {tables.families.map(({family, title, refToDocumentId, adds, followedBy}) => (
          <tr key={family} role="row">
            <RowHeader>{title}</RowHeader>
            <Cell label={HEADERS.ref}>{refToDocumentId ? 'yes' : 'no'}</Cell>
            <Cell label={HEADERS.adds} empty={adds.length === 0}>
              <ByTopic entries={adds} />
            </Cell>
            <Cell label={HEADERS.next} empty={followedBy.length === 0}>
              <ByTopic entries={followedBy} />
            </Cell>
          </tr>
        ))}
      </Rows>
    </div>
  );
}
