import type {ReactNode} from 'react';
import type {SoapType as Type} from '../../contracts/wsdl/schema';
import Entry from '../Entry';
import SoapType from '../SoapType';

/** All types of the WSDL, each with an anchor. */
export default function SoapTypes({types}: {readonly types: readonly Type[]}): ReactNode {
  return types.map((type) => (
    <Entry key={type.name} id={`type-${type.name}`} code={type.name}>
      <SoapType type={type} />
    </Entry>
  ));
}
