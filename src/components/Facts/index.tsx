import {Fragment} from 'react';
import {contentOf, type Cell} from '../Table/text';
import styles from './styles.module.css';

interface Props {
  readonly of: Readonly<Record<string, Cell>>;
}

/** Facts by their names, for a list of the caller's own; a fact without a value is left out. */
export const Pairs = ({of}: Props): React.ReactNode =>
  Object.entries(of).map(
    ([name, value]) =>
      value && (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd {...contentOf(value)} />
        </Fragment>
      ),
  );

/** Facts by their names, one below the other. */
export default function Facts({of}: Props): React.ReactNode {
  return (
    <dl className={styles.facts}>
      <Pairs of={of} />
    </dl>
  );
}
