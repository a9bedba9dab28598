import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {SoapType as Type} from '../../contracts/wsdl/model';
import SoapType from '../SoapType';

function Entry({type}: {readonly type: Type}): ReactNode {
  const id = `type-${type.name}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <code>{type.name}</code>
        <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${type.name}`} />
      </h3>
      <SoapType type={type} />
    </section>
  );
}

/** All types of the WSDL, each with an anchor. */
export default function SoapTypes({types}: {readonly types: readonly Type[]}): ReactNode {
  return types.map((type) => <Entry key={type.name} type={type} />);
}
