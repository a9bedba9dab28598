import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

interface Props {
  /** What the box filters, such as `codes`: its placeholder, which a phone shows whole. */
  readonly what: string;
  /** By what, such as `name or rule`, for assistive technology. */
  readonly by?: string;
  /** What the button beside the box opens and closes: `all` or `groups`; default: there is no button. */
  readonly folds?: string;
  readonly before?: React.ReactNode;
}

/**
 * The filter of what has `data-find` in the part of the page (`data-filtered`) or else in the whole page that it is in (src/behaviour/filters).
 * It stays below the navigation bar, with the count of what it has found in it. Not shown without script.
 */
export default function FilterBox({what, by, folds, before}: Props): React.ReactNode {
  const placeholder = `Filter ${what}`;
  return (
    <div className={sheet.locals.bar} data-filter-bar data-needs-script>
      <PageStyle sheet={sheet} />
      {before}
      <div className={sheet.locals.field}>
        <input
          type="search"
          data-filter
          placeholder={placeholder}
          aria-label={by ? `${placeholder} by ${by}` : placeholder}
        />
        <span role="status" data-filter-count className={sheet.locals.count} />
      </div>
      {folds && (
        <button type="button" data-fold="open" className={sheet.locals.fold}>
          Expand {folds}
        </button>
      )}
      <p data-filter-note className={sheet.locals.note} />
    </div>
  );
}
