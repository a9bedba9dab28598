import styles from './styles.module.css';

const FORMAT = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** The day on which a page was last changed, in milliseconds since 1970; nothing where git does not know it. */
export default function LastChanged({at}: {readonly at?: number | null}): React.ReactNode {
  if (!at) return null;
  const date = new Date(at);
  return (
    <p className={styles.changed}>
      Last changed on <time dateTime={date.toISOString().slice(0, 10)}>{FORMAT.format(date)}</time>
    </p>
  );
}
