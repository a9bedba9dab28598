import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PlatformOperation} from '../../contracts/platform/operations';
import {ReplacementLink} from '../SoapReplacements';
import Table from '../Table';

interface Props {
  readonly operations: readonly Pick<PlatformOperation, 'name' | 'page' | 'descriptionHtml' | 'rest'>[];
}

/** All operations of the platform, each with its purpose and what replaces it in REST. */
export default function SoapOperations({operations}: Props): ReactNode {
  return (
    <Table
      label="Operations of the platform and their replacements"
      heads={['Operation', {text: 'Purpose', prose: true}, 'REST']}
      rows={operations.map(({name, page, descriptionHtml, rest}) => ({
        key: name,
        cells: [
          <Link key="name" to={page}>
            <code>{name}</code>
          </Link>,
          {html: descriptionHtml},
          rest.map(({link}, index) => (
            <span key={index}>
              {index > 0 && ', '}
              {link ? <ReplacementLink link={link} /> : 'None'}
            </span>
          )),
        ],
      }))}
    />
  );
}
