import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly languages: readonly {readonly id: string; readonly label: string}[];
  /** Names the buttons for assistive technology. */
  readonly label: string;
}

/**
 * The buttons above code that exists in several languages; not shown without script. The choice applies to every page and is kept in the
 * browser: `data-language` on the root element, set before the first paint.
 */
export default function LanguageChoice({languages, label}: Props): ReactNode {
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {languages.map(({id, label: name}, index) => (
        <button key={id} type="button" data-choice={id} aria-pressed={index === 0}>
          {name}
        </button>
      ))}
    </div>
  );
}
