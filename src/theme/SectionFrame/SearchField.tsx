import type {ReactNode, Ref, SyntheticEvent} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly ref?: Ref<HTMLInputElement>;
  /** The text that the field starts with. */
  readonly words?: string;
  readonly onChange?: () => void;
  /** Name of the button that sends the form; without it there is none. */
  readonly button?: string;
  readonly onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** The search field in the text of a page. Its form leads to the page of all results; without script it isn't shown. */
export default function SearchField({ref, words, button, onChange, onSubmit}: Props): ReactNode {
  return (
    <form
      role="search"
      aria-label="Documentation"
      action="/search.html"
      data-needs-script
      className={styles.search}
      onSubmit={onSubmit}
    >
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label="Search the documentation"
        autoComplete="off"
        defaultValue={words}
        onChange={onChange}
      />
      {button && <button>{button}</button>}
    </form>
  );
}
