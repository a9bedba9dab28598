import {Fragment} from 'react';
import {isEmpty} from './status';
import type {Answer} from './useHits';
import styles from './styles.module.css';

const plain = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The words of a query, struck through where no text has them. */
function Words({query, missing}: Answer): React.ReactNode {
  const absent = new Set(missing.map(plain));
  return query.split(/(\s+)/).map((word, index) =>
    absent.has(plain(word)) ? (
      <s key={index}>
        <span className={styles.unseen}>not found: </span>
        {word}
      </s>
    ) : (
      <Fragment key={index}>{word}</Fragment>
    ),
  );
}

/** What a query did not find: all of it, or words that no text has. Nothing where it found all. */
export default function NotFoundWords({answer}: {readonly answer: Answer}): React.ReactNode {
  const {missing, hits} = answer;
  if (isEmpty(answer))
    return (
      <>
        {'No results for "'}
        <Words {...answer} />
        {hits.length > 0 ? '".' : '". Check the spelling, or use fewer words.'}
      </>
    );
  if (missing.length === 0) return null;
  return (
    <>
      Not found:{' '}
      {missing.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ', '}
          <s>{word}</s>
        </Fragment>
      ))}
    </>
  );
}
