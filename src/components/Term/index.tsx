import {asHtml} from '../html';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly definitionHtml: string;
  readonly children: React.ReactNode;
}

/** A term of the glossary, where a page first uses it. Its definition shows on hover and focus; `src/behaviour` hides it on Escape. */
export default function Term({id, definitionHtml, children}: Props): React.ReactNode {
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
