import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Response, RestReference} from '../../contracts/openapi/model';
import {ContentView} from '../Operation/Bodies';
import itemStyles from './item.module.css';
import styles from './styles.module.css';

interface Props {
  readonly version: RestReference['version'];
  readonly responses: readonly Response[];
  readonly hrefOf: (schema: string) => string;
}

/** The responses that operations share, each once, with its bodies. */
export function ResponseList({version, responses, hrefOf}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (responses.length === 0) return null;
  collectAnchor(`responses-${version}`);
  for (const {status} of responses) collectAnchor(`response-${version}-${status}`);
  return (
    <section className={styles.tag} data-tag aria-labelledby={`responses-${version}`}>
      <h2 id={`responses-${version}`}>
        Shared responses
        <a className="hash-link" href={`#responses-${version}`} aria-label="Direct link to shared responses" />
      </h2>
      {responses.map((response) => (
        <details
          key={response.status}
          id={`response-${version}-${response.status}`}
          className={itemStyles.item}
          data-find={response.status}
        >
          <summary>
            <h3>{response.status}</h3>
          </summary>
          <div dangerouslySetInnerHTML={{__html: response.descriptionHtml}} />
          {response.contents.map((content) => (
            <ContentView key={content.mediaType} content={content} hrefOf={hrefOf} />
          ))}
        </details>
      ))}
    </section>
  );
}
