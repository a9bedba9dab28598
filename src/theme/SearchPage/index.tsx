import {useEffect, useRef} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {inGroups, type HitGroup} from '@site/src/components/Search/groups';
import Results, {resultsId} from '@site/src/components/Search/Results';
import {STARTS} from '@site/src/components/Search/suggested';
import {resultsPage, statusOf, useHits} from '@site/src/components/Search/useHits';
import SectionFrame, {LinkList, SearchField, type LinkEntry} from '../SectionFrame';

const LIMIT = 100;

/** The words in the address; the server draws the page without any. */
function useQuery(): string {
  const {search} = useLocation();
  const query = new URLSearchParams(search).get('q') ?? '';
  return useIsBrowser() ? query.trim() : '';
}

const entriesOf = (groups: readonly HitGroup[], query: string): LinkEntry[] =>
  groups.map(({name, hits}) => ({
    label: `${name} (${hits.length})`,
    to: `${resultsPage(query)}#${resultsId(name)}`,
  }));

/** The page of all results, `/search.html?q=…`. */
export default function SearchPage(): React.ReactNode {
  const history = useHistory();
  const query = useQuery();
  const input = useRef<HTMLInputElement>(null);
  const answer = useHits(query, LIMIT);
  const groups = inGroups(answer?.hits ?? []);
  const nothing = !query || (answer && !answer.problem && groups.length === 0);
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  const read = (): void => history.replace(resultsPage(input.current?.value ?? ''));

  useEffect(() => {
    // Typed before the script was there.
    if (input.current?.value) read();
  }, []);
  useEffect(() => {
    if (input.current && input.current.value.trim() !== query) input.current.value = query;
  }, [query]);

  return (
    <Layout>
      <SectionFrame beside={groups.length > 0 ? {label: 'Results', entries: entriesOf(groups, query)} : undefined}>
        <div className="markdown">
          <h1>{title}</h1>
          <SearchField ref={input} onChange={read} onSubmit={(event) => event.preventDefault()} />
          <noscript>
            <p>Search requires JavaScript. In each section, the sidebar lists every page.</p>
          </noscript>
          <p role="status">{query && statusOf(answer, LIMIT)}</p>
          {nothing && <LinkList links={STARTS} unchecked />}
        </div>
        <Results groups={groups} />
      </SectionFrame>
      <PageMetadata title={title} description="Search the guides, the reference, the schemas, and the error codes." />
      <Head>
        <meta name="robots" content="noindex, follow" />
        <meta name="hydrate" content="now" />
      </Head>
    </Layout>
  );
}
