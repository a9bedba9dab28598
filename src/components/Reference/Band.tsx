import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RestReference} from '../../contracts/openapi/model';
import type {Welcome} from '../../contracts/sections';
import sheet from './Band.pcss';

const {locals: styles} = sheet;

const FILES = [
  {ending: 'yaml', format: 'OpenAPI, YAML'},
  {ending: 'json', format: 'OpenAPI, JSON'},
  {ending: 'postman.json', format: 'Postman collection'},
] as const;

interface Props {
  readonly references: readonly RestReference[];
  readonly title: string;
  readonly welcome?: Welcome;
}

/** The top of the reference: title, ways in for newcomers, base addresses, and the contracts to download. */
export default function Band({references, title, welcome}: Props): ReactNode {
  return (
    <header className={styles.band}>
      <h1>{title}</h1>
      <p>{welcome?.about ?? 'Every operation, parameter, request body, response and schema of this version.'}</p>
      {welcome && (
        <ul className={styles.cards}>
          {welcome.start.map(({title: name, text, page}) => (
            <li key={page}>
              <Link to={page}>{name}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.servers}>
        {references[0]?.servers.map(({url, description}) => (
          <div key={url}>
            <dt>
              <code>{url}</code>
              <button type="button" data-copy={url} data-icon="copy" title="Copy address" aria-label={`Copy ${url}`} />
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.downloads}>
        <summary>Download the contract</summary>
        <ul>
          {references.flatMap(({version}) =>
            FILES.map(({ending, format}) => (
              <li key={version + ending}>
                <a href={`/openapi/${version}.${ending}`} download>
                  {version}.{ending}
                </a>{' '}
                {format}
              </li>
            )),
          )}
        </ul>
      </details>
    </header>
  );
}
