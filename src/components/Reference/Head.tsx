import type {ReactNode} from 'react';
import type {RestReference} from '../../contracts/openapi/model';
import FilterBox from '../FilterBox';
import styles from './Head.module.css';

interface Props {
  readonly references: readonly RestReference[];
  readonly title: string;
}

/** Title, version switch (only where there are several), downloads, filter and the buttons that fold and unfold. */
export default function Head({references, title}: Props): ReactNode {
  return (
    <header>
      <h1>{title}</h1>
      <p>
        Every operation, parameter, request body, response and schema of the REST API. Download the contract:{' '}
        {references.map(({version}, index) => (
          <span key={version}>
            {index > 0 && '; '}
            <a href={`/openapi/${version}.yaml`} download>
              {version}.yaml
            </a>
            {', '}
            <a href={`/openapi/${version}.json`} download>
              {version}.json
            </a>{' '}
            or, for Postman,{' '}
            <a href={`/openapi/${version}.postman.json`} download>
              {version}.postman.json
            </a>
          </span>
        ))}
        .
      </p>
      <FilterBox
        label="Filter operations and schemas"
        before={
          references.length > 1 && (
            <div role="group" aria-label="Version" className={styles.switch}>
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
    </header>
  );
}
