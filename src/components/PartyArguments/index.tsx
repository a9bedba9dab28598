import {asHtml} from '../html';
import {partyType} from '../../addresses/places';
import type {Code} from '../../contracts/model';
import type {SdlField} from '../../contracts/sdl/fields';
import CodeBlock from '../CodeBlock';
import Entry from '../Entry';
import Fields from '../Fields';
import RunInPlayground from '../RunInPlayground';
import TypeText from '../TypeText';

interface Props {
  readonly fields: readonly {
    /** The anchor of the field; those of its arguments begin with it. */
    readonly id: string;
    /** The field as its reader knows it: `party`, or `party.locations` for one of a type. */
    readonly name: string;
    readonly field: SdlField;
    /** How the field is used, in GraphQL; nothing where the example isn't a query. */
    readonly example?: Code & {readonly playground: string};
    /** The anchor of an argument. */
    readonly argumentIds: Readonly<Record<string, string>>;
  }[];
}

/** The fields with arguments: each argument with its type, default, meaning and example. */
export default function PartyArguments({fields}: Props): React.ReactNode {
  return fields.map(({id, name, field, example, argumentIds}) => (
    <Entry
      key={id}
      id={id}
      code={name}
      name={`the arguments of ${name}`}
      data-party-arguments={name}
      beside={
        example ? (
          <CodeBlock
            code={example}
            title={<RunInPlayground title="Example" label={name} href={example.playground} />}
            label={`Example of ${name}`}
          />
        ) : null
      }
    >
      <p {...asHtml(field.descriptionHtml)} />
      <Fields fields={field.args} hrefOf={partyType} idOf={(each) => argumentIds[each] ?? ''} />
      <p>
        Returns: <TypeText type={field.type} hrefOf={partyType} />
      </p>
    </Entry>
  ));
}
