import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {TopicMatrix, TopicName} from '../../contracts/topics/tables';
import Table, {type Labelled} from '../Table';
import Name, {topicAnchor} from './Name';
import sheet from './styles.pcss';

function Entry({name: {topic, find, replacedBy}}: {readonly name: TopicName}): React.ReactNode {
  const id = topicAnchor(topic);
  useBrokenLinks().collectAnchor(id);
  const name = <Name name={topic} />;
  return (
    <div id={id} className={sheet.locals.topic} data-find={find}>
      <a href={`#${id}`}>{replacedBy ? <s>{name}</s> : name}</a>
    </div>
  );
}

/** Topics by document and outcome; each heading leads to the description of its outcome. */
export default function Matrix({matrix, label}: Labelled<{matrix: TopicMatrix}>): React.ReactNode {
  const heads = matrix.columns.map(({name, outcome}) => ({
    text: name,
    content: <a href={`#outcome-${outcome}`}>{name}</a>,
  }));
  const rows = matrix.rows.map(({title, replacedBy, cells}) => ({
    cells: [
      <>
        {title}
        {replacedBy && (
          <span className={sheet.locals.deprecated}>
            <span className="badge badge--deprecated">deprecated</span> Use <Name name={replacedBy} />.
          </span>
        )}
      </>,
      ...cells.map((names) => names.map((name) => <Entry key={name.topic} name={name} />)),
    ],
  }));
  return (
    <Table
      label={label}
      heads={['Document', ...heads]}
      rows={rows}
      data-fixed=""
      className={`${sheet.locals.topics} ${sheet.locals.matrix}`}
    />
  );
}
