import type {ReactElement} from 'react';
import {asHtml} from '../../components/html';
import {useContent} from '../given';
import type {Texts} from '../world/texts';

/** The example queries, one press each. */
export function Examples({open}: {readonly open: (texts: Texts) => void}): ReactElement {
  const {examples} = useContent();
  return (
    <section className="playground-examples" aria-label="Example queries">
      <h2>Example queries</h2>
      <ul>
        {examples.map(({name, title, shows, query, variables}) => (
          <li key={name}>
            <button type="button" onClick={() => open({query, variables})}>
              <strong>{title}</strong>
              <span {...asHtml(shows)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
