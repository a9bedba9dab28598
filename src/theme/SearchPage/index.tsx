import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {HitBody, HitTitle} from '@site/src/components/Search/HitBody';
import {resultsPage, useHits, type Answer} from '@site/src/components/Search/useHits';
import styles from './styles.module.css';

const LIMIT = 100;

function countOf({hits, problem}: Answer): string {
  if (problem) return problem;
  if (hits.length === 0) return 'No results';
  if (hits.length === LIMIT) return `The first ${LIMIT} results`;
  return hits.length === 1 ? 'One result' : `${hits.length} results`;
}

/** The words in the address; the server draws the page without any. */
function useQuery(): string {
  const {search} = useLocation();
  const query = new URLSearchParams(search).get('q') ?? '';
  return useIsBrowser() ? query.trim() : '';
}

/** The page of all results, `/search.html?q=…`. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const query = useQuery();
  const input = useRef<HTMLInputElement>(null);
  const answer = useHits(query, LIMIT);
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
      <main className={`container ${styles.page}`}>
        <h1>{title}</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search the documentation"
            autoComplete="off"
            className={styles.input}
            onChange={read}
          />
        </form>
        <noscript>
          <p>Search requires JavaScript. The sidebar of each section lists all its pages.</p>
        </noscript>
        <p role="status">{query && (answer ? countOf(answer) : 'Searching…')}</p>
        <ol className={styles.hits}>
          {answer?.hits.map((hit) => (
            <li key={hit.href}>
              <article>
                <h2 className={styles.title}>
                  <Link to={hit.href}>
                    <HitTitle hit={hit} />
                  </Link>
                </h2>
                <HitBody hit={hit} />
              </article>
            </li>
          ))}
        </ol>
      </main>
      <PageMetadata title={title} description="Search the guides, the reference, the schemas and the error codes." />
      <Head>
        <meta name="robots" content="noindex, follow" />
        <meta name="hydrate" content="now" />
      </Head>
    </Layout>
  );
}
