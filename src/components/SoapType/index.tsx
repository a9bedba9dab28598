import {asHtml} from '../html';
import {soapType} from '../../addresses/places';
import type {SoapType as Type} from '../../contracts/wsdl/schema';
import Fields, {Values} from '../Fields';

/** The elements of a type in their order, or what a simple type restricts. */
export default function SoapType({type}: {readonly type: Type}): React.ReactNode {
  const {name, descriptionHtml, fields, base, constraints, values} = type;
  return (
    <div data-soap-type={name}>
      <p {...asHtml(descriptionHtml)} />
      {fields.length > 0 && <Fields fields={fields} hrefOf={soapType} />}
      {base && (
        <p>
          <span className="type">{base}</span>
          {constraints.map(({text, code}) => (
            <span key={`${text}${code}`}>
              , {text} {code !== undefined && <code>{code}</code>}
            </span>
          ))}
        </p>
      )}
      <Values values={values} />
    </div>
  );
}
