import type {ReactNode} from 'react';
import type {TopicTables} from '../../contracts/topics/tables';
import FilterBox from '../FilterBox';
import HashLink from '../HashLink';
import PageStyle from '../PageStyle';
import Facts from './Facts';
import Matrix from './Matrix';
import {topicAnchor} from './Name';
import sheet from './styles.pcss';

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Group({id, title, children}: GroupProps): ReactNode {
  return (
    <section className={sheet.locals.group} data-find-group aria-labelledby={id}>
      <h3 id={id}>
        {title}
        <HashLink id={id} name={title} />
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
