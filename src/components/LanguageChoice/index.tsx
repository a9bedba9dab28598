import EnvironmentChoice from '../EnvironmentChoice';
import styles from './styles.module.css';

interface Props {
  readonly languages: readonly {readonly id: string; readonly label: string}[];
  /** Names the buttons for assistive technology. */
  readonly label: string;
}

/** The choices above code in several languages: a button for each, and the environment. The language, `data-language` of the root element, applies to every page; not shown without script. */
export default function LanguageChoice({languages, label}: Props): React.ReactNode {
  return (
    <div className={styles.choice}>
      <div role="group" aria-label={label} className={styles.languages}>
        {languages.map(({id, label: name}, index) => (
          <button key={id} type="button" data-choice={id} aria-pressed={index === 0}>
            {name}
          </button>
        ))}
      </div>
      <EnvironmentChoice />
    </div>
  );
}
