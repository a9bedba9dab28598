import type {RestReference} from '../../contracts/openapi/model';
import FilterBox from '../FilterBox';
import sheet from './Toolbar.pcss';

/** The filter of the reference, with a version switch where there are several. */
export default function Toolbar({references}: {readonly references: readonly RestReference[]}): React.ReactNode {
  return (
    <FilterBox
      what="operations"
      by="name, ID, method, or path, and schemas by name"
      folds="all"
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
    />
  );
}
