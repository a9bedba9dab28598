import type {ReactNode} from 'react';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

interface Props {
  /** What the box filters: its placeholder, and its name for assistive technology. */
  readonly label: string;
  /** Tools before the box. */
  readonly before?: ReactNode;
  /** Tools after the box. */
  readonly children?: ReactNode;
}

/**
 * The box above a list that the page script narrows (src/behaviour/page/find.ts): entries have `data-find`, their groups
 * `data-find-group`. The count of what is left appears below the box. Without script nothing of it is shown.
 */
export default function FilterBox({label, before, children}: Props): ReactNode {
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
