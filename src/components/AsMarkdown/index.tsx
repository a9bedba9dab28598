import {addressOfPath} from '../../addresses/inSite';
import {twinIndex, twinOf} from '../../addresses/twins';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

interface Props {
  /** Path of the page on the host. */
  readonly page: string;
  /** What is beside it, such as the breadcrumbs. */
  readonly children?: React.ReactNode;
}

/** The page as Markdown: to copy, to view, and the index of all pages, for those who work with a language model and for programs. */
export default function AsMarkdown({page, children}: Props): React.ReactNode {
  const twin = twinOf(addressOfPath(page));
  return (
    <div className={styles.row}>
      {children}
      <p data-search="no">
        <button type="button" data-copy-page>
          Copy page as Markdown
        </button>
        <SiteLink href={twin}>View as Markdown</SiteLink>
        <SiteLink href={twinIndex}>llms.txt</SiteLink>
      </p>
    </div>
  );
}
