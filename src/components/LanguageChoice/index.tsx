import styles from './styles.module.css';

interface Props {
  readonly languages: readonly {readonly id: string; readonly label: string}[];
  /** Names the buttons for assistive technology. */
  readonly label: string;
}

/** The buttons above code in several languages. The choice, `data-language` of the root element, applies to every page; not shown without script. */
export default function LanguageChoice({languages, label}: Props): React.ReactNode {
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
