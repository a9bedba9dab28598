import {asHtml} from '../html';
import type {MessageView} from '../../contracts/wsdl/message';
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

/** What the element in the body contains. @param count of its own elements */
function contentText(count: number): string {
  if (count === 0) return 'is empty.';
  return count === 1 ? 'contains one element:' : 'contains these elements, in this order:';
}

/** The elements of a message in their order, and the types that they have, each folded. `SoapRequest` brings the style, once for the page. */
export default function SoapMessage({element, message: {fields, types}, known = []}: Props): React.ReactNode {
  const elements = fields.filter((field) => !field.name.includes('/'));
  const here = new Set([...types.map(({name}) => name), ...known]);
  const hrefOf = (name: string): string => (here.has(name) ? `#type-${name}` : soapType(name));
  return (
    <>
      <p className={sheet.locals.root}>
        The <code>{element}</code> element {contentText(elements.length)}
      </p>
      {fields.length > 0 && <Fields fields={fields} hrefOf={hrefOf} />}
      {types.length > 0 && <p className={sheet.locals.root}>The message uses these types:</p>}
      {types.map(({name, descriptionHtml, fields: inner}) => (
        <Fold key={name} id={`type-${name}`} className={sheet.locals.type} summary={<code>{name}</code>}>
          <p {...asHtml(descriptionHtml)} />
          <Fields fields={inner} hrefOf={hrefOf} />
        </Fold>
      ))}
    </>
  );
}
