import type {ReactNode} from 'react';
import {asHtml} from '../html';
import styles from './styles.module.css';

interface Props {
  /** Id of the term in the glossary. */
  readonly id: string;
  readonly definitionHtml: string;
  /** The words of the page. */
  readonly children: ReactNode;
}

/** A term of the glossary, where a page first uses it. Its definition shows on hover and focus; `src/behaviour` hides it on Escape. */
export default function Term({id, definitionHtml, children}: Props): ReactNode {
  const definition = `definition-${id}`;
  return (
    <span className={styles.term} data-term={id}>
      <dfn tabIndex={0} aria-describedby={definition}>
        {children}
      </dfn>
      <span role="tooltip" id={definition} {...asHtml(definitionHtml)} />
    </span>
  );
}
