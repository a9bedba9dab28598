import Link from '@docusaurus/Link';
import {asHtml} from '../html';
import type {Replacement} from '../../contracts/platform/operations';
import CodeLink from '../CodeLink';
import Table from '../Table';

/** The place in the REST documentation that replaces something of the platform. */
export function ReplacementLink({link}: {readonly link: NonNullable<Replacement['link']>}): React.ReactNode {
  const {href, text, isCode} = link;
  return isCode ? <CodeLink to={href}>{text}</CodeLink> : <Link to={href}>{text}</Link>;
}

interface Props {
  readonly name: string;
  readonly replacements: readonly Replacement[];
}

/** What replaces a SOAP operation in REST. */
export default function SoapReplacements({name, replacements}: Props): React.ReactNode {
  const [first] = replacements;
  if (first && !first.link) return <p {...asHtml(first.doesHtml)} />;
  return (
    <Table
      label={`REST instead of ${name}`}
      heads={['REST', 'Purpose']}
      rows={replacements.map(({link, doesHtml}) => [link && <ReplacementLink link={link} />, {html: doesHtml}])}
    />
  );
}
