import Link from '@docusaurus/Link';
import type {HitGroup} from './groups';
import {HitBody, HitTitle} from './HitBody';
import styles from './styles.module.css';

/** Id of a group of results on the page of all results. */
export const resultsId = (group: string): string => `in-${group.toLowerCase().replace(/\W+/g, '-')}`;

/** All results, each group with its name and how many there are. */
export default function Results({groups}: {readonly groups: readonly HitGroup[]}): React.ReactNode {
  return groups.map(({name, hits}) => (
    <section key={name} aria-labelledby={resultsId(name)} className={styles.group}>
      <h2 id={resultsId(name)}>
        {name} <small className={styles.count}>{hits.length === 1 ? 'One result' : `${hits.length} results`}</small>
      </h2>
      <ol className={styles.results}>
        {hits.map((hit) => (
          <li key={hit.href}>
            <article>
              <h3 className={styles.heading}>
                <Link to={hit.href}>
                  <HitTitle hit={hit} />
                </Link>
              </h3>
              <HitBody hit={hit} />
            </article>
          </li>
        ))}
      </ol>
    </section>
  ));
}
