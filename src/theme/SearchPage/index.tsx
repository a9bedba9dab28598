import {useEffect, useRef} from 'react';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Answered from '@site/src/components/Search/Answered';
import {inGroups} from '@site/src/components/Search/groups';
import {kindAmong} from '@site/src/components/Search/kinds';
import NotFoundWords from '@site/src/components/Search/NotFoundWords';
import {remember} from '@site/src/components/Search/recent';
import {resultsPage} from '@site/src/components/Search/resultsPage';
import {isEmpty, statusOf} from '@site/src/components/Search/status';
import {STARTS} from '@site/src/components/Search/suggested';
import styles from '@site/src/components/Search/styles.module.css';
import {useHits} from '@site/src/components/Search/useHits';
import SectionFrame, {LinkList, SearchField} from '../SectionFrame';
import {useAsked} from './useAsked';

/** The page of all results, `/search.html?q=…&kind=…`. */
export default function SearchPage(): React.ReactNode {
  const history = useHistory();
  const {query, kind} = useAsked();
  const input = useRef<HTMLInputElement>(null);
  const answer = useHits(query);
  const title = query ? `Search results: ${query}` : 'Search the documentation';
  const nothing = answer && isEmpty(answer) ? answer : undefined;

  function read(): void {
    const words = input.current?.value ?? '';
    history.replace(resultsPage(words, words.trim() ? kind : undefined));
  }

  function submit(event: React.SyntheticEvent): void {
    event.preventDefault();
    read();
  }

  useEffect(() => {
    // Typed before the script was there.
    if (input.current?.value) read();
  }, []);
  useEffect(() => {
    if (input.current && input.current.value.trim() !== query) input.current.value = query;
  }, [query]);

  return (
    <Layout>
      <SectionFrame>
        <div className="markdown">
          <h1>{title}</h1>
          <SearchField ref={input} onChange={read} onSubmit={submit} />
          <noscript>
            <p>Search requires JavaScript. In each section, the sidebar lists every page.</p>
          </noscript>
          {/* Where there are chips, they show the numbers. */}
          <p role="status" className={!nothing && inGroups(answer?.hits ?? []).length > 1 ? styles.unseen : undefined}>
            {query && (nothing ? <NotFoundWords answer={nothing} /> : statusOf(answer, kindAmong(answer?.hits, kind)))}
          </p>
          {(!query || nothing?.hits.length === 0) && <LinkList links={STARTS} unchecked />}
        </div>
        {answer && (
          <Answered
            answer={answer}
            kind={kind}
            choose={(chosen) => history.replace(resultsPage(query, chosen))}
            opened={() => remember(query)}
          />
        )}
      </SectionFrame>
      <PageMetadata title={title} description="Search the guides, the reference, the schemas, and the error codes." />
      <Head>
        <meta name="robots" content="noindex, follow" />
        <meta name="hydrate" content="now" />
      </Head>
    </Layout>
  );
}
