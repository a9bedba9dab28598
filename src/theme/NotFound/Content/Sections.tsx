import type {ReactNode} from 'react';
import LinkList from '../../SectionFrame/LinkList';
import {useSections} from '../../SectionFrame/useSections';

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
  const sections = useSections();
  return <LinkList links={sections.map((section) => ({...section, text: CONTENTS[section.to]}))} />;
}
