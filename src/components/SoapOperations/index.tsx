import type {PlatformOperation} from '../../contracts/platform/operations';
import CodeLink from '../CodeLink';
import {joined} from '../joined';
import {ReplacementLink} from '../SoapReplacements';
import Table from '../Table';

interface Props {
  readonly operations: readonly Pick<PlatformOperation, 'name' | 'page' | 'descriptionHtml' | 'rest'>[];
}

/** All operations of the platform, each with its purpose and what replaces it in REST. */
export default function SoapOperations({operations}: Props): React.ReactNode {
  return (
    <Table
      label="Operations of the platform and their replacements"
      heads={['Operation', {text: 'Purpose', prose: true}, 'REST']}
      rows={operations.map(({name, page, descriptionHtml, rest}) => [
        <CodeLink to={page}>{name}</CodeLink>,
        {html: descriptionHtml},
        joined(rest.map(({link}) => (link ? <ReplacementLink key={link.href} link={link} /> : 'None'))),
      ])}
    />
  );
}
