import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {TopicMatrix, TopicName} from '../../contracts/topics/tables';
import {topicAnchor} from './anchor';
import Name from './Name';
import Rows, {Cell, RowHeader} from './Rows';
import styles from './styles.module.css';

function Entry({name: {topic, find, replacedBy}}: {readonly name: TopicName}): ReactNode {
  const id = topicAnchor(topic);
  useBrokenLinks().collectAnchor(id);
  const name = <Name name={topic} />;
  return (
    <div id={id} className={styles.topic} data-find={find}>
      <a href={`#${id}`}>{replacedBy ? <s>{name}</s> : name}</a>
    </div>
  );
}

/** Topics by document and outcome; each heading leads to the description of its outcome. */
export default function Matrix({matrix, label}: {readonly matrix: TopicMatrix; readonly label: string}): ReactNode {
  const headers = matrix.columns.map(({name, outcome}) => (
    <a key={name} href={`#outcome-${outcome}`}>
      {name}
    </a>
  ));
  return (
    <Rows label={label} headers={['Document', ...headers]} className={styles.matrix}>
      {matrix.rows.map(({family, title, replacedBy, cells}) => (
        <tr key={family} role="row" data-find-group>
          <RowHeader>
            {title}
            {replacedBy && (
              <span className={styles.deprecated}>
                <span className="badge badge--deprecated">deprecated</span> Use <Name name={replacedBy} />.
              </span>
            )}
          </RowHeader>
          {cells.map((names, column) => (
            <Cell key={column} label={matrix.columns[column]?.name ?? ''} empty={names.length === 0}>
              {names.map((name) => (
                <Entry key={name.topic} name={name} />
              ))}
            </Cell>
          ))}
        </tr>
      ))}
    </Rows>
  );
}
