import type {RestReference} from '../../contracts/openapi/model';
import FilterBox from '../FilterBox';
import sheet from './Toolbar.pcss';

/** Version switch (only where there are several), filter and the buttons that fold and unfold; in view while the reader scrolls. */
export default function Toolbar({references}: {readonly references: readonly RestReference[]}): React.ReactNode {
  return (
    <div className={sheet.locals.toolbar} data-toolbar>
      <FilterBox
        label="Filter operations and schemas"
        before={
          references.length > 1 && (
            <div role="group" aria-label="Version" className={sheet.locals.switch}>
              {references.map(({version}) => (
                <button key={version} type="button" data-switch={version} aria-pressed="false">
                  {version}
                </button>
              ))}
            </div>
          )
        }
      >
        <button type="button" data-fold="open">
          Expand all
        </button>
        <button type="button" data-fold="closed">
          Collapse all
        </button>
      </FilterBox>
    </div>
  );
}
