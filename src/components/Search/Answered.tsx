import Chips from './Chips';
import {kindAmong, ofKind} from './kinds';
import NotFoundWords from './NotFoundWords';
import Results from './Results';
import {isEmpty} from './status';
import styles from './styles.module.css';
import type {Answer} from './useHits';

interface Props {
  readonly answer: Answer;
  /** To which the results are limited, if there are any of it. */
  readonly kind?: string;
  readonly choose: (kind: string | undefined) => void;
  /** Told when the reader opens a hit. */
  readonly opened: () => void;
}

/** What a query found, with the kinds to choose from, or the nearest pages. */
export default function Answered({answer, kind: wanted, choose, opened}: Props): React.ReactNode {
  const {hits, missing} = answer;
  if (hits.length === 0) return null;
  const nearest = isEmpty(answer);
  const kind = nearest ? undefined : kindAmong(hits, wanted);
  return (
    <div className={styles.answer}>
      {nearest && <h2>Nearest pages</h2>}
      {!nearest && missing.length > 0 && (
        <p>
          <NotFoundWords answer={answer} />
        </p>
      )}
      {!nearest && <Chips hits={hits} kind={kind} choose={choose} />}
      <Results hits={ofKind(hits, kind)} kinds={!kind} opened={opened} />
    </div>
  );
}
