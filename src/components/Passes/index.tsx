import styles from './styles.module.css';

/** A note that says which checks an example document passed; nothing without a text. */
export default function Passes({text}: {readonly text?: string}): React.ReactNode {
  return text && <p className={styles.passes}>{text}</p>;
}
