import Link from '@docusaurus/Link';
import {inSite} from '../../addresses/inSite';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

interface Props {
  readonly tabs: readonly {readonly label: string; readonly href: string}[];
  /** Path of the current one. */
  readonly page: string;
}

/** The pages of a format, beside each other below the title. The current one has the anchor that its part of the guide had when they were one page. */
export default function Tabs({tabs, page}: Props): React.ReactNode {
  return (
    <nav aria-label="Pages of this format" className={sheet.locals.tabs} data-leads-on>
      <PageStyle sheet={sheet} />
      {tabs.map(({label, href}) => (
        <Link key={href} to={href} {...(inSite(href) === page && {'aria-current': 'page', id: label.toLowerCase()})}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
