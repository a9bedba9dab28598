import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** What each section of the top navigation holds, by the address it starts at. */
const HOLDS: Readonly<Record<string, string>> = {
  '/introduction/overview.html': 'Send and receive invoices and orders over REST, from the first token to webhooks.',
  '/vpd/introduction/overview.html': 'Look up names, identifiers and addresses of companies with one GraphQL query.',
  '/documents/overview.html': 'The formats that travel: their fields, versions and example files.',
  '/platform/introduction/overview.html': 'The older SOAP interface, and the REST call that replaces each operation.',
  '/': 'Every operation, parameter, answer and schema of the REST API.',
};

/** The sections of the top navigation with what they hold, as places to go on from. */
export default function Sections(): ReactNode {
  const {items} = useThemeConfig().navbar;
  return (
    <ul className={styles.sections}>
      {items.map(({to, label}) =>
        typeof to === 'string' && typeof label === 'string' ? (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{HOLDS[to]}</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
