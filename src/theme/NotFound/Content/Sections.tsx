import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** What each section of the top navigation contains, by the address of its first page. */
const CONTENTS: Readonly<Record<string, string>> = {
  '/introduction/overview.html': 'Send and receive invoices and orders over REST, from the first token to webhooks.',
  '/vpd/introduction/overview.html': 'Look up names, identifiers and addresses of companies with one GraphQL query.',
  '/documents/overview.html': 'The document formats: their fields, versions and example files.',
  '/platform/introduction/overview.html':
    'The older SOAP interface, and the REST operation that replaces each of its operations.',
  '/': 'Every operation, parameter, response and schema of the REST API.',
};

/** The sections of the top navigation with what they contain, for a reader who has to start again. */
export default function Sections(): ReactNode {
  const {items} = useThemeConfig().navbar;
  return (
    <ul className={styles.sections}>
      {items.map(({to, label}) =>
        typeof to === 'string' && typeof label === 'string' ? (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{CONTENTS[to]}</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
