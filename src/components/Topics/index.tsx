import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {TopicTables} from '../../contracts/topics/tables';
import FilterBox from '../FilterBox';
import PageStyle from '../PageStyle';
import {topicAnchor} from './anchor';
import Facts from './Facts';
import Matrix from './Matrix';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Group({id, title, children}: GroupProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.group} data-find-group aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
        <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${title}`} />
      </h3>
      {children}
    </section>
  );
}

/** All topics: events and commands by document, and the events of hooks, each with an anchor, below a filter. */
export default function Topics({tables}: {readonly tables: TopicTables}): ReactNode {
  return (
    <div data-filtered data-tables>
      <PageStyle sheet={sheet} />
      <FilterBox label="Filter topics" />
      <Group id="document-events" title="Document events">
        <Matrix matrix={tables.events} label="Document events" />
      </Group>
      <Group id="commands" title="Commands">
        <Matrix matrix={tables.commands} label="Commands" />
      </Group>
      <Group id="hook-events" title="Hook events">
        <Facts facts={tables.hooks} label="Hook events" anchorOf={({topic}) => topicAnchor(topic)} />
      </Group>
    </div>
  );
}
