import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {MessageView} from '../../contracts/wsdl/message';
import type {SoapType} from '../../contracts/wsdl/schema';
import {soapType} from '../../addresses/places';
import Fields from '../Fields';
import Fold from '../Fold';
import sheet from './styles.pcss';

interface Props {
  /** The element in the body. */
  readonly element: string;
  readonly message: MessageView;
  /** Types that the page shows elsewhere. */
  readonly known?: readonly string[];
}

type HrefOf = (name: string) => string;

function Type({type, hrefOf}: {readonly type: SoapType; readonly hrefOf: HrefOf}): ReactNode {
  const id = `type-${type.name}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <Fold id={id} className={sheet.locals.type} summary={<code>{type.name}</code>}>
      <p {...asHtml(type.descriptionHtml)} />
      <Fields fields={type.fields} hrefOf={hrefOf} />
    </Fold>
  );
}

/** The elements of a message in their order, and the types that they have, each folded. `SoapRequest` brings the style, once for the page. */
export default function SoapMessage({element, message: {fields, types}, known = []}: Props): ReactNode {
  const here = new Set([...types.map(({name}) => name), ...known]);
  const hrefOf: HrefOf = (name) => (here.has(name) ? `#type-${name}` : soapType(name));
  return (
    <>
      <p className={sheet.locals.root}>
        Element <code>{element}</code>
        {fields.length === 0 ? ', which is empty.' : ', in this order:'}
      </p>
      {fields.length > 0 && <Fields fields={fields} hrefOf={hrefOf} />}
      {types.length > 0 && <p className={sheet.locals.types}>Types</p>}
      {types.map((type) => (
        <Type key={type.name} type={type} hrefOf={hrefOf} />
      ))}
    </>
  );
}
