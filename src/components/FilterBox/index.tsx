import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

interface Props {
  /** What the box filters: its placeholder, and its name for assistive technology. */
  readonly label: string;
  readonly before?: React.ReactNode;
  readonly children?: React.ReactNode;
}

/** The box that filters a list: entries have `data-find`, groups `data-find-group` (src/behaviour/page/find.ts). Not shown without script. */
export default function FilterBox({label, before, children}: Props): React.ReactNode {
  return (
    <div className={sheet.locals.tools} data-needs-script>
      <PageStyle sheet={sheet} />
      {before}
      <input type="search" data-filter placeholder={label} aria-label={label} />
      {children}
      <p role="status" data-filter-count className={sheet.locals.count} />
    </div>
  );
}
