import type {TopicTables} from '../../contracts/topics/tables';
import FilterBox from '../FilterBox';
import Group from '../Group';
import PageStyle from '../PageStyle';
import Facts from './Facts';
import Matrix from './Matrix';
import {topicAnchor} from './Name';
import sheet from './styles.pcss';

/** All topics: events and commands by document, and the events of hooks, each with an anchor, below a filter. */
export default function Topics({tables}: {readonly tables: TopicTables}): React.ReactNode {
  return (
    <div data-filtered data-tables>
      <PageStyle sheet={sheet} />
      <FilterBox what="topics" />
      <Group as="h3" className={sheet.locals.group} id="document-events" title="Document events">
        <Matrix matrix={tables.events} label="Document events" />
      </Group>
      <Group as="h3" className={sheet.locals.group} id="commands" title="Commands">
        <Matrix matrix={tables.commands} label="Commands" />
      </Group>
      <Group as="h3" className={sheet.locals.group} id="hook-events" title="Hook events">
        <Facts facts={tables.hooks} label="Hook events" anchorOf={({topic}) => topicAnchor(topic)} />
      </Group>
    </div>
  );
}
