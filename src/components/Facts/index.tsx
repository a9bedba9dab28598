import {Fragment} from 'react';
import {contentOf, type Cell} from '../Table/text';
import styles from './styles.module.css';

/** Facts by their names, one below the other; a fact without a value is left out. */
export default function Facts({of}: {readonly of: Readonly<Record<string, Cell>>}): React.ReactNode {
  return (
    <dl className={styles.facts}>
      {Object.entries(of).map(
        ([name, value]) =>
          value && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd {...contentOf(value)} />
            </Fragment>
          ),
      )}
    </dl>
  );
}
