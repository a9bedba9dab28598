import type {ComponentProps, ReactElement, RefObject} from 'react';
import type {GraphiQLPlugin} from '@graphiql/react';
import content from 'playground:content';
import {asHtml} from '../components/html';
import type {Editors} from './state/Connection';

function Examples({editors}: {readonly editors: RefObject<Editors | null>}): ReactElement {
  return (
    <section className="playground-examples" aria-label="Example queries">
      <h2>Example queries</h2>
      <ul>
        {content.examples.map(({name, title, shows, query, variables}) => (
          <li key={name}>
            <button type="button" onClick={() => editors.current?.open({query, variables})}>
              <strong>{title}</strong>
              <span {...asHtml(shows)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A list, drawn as GraphiQL's own icons are. */
const ExamplesIcon = (props: ComponentProps<'svg'>): ReactElement => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" {...props}>
    <path d="M7 4.5h10M7 10h10M7 15.5h10M3 4.5h.5M3 10h.5M3 15.5h.5" strokeLinecap="round" />
  </svg>
);

/** The list of examples, as a plugin that GraphiQL shows beside its schema explorer and its history. */
export const examplesPlugin = (editors: RefObject<Editors | null>): GraphiQLPlugin => ({
  title: 'Example queries',
  icon: ExamplesIcon,
  content: () => <Examples editors={editors} />,
});
