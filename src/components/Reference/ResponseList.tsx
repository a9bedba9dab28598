import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {RestReference, SharedResponse} from '../../contracts/openapi/model';
import Fields from '../Fields';
import {ContentView} from '../Operation/Bodies';
import itemSheet from './item.pcss';
import sheet from './styles.pcss';

const {locals: styles} = sheet;
const {locals: itemStyles} = itemSheet;

interface Props {
  readonly version: RestReference['version'];
  readonly responses: readonly SharedResponse[];
  readonly hrefOf: (schema: string) => string;
}

/** The responses that operations share, each once, with its bodies. */
export function ResponseList({version, responses, hrefOf}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (responses.length === 0) return null;
  collectAnchor(`responses-${version}`);
  for (const {name} of responses) collectAnchor(`response-${version}-${name}`);
  return (
    <section className={styles.tag} data-find-group aria-labelledby={`responses-${version}`}>
      <h2 id={`responses-${version}`}>
        Shared responses
        <a className="hash-link" href={`#responses-${version}`} aria-label="Direct link to shared responses" />
      </h2>
      {responses.map(({name, descriptionHtml, headers, contents}) => (
        <details key={name} id={`response-${version}-${name}`} className={itemStyles.item} data-find={name}>
          <summary>
            <h3>{name}</h3>
          </summary>
          <div {...asHtml(descriptionHtml)} />
          {headers.length > 0 && <Fields fields={headers} hrefOf={hrefOf} />}
          {contents.map((content) => (
            <ContentView key={content.mediaType} content={content} hrefOf={hrefOf} />
          ))}
        </details>
      ))}
    </section>
  );
}
