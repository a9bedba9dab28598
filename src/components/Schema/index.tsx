import {asHtml} from '../html';
import {schemaEntries} from '../../addresses/places';
import type {RestReference, Schema as SchemaModel} from '../../contracts/openapi/model';
import CodeBlock from '../CodeBlock';
import Fields, {Values} from '../Fields';
import TypeText from '../TypeText';

interface Props {
  readonly schema: SchemaModel;
  readonly version: RestReference['version'];
  readonly hrefOf?: (schema: string) => string;
}

/** One named schema: meaning, fields or permitted values, example. */
export default function Schema({schema, version, hrefOf = schemaEntries(version)}: Props): React.ReactNode {
  return (
    <div data-schema={schema.name} data-beside>
      <div>
        <div {...asHtml(schema.descriptionHtml)} />
        {schema.fields.length > 0 && <Fields fields={schema.fields} hrefOf={hrefOf} />}
        <Values values={schema.values} />
        {schema.fields.length + schema.values.length === 0 && (
          <p>
            Type: <TypeText type={schema.type} hrefOf={hrefOf} />
          </p>
        )}
      </div>
      {schema.values.length === 0 && (
        <div>
          <CodeBlock code={schema.example} title="Example" label={`Example of ${schema.name}`} />
        </div>
      )}
    </div>
  );
}
