import Link from '@docusaurus/Link';
import {withKind, type Hit} from './groups';
import {HitBody, HitTitle} from './HitBody';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly Hit[];
  /** Whether each hit names its kind. */
  readonly kinds?: boolean;
  /** Told when the reader opens a hit. */
  readonly opened: () => void;
}

/** The hits of the page of all results in the order of their rank, each with the parts of its page below it. */
export default function Results({hits, kinds = false, opened}: Props): React.ReactNode {
  return (
    <ol className={styles.results}>
      {hits.map((hit) => (
        <li key={hit.href}>
          <article>
            <h2 className={styles.heading}>
              <Link to={hit.href} onClick={opened}>
                <HitTitle hit={hit} />
              </Link>
            </h2>
            <HitBody hit={kinds ? withKind(hit) : hit} />
            {hit.places && hit.places.length > 0 && (
              <ul className={styles.places}>
                {hit.places.map((place) => (
                  <li key={place.href}>
                    <Link to={place.href} onClick={opened}>
                      <HitTitle hit={place} />
                    </Link>
                    <HitBody hit={{...place, where: ''}} />
                  </li>
                ))}
              </ul>
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}
