import type {SoapType as Type} from '../../contracts/wsdl/schema';
import Fold from '../Fold';
import SoapType from '../SoapType';

/** All types of the WSDL, each folded, with an anchor. */
export default function SoapTypes({types}: {readonly types: readonly Type[]}): React.ReactNode {
  return types.map((type) => (
    <Fold key={type.name} id={`type-${type.name}`} summary={<code>{type.name}</code>}>
      <SoapType type={type} />
    </Fold>
  ));
}
